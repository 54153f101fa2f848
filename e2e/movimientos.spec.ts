import type { Locator, Page } from '@playwright/test';
import { insertThree } from '../test/server/seeded-day';
import {
  blockPrintWindows,
  expect,
  expectRowVisible,
  heldDocuments,
  printWindows,
  readPrintedPdf,
  showNoPdfs,
  test,
} from './support/fixtures';
import { sidewaysScroll } from './support/screens';
import { seenDialog, seenOptions } from './support/seen';
import { listOf, rowsOf as rowsNamed } from './support/table';
import { expectToast } from './support/toasts';

const tableOf = (page: Page) => listOf(page, 'Movimientos');
const rowsOf = (page: Page) => rowsNamed(page, 'Movimientos');
const formOf = (page: Page) => page.getByRole('form', { name: 'Nuevo movimiento' });
const editorOf = (page: Page) => page.getByRole('form', { name: 'Editar movimiento' });
const text = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });
const picker = (form: Locator, name: string) => form.getByRole('combobox', { name });

/** Types a text that only one option matches, and presses Enter without waiting for the list. */
async function pick(form: Locator, name: string, typed: string, wanted: string): Promise<void> {
  await picker(form, name).fill(typed);
  await picker(form, name).press('Enter');
  await expect(picker(form, name)).toHaveValue(wanted);
}

test(
  'a movement between two clients is registered, and appears first in the list',
  { tag: '@both' },
  async ({ page, api, isMobile }) => {
    await page.goto('movimientos?texto=0001&pagina=3');
    const form = formOf(page);
    await expect(text(form, 'Fecha')).toHaveValue('20/11/2026');
    await picker(form, 'Cliente Origen').focus();
    await page.keyboard.type('bulo');
    await expect(await seenOptions(page)).toHaveText([
      /^Bulonera Mediterránea S\.R\.L\./,
      'Agregar «bulo»…',
      'Usar «bulo» sin registrar',
    ]);
    await page.keyboard.press('Enter');
    await expect(picker(form, 'Cliente Origen')).toHaveValue('Bulonera Mediterránea S.R.L.');
    await pick(form, 'Cliente Destino', 'ferreteria', 'Ferretería Industrial Peña');
    await text(form, 'Nro Remito').fill('0002-00000001');
    await pick(form, 'Servicio', 'mediana', 'Encomienda mediana');
    await text(form, 'Bultos').fill('3');
    await pick(form, 'Representante', 'bolivar', 'Encomiendas Bolívar');
    await text(form, 'Monto').fill('1234,5');
    await form.getByRole('button', { name: 'Más datos' }).click();
    await text(form, 'Seguro').fill('250.25');
    await expect(text(form, 'Flete')).toHaveValue('15.601,50');
    await text(form, 'Observaciones').fill('Frágil');
    await text(form, 'Nro Remito').press('Control+Enter');

    await expectToast(page, 'Movimiento agregado con éxito');
    await expect(page).toHaveURL(/\/movimientos$/);
    await expect(picker(form, 'Cliente Destino')).toBeFocused();
    await expect(picker(form, 'Cliente Origen')).toHaveValue('Bulonera Mediterránea S.R.L.');
    await expect(picker(form, 'Servicio')).toHaveValue('');

    const first = rowsOf(page).first();
    await expect(first).toContainText('0002-00000001');
    await expect(first).toContainText('15.851,75');
    if (isMobile) {
      await expect(first).toContainText(
        /^Bulonera Mediterránea S.R.L. → Ferretería Industrial Peña.* · 3 bultos/,
      );
    } else {
      await expectRowVisible(tableOf(page), {
        'Hora Fecha': '10:30 20/11/2026',
        Origen: 'Bulonera Mediterránea S.R.L.',
        Destino: 'Ferretería Industrial Peña',
        Representante: 'Encomiendas Bolívar',
        'Nro Remito': '0002-00000001',
        Bultos: '3',
      });
    }
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

test('amounts of any size stay in their cells, in rows of one height', async ({ page, api }) => {
  insertThree(api);
  const { movimientos } = api.db;
  const amounts = [99_999_999.99, 999_999_999.99, 90_071_992_547_409];
  for (const [at, monto] of amounts.entries()) {
    movimientos.update(movimientos.get(138 + at)!, { monto, flete: monto });
  }
  await page.goto('movimientos');
  await expect(rowsOf(page)).toHaveCount(10);
  for (const [shown, lines] of [
    ['$ 99.999.999,99', 1],
    ['$ 999.999.999,99', 1],
    ['$ 90.071.992.547.409,00', 2],
  ] as const) {
    const cells = rowsOf(page).getByRole('cell', { name: shown, exact: true });
    await expect(cells).toHaveCount(2);
    for (const cell of await cells.all()) {
      const found = await cell.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element.firstElementChild ?? element);
        const all = [...text.getClientRects()].filter(({ width }) => width > 0);
        const { left, right } = element.getBoundingClientRect();
        return {
          lines: new Set(all.map(({ top }) => top)).size,
          isInside: all.every((rect) => rect.left >= left && rect.right <= right),
          height: element.closest('tr')?.clientHeight,
        };
      });
      expect(found).toEqual({ lines, isInside: true, height: 36 });
    }
  }
});

