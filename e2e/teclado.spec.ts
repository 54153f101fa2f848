import { insertThree } from '../test/server/seeded-day';
import { expect, test } from './support/fixtures';
import { tabTo } from './support/focus';

test.describe('signed out', () => {
  test.use({ signedIn: false });

  test('sign in with the password shown', async ({ page }) => {
    const password = page.getByRole('textbox', { name: 'Contraseña' });
    await page.goto('');
    await tabTo(page, page.getByRole('textbox', { name: 'Usuario' }));
    await page.keyboard.type('admin');
    await tabTo(page, password);
    await page.keyboard.type('admin123');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(password).toHaveAttribute('type', 'text');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
  });
});

test('the arrow keys scroll a wide table sideways', async ({ page, api }) => {
  insertThree(api);
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.goto('hoja-de-ruta?fecha=2026-11-30&tipo=todos&buscado=true');
  const region = page.getByRole('region', { name: 'Lista de movimientos, desplazable' });
  await tabTo(page, region);
  const left = () => region.evaluate(({ scrollLeft }) => scrollLeft);
  expect(await left()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(0);

  await page.setViewportSize({ width: 2200, height: 700 });
  await expect(region).toHaveCount(0);
});
