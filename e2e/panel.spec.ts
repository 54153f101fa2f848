import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { seenMenu } from './seen';

const MENU = [
  ['Inicio', ''],
  ['Movimientos', 'movimientos'],
  ['Hoja de Ruta', 'hoja-de-ruta'],
  ['Recibos', 'recibos-menu'],
  ['Clientes', 'clientes'],
  ['Empleados', 'empleados'],
  ['Representantes', 'representantes'],
  ['Vehículos', 'vehiculos'],
  ['Servicios', 'servicios'],
  ['Consultas', 'reportes'],
] as const;

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });
const title = (page: Page, name?: string) => page.getByRole('heading', { level: 1, name });
const rootClass = (page: Page) => page.locator('html');

async function chooseTheme(page: Page, current: string, wanted: string): Promise<void> {
  await page.getByRole('button', { name: `Tema: ${current}` }).click();
  await (await seenMenu(page)).getByRole('menuitemradio', { name: wanted }).click();
}

test('the side menu leads to every area, in order', async ({ page, baseURL }) => {
  await page.goto('');
  const links = menuOf(page).getByRole('link');
  await expect(links).toHaveText(MENU.map(([label]) => label));
  await expect(menuOf(page).getByRole('button')).toHaveText(['Cerrar sesión']);

  for (const [label, path] of [...MENU.slice(1), MENU[0]]) {
    const link = links.filter({ hasText: label });
    await link.click();
    await expect(page).toHaveURL(`${baseURL ?? ''}${path}`);
    await expect(title(page)).toBeFocused();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(menuOf(page).locator('[aria-current]')).toHaveCount(1);
  }
});

test('the side menu folds to its icons and stays so while navigating', async ({ page }) => {
  await page.goto('');
  const link = menuOf(page).getByRole('link', { name: 'Clientes' });
  const width = async (): Promise<number> => (await menuOf(page).boundingBox())?.width ?? NaN;
  expect(await width()).toBeGreaterThan(180);

  const fold = page.getByRole('button', { name: 'Cerrar menú' });
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await fold.click();
  await expect.poll(width).toBeLessThan(80);
  const unfold = page.getByRole('button', { name: 'Abrir menú' });
  await expect(unfold).toBeFocused();
  await expect(unfold).toHaveAttribute('aria-expanded', 'false');

  await link.click();
  await expect(title(page, 'Clientes')).toBeVisible();
  expect(await width()).toBeLessThan(80);
  await unfold.click();
  await expect.poll(width).toBeGreaterThan(180);
});

test('on a phone the menu lies over the screen', { tag: '@phone' }, async ({ page }) => {
  await page.goto('clientes');
  await expect(title(page, 'Clientes')).toBeVisible();
  const main = page.getByRole('main');
  const open = page.getByRole('button', { name: 'Abrir menú' });
  const clientes = page.getByRole('link', { name: 'Clientes', includeHidden: true });
  await expect(clientes).not.toBeInViewport();
  await open.focus();
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('Tab');
  await expect(menuOf(page).locator(':focus')).toHaveCount(0);

  await test.step('it takes the focus, and the screen behind can be neither reached nor read', async () => {
    await open.click();
    await expect(clientes).toBeInViewport();
    await expect(clientes).toBeFocused();
    await expect(main).toHaveAttribute('inert');
    for (let i = 0; i < 12; i += 1) {
      await page.keyboard.press('Tab');
      await expect(main.locator(':focus')).toHaveCount(0);
    }
  });

  await test.step('Escape closes it, and the focus is where it was', async () => {
    await clientes.focus();
    await page.keyboard.press('Escape');
    await expect(clientes).not.toBeInViewport();
    await expect(open).toBeFocused();
    await expect(main).not.toHaveAttribute('inert');
  });

  await test.step('Escape on its button closes it too', async () => {
    await open.click();
    await page.getByRole('button', { name: 'Cerrar menú' }).focus();
    await page.keyboard.press('Escape');
    await expect(clientes).not.toBeInViewport();
  });

  await test.step('so does a touch beside it, which does nothing else', async () => {
    await open.click();
    await page.touchscreen.tap(340, 600);
    await expect(clientes).not.toBeInViewport();
    await expect(open).toBeFocused();
    await expect(page).toHaveURL(/\/clientes$/);
    await expect(page.getByText('seleccionado')).toHaveCount(0);
  });

  await test.step('choosing the screen one is on closes it', async () => {
    await open.click();
    await clientes.click();
    await expect(clientes).not.toBeInViewport();
    await expect(title(page, 'Clientes')).toBeFocused();
  });

  await test.step('choosing another closes it and leads there', async () => {
    await open.click();
    await menuOf(page).getByRole('link', { name: 'Inicio' }).click();
    await expect(title(page, 'Inicio')).toBeFocused();
    await expect(clientes).not.toBeInViewport();
    await expect(main).not.toHaveAttribute('inert');
  });
});

