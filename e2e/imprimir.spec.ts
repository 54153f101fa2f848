import { insertMany, DIA } from '../test/server/seeded-day';
import { expect, printWindows, test } from './support/fixtures';
import { selectRows } from './support/screens';
import { boxesOf } from './support/table';
import { expectToast } from './support/toasts';

const HOJA = `hoja-de-ruta?fecha=${DIA}&tipo=todos&buscado=true`;

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

test('the code that joins documents loads with the first such print', async ({ page }) => {
  const sizes: number[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    const body = await response.body().catch(() => Buffer.from(''));
    sizes.push(body.length);
  });
  await page.goto('movimientos');
  await selectRows(page, 2);
  await page.waitForLoadState('networkidle');
  const isLarge = (size: number) => size > 400_000;
  expect(sizes.filter(isLarge)).toEqual([]);
  await page.getByRole('button', { name: 'Imprimir tildados' }).click();
  await page.getByRole('menuitem', { name: 'Remitos (2)' }).click();
  await expectToast(page, '2 remitos en un documento');
  expect(sizes.filter(isLarge)).toHaveLength(1);
});
