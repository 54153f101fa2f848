import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../../test/console';
import { holdCalls } from '../../../test/hold-calls';
import { renderApp, storeSession } from '../../../test/render-app';
import { answerInstead } from '../../../test/answer-instead';
import { tokenFor } from '../../../test/token';
import { toastTexts } from '../../../test/toasts';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const usuario = () => screen.getByLabelText<HTMLInputElement>('Usuario');
const contrasena = () => screen.getByLabelText<HTMLInputElement>('Contraseña');

async function signIn(user: UserEvent, username = 'admin', password = 'admin123') {
  await user.type(usuario(), username);
  await user.type(contrasena(), password);
  await user.click(screen.getByRole('button', { name: 'Ingresar' }));
}

const keys = () => [localStorage.getItem('jwtToken'), localStorage.getItem('user')];

describe('signing in', () => {
  it('keeps token and user, and goes to Inicio', async () => {
    const { user, api, router } = await renderApp('/login', { signedIn: false });
    expect(await title('Iniciar Sesión')).toBeVisible();
    await signIn(user);
    expect(await title('Inicio')).toBeVisible();
    expect(router.history.location.href).toBe('/admin/');

    const [token, stored] = keys();
    expect(token?.split('.')).toHaveLength(3);
    expect(JSON.parse(stored ?? '')).toEqual({
      id: 1,
      username: 'admin',
      nombre: 'Administración',
    });
    expect(api.requests[0]).toEqual({
      method: 'POST',
      path: '/authenticate',
      search: '',
      body: { username: 'admin', password: 'admin123' },
      authorization: null,
    });
  });

  it('is sent with Enter, and once however often it is pressed', async () => {
    const { user, api } = await renderApp('/login', { signedIn: false });
    await user.type(usuario(), 'admin');
    await user.type(contrasena(), 'admin123{Enter}{Enter}');
    expect(await title('Inicio')).toBeVisible();
    expect(api.requests.filter(({ path }) => path === '/authenticate')).toHaveLength(1);
  });

  it('sends what was typed as it was typed, empty fields too', async () => {
    expectConsole('error', 'HTTPError');
    const { user, api } = await renderApp('/login', { signedIn: false });
    await user.click(screen.getByRole('button', { name: 'Ingresar' }));
    await waitFor(() => expect(usuario()).toHaveAttribute('aria-invalid', 'true'));
    expect(api.requests.map(({ body }) => body)).toEqual([{ username: '', password: '' }]);
  });

  it('refused marks both fields and says nothing, until the next keystroke', async () => {
    expectConsole('error', 'HTTPError');
    const { user } = await renderApp('/login', { signedIn: false });
    const words = document.body.textContent;
    await signIn(user, 'admin', 'equivocada');

    await waitFor(() => expect(usuario()).toHaveAttribute('aria-invalid', 'true'));
    expect(contrasena()).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(contrasena()).toHaveFocus());
    expect([contrasena().selectionStart, contrasena().selectionEnd]).toEqual([0, 10]);
    expect(document.body.textContent).toBe(words);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(keys()).toEqual([null, null]);
    expect(screen.getByRole('button', { name: 'Ingresar' })).toBeEnabled();

    await user.keyboard('a');
    expect(contrasena()).toHaveValue('a');
    expect(usuario()).toHaveValue('admin');
    expect(usuario()).not.toHaveAttribute('aria-invalid', 'true');
    expect(contrasena()).not.toHaveAttribute('aria-invalid', 'true');

    await user.keyboard('dmin123{Enter}');
    expect(await title('Inicio')).toBeVisible();
  });

  it.each([
    ['the connection broke', 'cut', 'Error de red o del servidor'],
    ['the server says nothing', 'status-400-empty', 'Error de red o del servidor'],
    ['the server failed', 'status-500', 'HTTPError'],
    ['the answer is a page of HTML', 'html', 'UnreadableResponseError: POST authenticate: '],
  ] as const)('says nothing either where %s, which the console tells', async (_, fault, logged) => {
    expectConsole('error', logged);
    const { user } = await renderApp('/login', {
      signedIn: false,
      arrange: ({ faults }) => faults.add({ path: '/authenticate', fault }),
    });
    const words = document.body.textContent;
    await signIn(user);
    await waitFor(() => expect(usuario()).toHaveAttribute('aria-invalid', 'true'));
    expect(document.body.textContent).toBe(words);
    expect(keys()).toEqual([null, null]);
  });

  it('answered without a token is a failure', async () => {
    expectConsole('error', 'Token no encontrado en la respuesta del login');
    const { user } = await renderApp('/login', {
      signedIn: false,
      arrange: ({ faults }) =>
        faults.add({ path: '/authenticate', fault: 'missing-field', field: 'token' }),
    });
    await signIn(user);
    await waitFor(() => expect(usuario()).toHaveAttribute('aria-invalid', 'true'));
    expect(keys()).toEqual([null, null]);
    expect(screen.getByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible();
  });

  it('leads to the screen that was asked for, its search included', async () => {
    const { user, router } = await renderApp('/clientes?texto=gomez', { signedIn: false });
    expect(await title('Iniciar Sesión')).toBeVisible();
    expect(router.history.location.pathname).toBe('/admin/login');
    await signIn(user);
    expect(await title('Clientes')).toBeVisible();
    expect(router.history.location.href).toBe('/admin/clientes?texto=gomez');
    expect(await screen.findAllByRole('cell', { name: 'Gómez, Juan Carlos' })).toHaveLength(2);
  });

  it.each(['https://example.com/', '//example.com', '/.//example.com', 'clientes', '/login'])(
    'ignores a redirect to %s',
    async (target) => {
      const search = new URLSearchParams({ redirect: target }).toString();
      const { user, router } = await renderApp(`/login?${search}`, { signedIn: false });
      await signIn(user);
      expect(await title('Inicio')).toBeVisible();
      expect(router.history.location.href).toBe('/admin/');
    },
  );

  it('is not offered to somebody signed in', async () => {
    const { router } = await renderApp('/login');
    expect(await title('Inicio')).toBeVisible();
    expect(router.history.location.href).toBe('/admin/');
  });

  it('offers the themes', async () => {
    const { user } = await renderApp('/login', { signedIn: false });
    await user.click(screen.getByRole('button', { name: 'Tema: Sistema' }));
    expect(
      (await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent),
    ).toEqual(['Claro', 'Oscuro', 'Sistema']);
  });
});