test('says where one is: breadcrumbs, document title, focus on the title', async ({ page }) => {
  const crumbs = page.getByRole('navigation', { name: 'Ruta de navegación' });
  await page.goto('');
  await expect(page).toHaveTitle('Inicio · Transporte de Cargas');

  await menuOf(page).getByRole('link', { name: 'Clientes' }).click();
  await expect(title(page, 'Clientes')).toBeFocused();
  await expect(page).toHaveTitle('Clientes · Transporte de Cargas');
  await expect(crumbs).toHaveText('Inicio/Cliente');
  await expect(crumbs.locator('[aria-current="page"]')).toHaveText('Cliente');

  await page.getByRole('link', { name: 'Agregar Cliente' }).click();
  await expect(page).toHaveTitle('Agregar Cliente · Transporte de Cargas');
  await expect(title(page, 'Agregar Cliente')).toBeVisible();
  await expect(page.getByLabel('Nombre')).toBeFocused();
  await expect(crumbs).toHaveText('Inicio/Cliente/Agregar');

  await crumbs.getByRole('link', { name: 'Cliente' }).click();
  await expect(title(page, 'Clientes')).toBeFocused();

  await page.getByRole('cell', { name: 'Acuña, María de los Ángeles', exact: true }).click();
  await page.getByRole('button', { name: 'Editar Cliente' }).click();
  await expect(title(page, 'Editar Cliente')).toBeFocused();
  await expect(page).toHaveTitle('Editar Cliente · Transporte de Cargas');
  await expect(crumbs).toHaveText('Inicio/Cliente/Editar');

  await page.goBack();
  await expect(title(page, 'Clientes')).toBeFocused();
  await crumbs.getByRole('link', { name: 'Inicio' }).click();
  await expect(title(page, 'Inicio')).toBeFocused();

  await page.reload();
  await expect(title(page, 'Inicio')).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a path that is no screen says so inside the panel', { tag: '@both' }, async ({ page }) => {
  for (const path of ['nada', 'clientes/abc', 'clientes/0', 'clientes/7/otra']) {
    await page.goto(path);
    await expect(title(page, 'Página no encontrada'), path).toBeVisible();
    await expect(page.getByRole('button', { name: /^Tema: / })).toBeVisible();
    await expect(menuOf(page), path).toHaveCount(1);
  }
  await page.goto('nada');
  await expect(page).toHaveTitle('Página no encontrada · Transporte de Cargas');
  await page.getByRole('link', { name: 'Ir al inicio', exact: true }).click();
  await expect(title(page, 'Inicio')).toBeVisible();
});

test('the theme is chosen, kept and right from the first paint', async ({
  page,
  expectConsole,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('');
  const stored = () => page.evaluate(() => localStorage.getItem('vite-ui-theme'));
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(rootClass(page)).toHaveClass('light');
  const light = await ground();

  await page.getByRole('button', { name: 'Tema: Sistema' }).click();
  await expect(page.getByRole('menuitemradio')).toHaveText(['Claro', 'Oscuro', 'Sistema']);
  await expect(page.getByRole('menuitemradio', { name: 'Sistema' })).toBeChecked();
  await page.keyboard.press('Escape');

  await chooseTheme(page, 'Sistema', 'Oscuro');
  await expect(rootClass(page)).toHaveClass('dark');
  expect(await stored()).toBe('dark');
  const dark = await ground();
  expect(dark).not.toBe(light);

  await test.step('before any script of the panel has run', async () => {
    expectConsole('ERR_FAILED');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    await expect(page.locator('#root')).toBeEmpty();
    await expect(rootClass(page)).toHaveClass('dark');
    expect(await ground()).toBe(dark);
    await page.unroute('**/assets/*.js');
  });

  await page.reload();
  await expect(page.getByRole('button', { name: 'Tema: Oscuro' })).toBeVisible();
  await expect(rootClass(page)).toHaveClass('dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await chooseTheme(page, 'Oscuro', 'Claro');
  await expect(rootClass(page)).toHaveClass('light');
  expect(await stored()).toBe('light');
  await page.reload();
  await expect(rootClass(page)).toHaveClass('light');

  await test.step('Sistema follows the system while the panel is open', async () => {
    await chooseTheme(page, 'Claro', 'Sistema');
    expect(await stored()).toBe('system');
    await expect(rootClass(page)).toHaveClass('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(rootClass(page)).toHaveClass('light');
    expect(await ground()).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(rootClass(page)).toHaveClass('dark');
    expect(await ground()).toBe(dark);
  });
});

test.describe('at the login', () => {
  test.use({ signedIn: false });

  test('the theme is chosen at the login too', { tag: '@both' }, async ({ page }) => {
    await page.goto('login');
    await chooseTheme(page, 'Sistema', 'Oscuro');
    await expect(rootClass(page)).toHaveClass('dark');
    await page.reload();
    await expect(rootClass(page)).toHaveClass('dark');
  });
});

test('moves nothing for those who asked for less motion', { tag: '@phone' }, async ({ page }) => {
  const duration = () =>
    page
      .locator('#menu-lateral')
      .evaluate((menu) => Number.parseFloat(getComputedStyle(menu).transitionDuration));
  await page.goto('');
  expect(await duration()).toBeGreaterThan(0.1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).toBeLessThan(0.001);
});
