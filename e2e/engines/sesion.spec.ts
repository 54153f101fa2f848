import {
  expectGone,
  expectSeen,
  expectState,
  expectText,
  expectToast,
  expectValue,
} from './expect';
import { expect, storeSession, test } from './fixtures';
import type { Page } from './page';

async function signIn(panel: Page): Promise<void> {
  await panel.label('Usuario').fill('admin');
  await panel.label('Contraseña').fill('admin123');
  await panel.press('Enter');
}

test.describe('signed out', () => {
  test.use({ signedIn: false });

  test('signs in and chooses a theme, which survives a reload', async ({ panel }) => {
    await expectSeen(panel.role('heading', 'Iniciar Sesión'));
    await signIn(panel);
    await expectSeen(panel.role('heading', 'Inicio'));
    expect(await panel.path()).toBe('');

    await panel.role('button', 'Tema: Sistema').click();
    await panel.role('menuitemradio', 'Oscuro').click();
    await expectSeen(panel.role('button', 'Tema: Oscuro'));
    await panel.reload();
    await expectSeen(panel.role('button', 'Tema: Oscuro'));
    expect(await panel.evaluate('document.documentElement.classList.contains("dark")')).toBe(true);

    await panel.role('button', 'Cerrar sesión').click();
    await expectSeen(panel.role('heading', 'Iniciar Sesión'));
    expect(await panel.path()).toBe('login');
  });
});

test('a half-typed form survives an expired session', async ({ panel, api }) => {
  await storeSession(panel, await api.issueSession({ seconds: 8 }));
  await panel.goto('agregar-representante');
  await panel.label('Nombre').fill('Ñandubay Cargas');
  const dialog = panel.role('dialog', 'Tu sesión venció');
  await expect.poll(async () => (await dialog.look()).count, { timeout: 15_000 }).toBe(1);
  await expectState(dialog.label('Usuario'), { hasFocus: true });
  await signIn(panel);
  await expectGone(dialog);
  await expectValue(panel.label('Nombre'), 'Ñandubay Cargas');
  await panel.role('button', 'Agregar Representante').click();
  await expectToast(panel, 'Representante agregado');
  expect(api.db.representantes.rows.at(-1)?.nombre).toBe('Ñandubay Cargas');
});

test('leaving a form with unsaved work asks first', async ({ panel }) => {
  await panel.goto('agregar-cliente');
  await panel.label('Nombre').click();
  await panel.type('Ana');
  const menu = panel.role('navigation', 'Menú principal');
  await menu.role('link', 'Vehículos').click();
  const question = panel.role('dialog', '¿Salir sin guardar?');
  await expectSeen(question);
  await question.role('button', 'Seguir editando').click();
  await expectGone(question);
  await expectValue(panel.label('Nombre'), 'Ana');
  expect(await panel.path()).toBe('agregar-cliente');

  await menu.role('link', 'Vehículos').click();
  await question.role('button', 'Salir sin guardar').click();
  await expectSeen(panel.role('heading', 'Vehículos'));
});

test('signing out during a deletion asks first, and can cut it off', async ({ panel, api }) => {
  api.faults.add({ method: 'DELETE', path: '/v1/vehiculos/*', fault: 'hang' });
  const deletions = () => api.requests.filter(({ method }) => method === 'DELETE').length;
  await panel.goto('vehiculos');
  await panel.role('checkbox', /^Seleccionar todas/).click();
  await panel.role('button', 'Eliminar').click();
  const dialog = panel.role('dialog', '¿Eliminar 10 vehículos?');
  await expectSeen(dialog);
  await dialog.role('button', 'Eliminar').click();
  await expect.poll(deletions).toBe(4);
  await panel.press('Escape');
  await expectGone(dialog);
  await panel.role('button', 'Cerrar sesión').click();
  const question = panel.role('dialog', '¿Cortar y salir?');
  await expectText(question, 'Se están eliminando 10 vehículos: van 0.');
  await question.role('button', 'Cortar y salir').click();
  await expectSeen(panel.role('heading', 'Iniciar Sesión'));
  expect(deletions()).toBe(4);
});

test.describe('a movement', () => {
  // Firefox logs the call that a new page aborts.
  test.use({ expectedError: 'NetworkError' });

  test('that is waiting at sign-out is asked about, and keeps its draft', async ({
    panel,
    api,
  }) => {
    api.faults.add({ method: 'POST', path: '/movimientos/', fault: 'hang' });
    await panel.goto('movimientos');
    const form = panel.role('form', 'Nuevo movimiento');
    await form.role('combobox', 'Cliente Origen').focus();
    for (const text of ['Zulma', 'Yolanda', 'A-1', 'A convenir']) {
      await panel.type(text);
      await panel.press('Tab');
    }
    await form.role('button', 'Agregar Movimiento').click();
    await expectValue(form.role('combobox', 'Cliente Destino'), '');
    await panel.role('button', 'Cerrar sesión').click();
    const question = panel.role('dialog', '¿Cortar y salir?');
    await expectText(question, 'Se está guardando 1 movimiento');
    await question.role('button', 'Cortar y salir').click();
    await expectSeen(panel.role('heading', 'Iniciar Sesión'));
    await signIn(panel);
    await expectSeen(panel.role('heading', 'Inicio'));
    await panel.goto('movimientos');
    await expectSeen(panel.having('status', 'Hay un movimiento sin terminar'));
  });
});

test.describe('a token', () => {
  test.use({ expectedError: '401' });

  for (const [how, fault] of [
    ['an empty 403', 'status-403-empty'],
    ['a redirection to a web page', 'redirect'],
  ] as const) {
    test(`refused by ${how} opens the sign-in over the screen`, async ({ panel, api }) => {
      await panel.goto('recibos-menu');
      api.faults.add({ path: '*', fault });
      await panel.role('navigation', 'Menú principal').role('link', 'Clientes').click();
      await expectSeen(panel.role('dialog', 'Tu sesión venció'));
      api.faults.clear();
      await signIn(panel);
      await expectSeen(panel.role('table', 'Clientes'));
    });
  }
});

test('a browser that believes it is offline still reads data', async ({ panel }) => {
  await panel.goto('recibos-menu');
  await panel.evaluate(`void window.dispatchEvent(new Event('offline'))`);
  await panel.role('navigation', 'Menú principal').role('link', 'Clientes').click();
  await expectSeen(panel.role('table', 'Clientes'));
});

test.describe('a stylesheet from another origin', () => {
  test.use({ expectedError: 'style-src-elem' });

  test('is refused by the policy, and logged as an error', async ({ panel }) => {
    await panel.evaluate(
      `void document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'https://example.com/x.css' }))`,
    );
    await expect.poll(() => panel.errors()).toContainEqual(expect.stringContaining('style-src'));
  });
});
