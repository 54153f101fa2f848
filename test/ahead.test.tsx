import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { onlineManager, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { clientesQueries } from '@/features/clientes';
import { prefetchQuietly } from '@/lib/cache/prefetch';
import { session } from '@/lib/person/session';
import type { MockApi } from '@mocks/api';
import { startCalls } from './server/calls';
import { holdCalls } from './server/hold-calls';
import { callsTo } from './server/movimientos';
import { setClock } from './support/clock';
import { expectConsole } from './support/console';
import { becomeIdle, waitingForIdle } from './support/idle';
import { fetched, type MountedApp, renderApp } from './support/render-app';
import { button, inMenu, settle, title } from './support/screen';
import { toastTexts } from './support/toasts';

const FIRST = 'Página 1 de 6 — Total clientes: 57';
const SECOND = 'Página 2 de 6 — Total clientes: 57';
const LAST = 'Página 6 de 6 — Total clientes: 57';

/** Opens a path, with only that screen's idle callbacks pending. */
async function open(path: string): Promise<MountedApp> {
  const app = await renderApp('/recibos-menu');
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

async function allFetched({ queryClient }: MountedApp) {
  await fetched(queryClient);
  await settle();
}

const pagesAsked = (api: MockApi) =>
  callsTo(api, 'GET', '/clientes/').map(({ search }) => new URLSearchParams(search).get('pagina'));
const next = () => button('Siguiente');

describe('the next page of a list', () => {
  it('is prefetched when the browser is idle, unless there is none or the user searches or leaves', async () => {
    const app = await open('/clientes');
    const { user, api, router } = app;
    await screen.findByText(FIRST);
    // The code of the edit screen, and the next page.
    await rest(2);
    await allFetched(app);
    const calls = api.requests.length;
    await user.click(next());
    await screen.findByText(SECOND);
    expect(next()).toHaveFocus();
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    await rest();
    await allFetched(app);
    expect(api.requests).toHaveLength(calls + 1);
    expect(pagesAsked(api)).toEqual(['0', '1', '2']);

    await user.click(next());
    await waitFor(() => expect(waitingForIdle()).toBe(1));
    await user.type(screen.getByRole('searchbox'), 'gomez');
    await screen.findByText(/^Página 1 de 1/);
    await allFetched(app);
    expect(waitingForIdle()).toBe(0);
    await user.clear(screen.getByRole('searchbox'));
    await screen.findByText(FIRST);
    await waitFor(() => expect(waitingForIdle()).toBe(1));
    await user.click(inMenu('Recibos'));
    await title('Recibos');
    expect(waitingForIdle()).toBe(0);

    act(() => router.history.push('/admin/clientes?pagina=5'));
    await screen.findByText(LAST);
    await allFetched(app);
    // The code of the edit screen.
    await rest();
    await allFetched(app);
    expect(pagesAsked(api).slice(3)).not.toContain('3');
  });

  it('is fetched once if clicked during the prefetch, and shows at once even if stale', async () => {
    const app = await open('/clientes');
    const { user, api } = app;
    await screen.findByText(FIRST);
    const calls = holdCalls('GET', /pagina=1/);
    await rest(2);
    await waitFor(() => expect(calls.arrived).toBe(1));
    await user.click(next());
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    calls.letGo();
    await screen.findByText(SECOND);
    expect(pagesAsked(api)).toEqual(['0', '1']);

    await user.click(button('Anterior'));
    await screen.findByText(FIRST);
    setClock('2026-11-20T10:31:00-03:00');
    const again = holdCalls('GET', /pagina=1/);
    await user.click(next());
    await screen.findByText(SECOND);
    await waitFor(() => expect(again.arrived).toBe(1));
    again.letGo();

    const search = holdCalls('GET', /texto=bulonera/);
    await user.type(screen.getByRole('searchbox', { name: 'Buscar Cliente' }), 'bulonera');
    // After 300 ms.
    expect(await screen.findByText('Buscando…')).toBeVisible();
    expect(screen.getByText(SECOND)).toBeVisible();
    search.letGo();
    expect(await screen.findByText('1 resultado')).toBeVisible();
  });
});

it('hovering over a link prefetches its data, which the click shows', async () => {
  const app = await renderApp('/recibos-menu');
  const { user, api } = app;
  fireEvent.mouseOver(inMenu('Clientes'));
  await waitFor(() => expect(pagesAsked(api)).toEqual(['0']));
  await allFetched(app);
  await user.click(inMenu('Clientes'));
  expect(await screen.findByText(FIRST)).toBeVisible();
  expect(pagesAsked(api)).toEqual(['0']);
});

describe('a prefetch', () => {
  const page = clientesQueries.list({ texto: '', pagina: 0 });
  /** Observes the query, as a screen does. */
  const watch = (queryClient: QueryClient) =>
    new QueryObserver(queryClient, page).subscribe(() => undefined);

  it('does nothing offline, signed out or for a query that a screen uses', async () => {
    const { api, queryClient } = await startCalls();
    onlineManager.setOnline(false);
    prefetchQuietly(queryClient, page);
    onlineManager.setOnline(true);
    await fetched(queryClient);
    expect(pagesAsked(api)).toEqual([]);

    const stop = watch(queryClient);
    await fetched(queryClient);
    setClock('2026-11-20T10:31:00-03:00');
    prefetchQuietly(queryClient, page);
    await fetched(queryClient);
    expect(pagesAsked(api)).toEqual(['0']);
    stop();

    session.signOut();
    prefetchQuietly(queryClient, page);
    await fetched(queryClient);
    expect(pagesAsked(api)).toEqual(['0']);
  });

  it('fails silently after one try, even of a 503, which a screen would retry', async () => {
    const { api, queryClient } = await startCalls();
    api.faults.add({ path: '/clientes/', fault: 'status-503' });
    prefetchQuietly(queryClient, page);
    await fetched(queryClient);
    expect(pagesAsked(api)).toEqual(['0']);
    expect(toastTexts()).toEqual([]);
  });

  it('is retried and shows its error once a screen uses it', async () => {
    expectConsole('error', 'HTTPError');
    const { api, queryClient } = await startCalls();
    for (const [fault, toasts, tries] of [
      ['status-503', [], 2],
      ['status-400-empty', ['Error al obtener clientes'], 1],
    ] as const) {
      queryClient.clear();
      api.requests.length = 0;
      api.faults.add({ path: '/clientes/', fault, times: 1 });
      const calls = holdCalls('GET', /pagina=0/);
      prefetchQuietly(queryClient, page);
      await waitFor(() => expect(calls.arrived).toBe(1));
      const stop = watch(queryClient);
      calls.letGo();
      await fetched(queryClient);
      await waitFor(() => expect(toastTexts()).toEqual(toasts));
      expect(pagesAsked(api)).toHaveLength(tries);
      stop();
    }
  });
});
