import { readFile } from 'node:fs/promises';
import { readPdfText } from '@mocks/pdf/read-text';
import { insertMany, DIA } from '../test/server/seeded-day';
import { expect, printWindows, readPrintedPdf, test } from './support/fixtures';
import { selectRows } from './support/screens';
import { boxesOf } from './support/table';
import { expectToast } from './support/toasts';

const HOJA = `hoja-de-ruta?fecha=${DIA}&tipo=todos&buscado=true`;

test('remitos print as one document; Reintentar prints one that failed; Últimas impresiones lists all until sign-out', async ({
  page,
  api,
  expectConsole,
}) => {
  expectConsole(/500/);
  insertMany(api, 4);
  const failing = api.db.movimientos.rows.find(({ remitoNumero }) => remitoNumero === 'Z-3')!;
  api.faults.add({
    path: `/movimientos/${failing.id}/remito`,
    fault: 'status-500',
    message: 'Sin papel',
    times: 1,
  });
  await page.goto(HOJA);
  await expect(page.getByText('4 resultados')).toBeVisible();
  await selectRows(page, 4);

  await page.getByRole('button', { name: 'Imprimir tildados' }).click();
  await page.getByRole('menuitem', { name: 'Remitos (4)' }).click();
  const notice = page.getByRole('alert', { name: '1 remito sin imprimir' });
  await expect(notice).toBeVisible();
  const { pages } = await readPrintedPdf(page);
  expect(pages).toHaveLength(3);
  for (const [index, number] of [4, 2, 1].entries()) {
    expect(pages[index]).toContain(`Z-${number} `);
  }
  expect((await printWindows(page))[0]).toMatchObject({ text: 'Preparando impresión…' });
  await expect(notice.getByRole('listitem')).toHaveText('Remito Z-3: Sin papel');
  await expect(page.getByText('1 seleccionado')).toBeVisible();

  const retry = notice.getByRole('button', { name: 'Reintentar (1)' });
  await expect(retry).not.toHaveAttribute('aria-disabled');
  await retry.click();
  await expectToast(page, '1 remito en un documento');
  await expect
    .poll(async () => (await printWindows(page)).map(({ prints }) => prints))
    .toEqual([1, 1]);
  const [only, ...others] = (await readPrintedPdf(page)).pages;
  expect(only).toContain('Z-3 ');
  expect(others).toEqual([]);

  const calls = api.requests.length;
  await page.getByRole('button', { name: 'Últimas impresiones' }).click();
  const list = page.getByRole('dialog', { name: 'Últimas impresiones' });
  await expect(list.getByRole('listitem')).toHaveText([
    /^Remito Z-3 10:30/,
    /^Remitos \(3\) 10:30/,
  ]);
  const downloading = page.waitForEvent('download');
  await list.getByRole('button', { name: 'Descargar Remitos (3)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('remitos.pdf');
  expect(await readPdfText(await readFile(await download.path()))).toEqual(pages);
  await list.getByRole('button', { name: 'Reimprimir Remitos (3)' }).click();
  await expect.poll(async () => (await printWindows(page)).at(2)?.prints).toBe(1);
  expect((await readPrintedPdf(page)).pages).toEqual(pages);
  expect(api.requests).toHaveLength(calls);

  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Buscar en el panel' }).fill('cerrar ses');
  await page.keyboard.press('Enter');
  await page.getByLabel('Usuario').fill('admin');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('admin123');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByRole('button', { name: 'Buscar en el panel' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Últimas impresiones' })).toBeHidden();
});

test('a hundred remitos print as one document', { tag: '@long' }, async ({ page, api }) => {
  test.slow();
  insertMany(api, 100);
  await page.goto(HOJA);
  await page.getByRole('checkbox', { name: 'Seleccionar todas las filas' }).check();
  await page.getByRole('button', { name: 'Imprimir tildados' }).click();
  await page.getByRole('menuitem', { name: 'Remitos (100)' }).click();
  await expect(page.getByText(/^Preparados \d+ de 100$/)).toBeVisible();
  await expect(page.getByText(/^Preparados/)).toBeHidden({ timeout: 45_000 });
  const { pages } = await readPrintedPdf(page);
  expect(pages).toHaveLength(100);
  expect(pages[0]).toContain('Z-100 ');
  expect(pages[99]).toContain('Z-1 ');
});

test('closing the tab asks only while remitos are being prepared', async ({ page, api }) => {
  insertMany(api, 2);
  await page.goto(HOJA);
  await selectRows(page, 2);
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  const fault = api.faults.add({ path: '/movimientos/{id}/remito', fault: 'hang' });
  await page.getByRole('button', { name: 'Imprimir tildados' }).click();
  await page.getByRole('menuitem', { name: 'Remitos (2)' }).click();
  await expect(page.getByText('Preparados 0 de 2')).toBeVisible();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expectToast(page, 'Impresión cancelada: no se imprimió nada.');
  api.faults.remove(fault);
  expect((await printWindows(page)).map(({ closed }) => closed)).toEqual([true]);
  await expect(boxesOf(page).first()).toBeChecked();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
  expect(asked).toEqual(['beforeunload']);
});

test('the code that joins documents loads with the first print of several alone', async ({
  page,
}) => {
  const scripts: { url: string; size: number }[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    const body = await response.body().catch(() => Buffer.from(''));
    scripts.push({ url: response.url(), size: body.length });
  });
  await page.goto('movimientos');
  await selectRows(page, 2);
  await page.waitForLoadState('networkidle');
  const isLarge = ({ size }: { size: number }) => size > 400_000;
  expect(scripts.filter(isLarge)).toEqual([]);
  expect(
    scripts.filter(({ url }) => /imprimir-menu|print-many|impresiones-list/.test(url)),
  ).toEqual([]);
  await page.getByRole('button', { name: 'Imprimir tildados' }).click();
  await page.getByRole('menuitem', { name: 'Remitos (2)' }).click();
  await expectToast(page, '2 remitos en un documento');
  expect(scripts.filter(isLarge)).toHaveLength(1);
});
