import { MutationObserver, QueryObserver, type QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { request, send } from '@/lib/api/http';
import { session } from '@/lib/person/session';
import { tokenFor } from '../../../test/server/token';
import { setClock } from '../../../test/support/clock';
import { expectConsole } from '../../../test/support/console';
import { toastTexts as toasts } from '../../../test/support/toasts';
import { lastChange } from './last-change';
import { createQueryClient, invalidate, restartFetches } from './query-client';
import { readNow } from './read-now';

let answers: (() => Response | Promise<Response>)[];
let calls: number;
let queryClient: QueryClient;

const fails =
  (status: number, body: unknown = {}) =>
  () =>
    Response.json(body, { status });
const cut = () => Promise.reject(new TypeError('Failed to fetch'));
const good = () => Response.json({ id: 1 });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.now() });
  calls = 0;
  answers = [];
  // The last answer repeats.
  vi.stubGlobal('fetch', async (input: Request | string) =>
    typeof input === 'string' ? good() : answers[Math.min(calls++, answers.length - 1)]!(),
  );
  localStorage.setItem('jwtToken', tokenFor(3600));
  const stop = session.start();
  queryClient = createQueryClient();
  queryClient.mount();
  return () => {
    queryClient.clear();
    queryClient.unmount();
    stop();
  };
});

async function read(meta?: { error: string }) {
  const observer = new QueryObserver(queryClient, {
    queryKey: ['x'],
    queryFn: () => request({ method: 'get', path: 'x' }, z.object({ id: z.number() })),
    ...(meta && { meta }),
  });
  const leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  leave();
  const { data, error } = observer.getCurrentResult();
  return error ?? data;
}

async function change(meta: Record<string, unknown> = {}) {
  const observer = new MutationObserver(queryClient, {
    mutationFn: () => send({ method: 'post', path: 'x' }),
    meta,
  });
  await observer.mutate().catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
}

describe('a read', () => {
  it.each([
    ['the connection broke', cut, 3],
    ['502', fails(502), 3],
    ['503', fails(503), 3],
    ['504', fails(504), 3],
    ['400', fails(400), 1],
    ['401', fails(401), 1],
    ['500', fails(500), 1],
    ['an answer that cannot be read', () => Response.json({ id: 'uno' }), 1],
  ])('is retried twice only if the server did not answer: %s', async (_, answer, tries) => {
    expectConsole('error', /./);
    answers = [answer];
    expect(await read()).toBeInstanceOf(Error);
    expect(calls).toBe(tries);
  });

  it('succeeds if a retry does', async () => {
    answers = [cut, fails(503), good];
    expect(await read({ error: 'Error al obtener clientes' })).toEqual({ id: 1 });
    expect(calls).toBe(3);
    expect(toasts()).toEqual([]);
  });

  it("shows a failure with the server's message, else with its own text", async () => {
    expectConsole('error', 'HTTPError');
    answers = [fails(500, { message: 'Base de datos caída.' })];
    await read({ error: 'Error al obtener clientes' });
    expect(toasts()).toEqual(['Base de datos caída.']);
    answers = [fails(500)];
    queryClient.clear();
    await read({ error: 'Error al obtener clientes' });
    expect(toasts()).toContain('Error al obtener clientes');
  });

  it("cuts a server's message after 300 characters, and never inside a character", async () => {
    expectConsole('error', 'HTTPError');
    answers = [fails(500, { message: `${'a'.repeat(299)}😀${'b'.repeat(700)}` })];
    await read({ error: 'Error al obtener clientes' });
    expect(toasts()).toEqual([`${'a'.repeat(299)}…`]);
  });

  it('only logs a failure if it has no text of its own', async () => {
    expectConsole('error', 'HTTPError');
    answers = [fails(500, { message: 'Base de datos caída.' })];
    await read();
    expect(toasts()).toEqual([]);
  });

  it('shows no toast if its token is refused: the session does', async () => {
    expectConsole('error', 'HTTPError');
    answers = [fails(401, { message: 'La sesión venció.' })];
    await read({ error: 'Error al obtener clientes' });
    expect(toasts()).toEqual([]);
    expect(session.status()).toBe('expired');
  });
});

describe('a change', () => {
  it.each([
    ['the connection broke', cut],
    ['503', fails(503)],
  ])('is never retried: %s', async (_, answer) => {
    expectConsole('error', /./);
    answers = [answer];
    await change();
    expect(calls).toBe(1);
  });

  it('that ends after the next user has signed in is said to nobody', async () => {
    for (const answer of [good, fails(400, { message: 'No' })]) {
      answers = [() => (queryClient.clear(), answer())];
      await change({ success: 'Cliente actualizado', error: 'Error' });
      expect(toasts()).toEqual([]);
    }
  });

  describe('invalidates', () => {
    const asked: string[] = [];

    beforeEach(async () => {
      const leave = ['clientes', 'movimientos'].map((name) =>
        new QueryObserver(queryClient, {
          queryKey: [name, 'list'],
          queryFn: () => {
            asked.push(name);
            return name;
          },
        }).subscribe(() => undefined),
      );
      await vi.advanceTimersByTimeAsync(0);
      asked.length = 0;
      return () => leave.forEach((one) => one());
    });

    it.each([
      ['everything on screen by default', {}, ['clientes', 'movimientos']],
      ['what it names', { invalidates: [['clientes']] }, ['clientes']],
      ['nothing, told so', { invalidates: [] }, []],
    ])('%s', async (_, meta, again) => {
      answers = [good];
      await change(meta);
      expect(asked).toEqual(again);
    });

    it('nothing where it was refused', async () => {
      expectConsole('error', 'HTTPError');
      answers = [fails(400)];
      await change();
      expect(asked).toEqual([]);
    });

    it.each([
      ['the connection broke', cut],
      ['a proxy gave up waiting', fails(504)],
      ['the server failed', fails(500)],
    ])('everything on screen where nobody knows whether it was done: %s', async (_, answer) => {
      expectConsole('error', /Error/);
      answers = [answer];
      await change({ invalidates: [] });
      expect(asked).toEqual(['clientes', 'movimientos']);
    });
  });
});

