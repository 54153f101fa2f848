import type { Locator, Page } from '@playwright/test';
import { DIA, insertThree } from '../test/seeded-day';
import {
  blockPrintWindows,
  expect,
  expectRowVisible,
  heldDocuments,
  printWindows,
  readPrintedPdf,
  test,
} from './fixtures';
import { seenDialog } from './seen';
import { expectToast } from './toasts';

const filtersOf = (page: Page) => page.getByRole('form', { name: 'Filtros de la hoja de ruta' });
const tableOf = (page: Page) => page.getByRole('table', { name: 'Lista de movimientos' });
const rowsOf = (page: Page) => tableOf(page).locator('tbody').getByRole('row');
const totalsOf = (page: Page) => page.getByLabel('Totales');
const buscar = (page: Page) => page.getByRole('button', { name: /^Buscar/ });
const crear = (page: Page) => page.getByRole('button', { name: /^Crear hoja/ });

/** Types until the wanted one is the best match, and takes it with Enter. */
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

test(
  'a day’s route sheet is searched, created and printed; reload and back keep the search',
  { tag: '@both' },
  async ({ page, api }) => {
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
  },
);

test('what is missing is asked for in order, and nothing is sent until then', async ({
  page,
  api,
}) => {
  await page.goto('hoja-de-ruta');
  const form = filtersOf(page);
  const told = (message: string) => page.getByRole('alert').filter({ hasText: message });
  await setFecha(page, '');
  await crear(page).click();
  await expect(told('La fecha es obligatoria')).toBeVisible();
  await setFecha(page, '24/12/2026');
  const steps = [
    ['Debe seleccionar un chofer', () => pick(form, 'Chofer', 'sosa', 'Sosa, Gastón')],
    ['Debe seleccionar un vehículo', () => pick(form, 'Vehiculo', 'cargo 1722', 'Ford Cargo 1722')],
    [
      'No hay movimientos para crear la hoja de ruta. Realice una búsqueda primero.',
      () => buscar(page).click(),
    ],
  ] as const;
  for (const [message, mend] of steps) {
    await expect(crear(page)).not.toHaveAttribute('aria-disabled', 'true');
    await crear(page).click();
    await expect(told(message)).toBeVisible();
    await mend();
  }
  await expect(page.getByText('No hay movimientos para los filtros seleccionados.')).toBeVisible();
  await expect(crear(page)).not.toHaveAttribute('aria-disabled', 'true');
  await crear(page).click();
  await expect(
    told('Debe haber al menos un movimiento seleccionado para crear la hoja de ruta.'),
  ).toBeVisible();
  expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  expect(await printWindows(page)).toEqual([]);
});

test(
  'ticked movements make the sheet, one of them mended first in the dialog at the side',
  { tag: '@both' },
  async ({ page, api }) => {
    insertThree(api);
    const search = new URLSearchParams({
      fecha: DIA,
      chofer: JSON.stringify({ id: 4, nombre: 'Díaz, Ángel' }),
      vehiculo: JSON.stringify({ id: 2, nombre: 'Sprinter', patente: 'AC 845 KL' }),
      buscado: 'true',
    });
    await page.goto(`hoja-de-ruta?${search.toString()}`);
    await expect(rowsOf(page)).toHaveCount(3);
    await rowsOf(page).nth(1).getByRole('cell', { name: 'A-2', exact: true }).dblclick();
    const dialog = await seenDialog(page, 'Editar Movimiento');
    await expect(dialog).toContainText('Modificá los datos del movimiento seleccionado.');
    await dialog.getByRole('textbox', { name: 'Observaciones' }).fill('Dejar en portería');
    await dialog.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expect(dialog).toBeHidden();
    await expect(rowsOf(page).nth(1)).toContainText('Dejar en portería');

    await page.getByRole('checkbox', { name: /^Seleccionar remito A-2,/ }).check();
    await expect(page.getByText('1 seleccionado')).toBeVisible();
    await crear(page).click();
    const { pages } = await readPrintedPdf(page);
    expect(pages[0]).toContain('A-2');
    expect(pages[0]).not.toContain('A-10');
    expect(api.db.hojasRuta.rows.at(-1)?.movimientoIds).toEqual([139]);
  },
);

test('a refused window still gives the sheet, and a refused sheet closes its window', async ({
  page,
  api,
  expectConsole,
}) => {
  insertThree(api);
  const search = new URLSearchParams({
    fecha: DIA,
    chofer: JSON.stringify({ id: 4, nombre: 'Díaz, Ángel' }),
    vehiculo: JSON.stringify({ id: 2, nombre: 'Sprinter' }),
    buscado: 'true',
  });
  await page.goto(`hoja-de-ruta?${search.toString()}`);
  await expect(rowsOf(page)).toHaveCount(3);

  await test.step('refused by the server', async () => {
    expectConsole(/400/);
    expectConsole(/HTTPError/);
    api.faults.add({ method: 'POST', path: '/hoja-rutas/', fault: 'status-400-empty', times: 1 });
    await crear(page).click();
    await expect(
      page.getByText('Error al crear hoja de ruta. Verifique los datos e intente nuevamente.'),
    ).not.toHaveCount(0);
    await expect
      .poll(async () => (await printWindows(page)).map((one) => one.closed))
      .toEqual([true]);
    await expect(rowsOf(page)).toHaveCount(3);
  });

  await test.step('refused by the browser', async () => {
    await blockPrintWindows(page);
    await expect(crear(page)).not.toHaveAttribute('aria-disabled', 'true');
    await crear(page).click();
    const dialog = await seenDialog(page, 'No se pudo abrir la ventana de impresión');
    await expect(dialog.getByRole('link', { name: 'Abrir PDF' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(dialog).toBeHidden();
    expect(await heldDocuments(page)).toEqual([]);
    expect(api.requests.filter(({ path }) => path.endsWith('/pdf'))).toHaveLength(1);
  });
});
