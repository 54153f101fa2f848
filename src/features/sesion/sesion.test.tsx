import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { config } from '@/lib/page/config';
import { toasts } from '@/lib/page/toasts';
import { answerOtherwise } from '../../../test/server/answer-otherwise';
import { holdCalls } from '../../../test/server/hold-calls';
import { withoutDependents } from '../../../test/server/master-data';
import { callsTo } from '../../../test/server/movimientos';
import { tokenFor } from '../../../test/server/token';
import { expectConsole } from '../../../test/support/console';
import { renderApp, storeSession } from '../../../test/support/render-app';
import { firstBox, inDialog, inMenu, noDialog, signIn, title } from '../../../test/support/screen';
import { toastTexts } from '../../../test/support/toasts';

const usuario = () => screen.getByLabelText<HTMLInputElement>('Usuario');
const contrasena = () => screen.getByLabelText<HTMLInputElement>('Contraseña');

const ingresar = () => screen.getByRole('button', { name: 'Ingresar' });

const keys = () => [localStorage.getItem('jwtToken'), localStorage.getItem('user')];

describe('signing in', () => {
  it('a shown password is not corrected', async () => {
    await renderApp('/login', { signedIn: false });
    expect(contrasena()).toHaveAttribute('autocapitalize', 'none');
    expect(contrasena()).toHaveAttribute('autocorrect', 'off');
    expect(contrasena()).toHaveAttribute('spellcheck', 'false');
  });

  it('sends what was typed, the user name without what phones add; a refusal marks both fields, a success keeps token and user and goes to Inicio', async () => {
    expectConsole('error', 'HTTPError');
    // Not a path of the panel, so ignored: see redirect.test.ts.
    const search = new URLSearchParams({ redirect: 'https://example.com/' }).toString();
    const { user, api, router } = await renderApp(`/login?${search}`, { signedIn: false });
    expect(await title('Iniciar Sesión')).toBeVisible();
    const words = document.body.textContent;
    await user.click(ingresar());
    await waitFor(() => expect(usuario()).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(ingresar()).toBeEnabled());
    await signIn(user, '\u200Badmin ', ' equivocada ');
    await waitFor(() => expect(contrasena()).toHaveAttribute('aria-invalid', 'true'));
    expect(usuario()).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(contrasena()).toHaveFocus());
    expect(document.body.textContent).toBe(words);
    expect(keys()).toEqual([null, null]);

    await user.keyboard('a');
    expect(contrasena()).toHaveValue('a');
    expect(usuario()).toHaveValue('\u200Badmin ');
    expect(usuario()).not.toHaveAttribute('aria-invalid', 'true');
    expect(contrasena()).not.toHaveAttribute('aria-invalid', 'true');

    await user.keyboard('dmin123{Enter}');
    expect(await title('Inicio')).toBeVisible();
    expect(router.history.location.href).toBe('/admin/');
    const [token, stored] = keys();
    expect(token?.split('.')).toHaveLength(3);
    expect(JSON.parse(stored ?? '')).toEqual({
      id: 1,
      username: 'admin',
      nombre: 'Administración',
    });
    const attempts = callsTo(api, 'POST', '/authenticate');
    expect(attempts.map(({ body }) => body)).toEqual([
      { username: '', password: '' },
      { username: 'admin', password: '*'.repeat(' equivocada '.length) },
      { username: 'admin', password: '*'.repeat('admin123'.length) },
    ]);
    expect(attempts[2]).toMatchObject({ search: '', authorization: null });
  });

  it('without an answer says so and marks no field, and Reintentar sends the same values again', async () => {
    expectConsole('error', 'NetworkError');
    const { user, api } = await renderApp('/login', { signedIn: false });
    await title('Iniciar Sesión');
    api.faults.add({ path: '/authenticate', fault: 'cut', times: 1 });
    await signIn(user);
    expect(await screen.findByText('Sin conexión con el servidor.')).toBeVisible();
    expect(usuario()).not.toHaveAttribute('aria-invalid', 'true');
    expect(contrasena()).not.toHaveAttribute('aria-invalid', 'true');
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await title('Inicio')).toBeVisible();
  });

  it('without an answer from another origin logs whether CORS was the cause', async () => {
    expectConsole('error', /NetworkError: POST https:\/\/api\.example\.com\/v2\/authenticate: /);
    expectConsole('error', /^https:\/\/api\.example\.com\/v2\/ responde, .* \(CORS\)\.$/);
    const { user } = await renderApp('/login', { signedIn: false });
    await title('Iniciar Sesión');
    config.apiUrl = 'https://api.example.com/v2';
    vi.stubGlobal('fetch', (_: unknown, init?: RequestInit) =>
      init?.mode === 'no-cors'
        ? Promise.resolve(new Response())
        : Promise.reject(new TypeError('Failed to fetch')),
    );
    await signIn(user);
    expect(await screen.findByText(/^Sin conexión/)).toBeVisible();
  });

  it('leads to the requested screen with its search, in the chosen theme; from then on /login leads to Inicio', async () => {
    const { user, router } = await renderApp('/clientes?texto=gomez', { signedIn: false });
    expect(await title('Iniciar Sesión')).toBeVisible();
    expect(router.history.location.pathname).toBe('/admin/login');
    await user.click(await screen.findByRole('button', { name: 'Tema: Sistema' }));
    const themes = await screen.findAllByRole('menuitemradio');
    expect(themes.map(({ textContent }) => textContent)).toEqual(['Claro', 'Oscuro', 'Sistema']);
    await user.click(screen.getByRole('menuitemradio', { name: 'Oscuro' }));
    await signIn(user);
    expect(await title('Clientes')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tema: Oscuro' })).toBeVisible();
    expect(router.history.location.href).toBe('/admin/clientes?texto=gomez');
    expect(await screen.findAllByRole('cell', { name: 'Gómez, Juan Carlos' })).toHaveLength(2);

    await act(() => router.navigate({ to: '/login' }));
    expect(await title('Inicio')).toBeVisible();
    expect(router.history.location.href).toBe('/admin/');
  });
});