it('rows that a screen has written are not overwritten by an earlier read, and nothing else is fetched', async () => {
  const reads: ((rows: string) => void)[] = [];
  const queryKey = ['reportes'];
  queryClient.setQueryData(queryKey, 'before', { updatedAt: 0 });
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => new Promise<string>((resolve) => reads.push(resolve)),
  });
  const read = vi.fn(() => 'clientes');
  const other = new QueryObserver(queryClient, { queryKey: ['clientes'], queryFn: read });
  const leave = [observer.subscribe(() => undefined), other.subscribe(() => undefined)];
  await vi.advanceTimersByTimeAsync(0);
  restartFetches(queryClient);
  queryClient.setQueryData(queryKey, 'written');
  reads[0]!('before');
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult().data).toBe('written');
  reads[1]!('after');
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult()).toMatchObject({ data: 'after', fetchStatus: 'idle' });
  expect(read).toHaveBeenCalledOnce();
  for (const one of leave) one();
});

describe.each([
  ['invalidate', invalidate],
  ['restartFetches', restartFetches],
] as const)('during a read, %s', (_, change) => {
  const queryKey = ['x'];
  let reads: { signal: AbortSignal; answer: (text: string) => void }[];
  const options = {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      new Promise<string>((answer) => reads.push({ signal, answer })),
  };

  beforeEach(() => void (reads = []));

  it.each([
    ['that has an older answer and is on screen', true, true],
    ['that has an older answer', true, false],
    ['that is on screen', false, true],
    ['that nothing shows', false, false],
  ])('starts a query anew %s, for whoever waits for it', async (_, hasAnswer, isShown) => {
    if (hasAnswer) queryClient.setQueryData(queryKey, 'before', { updatedAt: 0 });
    const observer = new QueryObserver(queryClient, options);
    const leave = isShown ? observer.subscribe(() => undefined) : () => undefined;
    const waited = queryClient.query({ ...options, staleTime: 0 });
    await vi.advanceTimersByTimeAsync(0);
    void change(queryClient);
    await vi.advanceTimersByTimeAsync(0);
    expect(reads.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    reads[1]!.answer('after');
    await expect(waited).resolves.toBe('after');
    leave();
  });

  it('leaves what a person waits for alone, which no cached answer ends', async () => {
    queryClient.setQueryData(queryKey, 'before');
    const waited = readNow(queryClient, options);
    await vi.advanceTimersByTimeAsync(0);
    void change(queryClient);
    await vi.advanceTimersByTimeAsync(0);
    expect(reads.map(({ signal }) => signal.aborted)).toEqual([false]);
    reads[0]!.answer('now');
    await expect(waited).resolves.toBe('now');
    expect(queryClient.getQueryData(queryKey)).toBe('before');
  });
});

it('what a person waits for ends with its signal, and a second try reads only what did not come', async () => {
  const stop = new AbortController();
  const since = performance.now();
  const read = vi.fn(({ signal }: { signal: AbortSignal }) =>
    Promise.resolve(signal.aborted ? 'aborted' : 'read'),
  );
  await readNow(queryClient, { queryKey: ['page', 0], queryFn: read }, { since });
  setClock('2026-11-20T10:50:00-03:00');
  await readNow(queryClient, { queryKey: ['page', 0], queryFn: read }, { since });
  expect(read).toHaveBeenCalledOnce();
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    new Promise<string>((_, reject) =>
      signal.addEventListener('abort', () => reject(new Error('cut'))),
    );
  const waited = readNow(
    queryClient,
    { queryKey: ['page', 1], queryFn },
    { since, signal: stop.signal },
  );
  stop.abort();
  await expect(waited).rejects.toThrow();
});

it.each([
  ['forgets the change before it once it is done', good, {}, false],
  ['forgets it without an answer, since it may be done', cut, {}, false],
  ['keeps it after a refusal', fails(400), {}, true],
  ['keeps it if it says so', good, { keepsChange: true }, true],
])('a mutation %s', async (_, answer, meta, isKept) => {
  if (answer !== good) expectConsole('error', /./);
  const made = { entity: 'x', text: 'x', count: String, error: 'x', records: [] };
  lastChange.set({ change: made, progress: null, undone: null });
  answers = [answer];
  await change(meta);
  expect(lastChange.get() !== null).toBe(isKept);
});
