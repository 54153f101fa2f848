import { DIA, insertMany } from '../test/server/seeded-day';
import { expect, test } from './support/fixtures';
import { expectToast } from './support/toasts';

test('a mark by keyboard moves no row, and its line stays in view', async ({ page, api }) => {
  insertMany(api, 150);
  await page.goto(`reportes?fechaDesde=${DIA}&fechaHasta=${DIA}&buscado=true`);
  await expect(page.getByText('150 resultados')).toBeVisible();
  const first = page.getByRole('checkbox', { name: 'Seleccionar remito Z-150, ' });
  await first.press('Space');
  await page.getByRole('button', { name: 'Marcar como pagado' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Monto' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Confirmar' })).toBeFocused();
  const place = await first.boundingBox();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Actualización exitosa: 1 movimiento');
  const line = page.getByRole('group', { name: 'Último cambio' });
  await expect(line).toContainText('Monto marcado como pagado en 1 movimiento');
  expect(await first.boundingBox(), 'no row moved').toEqual(place);
  await expect(page.getByRole('button', { name: 'Marcar como pagado' })).toBeFocused();

  await first.press('End');
  await expect(page.getByRole('checkbox', { name: 'Seleccionar remito Z-1, ' })).toBeInViewport();
  await expect(line).toBeInViewport();
});
