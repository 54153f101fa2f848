import type { Page } from '@playwright/test';
import { insertThree } from '../test/server/seeded-day';
import { expect, expectRowVisible, readPrintedPdf, test } from './support/fixtures';
import { pick } from './support/screens';
import { expectSeen } from './support/seen';
import { expectToast } from './support/toasts';

const imprimir = (page: Page) => page.getByRole('button', { name: 'Imprimir', exact: true });

test('a receipt is created, printed, found in the list and printed again', async ({
  page,
  api,
}) => {
  await page.goto('recibos');
  const form = page.getByRole('form', { name: 'Crear recibos' });
  await pick(form, 'Cliente', 'bulonera', 'Bulonera Mediterránea S.R.L.');
  await form.getByRole('textbox', { name: /^Entregué a .* la suma de/ }).fill('1.234,50');
  await expect(
    form.getByText('Son: MIL DOSCIENTOS TREINTA Y CUATRO PESOS CON CINCUENTA CENTAVOS'),
  ).toBeVisible();
  await form.getByRole('textbox', { name: 'En concepto de...' }).fill('Seña por traslado');
  await imprimir(page).click();
  const { pages } = await readPrintedPdf(page);
  expect(pages).toHaveLength(1);
  for (const text of ['0001-00000365', 'Bulonera Mediterránea', 'CINCUENTA CENTAVOS', '1.234,50']) {
    expect(pages[0]).toContain(text);
  }
  expect(api.db.recibos.rows.at(-1)).toMatchObject({ clienteId: 4, totalMonto: 1234.5 });

  await page.goto('ver-recibos');
  await expect(page.getByText('Página 1 de 3 — Total clientes: 25')).toBeVisible();
  const colourOf = (estado: string) =>
    page
      .getByRole('cell', { name: estado })
      .first()
      .locator('span')
      .evaluate((text) => getComputedStyle(text).color);
  expect(await colourOf('Anulado')).not.toBe(await colourOf('Emitido'));
  await page.getByRole('searchbox', { name: 'Buscar Recibo' }).fill('traslado');
  await expect(page).toHaveURL(/texto=traslado/);
  const row = await expectRowVisible(page.getByRole('table', { name: 'Recibos' }), {
    Cliente: 'Bulonera Mediterránea S.R.L.',
    Estado: 'Emitido',
    Tipo: 'Manual',
    'Recibo número': '0001-00000365',
    'Fecha generación': '20/11/2026 10:30',
    'Total Monto': '$ 1.234,50',
  });
  await row.click();
  await expect(page.getByText('1 seleccionado')).toBeVisible();
  await imprimir(page).click();
  expect((await readPrintedPdf(page)).pages[0]).toContain('0001-00000365');
});

test('a contrareembolso is paid for the selected movements', async ({ page, api }) => {
  insertThree(api);
  await page.goto('contrareembolso');
  const form = page.getByRole('form', { name: 'Filtros de contrareembolso' });
  await pick(form, 'Cliente', 'bulonera', 'Bulonera Mediterránea S.R.L.');
  for (const name of ['Fecha desde', 'Fecha hasta']) {
    await form.getByRole('textbox', { name }).fill('30/11/2026');
    await form.getByRole('textbox', { name }).press('Tab');
  }
  await page.getByRole('button', { name: 'Buscar movimientos' }).click();
  const rows = page.getByRole('table', { name: 'Movimientos' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(3);

  await page.getByRole('checkbox', { name: /^Seleccionar remito A-1,/ }).check();
  await page.getByRole('checkbox', { name: /^Seleccionar remito A-10,/ }).check();
  await expect(page.getByLabel('Totales')).toContainText('1.050.000,11');
  await expect(page.getByRole('status', { name: 'Importe en letras' })).toHaveText(
    'Recibí la suma de: UN MILLÓN CINCUENTA MIL PESOS CON ONCE CENTAVOS',
  );

  await page.getByText('Recibo sin flete').click();
  await imprimir(page).click();
  await page.getByRole('button', { name: 'Imprimir igual' }).click();
  await expectToast(page, 'Recibo emitido');
  const without = await readPrintedPdf(page);
  expect(without.pages[0]).toContain('UN MILLÓN CINCUENTA MIL PESOS CON ONCE CENTAVOS');
  expect(without.pages[0]).toContain('A-10');
  expect(without.pages[0]).not.toContain('1.100,19');
  await expectSeen(rows.first().getByText('Recibo emitido'));
  expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    clienteId: 4,
    fechaDesde: '2026-11-30',
    fechaHasta: '2026-11-30',
    concepto: 'PAGO CONTRAREEMBOLSO',
    recibi: 'UN MILLÓN CINCUENTA MIL PESOS CON ONCE CENTAVOS',
    incluyeFlete: false,
    movimientoIds: [140, 138],
  });
});