const dialog = async () => {
  const found = await screen.findByRole('dialog', { name: 'Tu sesión venció' });
  await waitFor(() => expect(found).toBeVisible());
  return found;
};

/** Its session has expired over a typed name. */
async function expiredForm() {
  const app = await renderApp('/agregar-cliente', { seconds: 1 });
  await app.user.type(await screen.findByLabelText('Nombre'), 'Ñandubay Cargas');
  vi.setSystemTime(Date.now() + 2000);
  await dialog();
  return app;
}

describe('a session that expires over an open screen', () => {
  it('gives the focus back to the button of a menu that was open', async () => {
    const { user } = await renderApp('/clientes', { seconds: 1 });
    await firstBox();
    const menu = await screen.findByRole('button', { name: 'Exportar' });
    await user.click(menu);
    const item = await screen.findByRole('menuitem', { name: /^Excel/ });
    act(() => item.focus());
    vi.setSystemTime(Date.now() + 2000);
    await dialog();
    await signIn(user);
    await noDialog();
    await waitFor(() => expect(menu).toHaveFocus());
  });

  it('can be signed in again without losing the input, which can then be saved', async () => {
    const { user, api, router } = await expiredForm();
    expect(keys()).toEqual([null, null]);

    await signIn(user);
    await noDialog();
    expect(router.history.location.href).toBe('/admin/agregar-cliente');
    expect(screen.getByLabelText('Nombre')).toHaveValue('Ñandubay Cargas');
    await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Agregar Cliente' }));
    expect(await screen.findByText('Cliente agregado con éxito')).toBeVisible();
    expect(api.db.clientes.rows.at(-1)).toMatchObject({ nombre: 'Ñandubay Cargas' });
  });

  it('blocks the screen until the user signs in, here or in another tab; refused data then loads', async () => {
    expectConsole('error', 'HTTPError');
    const { user, api, router } = await renderApp('/clientes');
    await screen.findByText('Página 1 de 6 — Total clientes: 57');
    const openRefused = async (pagina: number) => {
      api.faults.add({ path: '/clientes/', fault: 'status-401', times: 1 });
      const refused = holdCalls('GET', new RegExp(`pagina=${pagina}`));
      await user.click(screen.getByRole('button', { name: 'Siguiente' }));
      // Refuse it only once the screen is waiting, or the screen would fetch the page again by itself.
      await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
      refused.letGo();
      await dialog();
    };
    await openRefused(1);
    expect(keys()).toEqual([null, null]);
    expect(toastTexts()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(await dialog()).toBeVisible();

    await signIn(user, 'admin', 'no');
    await waitFor(() => expect(contrasena()).toHaveAttribute('aria-invalid', 'true'));
    expect(await dialog()).toBeVisible();

    await user.clear(usuario());
    await user.clear(contrasena());
    await waitFor(() => expect(ingresar()).toBeEnabled());
    await signIn(user);
    await noDialog();
    expect(await screen.findByText('Página 2 de 6 — Total clientes: 57')).toBeVisible();
    expect(router.history.location.href).toBe('/admin/clientes?pagina=1');
    expect(api.requests.at(-1)?.authorization).toBe(`Bearer ${keys()[0] ?? ''}`);

    await openRefused(2);
    const newValue = await storeSession(api);
    otherTab(() => undefined, { key: 'jwtToken', newValue });
    await noDialog();
    expect(await screen.findByText('Página 3 de 6 — Total clientes: 57')).toBeVisible();
  });
});

/** What this tab sees when another one changes the storage. */
function otherTab(change: () => void, event: StorageEventInit) {
  act(() => {
    change();
    window.dispatchEvent(new StorageEvent('storage', event));
  });
}

const closeInOtherTab = () =>
  otherTab(
    () => {
      localStorage.clear();
      localStorage.setItem('sesionCerrada', 'true');
    },
    { key: 'sesionCerrada' },
  );

describe('another tab', () => {
  it('that signs out leads this one to the sign-in, with nothing left of the session and no toasts, which may name clients', async () => {
    const { queryClient, router } = await renderApp('/clientes');
    await screen.findByText('Página 1 de 6 — Total clientes: 57');
    act(() => ['Uno', 'Dos', 'Tres', 'Cuatro'].forEach((name) => toasts.success(name)));
    closeInOtherTab();
    expect(await title('Iniciar Sesión')).toBeVisible();
    expect(toastTexts()).toEqual([]);
    await waitFor(() => expect(router.history.location.href).toBe('/admin/login'));
    await waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]));
  });

  it('that signs out makes this one ask about unsaved work first', async () => {
    const { user } = await renderApp('/agregar-cliente');
    await user.type(await screen.findByLabelText('Nombre'), 'Ñandubay Cargas');
    closeInOtherTab();
    const question = await inDialog('¿Salir sin guardar?');
    await user.click(question.getByRole('button', { name: 'Seguir editando' }));
    await dialog();
    await signIn(user);
    await noDialog();
    expect(screen.getByLabelText('Nombre')).toHaveValue('Ñandubay Cargas');
  });
});

