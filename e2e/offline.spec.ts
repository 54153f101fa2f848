import { expect, test } from './fixtures';

test('offline the panel says so, and a save fails at once; back online a list loads by itself', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|NetworkError/);
  // The previous page is never prefetched.
  await page.goto('clientes?pagina=1');
  await expect(page.getByText('Página 2 de 6 — Total clientes: 57')).toBeVisible();

  // A prefetch would fail offline, and log an error.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('Sin conexión a internet.')).toBeVisible();
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect(page.getByText('Sin conexión: se carga solo al volver.')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Sin conexión a internet.')).toBeHidden();
  await expect(page.getByText('Volvió la conexión.')).toBeVisible();
  await expect(page.getByText('Página 1 de 6 — Total clientes: 57')).toBeVisible();

  await page.getByRole('link', { name: 'Agregar Cliente' }).click();
  await page.getByLabel('Nombre').fill('Ñandubay S.A.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Agregar Cliente' }).click();
  await expect(page.getByRole('main').getByText('Error inesperado')).toBeVisible();
  await expect(page.getByLabel('Nombre')).toHaveValue('Ñandubay S.A.');
});
