import { insertThree } from '../test/server/seeded-day';
import { expect, readPrintedPdf, test } from './support/fixtures';
import { pick } from './support/screens';
import { expectSeen } from './support/seen';

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
  await expect(page.getByRole('status', { name: 'Importe en letras' })).toHaveText(
    'Recibí la suma de: UN MILLÓN CINCUENTA MIL PESOS CON ONCE CENTAVOS',
  );

  await page.getByText('Recibo sin flete').click();
  await page.getByRole('button', { name: 'Imprimir', exact: true }).click();
  await page.getByRole('button', { name: 'Imprimir igual' }).click();
  const [paper] = (await readPrintedPdf(page)).pages;
  expect(paper).toContain('UN MILLÓN CINCUENTA MIL PESOS CON ONCE CENTAVOS');
  expect(paper).toContain('A-10');
  expect(paper).not.toContain('1.100,19');
  await expectSeen(rows.first().getByText('Recibo emitido'));
});
