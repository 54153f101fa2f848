import { expect, test } from './fixtures';

const NOTICE = 'Sin conexión a internet.';
const PAUSED = 'Sin conexión: se carga solo al volver.';

test(
  'without a connection the panel says so, keeps what was typed, and goes on by itself',
  { tag: '@both' },
  async ({ page, context, expectConsole }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await page.goto('agregar-cliente');
    await page.getByLabel('Nombre').fill('Ñandubay S.A.');

    await context.setOffline(true);
    await expect(page.getByText(NOTICE)).toBeVisible();
    await page.getByRole('button', { name: 'Agregar Cliente' }).click();
    await expect(page.getByRole('main').getByText('Error inesperado')).toBeVisible();
    await expect(page.getByLabel('Nombre')).toHaveValue('Ñandubay S.A.');

    await context.setOffline(false);
    await expect(page.getByText(NOTICE)).toBeHidden();
    await expect(page.getByText('Volvió la conexión.')).toBeVisible();
    await page.getByRole('button', { name: 'Agregar Cliente' }).click();
    await expect(page.getByText('Cliente agregado con éxito')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
  },
);

test('a list asked for without a connection loads by itself once it is back', async ({
  page,
  context,
}) => {
  await page.goto('clientes');
  await expect(page.getByText('Página 1 de 6 — Total clientes: 57')).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByText(PAUSED)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Página 2 de 6 — Total clientes: 57')).toBeVisible();
});

test('a screen that was never opened opens without a connection', async ({ page, context }) => {
  await page.goto('recibos-menu');
  await expect(page.getByRole('heading', { level: 1, name: 'Recibos' })).toBeVisible();
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await menu.getByRole('link', { name: 'Empleados' }).click();
  await expect(page.getByText(PAUSED)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/^Página 1 de \d+ — Total empleados/)).toBeVisible();
});
