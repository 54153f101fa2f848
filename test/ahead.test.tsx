import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MockApi } from '@mocks/api';
import { describe, expect, it } from 'vitest';
import { setClock } from './clock';
import { expectConsole } from './console';
import { fill } from './fields';
import { holdCalls } from './hold-calls';
import { becomeIdle, waitingForIdle } from './idle';
import { callsTo } from './movimientos';
import { goOffline, goOnline } from './network';
import type { MountedApp } from './mount-app';
import { renderApp } from './render-app';
import { button, main, title } from './screen';
import { toastTexts } from './toasts';

const FIRST = 'Página 1 de 6 — Total clientes: 57';
const SECOND = 'Página 2 de 6 — Total clientes: 57';
const LAST = 'Página 6 de 6 — Total clientes: 57';

/** Opens a path, with no idle callback pending but that screen's own. */
async function open(path: string): Promise<MountedApp> {
  const app = await renderApp('/reportes');
  await waitFor(() => expect(waitingForIdle()).toBe(1));
  becomeIdle();
  act(() => app.router.history.push(`/admin${path}`));
  // The new screen's title takes the focus.
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-page-title'));
  return app;
}

/** Runs the pending idle callbacks, of which there must be this many. */
async function rest(things = 1) {
  await waitFor(() => expect(waitingForIdle()).toBe(things));
  becomeIdle();
}

/** Waits until every fetch has settled and rendered. */
async function settle({ queryClient }: MountedApp) {
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await act(async () => {
    for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
  });
}

const pagesAsked = (api: MockApi) =>
  callsTo(api, 'GET', '/clientes/').map(({ search }) => new URLSearchParams(search).get('pagina'));
const next = () => button('Siguiente');
const inMenu = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Menú principal' })).getByRole('link', { name });

