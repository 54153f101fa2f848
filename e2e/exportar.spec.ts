import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Page } from '@playwright/test';
import { insertNamed, MASTER_DATA } from '../test/server/master-data';
import { DIA, insertMany } from '../test/server/seeded-day';
import { expect, test } from './support/fixtures';
import { selectRows } from './support/screens';
import { expectToast } from './support/toasts';

/** Chooses a format in the menu, and reads the download. */
async function exportAs(page: Page, format: string) {
  await page.getByRole('button', { name: 'Exportar' }).click();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).click();
  const download = await downloaded;
  // Before the file is read, which may take as long as the toast stays.
  await expectToast(page, `en «${download.suggestedFilename()}»`);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

function readBook(bytes: Buffer) {
  const book = read(bytes);
  const rowsOf = (sheet: string) =>
    utils.sheet_to_json<(string | number)[]>(book.Sheets[sheet]!, { header: 1 });
  return { names: book.SheetNames, rowsOf };
}

const DEL_DIA = `reportes?fechaDesde=${DIA}&fechaHasta=${DIA}&buscado=true`;

test('Consultas exports what is on screen, or the ticked rows', async ({ page, api }) => {
  insertMany(api, 3);
  await page.goto(DEL_DIA);
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('checkbox', { name: 'Representante' }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Valor' }).first().click();
  const { name, bytes } = await exportAs(page, 'Excel');
  expect(name).toBe('Consultas 2026-11-20.xlsx');
  const { names, rowsOf } = readBook(bytes);
  expect(names).toEqual(['Consultas 2026-11-20', 'Filtros']);
  const [header, ...rows] = rowsOf('Consultas 2026-11-20');
  expect(header).toEqual([
    ...['Hora y Fecha', 'Origen', 'Destino', 'Nro Remito', 'Bultos', 'Monto', 'Monto pagado'],
    ...['Monto rendido', 'Flete', 'Flete pagado', 'Flete rendido', 'A cargo de', 'CC'],
    'Observaciones',
  ]);
  expect(rows.map((row) => row[5])).toEqual([1, 2, 3, 6]);
  expect(rowsOf('Filtros').flat()).toEqual([
    ...['Consultas', '30/11/2026', 'Las 3 filas encontradas', '3 filas'],
    'Exportado el 20/11/2026 10:30',
  ]);

  await selectRows(page, 1);
  const csv = (await exportAs(page, 'CSV')).bytes.toString();
  expect(csv.split('\r\n').slice(1)).toEqual([expect.stringContaining(';Z-1;'), '']);
});

test('10,000 rows are exported without a long task', { tag: '@long' }, async ({ page, api }) => {
  insertMany(api, 10_000);
  await page.goto(DEL_DIA);
  await expect(page.getByText('10.000 resultados')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: 'Excel' }).waitFor();
  await page.evaluate(() => {
    Object.assign(window, { tasks: [] });
    new PerformanceObserver((list) => {
      const { tasks } = window as unknown as { tasks: number[] };
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  const downloaded = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Excel' }).click();
  const path = await (await downloaded).path();
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  expect(readBook(await readFile(path)).rowsOf('Consultas 2026-11-20')).toHaveLength(10_002);
  expect(Math.max(0, ...tasks), 'the longest task in ms').toBeLessThan(1000);
});

test.describe('a list of several pages', () => {
  test.beforeEach(({ api }) => {
    const clientes = MASTER_DATA.find(({ table }) => table === 'clientes')!;
    for (let index = 0; index < 450; index += 1) insertNamed(api, clientes, `Cliente ${index}`);
  });

  test('is exported completely, or its search, or its ticked rows of other pages', async ({
    page,
    api,
  }) => {
    await page.goto('clientes?texto=Cliente');
    const { name, bytes } = await exportAs(page, 'Excel');
    expect(name).toBe('Clientes 2026-11-20.xlsx');
    const { rowsOf } = readBook(bytes);
    expect(rowsOf('Clientes 2026-11-20')).toHaveLength(451);
    expect(rowsOf('Filtros').flat()).toContain('Búsqueda: Cliente');
    expect(api.requests.filter(({ search }) => search.includes('cantidad=200'))).toHaveLength(3);

    await selectRows(page, 2);
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await expect(page.getByText(/^Página 2 de/)).toBeVisible();
    const ticked = await exportAs(page, 'Excel');
    expect(readBook(ticked.bytes).rowsOf('Clientes 2026-11-20')).toHaveLength(3);
  });

  test('fails with one of its pages, until Reintentar', async ({ page, api, expectConsole }) => {
    expectConsole(/500/);
    expectConsole('UnreadPageError');
    await page.goto('clientes');
    await expect(page.getByText(/^Página 1 de/)).toBeVisible();
    await page.waitForLoadState('networkidle');
    api.faults.add({ path: '/clientes/', fault: 'status-500' });
    await page.getByRole('button', { name: 'Exportar' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    const failure = page.getByText(/^No se exportó nada\. La página \d no llegó/);
    await expect(failure).toBeVisible();
    api.faults.clear();
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    const bytes = await readFile(await (await downloaded).path());
    expect(bytes.toString().split('\r\n').length).toBeGreaterThan(450);
  });

  test('waits offline, goes on, and can be cancelled', async ({ page, context, expectConsole }) => {
    expectConsole('ERR_INTERNET_DISCONNECTED');
    await page.goto('clientes?texto=Cliente');
    await expect(page.getByText(/^Página 1 de/)).toBeVisible();
    // By now the menu and the worker have loaded.
    await exportAs(page, 'CSV');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Exportar' }).click();
    await page.getByRole('menuitem', { name: 'Excel' }).click();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByRole('button', { name: 'Exportar' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Cancelar' })).toBeHidden();
    await page.getByRole('button', { name: 'Exportar' }).click();
    const downloaded = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Excel' }).click();
    await expect(page.getByRole('button', { name: 'Cancelar' })).toBeVisible();
    await context.setOffline(false);
    expect((await downloaded).suggestedFilename()).toBe('Clientes 2026-11-20.xlsx');
  });
});
