import { expect, test } from './fixtures';

test('the tiles and their menu work from the keyboard', async ({ page, baseURL }) => {
  await page.goto('');
  const entidades = page.getByRole('button', { name: 'Entidades' });
  await page.getByRole('button', { name: 'Cerrar sesión' }).focus();
  await page.keyboard.press('Tab');
  await expect(entidades).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Clientes' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Representantes' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(entidades).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Movimientos' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${baseURL ?? ''}servicios`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();

  await entidades.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Clientes' })).toBeFocused();
  for (let i = 0; i < 2; i += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Vehículos' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${baseURL ?? ''}vehiculos`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the tiles animate once for 800 ms, and not with reduced motion', async ({ page }) => {
  await page.goto('');
  const tile = page.getByRole('main').getByRole('link', { name: 'Movimientos' });
  await expect(tile).not.toHaveCSS('animation-name', 'none');
  await expect(tile).toHaveCSS('animation-duration', '0.8s');
  await expect(tile).toHaveCSS('animation-iteration-count', '1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(tile).toHaveCSS('animation-name', 'none');
});
