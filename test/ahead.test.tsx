import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MockApi } from '@mocks/api';
import { describe, expect, it } from 'vitest';
import { setClock } from './clock';
import { expectConsole } from './console';
import { holdCalls } from './hold-calls';
import { becomeIdle, waitingForIdle } from './idle';
import { callsTo } from './movimientos';
import { goOffline, goOnline } from './network';
import type { MountedApp } from './mount-app';
import { renderApp } from './render-app';
import { button, main, title } from './screen';
import { toastTexts } from './toasts';

/** Every server-paged list that has a second page, with the path of its call. */
const LISTS = [
  ['/clientes', '/clientes/', 'pagina'],
  ['/movimientos', '/movimientos/', 'pagina'],
  ['/ver-recibos', '/v1/recibos/', 'pagina'],
  ['/empleados', '/v1/empleados/', 'pagina'],
  ['/representantes', '/representantes/', 'pagina'],
  ['/choferes', '/choferes/', 'page'],
] as const;

const FIRST = 'Página 1 de 6 — Total clientes: 57';
const SECOND = 'Página 2 de 6 — Total clientes: 57';
const LAST = 'Página 6 de 6 — Total clientes: 57';

/** The panel at a path, once nothing is left for when the browser is idle but what that screen leaves. */
async function open(path: string): Promise<MountedApp> {
  const app = await renderApp('/reportes');
  await waitFor(() => expect(waitingForIdle()).toBe(1));
  becomeIdle();
  act(() => app.router.history.push(`/admin${path}`));
  // The new screen's title takes the focus.
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-page-title'));
  return app;
}

/** The browser comes to rest, with so many things left for then. */
async function rest(things = 1) {
  await waitFor(() => expect(waitingForIdle()).toBe(things));
  becomeIdle();
}

/** Waits until nothing is being asked for, and what came is on the screen. */
async function settle({ queryClient }: MountedApp) {
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await act(async () => {
    for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
  });
}

const pagesAsked = (api: MockApi, path = '/clientes/', name = 'pagina') =>
  callsTo(api, 'GET', path).map(({ search }) => new URLSearchParams(search).get(name));
const next = () => button('Siguiente');
const inMenu = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Menú principal' })).getByRole('link', { name });

describe('the next page of a list', () => {
  it.each(LISTS)('of %s is asked for once the browser is idle', async (path, call, name) => {
    const { api } = await open(path);
    await screen.findByText(/^Página 1 de /);
    await waitFor(() => expect(waitingForIdle()).toBe(1));
    expect(pagesAsked(api, call, name)).toEqual(['0']);
    becomeIdle();
    await waitFor(() => expect(pagesAsked(api, call, name)).toEqual(['0', '1']));
  });

  it('is there at the click, without another call', async () => {
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

  it('is joined by a click while it is under way', async () => {
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

  it('that is old is shown at once, and asked for anew', async () => {
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

  it('is not asked for where there is none', async () => {
    const app = await open('/clientes?pagina=5');
    await screen.findByText(LAST);
    await settle(app);
    expect(waitingForIdle()).toBe(0);
  });

  it('is not asked for once the list is left or searched', async () => {
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

  it('is not asked for offline, nor later by itself', async () => {
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

  it.each(['status-500', 'status-503', 'cut', 'empty'] as const)(
    'that fails (%s) is told to nobody, tried once, and loads where somebody goes there',
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

  it('that fails after somebody went there is told as any other', async () => {
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

  it('that is old and fails to come anew keeps its rows', async () => {
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

describe('a link that is pointed at', () => {
  it.each([
    ['hovered', (link: HTMLElement) => fireEvent.mouseOver(link)],
    ['focused', (link: HTMLElement) => act(() => link.focus())],
    ['touched', (link: HTMLElement) => fireEvent.touchStart(link)],
  ])('%s has its data asked for, and shows them at the click', async (_, pointAt) => {
    const app = await open('/recibos-menu');
    const { user, api } = app;
    pointAt(inMenu('Clientes'));
    await waitFor(() => expect(pagesAsked(api)).toEqual(['0']));
    await settle(app);
    await user.click(inMenu('Clientes'));
    expect(await screen.findByText(FIRST)).toBeVisible();
    expect(pagesAsked(api)).toEqual(['0']);
  });

  it('tells no failure, and loads at the click', async () => {
    const app = await open('/recibos-menu');
    const { user, api } = app;
    api.faults.add({ path: '/clientes/', fault: 'status-500' });
    fireEvent.mouseOver(inMenu('Clientes'));
    await waitFor(() => expect(pagesAsked(api)).toEqual(['0']));
    await settle(app);
    expect(toastTexts()).toEqual([]);

    api.faults.clear();
    await user.click(inMenu('Clientes'));
    expect(await screen.findByText(FIRST)).toBeVisible();
  });

  it('to the screen one is at leaves its failures to that screen', async () => {
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

  it('has its form asked for by pointing at Editar, which shows it without another call', async () => {
    const app = await open('/clientes?pagina=5');
    const { user, api } = app;
    const [first] = await rows();
    await user.click(first!);
    expect(details(api)).toEqual([]);
    await user.hover(button('Editar Cliente'));
    await waitFor(() => expect(details(api)).toHaveLength(1));
    await settle(app);
    await user.click(button('Editar Cliente'));
    await screen.findByLabelText('Nombre');
    expect(details(api)).toHaveLength(1);
  });

  it('asks for nothing where there are several', async () => {
    const app = await open('/clientes?pagina=5');
    const { user, api } = app;
    const [first, second] = await rows();
    await user.click(first!);
    await user.click(second!);
    await user.hover(button('Editar Cliente'));
    await settle(app);
    expect(details(api)).toEqual([]);
  });

  it('that somebody deleted meanwhile is told by Editar', async () => {
    expectConsole('error', 'HTTPError');
    const app = await open('/clientes?pagina=5');
    const { user, api } = app;
    const [first] = await rows();
    await user.click(first!);
    api.faults.add({ path: '/clientes/*', fault: 'status-404' });
    await user.hover(button('Editar Cliente'));
    await waitFor(() => expect(details(api)).toHaveLength(1));
    await settle(app);
    expect(toastTexts()).toEqual([]);
    // The click focuses the button, which prefetches again: the screen joins that call.
    const second = holdCalls('GET', /^\/clientes\/\d+$/);
    await user.click(button('Editar Cliente'));
    await screen.findByText('Cargando...');
    second.letGo();
    await screen.findByText('Cliente no encontrado');
    expect(details(api)).toHaveLength(2);
  });
});