describe('a session that runs out over an open screen', () => {
  const dialog = async () => {
    const found = await screen.findByRole('dialog', { name: 'Tu sesión venció' });
    await waitFor(() => expect(found).toBeVisible());
    return found;
  };
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  /** A list whose second page the server refuses for its token. */
  async function renderRefused() {
    expectConsole('error', 'HTTPError');
    const app = await renderApp('/clientes');
    await screen.findByText('Página 1 de 6 — Total clientes: 57');
    app.api.faults.add({ path: '/clientes/', fault: 'status-401', times: 1 });
    const refused = holdCalls('GET', /pagina=1/);
    await app.user.click(screen.getByRole('button', { name: 'Siguiente' }));
    // Refused once the screen shows that it waits: before, it would fetch the page a second time by itself.
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
    refused.letGo();
    await dialog();
    return app;
  }

  it('is signed in again over what was typed, which then can be saved', async () => {
    const { user, api, router } = await renderApp('/agregar-cliente', { seconds: 1 });
    await user.type(await screen.findByLabelText('Nombre'), 'Ñandubay Cargas');
    vi.setSystemTime(Date.now() + 2000);
    await dialog();
    expect(keys()).toEqual([null, null]);

    await signIn(user);
    await gone();
    expect(router.history.location.href).toBe('/admin/agregar-cliente');
    expect(screen.getByLabelText('Nombre')).toHaveValue('Ñandubay Cargas');
    await user.click(screen.getByRole('button', { name: 'Agregar Cliente' }));
    expect(await screen.findByText('Cliente agregado con éxito')).toBeVisible();
    expect(api.db.clientes.rows.at(-1)).toMatchObject({ nombre: 'Ñandubay Cargas' });
  });

  it('refused by the server tells it by no toast', async () => {
    await renderRefused();
    expect(keys()).toEqual([null, null]);
    expect(toastTexts()).toEqual([]);
  });

  it('is signed in again, and the screen asks for its data anew where it was', async () => {
    const { user, api, router } = await renderRefused();
    await signIn(user);
    await gone();
    expect(await screen.findByText('Página 2 de 6 — Total clientes: 57')).toBeVisible();
    expect(router.history.location.href).toBe('/admin/clientes?pagina=1');
    expect(api.requests.at(-1)?.authorization).toBe(`Bearer ${keys()[0] ?? ''}`);
  });

  it('cannot be put away with Escape', async () => {
    const { user } = await renderRefused();
    await user.keyboard('{Escape}');
    expect(await dialog()).toBeVisible();
  });

  it('can be left for good', async () => {
    const { user, router } = await renderRefused();
    await user.click(within(await dialog()).getByRole('button', { name: 'Salir' }));
    expect(await title('Iniciar Sesión')).toBeVisible();
    await waitFor(() => expect(router.history.location.href).toBe('/admin/login'));
  });

  it('stays over the screen where the password is refused', async () => {
    const { user } = await renderRefused();
    await signIn(user, 'admin', 'no');
    await waitFor(() => expect(contrasena()).toHaveAttribute('aria-invalid', 'true'));
    expect(await dialog()).toBeVisible();
  });

  it('goes on where another tab signs in again', async () => {
    const { api } = await renderRefused();
    const newValue = await storeSession(api);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'jwtToken', newValue }));
    });
    await gone();
    expect(await screen.findByText('Página 2 de 6 — Total clientes: 57')).toBeVisible();
  });
});

