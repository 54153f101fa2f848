import { expect, test } from './support/fixtures';
import { expectSeen } from './support/seen';

test('a page shows its picture, which fits the window, and the next page begins at its title', async ({
  page,
}) => {
  await page.goto('manual/registrar');
  const picture = page.getByRole('img', { name: /^El formulario de un movimiento/ });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(300);
  const { x = NaN, width = NaN } = (await picture.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(1280);
  await page.getByRole('link', { name: 'Siguiente: Buscar y corregir' }).click();
  await expectSeen(page.getByRole('heading', { level: 1, name: 'Buscar y corregir' }));
});

test('a link to a heading leads there, from the page and from elsewhere', async ({ page }) => {
  await page.goto('manual/registrar#si-algo-no-sale');
  await expectSeen(page.getByRole('heading', { name: 'Si algo no sale' }));
  await page.goto('manual/fallas');
  await page
    .getByRole('navigation', { name: 'En esta página' })
    .getByRole('link', { name: 'Pedir ayuda' })
    .click();
  await expect(page).toHaveURL(/\/manual\/fallas#pedir-ayuda$/);
  await expectSeen(page.getByRole('heading', { name: 'Pedir ayuda' }));
});
