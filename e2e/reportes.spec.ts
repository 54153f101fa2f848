import type { Page } from '@playwright/test';
import { DIA, insertMany, insertThree } from '../test/server/seeded-day';
import { expect, readPrintedPdf, test } from './support/fixtures';
import { seenMenu } from './support/seen';
import { rowsOf as rowsNamed } from './support/table';
import { expectToast } from './support/toasts';

const tableOf = (page: Page) => page.getByRole('table', { name: 'Movimientos' });
const rowsOf = (page: Page) => rowsNamed(page, 'Movimientos');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The URL of a search for the seeded day. */
const LINK = `reportes?fechaDesde=${DIA}&fechaHasta=${DIA}&buscado=true`;

test('a report is searched and printed; reload and Back keep the search', async ({ page, api }) => {
  insertThree(api);
  await page.goto('reportes');
  const form = page.getByRole('form', { name: 'Filtros de la consulta' });
  for (const name of ['Fecha desde', 'Fecha hasta']) {
    await form.getByRole('textbox', { name }).fill('30/11/2026');
    await form.getByRole('textbox', { name }).press('Tab');
  }
  await press(page, 'Buscar');
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(page.getByLabel('Totales')).toContainText('1.050.000,31');

  const filtros = form.getByRole('button', { name: 'Filtros', exact: true });
  await expect(filtros).toBeFocused();
  await expect(form.getByRole('listitem')).toHaveText('30/11/2026');
  await page.keyboard.press('/');
  await expect(form.getByRole('combobox', { name: 'Cliente' })).toBeFocused();

  const paid = form.getByRole('radiogroup', { name: 'Estado monto' });
  await paid.getByRole('radio', { name: 'Todos' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(paid.getByRole('radio', { name: 'No Pagados' })).toBeChecked();
  await expect(paid.getByRole('radio', { name: 'No Pagados' })).toBeFocused();
  await press(page, 'Buscar');
  await expect(rowsOf(page)).toHaveCount(2);
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(paid).toBeHidden();
  await filtros.click();
  await expect(paid.getByRole('radio', { name: 'No Pagados' })).toBeChecked();

  await press(page, 'Imprimir');
  const { pages } = await readPrintedPdf(page);
  for (const text of ['Estado monto: No pagados', 'Desde: 30/11/2026', 'A-10', '1.050.000,21']) {
    expect(pages[0]).toContain(text);
  }

  await page.goBack();
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(paid.getByRole('radio', { name: 'Todos' })).toBeChecked();
  await paid.getByRole('radio', { name: 'Pagados', exact: true }).check();
  await press(page, 'Buscar');
  await press(page, 'Quitar Estado monto: Pagados');
  await expect(filtros).toBeFocused();
  await expect(rowsOf(page)).toHaveCount(3);
});

test('several equal toasts in a row are each seen', async ({ page, api }) => {
  insertThree(api);
  await page.goto(LINK);
  await page.getByRole('checkbox', { name: /^Seleccionar remito A-2,/ }).check();
  for (const [menu, item, flag] of [
    ['Marcar como pagado', 'Monto', 'montoPagado'],
    ['Marcar como pagado', 'Flete', 'fletePagado'],
    ['Marcar como Rendido', 'Flete', 'fleteRendido'],
  ] as const) {
    const button = page.getByRole('button', { name: menu });
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await button.click();
    await (await seenMenu(page)).getByRole('menuitem', { name: item }).click();
    await page.getByRole('button', { name: 'Confirmar' }).click();
    // The toast before has the same text.
    await expect.poll(() => api.db.movimientos.get(139)?.[flag]).toBe(true);
    await expectToast(page, 'Actualización exitosa: 1 movimiento');
  }
});

test(
  'a thousand rows scroll, take the focus and sort like a few',
  { tag: '@both' },
  async ({ page, api, isMobile }) => {
    test.slow();
    insertMany(api, 1000);
    await page.goto(LINK);
    await expect(page.getByText('1.000 resultados')).toBeVisible();
    const table = tableOf(page);
    const boxOf = (number: number) =>
      page.getByRole('checkbox', { name: `Seleccionar remito Z-${number}, ` });
    const widths = () =>
      table
        .getByRole('columnheader')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
    const widthsAtFirst = await widths();
    if (isMobile) await expect(rowsOf(page).last()).toHaveAttribute('aria-setsize', '1000');
    else await expect(table).toHaveAttribute('aria-rowcount', '1002');
    expect(await rowsOf(page).count()).toBeLessThan(150);

    await test.step('the last row is at the end of the page, and can be selected', async () => {
      await page.keyboard.press('End');
      await expect(boxOf(1)).toBeInViewport();
      await expect(boxOf(isMobile ? 3 : 8)).toBeInViewport();
      await boxOf(1).check();
      await expect(page.getByText('1 seleccionado', { exact: true })).toBeVisible();
      expect(await rowsOf(page).count()).toBeLessThan(150);
      expect(await widths()).toEqual(widthsAtFirst);
    });

    await test.step('Tab moves on to rows that were not rendered', async () => {
      await boxOf(1).focus();
      for (let number = 2; number <= 30; number += 1) {
        await page.keyboard.press('Shift+Tab');
        await expect(boxOf(number)).toBeFocused();
      }
      await expect(boxOf(30)).toBeInViewport();
      await page.keyboard.press('Space');
      await expect(page.getByText('2 seleccionados')).toBeVisible();
    });

    await test.step('the focused row keeps the focus when it is scrolled out of view', async () => {
      await boxOf(1000).scrollIntoViewIfNeeded();
      await expect(boxOf(isMobile ? 997 : 990)).toBeAttached();
      await expect(boxOf(30)).not.toBeInViewport();
      await expect(boxOf(30)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(boxOf(29)).toBeFocused();
      await expect(boxOf(29)).toBeInViewport();
    });

    await test.step('sorting applies to every row', async () => {
      // Cards have no headers.
      if (isMobile) return;
      await press(page, 'Nro Remito');
      await expect(boxOf(1)).toBeChecked();
      const row = rowsOf(page).filter({ has: boxOf(1) });
      await expect(row).toHaveAttribute('aria-rowindex', '3');
    });
  },
);

test('a window of 1366 × 768 px at 150 % has room for five rows beside the selection bar', async ({
  page,
  api,
}) => {
  insertMany(api, 20);
  await page.setViewportSize({ width: 911, height: 512 });
  await page.goto(LINK);
  await rowsOf(page).first().getByRole('checkbox').check();
  await rowsOf(page).nth(10).hover();
  const bar = page.getByRole('group', { name: 'Acciones sobre la selección' });
  const edge = async (part: typeof bar) => (await part.boundingBox())!;
  const head = await edge(tableOf(page).locator('thead'));
  const row = await edge(rowsOf(page).nth(10));
  const room = (await edge(bar)).y - head.y - head.height;
  expect(room / row.height).toBeGreaterThanOrEqual(5);
});