for (const [width, menu] of [
  [1280, 'open'],
  [1024, 'closed'],
] as const) {
  test(`at ${width} px with the menu ${menu} no word of up to 14 letters breaks, and nothing scrolls sideways`, async ({
    page,
    api,
  }) => {
    const word = 'Comunicaciones';
    const nombre = `${word} ${word} ${word}`;
    api.db.clientes.update(api.db.clientes.get(4)!, { nombre });
    insertThree(api);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('movimientos');
    if (menu === 'closed') await page.getByRole('button', { name: 'Cerrar menú' }).click();
    const cell = rowsOf(page).first().getByRole('cell', { name: nombre, exact: true });
    await expect(cell).toBeVisible();
    const widths = () =>
      cell.evaluate((element, length) => {
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
        const range = document.createRange();
        range.setStart(text!, 0);
        range.setEnd(text!, length);
        const table = element.closest('table')?.parentElement;
        return {
          lines: range.getClientRects().length,
          more: table!.scrollWidth - table!.clientWidth,
        };
      }, word.length);
    await expect.poll(widths).toEqual({ lines: 1, more: 0 });
  });
}

test('a click on the observaciones mark shows them, and ticks nothing', async ({ page }) => {
  await page.goto('movimientos');
  await expect(picker(formOf(page), 'Cliente Origen')).toBeFocused();
  const mark = rowsOf(page)
    .getByRole('button', { name: /^Llamar antes de/ })
    .first();
  await mark.click();
  await expect(mark).toBeFocused();
  const shown = () =>
    mark.evaluate((button) => getComputedStyle(button.closest('td')!, '::after').content);
  expect(await shown()).toContain('Llamar antes de');
  await expect(page.getByText(/seleccionado/)).toHaveCount(0);
});

test('Remito Duplicado registers the movement and prints both copies', async ({ page }) => {
  await page.goto('movimientos');
  const form = formOf(page);
  await pick(form, 'Cliente Origen', 'bulonera', 'Bulonera Mediterránea S.R.L.');
  await pick(form, 'Cliente Destino', 'ferreteria', 'Ferretería Industrial Peña');
  await text(form, 'Nro Remito').fill('0002-00000077');
  await pick(form, 'Servicio', 'chica', 'Encomienda chica');
  await text(form, 'Bultos').fill('4');
  await form.getByLabel('Sub Servicio').click();
  await pick(form, 'Sub Servicio', 'retiro', 'Retiro a domicilio');
  await text(form, 'Sub bultos').fill('3');
  await form.getByRole('radio', { name: 'Destino' }).check();
  await form.getByRole('button', { name: 'Más datos' }).click();
  await text(form, 'Valor Declarado').fill('2.000.000,50');
  await text(form, 'Observaciones').fill('Retira en depósito con DNI');
  await form.getByRole('button', { name: 'Remito Duplicado' }).click();
  await expectToast(page, 'Movimiento agregado con éxito');

  const { bytes, pages } = await readPrintedPdf(page);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pages).toHaveLength(2);
  for (const [index, copy] of ['ORIGINAL', 'DUPLICADO'].entries()) {
    for (const wanted of [
      copy,
      'N.º 0002-00000077',
      'Fecha: 20/11/2026',
      'Bulonera Mediterránea S.R.L.',
      'Ferretería Industrial Peña',
      'Encomienda chica',
      'Retiro a domicilio',
      'Total bultos: 7',
      'Flete a cargo de: Destino',
      'Retira en depósito con DNI',
    ]) {
      expect(pages[index]).toContain(wanted);
    }
  }
  const [opened, ...others] = await printWindows(page);
  expect(opened).toMatchObject({ text: 'Preparando impresión…', prints: 1, closed: false });
  expect(others).toEqual([]);
  await expectRowVisible(tableOf(page), { 'Nro Remito': '0002-00000077', Bultos: '7' });
});

test('a blocked print window offers the document as a link and a download', async ({
  page,
  api,
}) => {
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

test('a browser that downloads PDFs gets the document by name, without a window', async ({
  page,
}) => {
  await showNoPdfs(page);
  await page.goto('movimientos');
  await (await expectRowVisible(tableOf(page), { 'Nro Remito': '0001-00020134' })).click();
  await page.getByRole('button', { name: 'Generar Remito' }).click();
  const dialog = await seenDialog(page, 'No se pudo abrir la ventana de impresión');
  expect(await printWindows(page)).toEqual([]);
  await expect(dialog.getByRole('link', { name: 'Abrir PDF' })).toHaveCount(0);
  await expect(dialog.getByRole('link', { name: 'Descargar' })).toBeFocused();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('remito-134.pdf');
});

test(
  'form, cards and editor fit a phone: nothing scrolls sideways',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('movimientos');
    await expect(rowsOf(page).first()).toContainText('0001-00020137');
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    const form = formOf(page);
    for (const name of ['Agregar Movimiento', 'Remito', 'Remito Duplicado', 'Limpiar campos']) {
      await form.getByRole('button', { name, exact: true }).click({ trial: true });
    }
    await form.getByRole('button', { name: 'Más datos' }).click();
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

    for (const text of ['Echeverría, José → Rodríguez, Yamila', 'Sin pagar: monto y flete']) {
      const first = tableOf(page).getByText(text).first();
      await first.scrollIntoViewIfNeeded();
      await expect(first).toBeInViewport({ ratio: 1 });
    }

    await page.goto('movimientos/137');
    const editor = editorOf(page);
    await expect(text(editor, 'Nro Remito')).toHaveValue('0001-00020137');
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    for (const name of ['Guardar Cambios', 'Volver', 'Restablecer valores']) {
      await editor.getByRole('button', { name }).click({ trial: true });
    }
  },
);

test('the first ten rows are in view at 1366 × 768 while the form is folded', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('movimientos');
  await page.getByRole('searchbox', { name: 'Buscar Movimiento' }).click();
  await expect(page.getByRole('button', { name: /^Nuevo movimiento/ })).toBeInViewport();
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(10);
  for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 });
});
