import type { Movimiento } from '@mocks/model';
import { DIA, insertMany } from '../test/server/seeded-day';
import { expect, test } from './support/fixtures';
import { expectToast } from './support/toasts';

test('350 payments marked by mistake are undone by keyboard alone, except those that others changed or that fail', async ({
  page,
  api,
  expectConsole,
}) => {
  test.slow();
  expectConsole('500');
  expectConsole('404');
  insertMany(api, 350);
  const rows = api.db.movimientos.rows.slice(-350);
  await page.goto(`reportes?fechaDesde=${DIA}&fechaHasta=${DIA}&buscado=true`);
  await expect(page.getByText('350 resultados')).toBeVisible();
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
  };

  await page.getByRole('checkbox', { name: 'Seleccionar remito Z-350, ' }).focus();
  await keys('Control+a');
  await expect(page.getByText('350 seleccionados')).toBeVisible();
  await page.getByRole('button', { name: 'Marcar como pagado' }).focus();
  await keys('Enter');
  await expect(page.getByRole('menuitem', { name: 'Monto' })).toBeFocused();
  await keys('Enter');
  await expect(page.getByRole('button', { name: 'Confirmar' })).toBeFocused();
  const first = page.getByRole('checkbox', { name: 'Seleccionar remito Z-350, ' });
  const place = await first.boundingBox();
  await keys('Enter');
  const line = page.getByRole('group', { name: 'Último cambio' });
  await expect(line).toContainText('Monto marcado como pagado en 350 movimientos');
  await expectToast(page, 'Actualización exitosa: 350 movimientos');
  expect(await first.boundingBox(), 'no row moved').toEqual(place);

  const change = (row: Movimiento | undefined, made: Partial<Movimiento>) =>
    api.db.movimientos.update(row!, made);
  for (const row of rows.slice(0, 10)) change(row, { montoRendido: true });
  for (const row of rows.slice(10, 12)) api.db.movimientos.remove(row);
  for (const { id } of rows.slice(12, 15)) {
    api.faults.add({ path: `/movimientos/${id}`, fault: 'status-500', message: 'No anda.' });
  }
  await page.getByRole('checkbox', { name: 'Seleccionar remito Z-350, ' }).focus();
  await keys('End');
  await expect(page.getByRole('checkbox', { name: 'Seleccionar remito Z-1, ' })).toBeInViewport();
  await expect(line).toBeInViewport();
  await keys('Control+z');
  const outcome = page.getByRole('alert', { name: 'Se deshizo en 335 de 350 movimientos' });
  // Some 700 calls, four at once.
  await expect(outcome).toBeVisible({ timeout: 60_000 });
  await expect(outcome.getByRole('listitem')).toHaveText([
    /^Z-\d+(, Z-\d+){9}: Monto rendido cambió desde entonces$/,
    /^Z-\d+, Z-\d+, Z-\d+: No anda\.$|^Z-\d+, Z-\d+: fue eliminado$/,
    /^Z-\d+, Z-\d+, Z-\d+: No anda\.$|^Z-\d+, Z-\d+: fue eliminado$/,
  ]);
  await expect.poll(() => rows.slice(12).filter((row) => row.montoPagado).length).toBe(3);

  api.faults.clear();
  const retry = page.getByRole('button', { name: 'Reintentar (3)' });
  await line.focus();
  await keys('Tab');
  await expect(retry).toBeFocused();
  await keys('Enter');
  await expect(
    page.getByRole('alert', { name: 'Se deshizo en 338 de 350 movimientos' }),
  ).toBeVisible();
  expect(rows.slice(12).some((row) => row.montoPagado)).toBe(false);
});