it('with another user leads to Inicio, without the typed input and the toasts', async () => {
  const { user, router } = await expiredForm();
  act(() => toasts.success('Se deshizo «Cliente actualizado: Gómez»'));
  await signIn(user, 'mostrador', 'mostrador123');
  expect(await title('Inicio')).toBeVisible();
  expect(router.history.location.pathname).toBe('/admin/');
  expect(toastTexts()).toEqual([
    'Ingresó otra persona: se cerró la pantalla anterior. Los borradores quedan para quien los escribió.',
  ]);
  expect(screen.queryByLabelText('Nombre')).not.toBeInTheDocument();
});

it('with another user shows nothing that was loaded for the former one', async () => {
  const { user, queryClient } = await renderApp('/clientes', { seconds: 1 });
  await screen.findByText('Página 1 de 6 — Total clientes: 57');
  vi.setSystemTime(Date.now() + 2000);
  await dialog();
  const seen: unknown[] = [];
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'observerAdded' && query.state.data && query.queryKey[0] === 'clientes') {
      seen.push(query.queryKey);
    }
  });
  await signIn(user, 'mostrador', 'mostrador123');
  expect(await title('Inicio')).toBeVisible();
  expect(seen).toEqual([]);
});

it('a clock ahead of the new token shows an alert and does not sign in', async () => {
  expectConsole('error', 'ClockAheadError');
  const { user } = await renderApp('/login', { signedIn: false });
  answerOtherwise('POST', /authenticate/, (body: object) =>
    Response.json({ ...body, token: tokenFor(-60) }),
  );
  await signIn(user);
  expect(
    await screen.findByRole('alert', { name: 'El reloj de esta computadora está adelantado' }),
  ).toBeVisible();
  expect(usuario()).not.toHaveAttribute('aria-invalid', 'true');
  expect(keys()).toEqual([null, null]);
});

