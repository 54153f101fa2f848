import { expect, test } from './fixtures';

test('the tiles animate once for 800 ms, and not with reduced motion', async ({ page }) => {
  await page.goto('');
  const tile = page.getByRole('main').getByRole('link', { name: 'Servicios' });
  await expect(tile).not.toHaveCSS('animation-name', 'none');
  await expect(tile).toHaveCSS('animation-duration', '0.8s');
  await expect(tile).toHaveCSS('animation-iteration-count', '1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(tile).toHaveCSS('animation-name', 'none');
});

test('twenty notices on a phone take 1,400 px', { tag: '@phone' }, async ({ page }) => {
  await page.goto('');
  const notices = page.getByRole('tabpanel').getByRole('listitem');
  await expect(notices).toHaveCount(20);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    1400,
  );
  for (const button of await page.getByRole('tabpanel').getByRole('button').all()) {
    expect((await button.boundingBox())?.height).toBe(44);
  }
});
