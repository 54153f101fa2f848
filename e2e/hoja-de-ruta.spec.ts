import type { Locator, Page } from '@playwright/test';
import { DIA, insertThree } from '../test/seeded-day';
import { expect, expectRowVisible, readPrintedPdf, test } from './fixtures';
import { expectToast } from './toasts';

const filtersOf = (page: Page) => page.getByRole('form', { name: 'Filtros de la hoja de ruta' });
const tableOf = (page: Page) => page.getByRole('table', { name: 'Lista de movimientos' });
const rowsOf = (page: Page) => tableOf(page).locator('tbody').getByRole('row');
const totalsOf = (page: Page) => page.getByLabel('Totales');
const buscar = (page: Page) => page.getByRole('button', { name: /^Buscar/ });
const crear = (page: Page) => page.getByRole('button', { name: /^Crear hoja/ });

/** Types a text whose best match is the wanted option, and presses Enter. */
async function pick(form: Locator, name: string, typed: string, wanted: string): Promise<void> {
  const picker = form.getByRole('combobox', { name });
  await picker.click();
  await picker.pressSequentially(typed);
  await picker.press('Enter');
  await expect(picker).toHaveValue(wanted);
}

async function setFecha(page: Page, text: string): Promise<void> {
  const fecha = filtersOf(page).getByRole('textbox', { name: 'Fecha' });
  await fecha.fill(text);
  await fecha.press('Tab');
}

test('a day’s route sheet is searched, created and printed; reload and Back keep the search', async ({
  page,
  api,
}) => {
  insertThree(api);
  await page.goto('hoja-de-ruta');
  const form = filtersOf(page);
  await expect(form.getByRole('textbox', { name: 'Fecha' })).toHaveValue('20/11/2026');
  await setFecha(page, '30/11/2026');
  await pick(form, 'Chofer', 'diaz', 'Díaz, Ángel');
  await pick(form, 'Vehiculo', 'sprinter', 'Mercedes-Benz Sprinter 516');
  await expect(form.getByRole('textbox', { name: 'Patente' })).toHaveValue('AC 845 KL');
  await buscar(page).click();
  await expectToast(page, 'Movimientos cargados correctamente.');
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(totalsOf(page)).toContainText('16');
  await expect(totalsOf(page)).toContainText('1.050.000,31');
  await expect(totalsOf(page)).toContainText('1.100,29');
  await expectRowVisible(tableOf(page), {
    Hora: '09:15',
    Origen: 'Bulonera Mediterránea S.R.L.',
    'Nro Remito': 'A-1',
    Bultos: '5',
  });

  await crear(page).click();
  await expectToast(page, 'Hoja de ruta creada correctamente');
  const { pages } = await readPrintedPdf(page);
  expect(pages).toHaveLength(1);
  for (const text of [
    'HOJA DE RUTA',
    'N.º 00000004',
    '30/11/2026',
    'Díaz, Ángel',
    'Mercedes-Benz Sprinter 516',
    'AC 845 KL',
    'A-1',
    'A-2',
    'A-10',
    'Bulonera Mediterránea',
    '1.050.000,31',
    '1.100,29',
  ]) {
    expect(pages[0]).toContain(text);
  }
  expect(api.db.hojasRuta.rows.at(-1)).toMatchObject({
    fecha: DIA,
    representanteId: null,
    vehiculoId: 2,
    empleadoId: 4,
    movimientoIds: [140, 139, 138],
  });

  await page.reload();
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(form.getByRole('textbox', { name: 'Fecha' })).toHaveValue('30/11/2026');
  await expect(form.getByRole('combobox', { name: 'Chofer' })).toHaveValue('Díaz, Ángel');
  await expect(form.getByRole('textbox', { name: 'Patente' })).toHaveValue('AC 845 KL');

  await form.getByText('Cuenta Corriente').click();
  await buscar(page).click();
  await expect(rowsOf(page)).toHaveCount(1);
  await page.goBack();
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(form.getByRole('radio', { name: 'Todos' })).toBeChecked();
});
