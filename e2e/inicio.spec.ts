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
