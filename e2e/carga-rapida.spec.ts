import { expect, test } from './support/fixtures';
import { expectSeen } from './support/seen';

test('by touch a button accepts the offered remito', { tag: '@phone' }, async ({ page }) => {
  await page.goto('movimientos');
  const use = page.getByRole('button', { name: 'Usar 0001-00020138' });
  await expectSeen(use);
  await expect(page.getByText('Tab', { exact: true })).toBeHidden();
  const { width, height } = (await use.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
  await use.tap();
  await expect(page.getByLabel('Nro Remito')).toHaveValue('0001-00020138');
  await expect(use).toHaveCount(0);
});

test('with a keyboard the offered remito number shows the Tab key cap', async ({ page }) => {
  await page.goto('movimientos');
  await expect(page.getByText('Tab', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Usar/ })).toBeHidden();
});
