import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { seenDialog } from './seen';
import { expectToast } from './toasts';
import { signIn } from './sign-in';

/** Later than the eight hours that a session lasts. */
const NEXT_DAY = '2026-11-21T10:30:00-03:00';
/** Later than a session of two seconds. */
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

  test('shows a refused sign-in without words, ready for another try', async ({
    page,
    expectConsole,
  }) => {
    expectConsole('401');
    await page.goto('login');
    const username = page.getByLabel('Usuario');
    const password = page.getByLabel('Contraseña', { exact: true });
    await expect(title(page, 'Iniciar Sesión')).toBeVisible();
    const words = await page.locator('body').innerText();

    await signIn(page, 'equivocada');
    await expect(username).toHaveAttribute('aria-invalid', 'true');
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    expect(await page.locator('body').innerText()).toBe(words);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
    await expect(password).toBeFocused();
    const selected = await password.evaluate(
      (input: HTMLInputElement) => [input.selectionStart, input.selectionEnd] as const,
    );
    expect(selected).toEqual([0, 'equivocada'.length]);
    expect(await stored(page)).toEqual([null, null]);

    await page.keyboard.press('a');
    await expect(password).toHaveValue('a');
    await expect(username).not.toHaveAttribute('aria-invalid', 'true');
    await expect(password).not.toHaveAttribute('aria-invalid', 'true');

    await page.keyboard.type('dmin123');
    await page.keyboard.press('Enter');
    await expect(title(page, 'Inicio')).toBeVisible();
  });

  test('a link opened while signed out is reached after signing in, its search included', async ({
    page,
  }) => {
    await page.goto('clientes?texto=ar&pagina=1');
    await expect(title(page, 'Iniciar Sesión')).toBeVisible();
    await signIn(page);

    await expect(title(page, 'Clientes')).toBeVisible();
    const url = new URL(page.url());
    expect(url.pathname).toBe('/admin/clientes');
    expect(Object.fromEntries(url.searchParams)).toEqual({ texto: 'ar', pagina: '1' });
    await expect(page.getByRole('searchbox', { name: 'Buscar Cliente' })).toHaveValue('ar');
    await expect(page.getByText(/^Página 2 de /)).toBeVisible();
  });

  test('a redirect leads nowhere but into the panel', async ({ page, baseURL }) => {
    test.slow(true, 'it signs in once for each target');
    // What a target that is taken for a path leads to is a screen that is not there.
    const HOME = '';
    for (const [target, path] of [
      ['https://evil.example/', HOME],
      ['https:evil.example', HOME],
      ['//evil.example', HOME],
      ['///evil.example', HOME],
      ['/\\evil.example', HOME],
      ['\\\\evil.example', HOME],
      ['/\t/evil.example', HOME],
      ['/.//evil.example', HOME],
      ['/..//evil.example', HOME],
      ['/%2e//evil.example', HOME],
      ['//admin@evil.example', HOME],
      ['javascript:alert(1)', HOME],
      [' javascript:alert(1)', HOME],
      ['data:text/html,x', HOME],
      ['\u2215\u2215evil.example', HOME],
      ['/login?redirect=/clientes', HOME],
      ['/admin/../login', HOME],
      ['/%2f%2fevil.example', '%2f%2fevil.example'],
      ['/@evil.example', '@evil.example'],
      ['/admin/../../clientes', 'clientes'],
      [`/${'a'.repeat(2000)}`, 'a'.repeat(2000)],
    ] as const) {
      await page.goto(`login?${new URLSearchParams({ redirect: target }).toString()}`);
      await signIn(page);
      await expect(page.getByRole('button', { name: 'Cerrar sesión' }), target).toBeVisible();
      expect(page.url(), target).toBe(`${baseURL ?? ''}${path}`);
      await page.evaluate(() => localStorage.clear());
    }
  });
});

test('a session that ran out while the panel was closed leads to the login', async ({
  page,
  setNow,
  api,
}) => {
  await setNow(NEXT_DAY);
  await page.goto('clientes');
  await expect(title(page, 'Iniciar Sesión')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  expect(await stored(page)).toEqual([null, null]);
  expect(api.requests).toEqual([]);
});

test(
  'a session that runs out over a half-typed form goes on where it was',
  { tag: '@both' },
  async ({ page, api, setNow }) => {
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
  },
);

test('after the session ran out the screen asks for its data again', async ({
  page,
  api,
  setNow,
}) => {
  const { token } = await api.issueSession({ seconds: 2 });
  await page.goto('');
  await page.evaluate((short) => localStorage.setItem('jwtToken', short), token);
  await page.goto('clientes');
  const table = page.getByRole('table', { name: 'Clientes' });
  await expect(table.getByRole('row')).toHaveCount(11);

  await setNow(A_MINUTE_LATER);
  await seenDialog(page, 'Tu sesión venció');
  api.db.clientes.update(api.db.clientes.rows[0]!, { nombre: 'AAA Recién llegado' });
  await signIn(page);
  await expect(table.getByRole('cell', { name: 'AAA Recién llegado', exact: true })).toBeVisible();
});

test('a save refused with a 401 keeps what was typed and can be sent again', async ({
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

test('a list refused with a 401 comes after signing in again, search included', async ({
  page,
  api,
  expectConsole,
}) => {
  expectConsole('401');
  await page.goto('clientes');
  const search = page.getByRole('searchbox', { name: 'Buscar Cliente' });
  await expect(page.getByText('Total clientes: 57')).toBeVisible();
  api.faults.add({ path: '/clientes/', fault: 'status-401', times: 1 });
  await search.fill('gomez');
  await seenDialog(page, 'Tu sesión venció');

  await signIn(page);
  await expect(page.getByRole('cell', { name: 'Gómez, Juan Carlos', exact: true })).toHaveCount(2);
  await expect(search).toHaveValue('gomez');
  await expect(page).toHaveURL(/\/clientes\?texto=gomez$/);
});

test('signing out instead of in again leads to the login', async ({ page, api, expectConsole }) => {
  expectConsole('401');
  api.faults.add({ path: '/clientes/', fault: 'status-401' });
  await page.goto('clientes');
  await page
    .getByRole('dialog', { name: 'Tu sesión venció' })
    .getByRole('button', { name: 'Salir' })
    .click();
  await expect(title(page, 'Iniciar Sesión')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await page.goto('clientes');
  await expect(title(page, 'Clientes')).toBeVisible();
  const other = await context.newPage();
  await other.goto('');
  await other.getByRole('button', { name: 'Cerrar sesión' }).click();

  await expect(title(other, 'Iniciar Sesión')).toBeVisible();
  await expect(title(page, 'Iniciar Sesión')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('Cerrar sesión clears the session, and going back shows nothing of the panel', async ({
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

test('somebody signed in who comes to the login is led to Inicio', async ({ page, baseURL }) => {
  await page.goto('login?redirect=%2Fclientes');
  await expect(title(page, 'Inicio')).toBeVisible();
  expect(page.url()).toBe(baseURL);
});

test.describe('a token that says nothing', () => {
  test.use({ signedIn: false });

  for (const token of ['nada', 'a.b.c', 'eyJhbGciOiJIUzI1NiJ9.e30.x']) {
    test(`${token} is no session`, async ({ page, api }) => {
      await page.goto('login');
      await page.evaluate((value) => {
        localStorage.setItem('jwtToken', value);
        localStorage.setItem('user', '{}');
      }, token);
      await page.goto('clientes');
      await expect(title(page, 'Iniciar Sesión')).toBeVisible();
      expect(await stored(page)).toEqual([null, null]);
      expect(api.requests).toEqual([]);
    });
  }
});
