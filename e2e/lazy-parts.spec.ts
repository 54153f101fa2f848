import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Holds the calendar's chunk until the returned function is called. */
async function holdCalendar(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/calendar-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

// The retry is tested in src/ui/overlay/overlay.test.tsx: some browsers cache a failed import until the page is reloaded.
test('a dialog whose chunk fails to load shows a toast and leaves the screen alone', async ({
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
    page.getByText('No se pudo abrir. Revisá la conexión y probá de nuevo, o recargá la página.'),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('leaving unsaved work asks with the browser’s own dialog when the panel’s fails to load', async ({
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

test('a date can be typed before the calendar has loaded, which opens once it has', async ({
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
