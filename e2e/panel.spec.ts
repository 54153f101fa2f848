import type { Page } from '@playwright/test';
import { openCamara } from './support/camara';
import { expect, test } from './support/fixtures';
import { expectSeen } from './support/seen';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });
const title = (page: Page, name?: string) => page.getByRole('heading', { level: 1, name });
const rootClass = (page: Page) => page.locator('html');

test('the folded menu is a rail of icons, with names on hover and focus', async ({ page }) => {
  await page.goto('clientes');
  await page.getByRole('button', { name: 'Cerrar menú' }).click();
  await page.reload();
  await expect(title(page, 'Clientes')).toBeVisible();
  expect((await page.locator('#menu-lateral').boundingBox())?.width).toBe(56);
  const nameOf = (text: string) => menuOf(page).getByText(text);
  await expect(nameOf('Recibos')).toHaveCSS('opacity', '0');
  await menuOf(page).getByRole('link', { name: 'Recibos' }).hover();
  await expect(nameOf('Recibos')).toHaveCSS('opacity', '1');
  await expect(nameOf('Recibos')).toBeInViewport({ ratio: 1 });
  await menuOf(page).getByRole('link', { name: 'Hoja de Ruta' }).press('Shift+Tab');
  await expect(nameOf('Movimientos')).toHaveCSS('opacity', '1');
});

test('on a phone Back closes the topmost overlay first', { tag: '@phone' }, async ({ page }) => {
  await page.goto('');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await menuOf(page).getByRole('link', { name: 'Clientes' }).click();
  await page
    .getByRole('checkbox', { name: /^Seleccionar (?!todas)/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Eliminar 1 cliente?' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(title(page, 'Clientes')).toBeVisible();

  await page.getByRole('button', { name: 'Abrir menú' }).click();
  const entry = menuOf(page).getByRole('link', { name: 'Servicios' });
  await expect(entry).toBeInViewport();
  await page.goBack();
  await expect(entry).not.toBeInViewport();
  await page.goBack();
  await expect(title(page, 'Inicio')).toBeVisible();
});

test('Back closes what covers the whole screen on a computer too', async ({ page }) => {
  await page.goto('hoja-de-ruta');
  await page.getByRole('button', { name: 'Buscar Movimientos' }).click();
  const tildar = page.getByRole('button', { name: 'Tildar por remito' });
  await expect(tildar).toBeEnabled();
  const camara = await openCamara(page, ['000123']);
  const url = page.url();
  await page.goBack();
  await expect(camara).toBeHidden();
  await expect(page).toHaveURL(url);
  await expect(tildar).toBeEnabled();
});

test('on a phone the open menu keeps taps', { tag: '@phone' }, async ({ page }) => {
  await page.goto('clientes');
  await expect(title(page, 'Clientes')).toBeVisible();
  const open = page.getByRole('button', { name: 'Abrir menú' });
  const clientes = page.getByRole('link', { name: 'Clientes', includeHidden: true });
  await expect(clientes).not.toBeInViewport();
  await open.click();
  await expect(clientes).toBeInViewport();
  await expect(clientes).toBeFocused();
  await page.touchscreen.tap(340, 600);
  await expect(clientes).not.toBeInViewport();
  await expect(open).toBeFocused();
  await expect(page).toHaveURL(/\/clientes$/);
  await expect(page.getByText('seleccionado')).toHaveCount(0);
});

test('the skip link is the first stop, and keeps unsaved work', async ({ page }) => {
  await page.goto('clientes/7');
  await expect(page.getByLabel('Nombre')).not.toHaveValue('');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.getByLabel('Nombre').fill('Frágil');
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByLabel('Nombre')).toHaveValue('Frágil');
});

test('the chosen theme applies from the first paint', async ({ page, expectConsole }) => {
  expectConsole('ERR_FAILED');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(rootClass(page)).toHaveClass('light');
  const light = await ground();
  await page.getByRole('button', { name: 'Tema: Sistema' }).click();
  await expectSeen(page.getByRole('menu'));
  await page.getByRole('menuitemradio', { name: 'Oscuro' }).click();
  await expect(rootClass(page)).toHaveClass('dark');
  const dark = await ground();
  expect(dark).not.toBe(light);

  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('#root')).toBeEmpty();
  await expect(rootClass(page)).toHaveClass('dark');
  expect(await ground()).toBe(dark);
});
