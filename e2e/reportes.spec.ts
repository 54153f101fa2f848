import type { Page } from '@playwright/test';
import { DIA, insertMany, insertThree } from '../test/seeded-day';
import { expect, expectRowVisible, printWindows, readPrintedPdf, test } from './fixtures';
import { seenMenu } from './seen';
import { expectToast } from './toasts';

const formOf = (page: Page) => page.getByRole('form', { name: 'Filtros de la consulta' });
const tableOf = (page: Page) => page.getByRole('table', { name: 'Movimientos' });
const rowsOf = (page: Page) => tableOf(page).locator('tbody').getByRole('row');
const totalsOf = (page: Page) => page.getByLabel('Totales');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const tick = (page: Page, remito: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^Seleccionar remito ${remito},`) }).check();

/** A search of the seeded day, as a shared link. */
const LINK = `reportes?fechaDesde=${DIA}&fechaHasta=${DIA}&buscado=true`;

test(
  'a report is searched, printed, and found again by reload',
  { tag: '@both' },
  async ({ page, api }) => {
    insertThree(api);
    await page.goto('reportes');
    const form = formOf(page);
    for (const name of ['Fecha desde', 'Fecha hasta']) {
      await form.getByRole('textbox', { name }).fill('30/11/2026');
      await form.getByRole('textbox', { name }).press('Tab');
    }
    await press(page, 'Buscar');
    await expect(rowsOf(page)).toHaveCount(3);
    await expect(totalsOf(page)).toContainText('1.050.000,31');
    await expect(totalsOf(page)).toContainText('1.100,29');
    await expect(totalsOf(page)).toContainText('16 (13 bultos / 3 SubBultos)');

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
    await expect(paid.getByRole('radio', { name: 'No Pagados' })).toBeChecked();

    await press(page, 'Imprimir');
    const { pages } = await readPrintedPdf(page);
    for (const text of [
      'REPORTE DE MOVIMIENTOS',
      'Estado monto: No pagados',
      'Desde: 30/11/2026',
      'A-2',
      'A-10',
      '1.050.000,21',
      '100,09',
    ]) {
      expect(pages[0]).toContain(text);
    }
    expect(pages[0]).not.toContain('Frágil');

    await page.goBack();
    await expect(rowsOf(page)).toHaveCount(3);
    await expect(paid.getByRole('radio', { name: 'Todos' })).toBeChecked();
  },
);

test(
  'ticked rows are paid, rendered and given another freight, and the list follows by itself',
  { tag: '@both' },
  async ({ page, api }) => {
    insertThree(api);
    await page.goto(LINK);
    await expect(rowsOf(page)).toHaveCount(3);
    await tick(page, 'A-10');
    await tick(page, 'A-2');

    const menus = [
      ['Marcar como pagado', 'Monto'],
      ['Marcar como pagado', 'Flete'],
      ['Marcar como Rendido', 'Flete'],
    ] as const;
    for (const [menu, item] of menus) {
      const button = page.getByRole('button', { name: menu });
      await expect(button).not.toHaveAttribute('aria-disabled', 'true');
      await button.click();
      await (await seenMenu(page)).getByRole('menuitem', { name: item }).click();
      await expectToast(page, 'Actualización exitosa');
    }
    const freight = page.getByRole('button', { name: 'Cambiar flete' });
    await expect(freight).not.toHaveAttribute('aria-disabled', 'true');
    await freight.click();
    const price = page.getByRole('textbox', { name: 'Precio del flete' });
    await expect(price).toBeFocused();
    await price.fill('gratis');
    await expect(page.getByText('2 movimientos quedarán con flete de $ 0,00')).toBeVisible();
    await price.fill('1234,56');
    await expect(page.getByText('2 movimientos quedarán con flete de $ 1.234,56')).toBeVisible();
    await price.press('Enter');
    await expectToast(page, 'Precio del flete actualizado exitosamente');
    await expect(totalsOf(page)).toContainText('3.469,32');
    for (const id of [139, 140]) {
      expect(api.db.movimientos.get(id)).toMatchObject({
        montoPagado: true,
        fletePagado: true,
        fleteRendido: true,
        flete: 1234.56,
      });
    }
    expect(api.db.movimientos.get(138)).toMatchObject({ fletePagado: false, flete: 1000.2 });
    expect(api.requests.filter(({ path }) => path === '/reportes/')).toHaveLength(1);

    await press(page, 'Imprimir');
    const { pages } = await readPrintedPdf(page);
    expect(pages[0]).toContain('A-10');
    expect(pages[0]).toContain('2.469,12');
    expect(pages[0]).not.toContain('Frágil');
    expect(
      new URLSearchParams(api.requests.find(({ path }) => path === '/reportes/pdf')?.search).getAll(
        'movimientoIds',
      ),
    ).toEqual(['140', '139']);
  },
);

test('a remito is searched for by itself, its report names what was found', async ({
  page,
  api,
}) => {
  await page.goto(`${LINK}&remito=R-4515%2FB`);
  await expectRowVisible(tableOf(page), { 'Nro Remito': 'R-4515/B', Fecha: '11/10/2026' });
  await press(page, 'Imprimir');
  const { pages } = await readPrintedPdf(page);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('R-4515/B');
  expect(api.requests.find(({ path }) => path === '/reportes/pdf')?.search).toBe(
    '?movimientoIds=16',
  );
  expect(api.requests.some(({ path }) => path === '/reportes/')).toBe(false);

  await test.step('one that is not there prints nothing', async () => {
    await formOf(page).getByRole('textbox', { name: 'Nro Remito' }).fill('no está');
    await press(page, 'Buscar');
    const nothing = page.getByText('No hay movimientos para los filtros seleccionados.');
    await expect(nothing).toBeVisible();
    await page.getByRole('button', { name: 'Imprimir' }).click({ force: true });
    await expect(nothing).toHaveCount(2);
    expect(await printWindows(page)).toHaveLength(1);
  });

  await test.step('Limpiar filtros begins anew', async () => {
    await press(page, 'Limpiar filtros');
    await expect(page).toHaveURL(/\/reportes$/);
    await expect(formOf(page).getByRole('textbox', { name: 'Fecha desde' })).toHaveValue(
      '20/11/2026',
    );
    await expect(tableOf(page)).toHaveCount(0);
  });
});

test('bulk actions need a selection, and printing needs a search', async ({ page, api }) => {
  await page.goto('reportes');
  await page.getByRole('button', { name: 'Imprimir' }).click({ force: true });
  await expect(page.getByText('Primero aplicá un filtro para generar el reporte.')).toBeVisible();
  for (const name of ['Marcar como pagado', 'Marcar como Rendido', 'Cambiar flete']) {
    await page.getByRole('button', { name }).click({ force: true });
    await expect(page.getByText('Debe seleccionar al menos un movimiento')).toBeVisible();
  }
  expect(api.requests.filter(({ method }) => method === 'PATCH')).toEqual([]);
  expect(await printWindows(page)).toEqual([]);
});

test(
  'thousands of rows are scrolled, ticked, walked through and ordered like a few',
  { tag: '@both' },
  async ({ page, api }) => {
    // Printing renders two thousand rows.
    test.slow();
    insertMany(api, 2000);
    await page.goto(LINK);
    await expect(page.getByText('2000 resultados')).toBeVisible();
    const table = tableOf(page);
    const boxOf = (number: number) =>
      page.getByRole('checkbox', { name: `Seleccionar remito Z-${number}, ` });
    const widths = () =>
      table
        .getByRole('columnheader')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
    const widthsAtFirst = await widths();
    await expect(table).toHaveAttribute('aria-rowcount', '2002');
    expect(await rowsOf(page).count()).toBeLessThan(150);

    await test.step('the last row is at the end of the page, and is ticked', async () => {
      await page.keyboard.press('End');
      await expect(boxOf(1)).toBeInViewport();
      await expect(boxOf(8)).toBeInViewport();
      await boxOf(1).check();
      await expect(page.getByText('1 seleccionado', { exact: true })).toBeVisible();
      expect(await rowsOf(page).count()).toBeLessThan(150);
      expect(await widths()).toEqual(widthsAtFirst);
    });

    await test.step('the Tab key walks on to rows that were not drawn', async () => {
      await boxOf(1).focus();
      for (let number = 2; number <= 60; number += 1) {
        await page.keyboard.press('Shift+Tab');
        await expect(boxOf(number)).toBeFocused();
      }
      await expect(boxOf(60)).toBeInViewport();
      await page.keyboard.press('Space');
      await expect(page.getByText('2 seleccionados')).toBeVisible();
    });

    await test.step('what has the focus keeps it wherever the page is scrolled to', async () => {
      await boxOf(2000).scrollIntoViewIfNeeded();
      await expect(boxOf(1990)).toBeAttached();
      await expect(boxOf(60)).not.toBeInViewport();
      await expect(boxOf(60)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(boxOf(59)).toBeFocused();
      await expect(boxOf(59)).toBeInViewport();
    });

    await test.step('all are ordered, all are ticked', async () => {
      await press(page, 'Nro Remito');
      await expect(rowsOf(page).first().getByRole('checkbox')).toHaveAccessibleName(/ Z-1, /);
      await expect(rowsOf(page).first().getByRole('checkbox')).toBeChecked();
      await expect(rowsOf(page).last().getByRole('checkbox')).toHaveAccessibleName(/ Z-2000, /);
      await page.getByRole('checkbox', { name: 'Seleccionar todas' }).check();
      await expect(page.getByText('2000 seleccionados')).toBeVisible();
    });

    await test.step('the printed page has every row', async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await expect(rowsOf(page)).toHaveCount(2000);
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await expect.poll(() => rowsOf(page).count()).toBeLessThan(150);
    });
  },
);
