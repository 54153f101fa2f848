import { expect, test } from './fixtures';
import { expectToast } from './toasts';

const NOTICE = 'Sin conexión a internet.';
const PAUSED = 'Sin conexión: se carga solo al volver.';

test('offline the panel says so and keeps what was typed; back online it loads by itself', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|NetworkError/);
  // The previous page is never prefetched.
  await page.goto('clientes?pagina=1');
  await expect(page.getByText('Página 2 de 6 — Total clientes: 57')).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect(page.getByText(PAUSED)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(NOTICE)).toBeHidden();
  await expect(page.getByText('Volvió la conexión.')).toBeVisible();
  await expect(page.getByText('Página 1 de 6 — Total clientes: 57')).toBeVisible();

  await page.getByRole('link', { name: 'Agregar Cliente' }).click();
  await page.getByLabel('Nombre').fill('Ñandubay S.A.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Agregar Cliente' }).click();
  await expect(page.getByRole('main').getByText('Error inesperado')).toBeVisible();
  await expect(page.getByLabel('Nombre')).toHaveValue('Ñandubay S.A.');

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Agregar Cliente' }).click();
  await expectToast(page, 'Cliente agregado con éxito');
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
});
