import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { expectSeen } from './support/seen';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Expects the picture to have loaded and to fit the window's width. */
async function expectPicture(page: Page, name: RegExp): Promise<void> {
  const picture = page.getByRole('img', { name });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(300);
  const { x = NaN, width = NaN } = (await picture.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? NaN);
}

test('the manual links to a page with its picture, and on to the next page', async ({ page }) => {
  await page.goto('manual');
  await page.getByRole('link', { name: 'Registrar e imprimir' }).click();
  await expect(title(page, 'Registrar e imprimir')).toBeFocused();
  await expectPicture(page, /^El formulario de un movimiento/);
  await page.getByRole('link', { name: 'Siguiente: Buscar y corregir' }).click();
  await expect(title(page, 'Buscar y corregir')).toBeFocused();
  await expectSeen(title(page, 'Buscar y corregir'));
  await expectPicture(page, /^El buscador/);
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
