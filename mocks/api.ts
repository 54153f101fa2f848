import { Hono } from 'hono';
import type { Db, DbData, DbSnapshot } from './db';
import { Faults, applyFault, wait } from './faults';
import type { Deps } from './handlers/deps';
import { routes } from './handlers/index';
import { ApiError, contractOf, type Contract } from './lib/endpoint';
import { createSeed } from './seed/index';
import { Replays } from './replays';
import { createSessions, type IssuedSession } from './session';

/** A received call, logged for contract tests. */
export interface LoggedRequest {
  method: string;
  /** Without the `/api` prefix, as the contract writes it. */
  path: string;
  /** With its `?`, or empty. */
  search: string;
  /** Parsed if it is JSON, a password as asterisks, else the text, cut after 4,000 characters; undefined without a body. */
  body: unknown;
  authorization: string | null;
}

export interface Route {
  method: string;
  path: string;
  contract: Contract;
}

export interface MockApiOptions {
  db: Db;
  clock: () => Date;
  companyName?: string | undefined;
  secret?: string | undefined;
  /** The data that `reset` restores; by default the seed for the clock's time. */
  seed?: (() => DbData | DbSnapshot) | undefined;
  /** Milliseconds to wait before each response, besides the faults' latency. */
  lateness?: (() => number) | undefined;
}

export interface MockApi {
  /** Handles calls under `/api`. Has the signature of the global `fetch`, so an HTTP client can take it. */
  fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  db: Db;
  clock: () => Date;
  faults: Faults;
  /** The latest thousand calls, oldest first. */
  requests: LoggedRequest[];
  /** A session without going through `/authenticate`; `seconds` may be negative for an expired one. */
  issueSession: (options?: { username?: string; seconds?: number }) => Promise<IssuedSession>;
  /** Restores the initial data and clears faults and logged calls. */
  reset: () => void;
  /** Every call, as the contract writes it: `PATCH`, `/clientes/{id}`. */
  routes: readonly Route[];
}

const logged = 1000;
/** In characters. JSON of this length is never too deep for `JSON.stringify`. */
const longestBody = 4000;

/** The mock server: one `(Request) => Promise<Response>` over a store and a clock. */
export function createMockApi(options: MockApiOptions): MockApi {
  const { db, clock } = options;
  const sessions = createSessions(db, clock, options.secret ?? 'clave-de-prueba-del-panel');
  const deps: Deps = {
    db,
    clock,
    sessions,
    companyName: options.companyName ?? 'Transporte de Cargas',
  };
  const app = createApp(deps);
  const faults = new Faults();
  const requests: LoggedRequest[] = [];
  const replays = new Replays();
  const seed = options.seed ?? (() => createSeed({ now: clock() }));

  async function answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace(/^\/api(?=\/)/, '');
    requests.push({
      method: request.method,
      path,
      search,
      body: await bodyOf(request),
      authorization: request.headers.get('authorization'),
    });
    if (requests.length > logged) requests.shift();

    const { signal } = request;
    signal.throwIfAborted();
    const late = faults.latency + (options.lateness?.() ?? 0);
    if (late > 0) await wait(late, signal);
    const fault = faults.take(request.method, path);
    const healthy = () => replays.answer(request, async () => app.fetch(request));
    const response = fault ? await applyFault(fault, signal, healthy) : await healthy();
    signal.throwIfAborted();
    return response;
  }

  // Node drops the abort signal of a Request that is garbage-collected.
  const inFlight = new Set<Request>();

  return {
    db,
    clock,
    faults,
    requests,
    routes: app.routes.flatMap(({ method, path, handler }) => {
      const contract = contractOf(handler);
      return contract ? [{ method, path: contractPath(path), contract }] : [];
    }),
    async fetch(input, init) {
      const request =
        input instanceof Request && init === undefined ? input : new Request(input, init);
      inFlight.add(request);
      try {
        return await answer(request);
      } finally {
        inFlight.delete(request);
      }
    },
    issueSession({ username = 'admin', seconds } = {}) {
      const user = db.usuarios.rows.find((row) => row.username === username);
      if (!user) throw new ApiError(404, `No existe el usuario ${username}.`);
      return sessions.issue(user, seconds);
    },
    reset() {
      db.load(seed());
      faults.clear();
      replays.clear();
      requests.length = 0;
    },
  };
}

function createApp(deps: Deps): Hono {
  const app = new Hono().basePath('/api');
  for (const addRoutes of routes) addRoutes(app, deps);
  app.notFound((c) =>
    new ApiError(404, `No existe la ruta ${c.req.method} ${c.req.path}.`).toResponse(),
  );
  app.onError((error) => {
    if (error instanceof ApiError) return error.toResponse();
    console.error(error);
    return new ApiError(500, 'Ocurrió un error interno en el servidor.').toResponse();
  });
  return app;
}

const contractPath = (path: string) => path.replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}');

async function bodyOf(request: Request): Promise<unknown> {
  const text = request.body === null ? '' : await request.clone().text();
  if (text === '') return undefined;
  if (text.length > longestBody) return withoutPassword(`${text.slice(0, longestBody)}…`);
  try {
    return JSON.parse(text, (key, value: unknown) =>
      /password/i.test(key) ? String(value).replace(/./gsu, '*') : value,
    );
  } catch {
    return withoutPassword(text);
  }
}

/** What the log keeps of a body that was not read: nothing, if it may hold a password. */
const withoutPassword = (text: string): string => (/password/i.test(text) ? '…' : text);
