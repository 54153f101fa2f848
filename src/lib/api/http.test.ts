import { inspect } from 'node:util';
import { notificationsStore } from '@mantine/notifications';
import * as z from 'zod/mini';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '@/lib/page/config';
import { session } from '@/lib/person/session';
import { tokenFor } from '../../../test/server/token';
import { expectConsole } from '../../../test/support/console';
import { deferred } from '../../../test/support/deferred';
import { request, requestCreated, send } from './http';
import {
  causeOf,
  errorMessage,
  errorStatus,
  mayBeDone,
  UnreadableResponseError,
} from './http-errors';

const sent: Request[] = [];
let answer: () => Response | Promise<Response>;

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const text =
  (body: string | null, status = 200) =>
  () =>
    new Response(body, { status });

const page = () =>
  new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } });

beforeEach(() => {
  sent.length = 0;
  answer = json({});
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    sent.push(new Request(input, init));
    return answer();
  });
  localStorage.setItem('jwtToken', tokenFor(60));
  return session.start();
});

/** Before the event of its storage has arrived here. */
function signInInOtherTab(id: number): string {
  const token = tokenFor(90);
  localStorage.setItem('user', JSON.stringify({ id }));
  localStorage.setItem('jwtToken', token);
  return token;
}

function closeInOtherTab() {
  localStorage.clear();
  localStorage.setItem('sesionCerrada', 'true');
}

const only = () => {
  expect(sent).toHaveLength(1);
  return sent[0]!;
};

const failure = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.fail('the call did not fail'),
    (error: unknown) => error,
  );

describe('the server’s time', () => {
  const HOURS = 3_600_000;
  const shown = () => notificationsStore.getState().notifications.map(({ message }) => message);
  const answerAt = (away: number) => () =>
    Response.json({}, { headers: { date: new Date(Date.now() + away).toUTCString() } });

  it.each([
    ['atrasado', 1.1 * HOURS],
    ['adelantado', -1.1 * HOURS],
  ])(
    'warns once a session that this computer’s clock is more than an hour away: %s',
    async (told, away) => {
      answer = answerAt(away);
      await send({ method: 'get', path: 'clientes/' });
      await send({ method: 'get', path: 'clientes/' });
      expect(shown()).toEqual([
        `El reloj de esta computadora está ${told}. Corregí la fecha y la hora de la computadora.`,
      ]);
    },
  );

  it('is not mentioned if it is less away, or unknown', async () => {
    for (const away of [0.9 * HOURS, -0.9 * HOURS, Number.NaN]) {
      answer = Number.isNaN(away) ? json({}) : answerAt(away);
      await send({ method: 'get', path: 'clientes/' });
    }
    expect(shown()).toEqual([]);
  });
});

describe('address', () => {
  it.each([
    ['/api', 'http://localhost:3000/api/clientes/'],
    ['/api/', 'http://localhost:3000/api/clientes/'],
    ['https://api.example.com/v2', 'https://api.example.com/v2/clientes/'],
  ])('is below the configured URL %j, and keeps its trailing slash', async (base, url) => {
    config.apiUrl = base;
    await send({ method: 'get', path: 'clientes/' });
    expect(only().url).toBe(url);
  });

  it('leaves null and undefined out of the query, and keeps empty texts, false and zero', async () => {
    await send({
      method: 'get',
      path: 'x',
      query: { texto: '', pagina: 0, todos: false, a: null, b: undefined },
    });
    expect(new URL(only().url).search).toBe('?texto=&pagina=0&todos=false');
  });

  it('asks every search for the digits that all spellings of a CUIT share', async () => {
    await send({
      method: 'get',
      path: 'x',
      query: { texto: '20123456786', nombre: '20123456786' },
    });
    expect(new URL(only().url).search).toBe('?texto=12345678&nombre=20123456786');
  });
});