describe('Cerrar sesión while ten clients are being deleted', () => {
  const question = () => screen.findByRole('dialog', { name: '¿Cortar y salir?' });
  const answer = async (user: UserEvent, name: string) =>
    user.click(within(await question()).getByRole('button', { name }));
  const signOut = (user: UserEvent) =>
    user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));

  /** Ten clients are ticked and four deletions under way; the dialog is closed. */
  async function deleteTen() {
    const app = await renderApp('/clientes', { arrange: withoutDependents });
    await screen.findByText('Página 1 de 6 — Total clientes: 57');
    await app.user.click(screen.getByRole('checkbox', { name: /^Seleccionar todas/ }));
    const calls = holdCalls('DELETE', /^\/clientes/);
    await app.user.click(screen.getByRole('button', { name: 'Eliminar' }));
    const dialog = await inDialog('¿Eliminar 10 clientes?');
    await app.user.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(calls.arrived).toBe(4));
    await app.user.keyboard('{Escape}');
    await noDialog();
    return { ...app, calls };
  }

  it('asks, and signs out by itself once they are deleted', async () => {
    const { user, calls, api } = await deleteTen();
    await signOut(user);
    expect(await question()).toHaveTextContent('Se están eliminando 10 clientes: van 0.');
    await answer(user, 'Esperar');
    await noDialog();
    expect(keys()).not.toContain(null);
    await signOut(user);
    await question();
    calls.letGo();
    expect(await title('Iniciar Sesión')).toBeVisible();
    expect(toastTexts()).toEqual(['Cliente eliminado (10)']);
    expect(callsTo(api, 'DELETE', /./)).toHaveLength(10);
  });

  it.each([
    [
      'the user cuts it off',
      async (user: UserEvent) => {
        await signOut(user);
        await answer(user, 'Cortar y salir');
      },
    ],
    ['another tab signs out', async () => closeInOtherTab()],
  ])('says on the sign-in page how far it got, if %s', async (_, end) => {
    expectConsole('error', 'HTTPError');
    const { user, calls, api } = await deleteTen();
    await end(user);
    calls.letGo();
    expect(await title('Iniciar Sesión')).toBeVisible();
    await waitFor(() =>
      expect(toastTexts()).toContain(
        'La sesión se cerró. Eliminados: 4 de 10. Quedaron 6 sin eliminar.',
      ),
    );
    expect(callsTo(api, 'DELETE', /./)).toHaveLength(4);
  });

  it('sends and says nothing more if another user has signed in', async () => {
    const { user, calls, api } = await deleteTen();
    const [token] = keys();
    await signOut(user);
    await answer(user, 'Cortar y salir');
    await title('Iniciar Sesión');
    await signIn(user, 'mostrador', 'mostrador123');
    expect(await title('Inicio')).toBeVisible();
    calls.letGo();
    await calls.answered;
    await user.click(inMenu('Clientes'));
    await screen.findByText(/Total clientes: 53$/);
    expect(callsTo(api, 'DELETE', /./).map(({ authorization }) => authorization)).toEqual(
      Array.from({ length: 4 }, () => `Bearer ${token}`),
    );
    expect(toastTexts()).toEqual([]);
    await signOut(user);
    expect(await title('Iniciar Sesión')).toBeVisible();
  });
});
