import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { seenDialog } from './seen';
import { expectToast } from './toasts';
import { signIn } from './sign-in';

/** After a two-second session has expired. */
const A_MINUTE_LATER = '2026-11-20T10:31:00-03:00';

const stored = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => [localStorage.getItem('jwtToken'), localStorage.getItem('user')]);

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.describe('signed out', () => {
  test.use({ signedIn: false });

  test('signs in through the form and lands on Inicio', { tag: '@both' }, async ({ page, api }) => {
    await page.goto('');
    await expect(page).toHaveURL(/\/admin\/login/);
    await expect(title(page, 'Iniciar Sesión')).toBeVisible();
    await expect(page).toHaveTitle('Iniciar Sesión · Transporte de Cargas');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect(api.requests).toEqual([]);

    await page.getByLabel('Usuario').fill('mostrador');
    await page.getByLabel('Contraseña', { exact: true }).fill('mostrador123');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/\/admin\/$/);
    await expect(title(page, 'Inicio')).toBeVisible();
    const [login] = api.requests;
    expect(login).toMatchObject({
      method: 'POST',
      path: '/authenticate',
      body: { username: 'mostrador', password: 'mostrador123' },
      authorization: null,
    });
    const [token, user] = await stored(page);
    expect(token?.split('.')).toHaveLength(3);
    expect(JSON.parse(user ?? '')).toMatchObject({ username: 'mostrador' });
  });
});

test('a session that expires over a half-typed form continues after signing in again', async ({
  page,
  api,
  setNow,
}) => {
  const { token } = await api.issueSession({ seconds: 2 });
  await page.goto('');
  await page.evaluate((short) => localStorage.setItem('jwtToken', short), token);
  await page.goto('agregar-cliente');
  await page.getByLabel('Nombre').fill('Ñandubay Cargas');
  await page.getByLabel('Localidad').fill('Río Cuarto');

  await setNow(A_MINUTE_LATER);
  const dialog = await seenDialog(page, 'Tu sesión venció');
  await expect(dialog.getByLabel('Usuario')).toBeFocused();
  expect(await stored(page)).toEqual([null, null]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/agregar-cliente$/);

  await signIn(page);
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Nombre')).toHaveValue('Ñandubay Cargas');
  await expect(page.getByLabel('Localidad')).toHaveValue('Río Cuarto');
  await page.getByRole('button', { name: 'Agregar Cliente' }).click();
  await expectToast(page, 'Cliente agregado con éxito');
  expect(api.db.clientes.rows.at(-1)).toMatchObject({
    nombre: 'Ñandubay Cargas',
    localidad: 'Río Cuarto',
  });
});

test('a save refused with a 401 keeps the form, and can be sent again', async ({
  page,
  api,
  expectConsole,
}) => {
  expectConsole('401');
  await page.goto('agregar-cliente');
  await page.getByLabel('Nombre').fill('Ñandubay Cargas');
  api.faults.add({ method: 'POST', path: '/clientes/', fault: 'status-401', times: 1 });
  await page.getByRole('button', { name: 'Agregar Cliente' }).click();

  const dialog = await seenDialog(page, 'Tu sesión venció');
  expect(await stored(page)).toEqual([null, null]);
  await signIn(page);
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Nombre')).toHaveValue('Ñandubay Cargas');
  await expect(page.getByText('La sesión venció antes de guardar: probá de nuevo.')).toBeVisible();

  await page.getByRole('button', { name: 'Agregar Cliente' }).click();
  await expectToast(page, 'Cliente agregado con éxito');
  expect(api.db.clientes.rows.filter(({ nombre }) => nombre === 'Ñandubay Cargas')).toHaveLength(1);
});

test('Cerrar sesión clears the session, and Back shows nothing of the panel', async ({
  page,
  api,
}) => {
  await page.goto('');
  await page.getByRole('link', { name: 'Clientes' }).click();
  await expect(
    page.getByRole('cell', { name: 'Acuña, María de los Ángeles', exact: true }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(title(page, 'Iniciar Sesión')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(await stored(page)).toEqual([null, null]);

  const calls = api.requests.length;
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(title(page, 'Iniciar Sesión')).toBeVisible();
  await expect(page.getByText('Acuña')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(api.requests).toHaveLength(calls);
});
