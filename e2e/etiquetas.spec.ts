import { readBarcodes } from '../test/support/read-barcodes';
import { expect, readPrintedPdf, test } from './support/fixtures';
import { fillMovimiento, HOJA_DE_RUTA } from './support/screens';
import { expectSeen } from './support/seen';
import { expectToast } from './support/toasts';

const REMITO = '0002-00000001';

test('a movement of three bultos is saved and labelled, and its labels are counted during loading', async ({
  page,
}) => {
  await page.goto('movimientos');
  await fillMovimiento(page);
  await page.getByRole('button', { name: 'Más datos' }).click();
  await page.getByLabel('Observaciones').fill('Vidrio: ¡MUY FRAGIL!');
  await page.getByRole('button', { name: 'Agregar Movimiento' }).click();
  await expectToast(page, 'Movimiento agregado con éxito');

  await page.getByRole('button', { name: `Etiquetas de ${REMITO}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Etiquetas' });
  await expectSeen(dialog.getByText('3 etiquetas de 1 movimiento'));
  await dialog.getByRole('button', { name: 'Imprimir' }).click();
  await expectToast(page, '3 etiquetas de 1 movimiento');
  const { bytes, pages } = await readPrintedPdf(page);
  expect(pages).toHaveLength(3);
  for (const [index, text] of pages.entries()) {
    expect(text).toContain(`${index + 1}/3`);
    expect(text).toContain(REMITO);
    expect(text).toContain('De Bulonera Mediterránea S.R.L.');
    expect(text).toContain('Para Ferretería Industrial Peña');
    expect(text).toContain('FRÁGIL');
  }
  expect(await readBarcodes(bytes)).toEqual([[REMITO], [REMITO], [REMITO]]);
  await expect(dialog).toBeHidden();

  await page.goto(HOJA_DE_RUTA);
  await page.getByRole('button', { name: 'Tildar por remito' }).click();
  await page.getByRole('switch', { name: 'Contar bultos' }).check();
  const field = page.getByLabel('Números de remito');
  const outcome = page.getByRole('status', { name: 'Resultado' });
  for (const text of ['1 de 3.', '2 de 3.', '3 de 3, completo.', 'ya están los 3.']) {
    await field.pressSequentially(REMITO);
    await field.press('Enter');
    await expect(outcome).toHaveText(`${REMITO}: ${text}`);
  }
  await expectSeen(outcome);
  await page.keyboard.press('Escape');
  await expect(page.getByText('3 de 3 bultos').first()).toBeVisible();
});
