import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Keeps the calendar's code back until the returned function is called. */
async function holdCalendar(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/dates-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a dialog whose code does not come is told, and opens when it does', async ({
  page,
  expectConsole,
}) => {
  expectConsole('ERR_FAILED');
  expectConsole('MissingCodeError');
  await page.route('**/overlay-parts-*.js', (route) => route.abort());
  await page.goto('clientes');
  await page.locator('tbody').getByRole('checkbox').first().check();
  const remove = page.getByRole('button', { name: 'Eliminar' });
  await remove.click();
  await expect(
    page.getByText('No se pudo abrir. Revisá la conexión y probá de nuevo.'),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.unroute('**/overlay-parts-*.js');
  await remove.click();
  await expect(page.getByRole('dialog', { name: '¿Eliminar 1 cliente?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(remove).toBeFocused();
});

test('a date is typed before its calendar has come, and keeps the focus when it comes', async ({
  page,
}) => {
  const release = await holdCalendar(page);
  await page.goto('movimientos');
  const fecha = page.getByRole('textbox', { name: 'Fecha' });
  await fecha.fill('31/02/2026');
  await page.keyboard.press('Tab');
  await expect(fecha).toHaveValue('20/11/2026');

  await fecha.fill('03/11/2026');
  const calendar = page.waitForResponse(/\/dates-.*\.js$/);
  release();
  await calendar;
  await expect(fecha).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(fecha).toHaveValue('03/11/2026');
  await fecha.click();
  await expect(page.getByRole('button', { name: 'Mes siguiente' })).toBeVisible();
  await expect(fecha).toHaveValue('03/11/2026');
});

test('a date that is clicked before its calendar has come shows it as soon as it has', async ({
  page,
}) => {
  const release = await holdCalendar(page);
  await page.goto('movimientos');
  const fecha = page.getByRole('textbox', { name: 'Fecha' });
  await fecha.click();
  await expect(fecha).toBeFocused();
  release();
  await page.getByRole('button', { name: '15 noviembre 2026' }).click();
  await expect(fecha).toHaveValue('15/11/2026');
});