/** What this tab sees once another one has changed the storage. */
function otherTab(change: () => void, key: string) {
  act(() => {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
}

const closeInOtherTab = () =>
  otherTab(() => {
    localStorage.clear();
    localStorage.setItem('sesionCerrada', 'true');
  }, 'sesionCerrada');

describe('another tab', () => {
  it('that signs out leads to the sign-in, with nothing of the session kept', async () => {
    const { queryClient, router } = await renderApp('/clientes');
    await screen.findByText('Página 1 de 6 — Total clientes: 57');
    closeInOtherTab();
    expect(await title('Iniciar Sesión')).toBeVisible();
    await waitFor(() => expect(router.history.location.href).toBe('/admin/login'));
    await waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]));
  });

  it('that signs out is asked about unsaved work first', async () => {
    const { user } = await renderApp('/agregar-cliente');
    await user.type(await screen.findByLabelText('Nombre'), 'Ñandubay Cargas');
    closeInOtherTab();
    const question = await screen.findByRole('dialog', { name: '¿Salir sin guardar?' });
    await user.click(within(question).getByRole('button', { name: 'Seguir editando' }));
    expect(await screen.findByRole('dialog', { name: 'Tu sesión venció' })).toBeInTheDocument();
    await signIn(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Nombre')).toHaveValue('Ñandubay Cargas');
  });

  it('that loses the token keeps the screen and what was typed', async () => {
    const { user, router } = await renderApp('/agregar-cliente');
    await user.type(await screen.findByLabelText('Nombre'), 'Ñandubay Cargas');
    otherTab(() => localStorage.clear(), 'jwtToken');
    expect(await screen.findByRole('dialog', { name: 'Tu sesión venció' })).toBeInTheDocument();
    expect(screen.getByLabelText('Nombre')).toHaveValue('Ñandubay Cargas');
    expect(router.history.location.href).toBe('/admin/agregar-cliente');
  });
});

it('another person who signs in gets Inicio, and nothing of what was typed', async () => {
  const { user, router } = await renderApp('/agregar-cliente', { seconds: 1 });
  await user.type(await screen.findByLabelText('Nombre'), 'Ñandubay Cargas');
  vi.setSystemTime(Date.now() + 2000);
  await screen.findByRole('dialog', { name: 'Tu sesión venció' });
  await signIn(user, 'mostrador', 'mostrador123');
  expect(await title('Inicio')).toBeVisible();
  expect(router.history.location.pathname).toBe('/admin/');
  expect(toastTexts()).toEqual([
    'Ingresó otra persona: se cerró la pantalla anterior. Los borradores quedan para quien los escribió.',
  ]);
  expect(screen.queryByLabelText('Nombre')).not.toBeInTheDocument();
});

it('a clock ahead of the new token is told, and nobody is signed in', async () => {
  expectConsole('error', 'ClockAheadError');
  const { user } = await renderApp('/login', { signedIn: false });
  answerInstead('POST', /authenticate/, (body) => ({ ...(body as object), token: tokenFor(-60) }));
  await signIn(user);
  expect(
    await screen.findByRole('alert', { name: 'El reloj de esta computadora está adelantado' }),
  ).toBeVisible();
  expect(usuario()).not.toHaveAttribute('aria-invalid', 'true');
  expect(keys()).toEqual([null, null]);
});
