import { expectSeen } from './expect';
import { expect, test } from './fixtures';
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

test.describe('a token', () => {
  test.use({ expectedError: '401' });

  test('refused by a redirection to a web page opens the sign-in', async ({ panel, api }) => {
    await panel.goto('recibos-menu');
    api.faults.add({ path: '*', fault: 'redirect' });
    await panel.role('navigation', 'Menú principal').role('link', 'Clientes').click();
    await expectSeen(panel.role('dialog', 'Tu sesión venció'));
    api.faults.clear();
    await signIn(panel);
    await expectSeen(panel.role('table', 'Clientes'));
  });
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