describe('request', () => {
  it('carries a body as JSON', async () => {
    await send({ method: 'post', path: 'x', json: { nombre: 'Ñ', nada: null } });
    expect(only().headers.get('content-type')).toBe('application/json');
    expect(await only().json()).toEqual({ nombre: 'Ñ', nada: null });
  });

  it('carries its own idempotency key for a creation or change, if configured', async () => {
    const create = () => send({ method: 'post', path: 'x', json: {} });
    const keys = () => sent.map(({ headers }) => headers.get('idempotency-key'));
    await create();
    expect(keys()).toEqual([null]);

    config.idempotencyKeys = true;
    sent.length = 0;
    await create();
    await create();
    await send({ method: 'patch', path: 'x', repeated: [['movimientoIds', '1']] });
    const key = expect.stringMatching(/^[\d-]{16,}$/) as unknown;
    expect(keys()).toEqual([key, key, key]);
    expect(new Set(keys()).size).toBe(3);
    expect(sent[0]!.headers.get('accept')).toBe('application/json');

    sent.length = 0;
    await send({ method: 'post', path: 'authenticate', json: {}, isPublic: true });
    await send({ method: 'delete', path: 'x' });
    await send({ method: 'get', path: 'x' });
    expect(keys()).toEqual([null, null, null]);
  });

  it('goes without authorization if there is no token, and warns', async () => {
    expectConsole('warn', 'No hay token');
    session.signOut();
    await send({ method: 'get', path: 'x' });
    expect(only().headers.get('authorization')).toBeNull();
  });

  it.each([
    ['lost', 'post', () => session.expire(), 'expired'],
    ['lost in another tab', 'delete', () => localStorage.clear(), 'expired'],
    ['closed in another tab', 'patch', () => closeInOtherTab(), 'closed'],
    ['of another user', 'patch', () => signInInOtherTab(2), 'signed-in'],
  ] as const)('changes nothing once the session is %s: %s', async (_, method, end, status) => {
    end();
    expect(errorStatus(await failure(send({ method, path: 'x' })))).toBe(401);
    expect(session.status()).toBe(status);
    expect(sent).toEqual([]);
  });

  it('changes something with a newer token of the same user', async () => {
    const token = signInInOtherTab(1);
    await send({ method: 'patch', path: 'x' });
    expect(only().headers.get('authorization')).toBe(`Bearer ${token}`);
  });

  it('never carries the token if it is public, and does not warn', async () => {
    await send({ method: 'post', path: 'authenticate', isPublic: true });
    session.signOut();
    await send({ method: 'post', path: 'authenticate', isPublic: true });
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([null, null]);
  });

  it('is cancelled by its signal', async () => {
    const pending = deferred<Response>();
    answer = () => pending.promise;
    const controller = new AbortController();
    const call = failure(send({ method: 'get', path: 'x', signal: controller.signal }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    controller.abort();
    expect(only().signal.aborted).toBe(true);
    pending.reject(new DOMException('', 'AbortError'));
    expect(await call).toMatchObject({ name: 'AbortError' });
  });
});

describe('answer', () => {
  const schema = z.object({ id: z.number(), dueno: z.object({ nombre: z.string() }) });
  const call = () => request({ method: 'get', path: 'clientes/7' }, schema);

  it('is read through the schema, without extra fields', async () => {
    answer = json({ id: 7, dueno: { nombre: 'Ana', edad: 3 }, otro: 1 });
    expect(await call()).toEqual({ id: 7, dueno: { nombre: 'Ana' } });
  });

  it.each([
    ['a wrong type', json({ id: '7', dueno: { nombre: 'Ana' } }), 'GET clientes/7: id: '],
    ['a wrong field inside', json({ id: 7, dueno: {} }), 'GET clientes/7: dueno.nombre: '],
    ['a body of another kind', json([]), 'GET clientes/7: (body): '],
    ['JSON that was cut', text('{"id": 7, "due'), 'GET clientes/7: '],
    ['no content', text(null, 204), 'GET clientes/7: '],
  ])('names endpoint and field if it is unreadable: %s', async (_, response, message) => {
    answer = response;
    const error = await failure(call());
    expect(error).toBeInstanceOf(UnreadableResponseError);
    expect((error as UnreadableResponseError).endpoint).toBe('GET clientes/7');
    expect((error as Error).message).toContain(message);
    expect((error as Error).message.length).toBeGreaterThan(message.length);
    expect(errorStatus(error)).toBeNull();
    expect(errorMessage(error, 'Error al cargar el cliente')).toBe('Error al cargar el cliente');
  });

  it('is an error if it is a web page', async () => {
    answer = page;
    session.signOut();
    expectConsole('warn', 'No hay token');
    const error = await failure(send({ method: 'delete', path: 'clientes/7' }));
    expect(causeOf(error)).toBeInstanceOf(UnreadableResponseError);
    expect((causeOf(error) as UnreadableResponseError).endpoint).toBe('DELETE clientes/7');
  });

  it('without content is an empty list', async () => {
    answer = text(null, 204);
    const list = z.array(z.string());
    expect(await request({ method: 'get', path: 'x' }, list)).toEqual([]);
  });

  it.each([304, 500])('is an error with status %i', async (status) => {
    answer = text(null, status);
    expect(errorStatus(await failure(call()))).toBe(status);
  });
});

describe('creation', () => {
  const create = () =>
    requestCreated({ method: 'post', path: 'clientes/' }, z.object({ id: z.number() }));

  it('reads its answer through the schema', async () => {
    answer = json({ id: 7, otro: 1 }, 201);
    expect(await create()).toEqual({ id: 7 });
  });

  it.each([
    ['a missing field', json({}, 201)],
    ['JSON that was cut', text('{"id": 7', 201)],
    ['no content', text(null, 204)],
    [
      'a connection that broke in the middle of it',
      () =>
        new Response(
          new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) }),
        ),
    ],
  ])('succeeds with null if its answer is unreadable: %s', async (_, response) => {
    expectConsole('error', /Error: /);
    answer = response;
    expect(await create()).toBeNull();
  });

  it.each([
    ['a refusal', text(null, 409)],
    ['a page of HTML', () => new Response('', { headers: { 'content-type': 'text/html' } })],
    ['a connection that broke', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error in a successful answer', json({ error: 'Sin lugar' })],
  ])('fails after %s', async (_, response) => {
    answer = response;
    expect(await failure(create())).toBeInstanceOf(Error);
  });
});

