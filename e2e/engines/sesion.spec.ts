import { expectGone, expectSeen, expectState, expectToast, expectValue } from './expect';
import { expect, storeSession, test } from './fixtures';
import type { Page } from './page';

async function signIn(panel: Page): Promise<void> {
  await panel.label('Usuario').fill('admin');
  await panel.label('Contraseña').fill('admin123');
  await panel.press('Enter');
}

test.describe('signed out', () => {
  test.use({ signedIn: false });

  test('signs in, chooses a theme, and the theme is there after a reload', async ({ panel }) => {
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

test('a session that runs out over a half-typed form goes on where it was', async ({
  panel,
  api,
}) => {
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

test.describe('a style sheet from elsewhere', () => {
  test.use({ expectedError: 'style-src-elem' });

  test('is refused by the policy, and told as an error', async ({ panel }) => {
    await panel.evaluate(
      `void document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'https://example.com/x.css' }))`,
    );
    await expect.poll(() => panel.errors()).toContainEqual(expect.stringContaining('style-src'));
  });
});
