import { utils, write } from '@e965/xlsx';
import type { Page } from '@playwright/test';
import { expect, readPrintedPdf, test } from './support/fixtures';

type Cells = (string | number | null)[][];

/** A file by another library than the panel's. */
function excelFile(rows: Cells) {
  const book = { SheetNames: ['Hoja1'], Sheets: { Hoja1: utils.aoa_to_sheet(rows) } };
  const buffer = write(book, { bookType: 'xlsx', type: 'buffer' }) as Buffer;
  return { name: 'entregas.xlsx', mimeType: 'application/octet-stream', buffer };
}

const HEADINGS = ['Nº Guía', 'Destinatario', 'Cant. Bultos', 'Importe a cobrar', 'Obs.'];
const numero = (n: number) => `0009-${String(n).padStart(8, '0')}`;
const agregar = (page: Page, n: number) =>
  page.getByRole('button', { name: `Agregar ${n} movimientos`, exact: true });

async function pick(page: Page, label: string, text: string) {
  const group = page.getByRole('group', { name: 'Para todas las filas' });
  await group.getByRole('combobox', { name: label }).fill(text);
  await page.keyboard.press('Enter');
}

test('sixty rows with ten faults are mended by keyboard, sent one by one, and printed', async ({
  page,
  api,
  setNow,
}) => {
  test.slow();
  const nombres = api.db.clientes.rows.slice(0, 20).map(({ nombre }) => nombre);
  const usado = api.db.movimientos.rows.at(-1)?.remitoNumero ?? '';
  const rows: Cells = Array.from({ length: 60 }, (_, at) => [
    numero(at + 1),
    nombres[at % nombres.length] ?? '',
    (at % 5) + 1,
    at * 100.25,
    null,
  ]);
  const spoil = (row: number, column: number, text: string) => {
    const cells = rows[row];
    if (cells) cells[column] = text;
  };
  for (const row of [3, 4]) spoil(row, 1, 'Nadie S.A.');
  for (const row of [10, 11]) spoil(row, 2, 'dos');
  for (const row of [20, 21]) spoil(row, 3, 'a convenir');
  for (const row of [30, 31]) spoil(row, 0, usado);
  for (const row of [40, 41]) spoil(row, 0, numero(1));

  await page.goto('movimientos/planilla');
  const file = excelFile([['Bodega Los Álamos S.A.'], [], HEADINGS, ...rows, ['Total', null, 180]]);
  await page.getByLabel('Archivo de la planilla').setInputFiles(file);
  await pick(page, 'Cliente Origen', nombres[0] ?? '');
  await pick(page, 'Servicio', 'Encomienda chica');
  // The twin of each repeated number is at fault too.
  await expect(agregar(page, 49)).toBeEnabled();
  await page.getByRole('button', { name: 'Dejar sin registrar' }).press('Enter');
  await expect(agregar(page, 51)).toBeEnabled();

  const mend = async (row: number, label: string, text: string) => {
    await page
      .getByRole('checkbox', { name: new RegExp(`^Seleccionar fila ${row + 4}:`) })
      .press(' ');
    await page.getByRole('button', { name: 'Editar fila' }).press('Enter');
    const drawer = page.getByRole('dialog', { name: `Fila ${row + 4}` });
    await drawer.getByLabel(label, { exact: true }).fill(text);
    await page.keyboard.press('Control+Enter');
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Deseleccionar todo' }).press('Enter');
  };
  for (const row of [10, 11]) await mend(row, 'Bultos', '2');
  for (const row of [20, 21]) await mend(row, 'Monto', '1.234,50');
  for (const row of [30, 31, 40, 41]) await mend(row, 'Nro Remito', numero(100 + row));
  await expect(agregar(page, 60)).toBeEnabled();
  await agregar(page, 60).press('Enter');
  await expect(page.getByRole('dialog', { name: '¿Agregar 60 movimientos?' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('60 movimientos agregados')).toBeVisible({ timeout: 60_000 });

  const posts = api.requests.filter(
    ({ method, path }) => method === 'POST' && path === '/movimientos/',
  );
  const bodies = posts.map(({ body }) => body as Record<string, unknown>);
  expect(bodies.map(({ remitoNumero }) => remitoNumero)).toEqual(
    rows.map(([own], at) => ([30, 31, 40, 41].includes(at) ? numero(100 + at) : own)),
  );
  expect(bodies.map(({ monto }) => monto)).toEqual(
    rows.map(([, , , monto]) => (typeof monto === 'number' ? monto : 1234.5)),
  );

  await page.getByRole('button', { name: 'Imprimir', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Remitos (60)' }).click();
  await expect(page.getByText(/^60 remitos en un documento/)).toBeVisible({ timeout: 60_000 });
  expect((await readPrintedPdf(page)).pages).toHaveLength(60);

  await setNow('2026-11-20T10:45:00-03:00');
  await page.getByRole('button', { name: 'Otra planilla' }).click();
  await page.getByLabel('Archivo de la planilla').setInputFiles({ ...file, name: 'otra.xlsx' });
  // Ten rows of the file were sent with other values than these, but they are the same rows.
  await expect(page.getByText('Ya se cargó hoy a las 10:30: 60 movimientos')).toBeVisible();
});

test('cells of Windows-1252 and pasted ones are read alike', async ({ page }) => {
  const lines = [HEADINGS, ['X-1', 'Ñandú', '2', '1.234,50', 'Frágil']];
  const csv = lines.map((cells) => cells.join(';')).join('\r\n');
  const row = page.getByRole('row', { name: /X-1/ });
  await page.goto('movimientos/planilla');
  await page.getByLabel('Archivo de la planilla').setInputFiles({
    name: 'entregas.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv, 'latin1'),
  });
  await expect(row).toContainText('Ñandú');
  await expect(row).toContainText('1.234,50');
  await page.getByRole('button', { name: 'Otra planilla' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dejarla' }).click();

  const text = lines.map((cells) => cells.join('\t')).join('\r\n');
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);
  await expect(row).toContainText('Ñandú');
  await expect(row).toContainText('1.234,50');
});