describe('a change', () => {
  const change = () => send({ method: 'patch', path: 'x' });

  it.each([
    ['a refusal', json({ message: 'No.' }, 409)],
    ['a refusal without a word', text(null, 400)],
    ['a refusal by a gateway', text('<h1>413</h1>', 413)],
  ])('was not made after %s', async (_, response) => {
    answer = response;
    expect(mayBeDone(await failure(change()))).toBe(false);
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a failure of the server', json({ message: 'Se cayó.' }, 500)],
    ['a gateway that waited too long', text(null, 408)],
    ['a redirect', text(null, 304)],
    ['a web page', () => (sent.length > 1 ? json([])() : page())],
    ['ok: false', json({ ok: false })],
    ['success: false', json({ success: false, message: 'Sin lugar' })],
    ['an error', json({ error: 'Sin lugar' })],
  ])('may have been made after %s', async (_, response) => {
    answer = response;
    expect(mayBeDone(await failure(change()))).toBe(true);
  });

  it.each([
    ['nothing', text(null, 204)],
    ['a text', text('OK')],
    ['a record with a field of that name', json({ id: 7, error: 'Sin lugar' })],
    ['an empty error', json({ ok: true, error: null })],
  ])('was made after %s', async (_, response) => {
    answer = response;
    expect((await change()).ok).toBe(true);
  });
});

describe('refused token', () => {
  it('ends the session', async () => {
    answer = text(null, 401);
    await failure(send({ method: 'get', path: 'x' }));
    expect(session.status()).toBe('expired');
    expect(localStorage.getItem('jwtToken')).toBeNull();
  });

  it('leaves a newer session alone', async () => {
    const pending = deferred<Response>();
    answer = () => pending.promise;
    const call = failure(send({ method: 'get', path: 'x' }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const newer = tokenFor(120);
    session.signIn(newer, null);
    pending.resolve(new Response(null, { status: 401 }));
    expect(errorStatus(await call)).toBe(401);
    expect(session.status()).toBe('signed-in');
    expect(session.token()).toBe(newer);
  });

  const says = json({ message: 'Sin permiso' }, 403);
  const cut = () => Promise.reject(new TypeError('Failed to fetch'));

  it.each([
    ['a wrong password', { isPublic: true }, text(null, 401), text(null, 401)],
    ['a refusal that says why', {}, says, text(null, 403)],
    ['a 403 without a word for this call only', {}, text(null, 403), json([])],
    ['a web page for this call only', {}, page, says],
    ['a web page, and then no answer', {}, page, cut],
  ])('is not assumed from %s', async (_, options, first, then) => {
    answer = () => (sent.length > 1 ? then() : first());
    const error = await failure(send({ method: 'post', path: 'x', ...options }));
    expect(errorStatus(error) === 401).toBe('isPublic' in options);
    expect(session.status()).toBe('signed-in');
  });

  it.each([
    ['a 403 without a word', text(null, 403), text('', 403)],
    ['a 403 with a web page', text('<h1>Forbidden</h1>', 403), text(null, 401)],
    ['a web page', page, page],
  ])('is recognized by %s that a common call gets too', async (_, first, then) => {
    answer = () => (new URL(sent.at(-1)!.url).pathname === '/api/x' ? first() : then());
    const errors = await Promise.all([1, 2].map(() => failure(send({ method: 'get', path: 'x' }))));
    expect(errors.map(errorStatus)).toEqual([401, 401]);
    expect(session.status()).toBe('expired');
    expect(sent).toHaveLength(3);
  });
});

const PASSWORD = 'clave-secreta';
const credentials = { username: 'admin', password: PASSWORD };

it.each([
  ['a refusal', json({ message: 'No.' }, 400)],
  ['a refused token', text(null, 401)],
  ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer that cannot be read', json({ id: 'x' })],
])('a logged error contains neither token nor password: %s', async (_, response) => {
  answer = response;
  const token = session.token()!;
  const schema = z.object({ id: z.number() });
  const errors = [
    await failure(request({ method: 'patch', path: 'clientes/7', json: { id: 7 } }, schema)),
    await failure(
      request({ method: 'post', path: 'authenticate', json: credentials, isPublic: true }, schema),
    ),
  ];
  expect(sent[0]!.headers.get('authorization')).toBe(`Bearer ${token}`);
  expect(await sent.find(({ method }) => method === 'POST')!.json()).toEqual(credentials);
  const logged = errors.map((error) => inspect(error, { depth: Infinity }));
  for (const text of logged) {
    expect(text).not.toContain(token);
    expect(text).not.toContain(PASSWORD);
  }
  expect(logged[0]).toContain('clientes/7');
  expect(logged[1]).toContain('authenticate');
});
