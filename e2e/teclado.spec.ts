import type { Page } from '@playwright/test';
import { insertThree } from '../test/server/seeded-day';
import { expect, test } from './support/fixtures';
import { tabTo } from './support/focus';
import { seenDialog } from './support/seen';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const back = (page: Page, target: ReturnType<typeof button>) => tabTo(page, target, 'Shift+Tab');

async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, field(page, name));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

test.describe('signed out', () => {
  test.use({ signedIn: false });

  test('sign in with the password shown', async ({ page }) => {
    await page.goto('');
    await typeInto(page, 'Usuario', 'admin');
    await typeInto(page, 'Contraseña', 'admin123');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(field(page, 'Contraseña')).toHaveAttribute('type', 'text');
    await page.keyboard.press('Tab');
    await expect(button(page, 'Ingresar')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(title(page, 'Inicio')).toBeVisible();
  });
});

test('rows are selected, edited and deleted without losing the focus', async ({ page }) => {
  await page.goto('vehiculos');
  const rows = page.locator('tbody').getByRole('checkbox');
  const selected = page.getByRole('status').filter({ hasText: 'seleccionado' });
  await expect(rows).toHaveCount(10);
  await tabTo(page, rows.nth(1));
  await page.keyboard.press('Space');
  await expect(selected).toHaveText('1 seleccionado');

  await back(page, button(page, 'Editar Vehículo'));
  await page.keyboard.press('Enter');
  await expect(title(page, 'Editar Vehículo')).toBeFocused();
  await tabTo(page, button(page, 'Cancelar'));
  await page.keyboard.press('Enter');
  await expect(title(page, 'Vehículos')).toBeFocused();

  await tabTo(page, page.getByRole('checkbox', { name: /^Seleccionar todas/ }));
  await page.keyboard.press('Space');
  await expect(selected).toHaveText('10 seleccionados');
  const clear = button(page, 'Deseleccionar todo');
  await back(page, clear);
  await page.keyboard.press('Enter');
  await expect(selected).toHaveCount(0);
  await expect(clear).toBeFocused();

  await tabTo(page, rows.first());
  await page.keyboard.press('Space');
  const remove = button(page, 'Eliminar');
  await back(page, remove);
  await page.keyboard.press('Enter');
  const dialog = await seenDialog(page);
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Eliminar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();

  const next = button(page, 'Siguiente');
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Página 2 de 2/)).toBeVisible();
  await expect(next).toBeFocused();
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

test('a retried load moves the focus to the title', async ({ page, api, expectConsole }) => {
  expectConsole('500');
  api.faults.add({ path: '/clientes/', fault: 'status-500', times: 1 });
  await page.goto('clientes');
  await tabTo(page, button(page, 'Reintentar'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Clientes' }).getByRole('row')).toHaveCount(11);
  await expect(title(page, 'Clientes')).toBeFocused();
});

test('a drawer whose field takes the keyboard at once, without motion, gives it back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('movimientos');
  const opener = button(page, 'Agregar un cliente: Cliente Origen');
  await opener.press('Enter');
  await expect((await seenDialog(page)).getByLabel('Nombre')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
