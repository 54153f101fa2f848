import { DIA, insertThree } from '../../test/server/seeded-day';
import { expectGone, expectSeen, expectText, expectValue } from './expect';
import { expect, test } from './fixtures';
import type { Page, Part } from './page';

/** Types a text that only the wanted option matches, and picks it with Enter. */
async function pick(panel: Page, picker: Part, typed: string, wanted: string): Promise<void> {
  await picker.focus();
  await panel.type(typed);
  await expectSeen(panel.having('option', wanted));
  await panel.press('Enter');
  await expectValue(picker, wanted);
}

async function typeDate(panel: Page, field: Part): Promise<void> {
  await field.fill('30/11/2026');
  await panel.press('Tab');
  await expectValue(field, '30/11/2026');
}

/** Also waits for the paper where there is a printer. Firefox hides the panel, toasts and all, behind the print window. */
async function expectPrinted(panel: Page): Promise<void> {
  await expect.poll(() => panel.windows()).toContainEqual(expect.stringMatching(/^blob:/));
  const printed = panel.printed();
  if (printed) await expect.poll(() => panel.printed()).toMatch(/^%PDF-.*%%EOF\s*$/s);
}

test('a movement is entered by the keyboard, registered and printed', async ({ panel, api }) => {
  await panel.goto('movimientos');
  const form = panel.role('form', 'Nuevo movimiento');
  await typeDate(panel, form.role('textbox', 'Fecha'));
  await pick(
    panel,
    form.role('combobox', 'Cliente Origen'),
    'bulo',
    'Bulonera Mediterránea S.R.L.',
  );
  await pick(
    panel,
    form.role('combobox', 'Cliente Destino'),
    'ferreteria',
    'Ferretería Industrial Peña',
  );
  await form.role('textbox', 'Nro Remito').fill('0002-00000001');
  await pick(panel, form.role('combobox', 'Servicio'), 'mediana', 'Encomienda mediana');
  await form.role('textbox', 'Bultos').fill('3');
  await form.role('textbox', 'Monto').fill('1234,5');
  await form.role('button', 'Más datos').click();
  await form.role('textbox', 'Seguro').fill('250,25');
  await expectValue(form.role('textbox', 'Flete'), '15.601,50');
  await form.role('button', 'Remito').focus();
  await panel.press('Enter');
  await expectPrinted(panel);
  await expectText(panel.role('table', 'Movimientos').having('row', '0002-00000001'), '15.851,75');
  expect(api.db.movimientos.rows.at(-1)).toMatchObject({
    fecha: DIA,
    clienteOrigenId: 4,
    clienteDestinoId: 11,
    servicioId: 2,
    bultos: 3,
    monto: 1234.5,
    seguro: 250.25,
    flete: 15851.75,
  });
});

test('a receipt prints even while its client is still being searched', async ({ panel, api }) => {
  await panel.goto('recibos');
  const form = panel.role('form', 'Crear recibos');
  await form.role('textbox', /^Entregué a .* la suma de/).fill('1234,5');
  await form.role('textbox', 'En concepto de...').fill('Seña');
  api.faults.add({ method: 'GET', path: '/clientes/filtro', fault: 'slow', ms: 2000 });
  await form.role('combobox', 'Cliente').fill('Bulonera Mediterránea S.R.L.');
  await form.role('button', 'Imprimir').click();
  await expectPrinted(panel);
  expect(api.db.recibos.rows.at(-1)).toMatchObject({ clienteId: 4, totalMonto: 1234.5 });
});

test('a route sheet is searched, edited, created and printed', async ({ panel, api }) => {
  insertThree(api);
  await panel.goto('hoja-de-ruta');
  const form = panel.role('form', 'Filtros de la hoja de ruta');
  await typeDate(panel, form.role('textbox', 'Fecha'));
  await pick(panel, form.role('combobox', 'Chofer'), 'diaz', 'Díaz, Ángel');
  await pick(panel, form.role('combobox', 'Vehiculo'), 'master', 'Renault Master L3H2');
  await panel.role('button', /^Buscar [Mm]ovimientos/).click();
  // The filters have folded, so nothing moves any more.
  await expectSeen(panel.role('button', 'Filtros'));
  const table = panel.role('table', 'Lista de movimientos');
  await expectText(panel.label('Totales'), '1.050.000,31');

  await table.role('cell', 'A-2').click();
  await panel.role('button', 'Editar Movimiento').click();
  const dialog = panel.role('dialog', 'Editar Movimiento');
  await expectSeen(dialog);
  await dialog.role('textbox', 'Observaciones').fill('Dejar en portería');
  await dialog.role('button', 'Guardar Cambios').click();
  await expectGone(dialog);
  await expectText(table.having('row', 'A-2'), 'Dejar en portería');

  await panel.role('button', /^Crear hoja/).click();
  await expectPrinted(panel);
  expect(api.db.hojasRuta.rows.at(-1)).toMatchObject({
    fecha: DIA,
    vehiculoId: 5,
    empleadoId: 7,
    movimientoIds: [139],
  });
});

test('labels of ticked movements are made in the browser and printed', async ({ panel, api }) => {
  insertThree(api);
  await panel.goto(`hoja-de-ruta?fecha=${DIA}&tipo=todos&buscado=true`);
  await panel.role('checkbox', /^Seleccionar remito A-2,/).click();
  await panel.role('button', 'Imprimir tildados').click();
  await panel.role('menuitem', /^Etiquetas \(/).click();
  await panel.role('dialog', 'Etiquetas').role('button', 'Imprimir').click();
  await expectPrinted(panel);
});
