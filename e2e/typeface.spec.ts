import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

/** Position of each text in its column: a line that wraps differently moves everything below. */
const heights = (page: Page) =>
  page.locator('h1, label, a, button, th, tr').evaluateAll((elements) =>
    elements.map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return [Math.round(top), Math.round(height)];
    }),
  );

const isLoaded = (page: Page) =>
  page.evaluate(() => document.fonts.check("14px 'Source Sans 3 Variable'", 'ñ'));

test('the typeface replaces its fallback without moving anything', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('clientes', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('tbody').getByRole('checkbox').first()).toBeVisible();
  expect(await isLoaded(page)).toBe(false);
  const before = await heights(page);
  release();
  await expect.poll(() => isLoaded(page)).toBe(true);
  expect(await heights(page)).toEqual(before);
});
