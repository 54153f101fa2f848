import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { seenDialog } from './seen';

/** Keeps the calendar's code back until the returned function is called. */
async function holdCalendar(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/calendar-*.js', async (route) => {
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
  await seenDialog(page, '¿Eliminar 1 cliente?');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(remove).toBeFocused();
});

test('leaving what is not saved is asked by the browser where the dialog’s code does not come', async ({
  page,
  expectConsole,
}) => {
  expectConsole('ERR_FAILED');
  expectConsole('MissingCodeError');
  await page.route('**/overlay-parts-*.js', (route) => route.abort());
  await page.goto('agregar-cliente');
  await page.getByLabel('Nombre').fill('Ana');
  const home = page.getByRole('navigation', { name: 'Menú principal' }).getByText('Inicio');
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await home.click();
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^¿Salir sin guardar\?/);
  await expect(page).toHaveURL(/\/agregar-cliente$/);
  await expect(page.getByLabel('Nombre')).toHaveValue('Ana');

  page.once('dialog', (dialog) => void dialog.accept());
  await home.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
});

test('a session that ran out can be signed in again as soon as the dialog’s code comes', async ({
  page,
  api,
  expectConsole,
}) => {
  expectConsole('ERR_FAILED');
  expectConsole('MissingCodeError');
  expectConsole('401');
  await page.route('**/overlay-parts-*.js', (route) => route.abort());
  api.faults.add({ path: '/clientes/', fault: 'status-401' });
  const missing = page.waitForEvent('requestfailed');
  await page.goto('clientes');
  await missing;
  await page.unroute('**/overlay-parts-*.js');
  await seenDialog(page, 'Tu sesión venció');
});

test('a date is typed before its calendar has come, and opens as soon as it has', async ({
  page,
}) => {
  const release = await holdCalendar(page);
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
