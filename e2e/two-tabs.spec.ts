import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { expectSeen } from './support/seen';
import { signIn } from './support/sign-in';
import { expectToast } from './support/toasts';

async function openTab(of: Page, path: string): Promise<Page> {
  const tab = await of.context().newPage();
  await tab.goto(path);
  return tab;
}

test('one sign-in continues both tabs after a 401 in one', async ({ page, api, expectConsole }) => {
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
