import { expect, test } from './support/fixtures';
import { recordShifts, shiftsOf } from './support/shifts';
import { noticesOf } from './support/table';

test('the tiles animate once for 800 ms, and not with reduced motion', async ({ page }) => {
  await page.goto('');
  const tile = page.getByRole('main').getByRole('link', { name: 'Servicios' });
  await expect(tile).not.toHaveCSS('animation-name', 'none');
  await expect(tile).toHaveCSS('animation-duration', '0.8s');
  await expect(tile).toHaveCSS('animation-iteration-count', '1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(tile).toHaveCSS('animation-name', 'none');
});

test('twenty notices take 1,400 px on a phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('');
  await expect(noticesOf(page)).toHaveCount(20);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    1400,
  );
  for (const button of await page.getByRole('tabpanel').getByRole('button').all()) {
    expect((await button.boundingBox())?.height).toBe(44);
  }
});

test('twenty notices are in view on a desktop', async ({ page }) => {
  await page.goto('');
  await expect(noticesOf(page)).toHaveCount(20);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800);
});

test('nothing moves while it loads', { tag: '@both' }, async ({ page, api }) => {
  api.faults.latency = 200;
  await recordShifts(page);
  await page.goto('');
  await expect(noticesOf(page)).toHaveCount(20);
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
  expect(await shiftsOf(page)).toEqual([]);
});
