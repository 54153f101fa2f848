import type { Locator, Page } from '@playwright/test';
import {
  blockPrintWindows,
  expect,
  expectRowVisible,
  heldDocuments,
  printWindows,
  readPrintedPdf,
  test,
} from './fixtures';
import { seenDialog, seenOptions } from './seen';
import { expectToast } from './toasts';

const tableOf = (page: Page) => page.getByRole('table', { name: 'Movimientos' });
const rowsOf = (page: Page) => tableOf(page).locator('tbody').getByRole('row');
const formOf = (page: Page) => page.getByRole('form', { name: 'Nuevo movimiento' });
const editorOf = (page: Page) => page.getByRole('form', { name: 'Editar movimiento' });
const text = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });
const picker = (form: Locator, name: string) => form.getByRole('combobox', { name });

/** Types what only the wanted one matches, and takes it with Enter without waiting for the list. */
async function pick(form: Locator, name: string, typed: string, wanted: string): Promise<void> {
  await picker(form, name).fill(typed);
  await picker(form, name).press('Enter');
  await expect(picker(form, name)).toHaveValue(wanted);
}

/** How far the page itself, not a part of it, can be scrolled sideways. */
const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test(
  'a movement between two clients is registered by keyboard and tops the list',
  { tag: '@both' },
  async ({ page, api }) => {
    await page.goto('movimientos?texto=0001&pagina=3');
    const form = formOf(page);
    await expect(text(form, 'Fecha')).toHaveValue('20/11/2026');
    await picker(form, 'Cliente Origen').focus();
    await page.keyboard.type('bulo');
    await expect(await seenOptions(page)).toHaveText([/^Bulonera Mediterránea S\.R\.L\./]);
    await page.keyboard.press('Enter');
    await expect(picker(form, 'Cliente Origen')).toHaveValue('Bulonera Mediterránea S.R.L.');
    await pick(form, 'Cliente Destino', 'ferreteria', 'Ferretería Industrial Peña');
    await text(form, 'Nro Remito').fill('0002-00000001');
    await pick(form, 'Servicio', 'mediana', 'Encomienda mediana');
    await text(form, 'Bultos').fill('3');
    await pick(form, 'Representante', 'bolivar', 'Encomiendas Bolívar');
    await text(form, 'Monto').fill('1234,5');
    await text(form, 'Seguro').fill('250.25');
    await expect(text(form, 'Flete')).toHaveValue('15.601,50');
    await text(form, 'Observaciones').fill('Frágil');
    await text(form, 'Nro Remito').press('Enter');

    await expectToast(page, 'Movimiento agregado con éxito');
    await expect(page).toHaveURL(/\/movimientos$/);
    await expect(picker(form, 'Cliente Destino')).toBeFocused();
    await expect(picker(form, 'Cliente Origen')).toHaveValue('Bulonera Mediterránea S.R.L.');
    await expect(picker(form, 'Servicio')).toHaveValue('');

    const row = await expectRowVisible(tableOf(page), {
      Hora: '10:30',
      Fecha: '20/11/2026',
      Origen: 'Bulonera Mediterránea S.R.L.',
      Destino: 'Ferretería Industrial Peña',
      Representante: 'Encomiendas Bolívar',
      'Nro Remito': '0002-00000001',
      Bultos: '3',
    });
    await expect(row).toContainText('15.851,75');
    await expect(rowsOf(page).first()).toContainText('0002-00000001');
    await expect(page.getByText('Página 1 de 14 — Total movimientos: 138')).toBeVisible();
    expect(api.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(api.db.movimientos.rows.at(-1)).toMatchObject({
      clienteOrigenId: 4,
      clienteDestinoId: 11,
      representanteId: 3,
      servicioId: 2,
      subServicioId: null,
      monto: 1234.5,
      seguro: 250.25,
      flete: 15851.75,
      fleteACargoCliente: true,
    });
  },
);

test('a party without a record goes by the name that was typed', async ({ page, api }) => {
  await page.goto('movimientos');
  const form = formOf(page);
  await picker(form, 'Cliente Origen').fill('Sra. Ñáñez, mostrador');
  await expect(
    page.getByText('Sin coincidencias: se enviará el nombre como está escrito.'),
  ).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(form.getByText('Sin registrar: va solo el nombre')).toBeVisible();
  await pick(form, 'Cliente Destino', 'bulonera', 'Bulonera Mediterránea S.R.L.');
  await pick(form, 'Servicio', 'convenir', 'A convenir');
  await form.getByRole('button', { name: 'Agregar Movimiento' }).click();
  await expectRowVisible(tableOf(page), { Origen: 'Sra. Ñáñez, mostrador', Bultos: '1' });
  expect(api.db.movimientos.rows.at(-1)).toMatchObject({
    clienteOrigenId: null,
    clienteOrigenNombre: 'Sra. Ñáñez, mostrador',
    clienteDestinoId: 4,
  });
});

test(
  'a client made in the drawer is the movement’s, and what was typed before is still there',
  { tag: '@both' },
  async ({ page, api }) => {
    await page.goto('movimientos');
    const form = formOf(page);
    await text(form, 'Nro Remito').fill('R-9');
    await picker(form, 'Cliente Destino').fill('Vivero Ñandú');
    await form.getByRole('button', { name: 'Agregar un cliente: Cliente Destino' }).click();
    const drawer = await seenDialog(page, 'Agregar un cliente');
    await expect(drawer.getByLabel('Nombre')).toBeFocused();
    await expect(drawer.getByLabel('Nombre')).toHaveValue('Vivero Ñandú');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(text(form, 'Nro Remito')).toHaveValue('R-9');
    await expect(picker(form, 'Cliente Destino')).toHaveValue('Vivero Ñandú');

    await form.getByRole('button', { name: 'Agregar un cliente: Cliente Destino' }).click();
    await drawer.getByLabel('Localidad').fill('Río Cuarto');
    await drawer.getByLabel('Localidad').press('Enter');
    await expect(drawer).toBeHidden();
    await expectToast(page, 'Cliente agregado con éxito');
    await expect(form.getByText('Sin registrar: va solo el nombre')).toBeHidden();
    expect(
      api.requests.some(({ method, path }) => method === 'POST' && path === '/movimientos/'),
    ).toBe(false);

    await pick(form, 'Cliente Origen', 'bulonera', 'Bulonera Mediterránea S.R.L.');
    await pick(form, 'Servicio', 'convenir', 'A convenir');
    await form.getByRole('button', { name: 'Agregar Movimiento' }).click();
    await expectRowVisible(tableOf(page), { Destino: 'Vivero Ñandú', 'Nro Remito': 'R-9' });
    expect(api.db.movimientos.rows.at(-1)).toMatchObject({
      clienteDestinoId: api.db.clientes.lastId,
      clienteDestinoNombre: null,
    });
  },
);

test('a sub-service adds to the freight, which can be typed and computed again', async ({
  page,
  api,
}) => {
  await page.goto('movimientos');
  const form = formOf(page);
  await pick(form, 'Cliente Origen', 'bulonera', 'Bulonera Mediterránea S.R.L.');
  await pick(form, 'Cliente Destino', 'ferreteria', 'Ferretería Industrial Peña');
  await pick(form, 'Servicio', 'contrareembolso por', 'Contrareembolso por valor');
  await text(form, 'Monto').fill('10000');
  await expect(text(form, 'Flete')).toHaveValue('800,00');
  await expect(text(form, 'Com. Contrareembolso')).toHaveValue('350,00');
  await form.getByLabel('Sub Servicio').click();
  await expect(text(form, 'Sub bultos')).toHaveValue('1');
  await pick(form, 'Servicio secundario', 'entrega', 'Entrega a domicilio');
  await text(form, 'Sub bultos').fill('2');
  await expect(text(form, 'Flete')).toHaveValue('6.799,98');

  await text(form, 'Flete').fill('5000');
  await text(form, 'Monto').fill('20000');
  await expect(text(form, 'Com. Contrareembolso')).toHaveValue('700,00');
  await expect(text(form, 'Flete')).toHaveValue('5.000,00');
  await form.getByRole('button', { name: 'Recalcular Flete' }).click();
  await expect(text(form, 'Flete')).toHaveValue('7.599,98');
  await text(form, 'Flete').fill('5000,5');
  await form.getByRole('button', { name: 'Agregar Movimiento' }).click();

  const row = await expectRowVisible(tableOf(page), {
    Destino: 'Ferretería Industrial Peña',
    Bultos: '3',
  });
  await expect(row).toContainText('5.700,50');
  expect(api.db.movimientos.rows.at(-1)).toMatchObject({
    subServicioId: 13,
    subBultos: 2,
    contrareembolso: 700,
    flete: 5700.5,
  });
  await expect(form.getByRole('button', { name: 'Recalcular Flete' })).toBeHidden();
});

for (const { button, copies } of [
  { button: 'Remito', copies: ['ORIGINAL'] },
  { button: 'Remito Duplicado', copies: ['ORIGINAL', 'DUPLICADO'] },
]) {
  test(`${button} registers the movement and prints it with all that was typed`, async ({
    page,
  }) => {
    await page.goto('movimientos');
    const form = formOf(page);
    await pick(form, 'Cliente Origen', 'bulonera', 'Bulonera Mediterránea S.R.L.');
    await pick(form, 'Cliente Destino', 'ferreteria', 'Ferretería Industrial Peña');
    await text(form, 'Nro Remito').fill('0002-00000077');
    await pick(form, 'Servicio', 'chica', 'Encomienda chica');
    await text(form, 'Bultos').fill('4');
    await form.getByLabel('Sub Servicio').click();
    await pick(form, 'Servicio secundario', 'retiro', 'Retiro a domicilio');
    await text(form, 'Sub bultos').fill('3');
    await form.getByRole('radio', { name: 'Destino' }).check();
    await text(form, 'Valor Declarado').fill('2.000.000,50');
    await text(form, 'Observaciones').fill('Retira en depósito con DNI');
    await form.getByRole('button', { name: button, exact: true }).click();

    const { bytes, pages } = await readPrintedPdf(page);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pages).toHaveLength(copies.length);
    for (const [index, copy] of copies.entries()) {
      for (const wanted of [
        'Transporte de Cargas',
        'REMITO',
        copy,
        'N.º 0002-00000077',
        'Fecha: 20/11/2026',
        'Hora: 10:30',
        'Bulonera Mediterránea S.R.L.',
        '30-70566308-0',
        'Av. Pellegrini 1160',
        'Ferretería Industrial Peña',
        '30-67946052-4',
        'Pepirí 1753',
        'Encomienda chica',
        'Retiro a domicilio',
        /Total bultos: 7\b/,
        /Flete a cargo de: Destino/,
        /Valor declarado: \$ ?2\.000\.000,50/,
        /Flete: \$ ?21\.500,00/,
        'Retira en depósito con DNI',
        /REMITENTE - Entregó la carga.*Firma.*Aclaración.*DNI/,
        /RECEPTOR - Recibió conforme.*Firma.*Aclaración.*DNI/,
      ]) {
        if (typeof wanted === 'string') expect(pages[index]).toContain(wanted);
        else expect(pages[index]).toMatch(wanted);
      }
    }
    const [opened, ...others] = await printWindows(page);
    expect(opened).toMatchObject({ text: 'Preparando impresión…', prints: 1, closed: false });
    expect(others).toEqual([]);
    await expectToast(page, 'Movimiento agregado con éxito');
    await expectRowVisible(tableOf(page), { 'Nro Remito': '0002-00000077', Bultos: '7' });
  });
}