describe('the next page of a list', () => {
  it('is prefetched when the browser is idle, and shown at the click without another request', async () => {
    const app = await open('/clientes');
    const { user, api } = app;
    await screen.findByText(FIRST);
    await rest();
    await settle(app);
    const calls = api.requests.length;
    await user.click(next());
    await screen.findByText(SECOND);
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    await rest();
    await settle(app);
    expect(api.requests).toHaveLength(calls + 1);
    expect(pagesAsked(api)).toEqual(['0', '1', '2']);
  });

  it('is not requested twice when the click comes during the prefetch', async () => {
    const { user, api } = await open('/clientes');
    await screen.findByText(FIRST);
    const calls = holdCalls('GET', /pagina=1/);
    await rest();
    await waitFor(() => expect(calls.arrived).toBe(1));
    await user.click(next());
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    calls.letGo();
    await screen.findByText(SECOND);
    expect(pagesAsked(api)).toEqual(['0', '1']);
  });

  it('is shown at once when stale, and refetched', async () => {
    const app = await open('/clientes');
    const { user, api } = app;
    await screen.findByText(FIRST);
    await rest();
    await settle(app);
    setClock('2026-11-20T10:31:00-03:00');
    const calls = holdCalls('GET', /pagina=1/);
    await user.click(next());
    await screen.findByText(SECOND);
    await waitFor(() => expect(calls.arrived).toBe(1));
    expect(pagesAsked(api)).toEqual(['0', '1', '1']);
  });

  it('is not prefetched after the last page', async () => {
    const app = await open('/clientes?pagina=5');
    await screen.findByText(LAST);
    await settle(app);
    expect(waitingForIdle()).toBe(0);
  });

  it('is not prefetched once the user searches or leaves', async () => {
    const { user, api } = await open('/clientes');
    await screen.findByText(FIRST);
    await waitFor(() => expect(waitingForIdle()).toBe(1));
    await user.type(screen.getByRole('searchbox'), 'gomez');
    await screen.findByText(/^Página 1 de 1/);
    expect(waitingForIdle()).toBe(0);

    await user.clear(screen.getByRole('searchbox'));
    await screen.findByText(FIRST);
    await waitFor(() => expect(waitingForIdle()).toBe(1));
    await user.click(inMenu('Recibos'));
    await title('Recibos');
    expect(waitingForIdle()).toBe(0);
    expect(new Set(pagesAsked(api))).toEqual(new Set(['0']));
  });

  it('is not prefetched offline, nor when the connection is back', async () => {
    const app = await open('/clientes');
    const { user, api } = app;
    await screen.findByText(FIRST);
    goOffline(api);
    await rest();
    goOnline(api);
    await settle(app);
    expect(pagesAsked(api)).toEqual(['0']);
    await user.click(next());
    await screen.findByText(SECOND);
  });

  // A screen would retry a 503.
  it.each(['status-500', 'status-503'] as const)(
    'fails silently (%s) after one try, and loads when the user goes there',
    async (fault) => {
      const app = await open('/clientes');
      const { user, api } = app;
      await screen.findByText(FIRST);
      api.faults.add({ path: '/clientes/', fault });
      await rest();
      await waitFor(() => expect(pagesAsked(api)).toEqual(['0', '1']));
      await settle(app);
      expect(toastTexts()).toEqual([]);
      expect(main().queryByRole('alert')).not.toBeInTheDocument();

      api.faults.clear();
      await user.click(next());
      await screen.findByText(SECOND);
      expect(pagesAsked(api)).toEqual(['0', '1', '1']);
    },
  );

  it('shows its error when the user went there before the prefetch failed', async () => {
    expectConsole('error', 'HTTPError');
    const { user, api } = await open('/clientes');
    await screen.findByText(FIRST);
    api.faults.add({ path: '/clientes/', fault: 'status-400-empty' });
    const calls = holdCalls('GET', /pagina=1/);
    await rest();
    await waitFor(() => expect(calls.arrived).toBe(1));
    await user.click(next());
    calls.letGo();
    expect(await main().findByRole('alert')).toHaveTextContent('Error al obtener clientes');
    expect(toastTexts()).toEqual(['Error al obtener clientes']);
    expect(pagesAsked(api)).toEqual(['0', '1']);
  });

  it('is retried like any other load when the user went there before the prefetch failed', async () => {
    const { user, api } = await open('/clientes');
    await screen.findByText(FIRST);
    api.faults.add({ path: '/clientes/', fault: 'status-503', times: 1 });
    const calls = holdCalls('GET', /pagina=1/);
    await rest();
    await waitFor(() => expect(calls.arrived).toBe(1));
    await user.click(next());
    calls.letGo();
    await screen.findByText(SECOND, undefined, { timeout: 5000 });
    expect(toastTexts()).toEqual([]);
    expect(pagesAsked(api).slice(0, 3)).toEqual(['0', '1', '1']);
  });

  it('keeps its stale rows when the prefetch fails', async () => {
    const app = await open('/clientes?pagina=1');
    const { user, api, queryClient } = app;
    await screen.findByText(SECOND);
    await user.click(button('Anterior'));
    await screen.findByText(FIRST);
    setClock('2026-11-20T10:31:00-03:00');
    await queryClient.refetchQueries({ type: 'active' });
    api.faults.add({ path: '/clientes/', fault: 'status-500' });
    await rest();
    await settle(app);
    api.faults.clear();
    const calls = holdCalls('GET', /pagina=1/);
    await user.click(next());
    await screen.findByText(SECOND);
    expect(calls.arrived).toBe(1);
    expect(toastTexts()).toEqual([]);
  });
});

describe('a hovered link', () => {
  it('has its data prefetched, and shows it at the click', async () => {
    const app = await open('/recibos-menu');
    const { user, api } = app;
    fireEvent.mouseOver(inMenu('Clientes'));
    await waitFor(() => expect(pagesAsked(api)).toEqual(['0']));
    await settle(app);
    await user.click(inMenu('Clientes'));
    expect(await screen.findByText(FIRST)).toBeVisible();
    expect(pagesAsked(api)).toEqual(['0']);
  });

  it('does not silence the errors of the screen it leads to', async () => {
    expectConsole('error', 'HTTPError');
    const app = await open('/clientes');
    const { api, queryClient } = app;
    await screen.findByText(FIRST);
    setClock('2026-11-20T10:31:00-03:00');
    fireEvent.mouseOver(inMenu('Clientes'));
    fireEvent.touchStart(inMenu('Clientes'));
    await settle(app);
    expect(pagesAsked(api)).toEqual(['0']);
    api.faults.add({ path: '/clientes/', fault: 'status-400-empty' });
    await queryClient.refetchQueries({ type: 'active' });
    expect(toastTexts()).toEqual(['Error al obtener clientes']);
  });
});

