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
