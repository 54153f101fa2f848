import type { Locator, Page } from '@playwright/test';
import { insertThree } from '../test/server/seeded-day';
import { expect, test } from './support/fixtures';
import { pick, sidewaysScroll } from './support/screens';
import { seenOptions } from './support/seen';
import { rowsOf as rowsNamed } from './support/table';
import { expectToast } from './support/toasts';

const rowsOf = (page: Page) => rowsNamed(page, 'Movimientos');
const text = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });

test('on a phone a movement is registered by touch', { tag: '@phone' }, async ({ page }) => {
  await page.goto('movimientos');
  const form = page.getByRole('form', { name: 'Nuevo movimiento' });
  const origen = form.getByRole('combobox', { name: 'Cliente Origen' });
  await origen.tap();
  await expect(origen).toBeFocused();
  await page.keyboard.type('bulo');
  const options = await seenOptions(page);
  await expect(options.first()).toHaveText(/^Bulonera Mediterránea S\.R\.L\./);
  await options.first().tap();
  await expect(origen).toHaveValue('Bulonera Mediterránea S.R.L.');
  await pick(form, 'Cliente Destino', 'ferreteria', 'Ferretería Industrial Peña');
  await text(form, 'Nro Remito').fill('0002-00000001');
  await pick(form, 'Servicio', 'mediana', 'Encomienda mediana');
  await text(form, 'Bultos').fill('3');
  await form.getByRole('button', { name: 'Más datos' }).tap();
  await form.getByRole('switch', { name: 'Sub Servicio' }).tap();
  for (const name of ['Fecha', 'Monto', 'Flete', 'Sub bultos', 'Valor Declarado'])
    await text(form, name).tap({ trial: true });
  await form.getByRole('switch', { name: 'Sub Servicio' }).tap();
  expect(await sidewaysScroll(page)).toBe(0);
  await form.getByRole('button', { name: 'Agregar Movimiento' }).tap();
  await expectToast(page, 'Movimiento agregado con éxito');

  const card = rowsOf(page).filter({ hasText: '0002-00000001' });
  await expect(card).toContainText(/^Bulonera.* → Ferretería Industrial Peña.* · 3 bultos/);
  await expect(card).toContainText('Sin pagar: flete');
  await card.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Editar Movimiento' }).tap();
  const editor = page.getByRole('form', { name: 'Editar movimiento' });
  await expect(text(editor, 'Nro Remito')).toHaveValue('0002-00000001');
  expect(await sidewaysScroll(page)).toBe(0);
  for (const name of ['Guardar Cambios', 'Volver', 'Restablecer valores'])
    await editor.getByRole('button', { name }).tap({ trial: true });
});

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
  await expect(page.getByRole('combobox', { name: 'Cliente Origen' })).toBeFocused();
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

test('the first ten rows are in view at 1366 × 768 while the form is folded', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('movimientos');
  await page.getByRole('searchbox', { name: 'Buscar Movimiento' }).click();
  await expect(page.getByRole('button', { name: /^Nuevo movimiento/ })).toBeInViewport();
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(10);
  for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 });
});
