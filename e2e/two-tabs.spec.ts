import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectSeen, seenDialog } from './seen';
import { expectToast } from './toasts';
import { signIn } from './sign-in';

const NAME = 'Acuña, María de los Ángeles';

const tableOf = (page: Page) => page.getByRole('table', { name: 'Clientes' });
const cell = (page: Page, name: string) => tableOf(page).getByRole('cell', { name, exact: true });
const tick = (page: Page, name: string) =>
  tableOf(page).getByRole('checkbox', { name: `Seleccionar ${name}` });

async function openTab(of: Page, path: string): Promise<Page> {
  const tab = await of.context().newPage();
  await tab.goto(path);
  return tab;
}

async function remove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await (await seenDialog(page)).getByRole('button', { name: 'Eliminar' }).click();
}

test('signing out in one tab signs out the other, and Back shows nothing of the panel', async ({
  page,
}) => {
  await page.goto('clientes');
  await expect(cell(page, NAME)).toBeVisible();
  const other = await openTab(page, 'movimientos');
  await other.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(other.getByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible();
  await expect(page.getByText(NAME)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText(NAME)).toHaveCount(0);
});

test('a 401 in one tab keeps the other’s form, and one sign-in continues both', async ({
  page,
  api,
  expectConsole,
}) => {
  expectConsole('401');
  await page.goto('agregar-cliente');
  await page.getByLabel('Nombre').fill('Ñandubay');
  const other = await openTab(page, 'clientes');
  await expect(other.getByText('Total clientes: 57')).toBeVisible();
  api.faults.add({ path: '/clientes/', fault: 'status-401', times: 1 });
  await other.getByRole('searchbox').fill('gomez');
  const expired = (tab: Page) => tab.getByRole('dialog', { name: 'Tu sesión venció' });
  await expectSeen(expired(page));
  await expectSeen(expired(other));

  await signIn(other);
  await expect(expired(other)).toHaveCount(0);
  await expect(expired(page)).toHaveCount(0);
  await expect(page.getByLabel('Nombre')).toHaveValue('Ñandubay');
  await page.getByRole('button', { name: 'Agregar Cliente' }).click();
  await expectToast(page, 'Cliente agregado con éxito');
});

test('a tab shows what another tab changed once it is visible again', async ({ page, setNow }) => {
  await page.goto('clientes');
  await expect(cell(page, NAME)).toBeVisible();
  const other = await openTab(page, 'clientes');
  await tick(other, NAME).check();
  await other.getByRole('button', { name: 'Editar Cliente' }).click();
  await other.getByLabel('Nombre').fill('Acuña e Hijos');
  await other.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(cell(other, 'Acuña e Hijos')).toBeVisible();

  await expect(cell(page, NAME)).toBeVisible();
  await setNow('2026-11-20T10:31:00-03:00');
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(cell(page, 'Acuña e Hijos')).toBeVisible();
});

test('deleting a row that another tab deleted says so, and removes it from the list', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/);
  const select = (tab: Page) => tab.getByRole('checkbox', { name: 'Seleccionar Godoy, Matías' });
  await page.goto('choferes');
  await select(page).check();
  const other = await openTab(page, 'choferes');
  await select(other).check();
  await remove(other);
  await expectToast(other, 'Chofer eliminado');

  await remove(page);
  await expect(page.getByRole('alert')).toContainText(/no (se encontró|existe)/i);
  await expect(select(page)).toHaveCount(0);
  await expect(page.getByText(/seleccionado/)).toHaveCount(0);
});
