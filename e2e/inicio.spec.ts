import { expect, test } from './fixtures';
import { seenMenu } from './seen';

const TILES = [
  ['Movimientos', 'movimientos'],
  ['Servicios', 'servicios'],
  ['Hoja de Ruta', 'hoja-de-ruta'],
  ['Recibos', 'recibos-menu'],
  ['Consultas', 'reportes'],
] as const;

const ENTIDADES = [
  ['Clientes', 'clientes'],
  ['Representantes', 'representantes'],
  ['Vehículos', 'vehiculos'],
  ['Empleados', 'empleados'],
] as const;

test('every tile leads to its area', { tag: '@both' }, async ({ page, baseURL }) => {
  await page.goto('');
  const tiles = page.getByRole('main').getByRole('link');
  for (const [label, path] of TILES) {
    await tiles.filter({ hasText: label }).click();
    await expect(page).toHaveURL(`${baseURL ?? ''}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
  }
});

test('Entidades opens a menu of four areas', { tag: '@both' }, async ({ page, baseURL }) => {
  await page.goto('');
  const entidades = page.getByRole('button', { name: 'Entidades' });
  const items = page.getByRole('menu').getByRole('menuitem');
  for (const [label, path] of ENTIDADES) {
    await expect(entidades).toHaveAttribute('aria-expanded', 'false');
    await entidades.click();
    await seenMenu(page);
    await expect(items).toHaveText(ENTIDADES.map(([text]) => text));
    await items.filter({ hasText: label }).click();
    await expect(page).toHaveURL(`${baseURL ?? ''}${path}`);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.goBack();
  }
});

test('the tiles and the menu answer to the keyboard', async ({ page, baseURL }) => {
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