test('the remito of a listed movement is printed again', async ({ page, api }) => {
  await page.goto('movimientos');
  await page.getByRole('button', { name: 'Generar Remito' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Seleccioná un movimiento primero')).toBeVisible();
  const row = await expectRowVisible(tableOf(page), { 'Nro Remito': '0001-00020134' });
  await row.click();
  await page.getByRole('button', { name: 'Generar Remito' }).click();
  const { pages } = await readPrintedPdf(page);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('N.º 0001-00020134');
  expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a refused window leaves the document to be opened or kept', async ({ page, api }) => {
  await page.goto('movimientos');
  const row = await expectRowVisible(tableOf(page), { 'Nro Remito': '0001-00020134' });
  await row.click();
  await blockPrintWindows(page);
  await page.getByRole('button', { name: 'Generar Remito' }).click();
  const dialog = await seenDialog(page, 'No se pudo abrir la ventana de impresión');
  await expect(dialog.getByRole('link', { name: 'Abrir PDF' })).toBeFocused();
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Descargar' }).click();
  expect((await download).suggestedFilename()).toBe('remito-134.pdf');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toBeHidden();
  expect(await heldDocuments(page)).toEqual([]);
  expect(api.requests.filter(({ path }) => path === '/movimientos/134/remito')).toHaveLength(1);
});

test('a failed creation closes the window, keeps the form and the focus', async ({
  page,
  api,
  expectConsole,
}) => {
  expectConsole('400');
  expectConsole('HTTPError');
  await page.goto('movimientos');
  const form = formOf(page);
  await pick(form, 'Cliente Origen', 'bulonera', 'Bulonera Mediterránea S.R.L.');
  await pick(form, 'Cliente Destino', 'ferreteria', 'Ferretería Industrial Peña');
  await pick(form, 'Servicio', 'chica', 'Encomienda chica');
  await text(form, 'Observaciones').fill('Llamar antes');
  api.faults.add({
    method: 'POST',
    path: '/movimientos/',
    fault: 'status-400',
    message: 'La cuenta del cliente está suspendida.',
    times: 1,
  });
  const remito = form.getByRole('button', { name: 'Remito', exact: true });
  await remito.focus();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('La cuenta del cliente está suspendida.');
  await expect.poll(() => printWindows(page)).toMatchObject([{ prints: 0, closed: true }]);
  await expect(remito).toBeFocused();
  await expect(text(form, 'Observaciones')).toHaveValue('Llamar antes');
  await expect(picker(form, 'Servicio')).toHaveValue('Encomienda chica');
  expect(api.db.movimientos.rows).toHaveLength(137);

  const add = form.getByRole('button', { name: 'Agregar Movimiento' });
  api.faults.add({ method: 'POST', path: '/movimientos/', fault: 'slow', ms: 2000 });
  await expect(add).not.toHaveAttribute('aria-disabled');
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  // Working, and still where the keyboard is.
  await expect(add).toBeFocused();
  await expectToast(page, 'Movimiento agregado con éxito');
});

test(
  'an edit changes what was changed and nothing else',
  { tag: '@both' },
  async ({ page, api }) => {
    const before = structuredClone(api.db.movimientos.get(136));
    await page.goto('movimientos?texto=00020136');
    await page.getByRole('checkbox', { name: /^Seleccionar remito 0001-00020136/ }).check();
    await page.getByRole('button', { name: 'Editar Movimiento' }).click();
    const form = editorOf(page);
    await expect(text(form, 'Nro Remito')).toHaveValue('0001-00020136');
    await form.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expectToast(page, 'Movimiento actualizado');
    await expect(page).toHaveURL(/\/movimientos\?texto=00020136/);
    expect(api.db.movimientos.get(136)).toEqual(before);

    await rowsOf(page).first().dblclick();
    await text(form, 'Nro Remito').fill('0009-00000009');
    await text(form, 'Redespacho').fill('1800');
    await form.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expect(page.getByText('Ningún movimiento coincide')).toBeVisible();
    expect(api.db.movimientos.get(136)).toEqual({
      ...before,
      remitoNumero: '0009-00000009',
      redespacho: 1800,
      flete: 4799.99,
    });
  },
);

test('the editor nets the stored freight, and tells that cents of the seguro are rounded', async ({
  page,
  api,
}) => {
  const before = structuredClone(api.db.movimientos.get(131));
  await page.goto('movimientos/131');
  const form = editorOf(page);
  await expect(text(form, 'Flete')).toHaveValue('2.000,00');
  await expect(text(form, 'Seguro')).toHaveValue('1.251');
  await expect(
    form.getByText('Tenía centavos: se guarda redondeado a pesos enteros'),
  ).toBeVisible();
  await text(form, 'Nro Remito').fill('otro');
  await form.getByRole('button', { name: 'Restablecer valores' }).click();
  await expect(text(form, 'Nro Remito')).toHaveValue('0001-00020131');
  await form.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(page).toHaveURL(/\/movimientos$/);
  expect(api.db.movimientos.get(131)).toEqual({ ...before, seguro: 1251, flete: 5926 });

  await page.goto('movimientos/131');
  await expect(text(form, 'Flete')).toHaveValue('2.000,00');
  await expect(form.getByText(/redondeado/)).toBeHidden();
  await form.getByRole('button', { name: 'Volver' }).click();
  await expect(page).toHaveURL(/\/movimientos$/);
});

test(
  'a movement is searched and deleted once that is confirmed',
  { tag: '@both' },
  async ({ page, api }) => {
    await page.goto('movimientos?pagina=2');
    await page.getByRole('searchbox', { name: 'Buscar Movimiento' }).fill('00020137');
    await expect(page.getByText('Página 1 de 1 — Total movimientos: 1')).toBeVisible();
    await expect(page).toHaveURL(/movimientos\?texto=00020137$/);
    await page.getByRole('button', { name: 'Eliminar' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Debe seleccionar al menos un movimiento')).toBeVisible();
    await page.getByRole('checkbox', { name: /^Seleccionar remito 0001-00020137/ }).check();
    await page.getByRole('button', { name: 'Eliminar' }).click();
    const dialog = await seenDialog(page, '¿Eliminar 1 movimiento?');
    await expect(dialog).toContainText('Esta acción no puede deshacerse');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialog).toBeHidden();
    expect(api.db.movimientos.get(137)).toBeDefined();

    await page.getByRole('button', { name: 'Eliminar' }).click();
    await dialog.getByRole('button', { name: 'Eliminar' }).click();
    await expectToast(page, 'Movimiento eliminado');
    await expect(page.getByText('Ningún movimiento coincide con «00020137».')).toBeVisible();
    expect(api.db.movimientos.get(137)).toBeUndefined();
  },
);

test(
  'form, list and editor fit a phone: only the table scrolls sideways',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('movimientos');
    await expect(rowsOf(page).first()).toContainText('0001-00020137');
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    const form = formOf(page);
    for (const name of ['Agregar Movimiento', 'Remito', 'Remito Duplicado', 'Limpiar campos']) {
      await form.getByRole('button', { name, exact: true }).click({ trial: true });
    }
    for (const name of ['Fecha', 'Nro Remito', 'Bultos', 'Monto', 'Flete', 'Valor Declarado']) {
      await text(form, name).click({ trial: true });
    }
    await form.getByLabel('Sub Servicio').click();
    await text(form, 'Sub bultos').click({ trial: true });
    await form
      .getByRole('button', { name: 'Agregar un cliente: Cliente Origen' })
      .click({ trial: true });
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await page.getByRole('checkbox', { name: /^Seleccionar remito 0001-00020137/ }).check();
    for (const name of ['Generar Remito', 'Editar Movimiento', 'Eliminar', 'Siguiente']) {
      await page.getByRole('button', { name }).click({ trial: true });
    }

    // The last column is reached by scrolling the table in its own frame.
    const last = tableOf(page).getByRole('columnheader', { name: 'Observaciones' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

    await page.goto('movimientos/137');
    const editor = editorOf(page);
    await expect(text(editor, 'Nro Remito')).toHaveValue('0001-00020137');
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    for (const name of ['Guardar Cambios', 'Volver', 'Restablecer valores']) {
      await editor.getByRole('button', { name }).click({ trial: true });
    }
  },
);
