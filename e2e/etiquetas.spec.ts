import { cannotReadBarcodes, readBarcodes } from '../test/support/read-barcodes';
import { expect, readPrintedPdf, test } from './support/fixtures';
import { fillMovimiento } from './support/screens';
import { expectSeen } from './support/seen';
import { expectToast } from './support/toasts';

test.skip(cannotReadBarcodes, 'No pdftoppm or no zbarimg.');

const REMITO = '0002-00000001';

test('the labels of a saved movement have its remito as text and barcode, one for each bulto', async ({
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
});
