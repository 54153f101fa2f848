import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

test('a date can be typed before the calendar has loaded', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/calendar-[\w-]+\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('movimientos');
  const fecha = page.getByRole('textbox', { name: 'Fecha' });
  await fecha.fill('03/11/2026');
  await page.keyboard.press('Tab');
  await expect(fecha).toHaveValue('03/11/2026');
  await page.getByRole('button', { name: 'Abrir el calendario' }).click();
  release();
  await page.getByRole('button', { name: '15 noviembre 2026' }).click();
  await expect(fecha).toHaveValue('15/11/2026');
  await expect(fecha).toBeFocused();
});

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
