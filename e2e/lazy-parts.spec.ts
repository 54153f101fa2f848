import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

function watchScripts(page: Page): (pattern: RegExp) => string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return (pattern) => asked.filter((path) => pattern.test(path) && path.endsWith('.js'));
}

test('palette, manual and export load only on first use', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto('clientes');
  await expect(page.getByText(/^Página 1 de/)).toBeVisible();
  // Other overlays are prefetched while the browser is idle.
  await expect.poll(() => scripts(/toasts-region/)).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  expect(scripts(/paleta|manual|registrar-|planilla/)).toEqual([]);

  await page.keyboard.press('Control+K');
  const palette = page.getByRole('combobox', { name: 'Buscar en el panel' });
  await expect(palette).toBeFocused();
  expect(scripts(/paleta/)).not.toEqual([]);
  expect(scripts(/manual|registrar-/)).toEqual([]);
  await palette.fill('emergentes');
  await expect(page.getByRole('option', { name: /^Cuando algo falla/ })).toBeVisible();
  expect(scripts(/manual|registrar-/)).not.toEqual([]);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Exportar' }).click();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Excel' }).click();
  await downloaded;
  expect(scripts(/planilla\.worker-/)).toHaveLength(1);
});
