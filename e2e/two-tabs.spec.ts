import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { expectSeen } from './support/seen';
import { signIn } from './support/sign-in';
import { expectToast } from './support/toasts';

const NAME = 'Acuña, María de los Ángeles';

const tableOf = (page: Page) => page.getByRole('table', { name: 'Clientes' });
const cell = (page: Page, name: string) => tableOf(page).getByRole('cell', { name, exact: true });

async function openTab(of: Page, path: string): Promise<Page> {
  const tab = await of.context().newPage();
  await tab.goto(path);
  return tab;
}

test('signing out in one tab signs out the other, and Back shows nothing of the panel', async ({
  page,
  api,
}) => {
  await page.goto('');
  await page.getByRole('link', { name: 'Clientes' }).click();
  await expect(cell(page, NAME)).toBeVisible();
  const other = await openTab(page, 'movimientos');
  await other.getByRole('button', { name: 'Cerrar sesión' }).click();
  for (const tab of [other, page]) {
    await expect(tab.getByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible();
    await expect(tab).toHaveURL(/\/login/);
  }
  expect(await page.evaluate(() => [localStorage.jwtToken, localStorage.user])).toEqual([
    undefined,
    undefined,
  ]);

  const calls = api.requests.length;
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible();
  await expect(page.getByText(NAME)).toHaveCount(0);
  expect(api.requests).toHaveLength(calls);
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
