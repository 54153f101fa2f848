import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider, type AnyRouter } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { UserEvent } from '@testing-library/user-event';
import { Providers } from '@/app/providers';
import { createPanelRouter } from '@/app/router';
import { createQueryClient } from '@/lib/cache/query-client';
import { session } from '@/lib/person/session';
import { createMockApi, type MockApi } from '@mocks/api';
import { Db } from '@mocks/db';
import { createSeed } from '@mocks/seed';
import { lateAnswers } from '../server/late-answers';
import { setClock } from './clock';
import { setupUser } from './user';

interface MountOptions {
  /** Stores a valid token before the panel starts. */
  signedIn?: boolean;
  /** The token's lifetime. Default: a working day. */
  seconds?: number;
  /** Changes the mock's data or switches faults on before the first call. */
  arrange?: (api: MockApi) => void;
}

export interface MountedApp {
  user: UserEvent;
  api: MockApi;
  router: ReturnType<typeof createPanelRouter>;
  queryClient: QueryClient;
}

const undo: (() => unknown)[] = [];

export const onUnmount = (step: () => unknown): void => void undo.push(step);

let client: QueryClient | null = null;
let hangs = false;

/** For a test that ends while a change has no answer. */
export const leaveHanging = (): void => void (hangs = true);

/** A queued movement waits between two mutations. */
const isChanging = (): boolean =>
  (client?.isMutating() ?? 0) > 0 || screen.queryByText(/^Guardando/) !== null;

export const fetched = (queryClient: QueryClient) =>
  waitFor(() => expect(queryClient.isFetching()).toBe(0));

export function startQueryClient(): QueryClient {
  const queryClient = createQueryClient();
  client = queryClient;
  onUnmount(async () => {
    await queryClient.cancelQueries();
    queryClient.clear();
  });
  return queryClient;
}

/** Unmounts everything, with its API and session timer, once no change is under way: a late toast would appear in the next test. */
export async function unmountApp(): Promise<void> {
  try {
    if (!hangs && isChanging()) {
      // Timers run again, and tokens are valid again.
      setClock();
      await waitFor(() => expect(isChanging(), 'a change outlives its test').toBe(false));
    }
  } finally {
    hangs = false;
    client = null;
    cleanup();
    for (const step of undo.splice(0).reverse()) await step();
  }
}

/** The mock API with its seed, on the test's clock, as the page's `fetch`. */
export function serveMockApi(): MockApi {
  const clock = () => new Date();
  const db = new Db(createSeed({ now: clock() }));
  const api = createMockApi({ db, clock, lateness: lateAnswers() });
  // In happy-dom, DOMPurify misses markup that it removes in a browser, and the seed's hostile notification would hide the page.
  for (const row of api.db.notificaciones.rows.filter(({ text }) => text.includes('<style'))) {
    api.db.notificaciones.remove(row);
  }
  const before = globalThis.fetch;
  globalThis.fetch = api.fetch;
  onUnmount(() => (globalThis.fetch = before));
  return api;
}

/** Stores a session, as signing in does. */
export async function storeSession(api: MockApi, seconds?: number): Promise<string> {
  const { token, user } = await api.issueSession(seconds === undefined ? {} : { seconds });
  localStorage.setItem('jwtToken', token);
  localStorage.setItem('user', JSON.stringify(user));
  return token;
}

export async function start({ signedIn = true, seconds, arrange }: MountOptions) {
  const api = serveMockApi();
  if (signedIn) await storeSession(api, seconds);
  arrange?.(api);
  onUnmount(session.start());
  return { user: setupUser(), api, queryClient: startQueryClient() };
}

/** Renders a router inside the panel's providers, after its first match has loaded. */
export async function renderRouter(router: AnyRouter, queryClient: QueryClient): Promise<void> {
  await act(async () => {
    render(
      <Providers queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>,
    );
    await router.load();
  });
}

/** Mounts the panel at a path under `/admin` over a mock API of its own, and waits for the first screen. */
export async function renderApp(path: string, options: MountOptions = {}): Promise<MountedApp> {
  const started = await start(options);
  const history = createMemoryHistory({ initialEntries: [`/admin${path}`] });
  const router = createPanelRouter(started.queryClient, history);
  await renderRouter(router, started.queryClient);
  return { ...started, router };
}
