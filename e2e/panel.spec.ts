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

test('the side menu leads to every screen, in order', async ({ page, baseURL }) => {
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

test('the side menu folds to icons, and stays folded on the next screen', async ({ page }) => {
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

test('on a phone the menu covers the screen', { tag: '@phone' }, async ({ page }) => {
  await page.goto('clientes');
  await expect(title(page, 'Clientes')).toBeVisible();
  const main = page.getByRole('main');
  const open = page.getByRole('button', { name: 'Abrir menú' });
  const clientes = page.getByRole('link', { name: 'Clientes', includeHidden: true });
  await expect(clientes).not.toBeInViewport();
  await open.focus();
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('Tab');
  await expect(menuOf(page).locator(':focus')).toHaveCount(0);

  await test.step('it takes the focus, and the screen behind is inert', async () => {
    await open.click();
    await expect(clientes).toBeInViewport();
    await expect(clientes).toBeFocused();
    await expect(main).toHaveAttribute('inert');
    for (let i = 0; i < 12; i += 1) {
      await page.keyboard.press('Tab');
      await expect(main.locator(':focus')).toHaveCount(0);
    }
  });

  await test.step('Escape closes it and restores the focus', async () => {
    await clientes.focus();
    await page.keyboard.press('Escape');
    await expect(clientes).not.toBeInViewport();
    await expect(open).toBeFocused();
    await expect(main).not.toHaveAttribute('inert');
  });

  await test.step('Escape on its button closes it', async () => {
    await open.click();
    await page.getByRole('button', { name: 'Cerrar menú' }).focus();
    await page.keyboard.press('Escape');
    await expect(clientes).not.toBeInViewport();
  });

  await test.step('a tap outside closes it, and does nothing else', async () => {
    await open.click();
    await page.touchscreen.tap(340, 600);
    await expect(clientes).not.toBeInViewport();
    await expect(open).toBeFocused();
    await expect(page).toHaveURL(/\/clientes$/);
    await expect(page.getByText('seleccionado')).toHaveCount(0);
  });

  await test.step('choosing the current screen closes it', async () => {
    await open.click();
    await clientes.click();
    await expect(clientes).not.toBeInViewport();
    await expect(title(page, 'Clientes')).toBeFocused();
  });

  await test.step('choosing another screen closes it and opens that screen', async () => {
    await open.click();
    await menuOf(page).getByRole('link', { name: 'Inicio' }).click();
    await expect(title(page, 'Inicio')).toBeFocused();
    await expect(clientes).not.toBeInViewport();
    await expect(main).not.toHaveAttribute('inert');
  });
});

test('the skip link is the first stop and moves the focus to the content', async ({ page }) => {
  await page.goto('');
  await expect(title(page, 'Inicio')).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the chosen theme is stored, and applies from the first paint', async ({
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

  await test.step('before the panel’s scripts have run', async () => {
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