describe('the one selected row', () => {
  const rows = () => main().findAllByRole('checkbox', { name: /^Seleccionar (?!tod)/ });
  const details = (api: MockApi) => callsTo(api, 'GET', /^\/clientes\/\d+$/);

  it('is prefetched once, and no other of several, and opens without another request', async () => {
    const app = await open('/clientes?pagina=5');
    const { user, api } = app;
    const [first, second] = await rows();
    await user.click(first!);
    await waitFor(() => expect(details(api)).toHaveLength(1));
    await user.click(second!);
    await user.hover(button('Editar Cliente'));
    await settle(app);
    await user.click(second!);
    await settle(app);
    await user.click(button('Editar Cliente'));
    await screen.findByLabelText('Nombre');
    expect(details(api)).toHaveLength(1);
  });

  it('shows that it was deleted meanwhile after a click on Editar', async () => {
    expectConsole('error', 'HTTPError');
    const app = await open('/clientes?pagina=5');
    const { user, api } = app;
    const [first] = await rows();
    api.faults.add({ path: '/clientes/*', fault: 'status-404' });
    await user.click(first!);
    await waitFor(() => expect(details(api)).toHaveLength(1));
    await settle(app);
    expect(toastTexts()).toEqual([]);
    // The pointer is on the button first, which prefetches again: the screen joins that call.
    const second = holdCalls('GET', /^\/clientes\/\d+$/);
    await user.click(button('Editar Cliente'));
    await screen.findByText('Cargando...');
    second.letGo();
    await screen.findByText('Cliente no encontrado');
    expect(details(api)).toHaveLength(2);
  });
});

describe('a client that is edited', () => {
  it('is prefetched with the first click on its row', async () => {
    const { user, api } = await renderApp('/clientes');
    await user.click(await screen.findByRole('cell', { name: 'Acuña, María de los Ángeles' }));
    await waitFor(() => expect(api.requests.at(-1)?.path).toMatch(/^\/clientes\/\d+$/));
  });

  it('is read once, before Guardar Cambios is pressed', async () => {
    const { user, api } = await renderApp('/clientes/2');
    await fill(user, await screen.findByLabelText('Localidad'), 'Salta');
    const before = api.requests.length;
    const calls = () => api.requests.slice(before).map(({ method, path }) => `${method} ${path}`);
    await user.hover(button('Guardar Cambios'));
    await waitFor(() => expect(calls()).toEqual(['GET /clientes/2']));
    await user.click(button('Guardar Cambios'));
    expect(await screen.findByText('Cliente actualizado')).toBeVisible();
    expect(calls().slice(0, 2)).toEqual(['GET /clientes/2', 'PATCH /clientes/2']);
  });

  it('stands in its list as it was sent, until the list is fetched again', async () => {
    const { user, router } = await renderApp('/clientes');
    await screen.findByText(FIRST);
    act(() => router.history.push('/admin/clientes/2'));
    await fill(user, await screen.findByLabelText('Localidad'), 'Tolhuin');
    const list = holdCalls('GET', /^\/clientes\/\?/);
    await user.click(button('Guardar Cambios'));
    expect(await screen.findByRole('cell', { name: 'Tolhuin' })).toBeVisible();
    await waitFor(() => expect(list.arrived).toBe(1));
    list.letGo();
    await list.answered;
    expect(screen.getByRole('cell', { name: 'Tolhuin' })).toBeVisible();
  });

  it('stands in its list as it was, if the save fails', async () => {
    expectConsole('error', 'HTTPError');
    const { user, api, router } = await renderApp('/clientes');
    await screen.findByText(FIRST);
    act(() => router.history.push('/admin/clientes/2'));
    await fill(user, await screen.findByLabelText('Localidad'), 'Tolhuin');
    api.faults.add({ method: 'PATCH', path: '/clientes/2', fault: 'status-500', times: 1 });
    await user.click(button('Guardar Cambios'));
    expect(await screen.findByRole('alert')).toBeVisible();
    holdCalls('GET', /^\/clientes\/\?/);
    await user.click(button('Cancelar'));
    await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await screen.findByText(FIRST);
    expect(screen.queryByRole('cell', { name: 'Tolhuin' })).not.toBeInTheDocument();
  });
});

it('a search that takes longer than 300 ms keeps the rows and says so', async () => {
  const { user } = await renderApp('/clientes');
  await screen.findByText(FIRST);
  const calls = holdCalls('GET', /texto=bulonera/);
  await user.type(screen.getByRole('searchbox', { name: 'Buscar Cliente' }), 'bulonera');
  expect(await screen.findByText('Buscando…')).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Acuña, María de los Ángeles' })).toBeVisible();
  calls.letGo();
  expect(await screen.findByText('1 resultado')).toBeVisible();
});
