// @vitest-environment node
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { faultKinds, type FaultName } from '@mocks/faults';
import { startServer } from '@mocks/node';
import { createTestClient, type TestClient } from '@mocks/test-client';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Server } from './ask';
import { CHANGES, NOT_MADE } from './kinds';
import { makeChanges } from './changes';
import { checkApi, checkRead, type CheckOptions } from './check';
import { readDocument } from './document';
import { fieldName, readAsPanel } from './panel';
import { READS, type Firsts } from './reads';
import { isFine, toTable } from './report';
import { CannotRun } from './sign-in';
import type { CallResult } from './results';

const document = readDocument();
/** No answer is slow, unless a test says so. */
const limits = { document, slow: Infinity };

let client: TestClient;
let options: CheckOptions;
beforeEach(() => {
  client = createTestClient();
  options = {
    ...limits,
    fetch: client.api.fetch,
    url: 'http://mock.test/api/',
    username: 'admin',
    password: 'admin123',
    write: false,
    timeout: 10_000,
    hojaDeRutaId: 1,
    stamp: '2026-11-20T13:30:00.000Z',
  };
});

interface Sent {
  key: string | null;
  headers: Headers;
}

const wrong = (calls: CallResult[]) =>
  calls.filter(({ status }) => status !== 'fine' && status !== 'not checked');
const stored = () => client.api.db.snapshot().data;
const of = (calls: CallResult[], call: string) => calls.find((one) => one.call === call)!;

describe('a server as the contract says', () => {
  it('is fine, and what would stay is not made', async () => {
    const before = stored();
    const report = await checkApi({ ...options, write: true });
    expect(wrong(report.calls)).toEqual([]);
    expect(
      report.calls.filter(({ status }) => status === 'not checked').map(({ call }) => call),
    ).toEqual(NOT_MADE.map(({ call }) => call));
    expect(report.calls.flatMap(({ notes }) => notes)).toEqual([
      expect.stringMatching(/^Idempotency-Key: taken/),
      ...NOT_MADE.map(({ reason }) => reason),
    ]);
    expect(report.leftBehind).toEqual([]);
    expect(isFine(report)).toBe(true);
    expect(stored()).toEqual(before);
    expect(`${toTable(report)} ${JSON.stringify(report)}`).not.toMatch(/admin123|eyJ/);
  });

  it('is only read without --write', async () => {
    const { calls } = await checkApi(options);
    expect(wrong(calls)).toEqual([]);
    const changes = client.api.requests.filter(({ method }) => method !== 'GET');
    expect(new Set(changes.map(({ path }) => path))).toEqual(new Set(['/authenticate']));
    for (const { call } of CHANGES) expect(of(calls, call).status).toBe('not checked');
  });

  it('with empty lists gives no ids: those calls are not checked', async () => {
    const { usuarios } = stored();
    const nothing = Object.fromEntries(Object.keys(stored()).map((name) => [name, []]));
    client.api.db.load({ ...(nothing as unknown as ReturnType<typeof stored>), usuarios });
    const { calls } = await checkApi({ ...options, hojaDeRutaId: undefined });
    expect(wrong(calls)).toEqual([]);
    expect(of(calls, 'GET /clientes/{id}')).toMatchObject({
      status: 'not checked',
      notes: ['GET /clientes/ has no row to take an id from'],
    });
    expect(of(calls, 'GET /movimientos/{id}/remito').status).toBe('not checked');
    expect(of(calls, 'GET /clientes/').notes).toEqual(['no rows: their fields are not checked']);
  });
});

/** The seed is the same for each test: its ids are read once. */
let known: Firsts;
beforeAll(async () => {
  client = createTestClient();
  known = { rows: new Map(), hojaDeRutaId: 1, seen: new Set() };
  const server = await signedInServer();
  for (const call of READS.filter(({ pages }) => pages)) {
    await checkRead(limits, server, call, known);
  }
});

async function signedInServer(): Promise<Server> {
  const { token } = await client.api.issueSession();
  return {
    fetch: client.api.fetch,
    url: 'http://mock.test/api/',
    token,
    timeout: 10_000,
    slashless: new Set(),
    blocked: new Set(),
  };
}

/** A server that is signed in, and ids for every call. */
const signedIn = async () => ({ server: await signedInServer(), firsts: structuredClone(known) });

/** What each fault of the mock is called in a report. */
const NAMED: Record<FaultName, [status: CallResult['status'], RegExp]> = {
  'status-400': ['differs', /400: «Los datos/],
  'status-400-empty': ['differs', /400 without a message/],
  'status-401': ['differs', /401: .*the session ends/],
  'status-403': ['differs', /403: «/],
  'status-403-empty': ['differs', /403 without a message/],
  'status-404': ['missing', /404: «/],
  'status-409': ['differs', /409: «/],
  'status-422': ['differs', /422: «/],
  'status-500': ['differs', /500: «/],
  'status-502': ['differs', /502 without a message/],
  'status-503': ['differs', /503: «/],
  html: ['differs', /a web page/],
  redirect: ['differs', /302/],
  'status-204': ['differs', /204 without a body/],
  empty: ['differs', /an empty body/],
  'truncated-json': ['differs', /not JSON/],
  'malformed-json': ['differs', /not JSON/],
  'missing-field': ['differs', /\bid: came nothing, expected whole number/],
  'wrong-type': ['differs', /\bid: came «otro tipo», expected whole number/],
  'extra-field': ['fine', /campoDesconocido is more than the contract has/],
  cut: ['differs', /the connection failed: Failed to fetch/],
  'cut-after': ['differs', /the connection failed: Failed to fetch/],
  slow: ['slow', /^.* slow .* ms/m],
  hang: ['differs', /no answer within 0.05 s/],
};

/** A list, a record and a document. */
const KINDS = ['GET /clientes/', 'GET /clientes/{id}', 'GET /v1/recibos/{id}/pdf'];

describe('a fault is found and named in a read', () => {
  it.each(Object.keys(faultKinds) as FaultName[])('%s', async (fault) => {
    const { server, firsts } = await signedIn();
    const [status, text] = NAMED[fault];
    for (const call of READS.filter((one) => KINDS.includes(one.call))) {
      client.api.faults.clear();
      client.api.faults.add({ path: '*', fault, ms: 30, field: call.pdf ?? 'id' });
      const slow = fault === 'slow' ? 30 : Infinity;
      const timeout = fault === 'hang' ? 50 : 10_000;
      const asked = { ...server, timeout };
      const result = await checkRead({ document, slow }, asked, call, structuredClone(firsts));
      const isNoRows = fault === 'status-204' && call.pages;
      const expected = isNoRows ? 'fine' : status;
      expect(`${call.call} ${result.status}`).toBe(`${call.call} ${expected}`);
      const report = toTable({ url: '', calls: [result], leftBehind: [] });
      if (call.pdf === undefined || !['missing-field', 'wrong-type'].includes(fault)) {
        expect(report).toMatch(text);
      } else expect(report).toContain(call.pdf);
      if (expected !== 'fine') for (const screen of call.screens) expect(report).toContain(screen);
    }
  });
});

type Planted = 'missing' | 'wrong type';

/** Two rows of each list. */
const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]));
};

/** Every field of an answer, as `cliente[].id`. */
function fieldsIn(value: unknown, path: (string | number)[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const steps = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return [
    ...new Set(
      steps.flatMap((step) => [
        ...(typeof step === 'string' ? [fieldName([...path, step])] : []),
        ...fieldsIn((value as Record<string | number, unknown>)[step], [...path, step]),
      ]),
    ),
  ];
}

/** A movement has two services. What one of them has, its kind has: it is taken out of both. */
const ofServicio = (field: string) => field.replace(/\bsubServicio\./, 'servicio.');

/** The answer with a field taken out, or of another type, wherever it is. */
function plant(
  value: unknown,
  field: string,
  how: Planted,
  path: (string | number)[] = [],
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((one, index) => plant(one, field, how, [...path, index]));
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const inner = [...path, name];
      if (ofServicio(fieldName(inner)) !== ofServicio(field))
        return [[name, plant(one, field, how, inner)]];
      if (how === 'missing') return [];
      return [[name, typeof one === 'object' && one !== null ? 'otro' : { otro: 1 }]];
    }),
  );
}

/** The fields of the contract that the panel does not look at. */
const UNREAD: Record<string, string[]> = {
  'GET /movimientos/{id}/remito': ['id'],
  'GET /movimientos/{id}/remito-duplicado': ['id'],
  'GET /v1/recibos/': ['recibo[].cliente.id'],
  'GET /hoja-rutas/movimientos': ['totalMonto', 'totalFlete'],
  'GET /hoja-rutas/{id}/pdf': ['id'],
  'GET /notificaciones/': ['[].visto'],
  'GET /notificaciones/vistos': ['[].visto'],
};

describe('a field that is missing or of another type is found, and what the panel does with it', () => {
  it.each(READS)('$call', async (call) => {
    const { server, firsts } = await signedIn();
    const path = call.path(firsts) as string;
    const body = shortened((await client.call('GET', path)).body);
    const fields = fieldsIn(body);
    expect(fields.length).toBeGreaterThan(0);
    const unread = UNREAD[call.call] ?? [];
    for (const field of fields) {
      for (const how of ['missing', 'wrong type'] as const) {
        const planted = plant(body, field, how);
        const proxied = { ...server, fetch: async () => Response.json(planted) };
        const untold = { ...firsts, seen: new Set<string>() };
        const { status, findings, notes } = await checkRead(limits, proxied, call, untold);
        const told = { call: call.call, field, how, status, findings, notes };
        const isReceiptExtra = call.call === 'GET /v1/recibos/{id}/pdf' && field !== 'pdfRecibo';
        if (unread.includes(field) || isReceiptExtra) {
          expect(told).toMatchObject({ status: 'fine', findings: [] });
          expect(notes.join()).toContain(field);
        } else {
          expect(told).toMatchObject({ status: 'differs' });
          const found = findings.find((one) => one.field === field)!;
          expect(told.findings).toContain(found);
          expect(found.came).toMatch(how === 'missing' ? /^nothing$/ : /^(an object|«otro»)$/);
          expect(found.panel).toMatch(/^(cannot read|leaves|counts|takes)/);
        }
      }
    }
  });

  it('tells what becomes of it', async () => {
    const { server, firsts } = await signedIn();
    const of = async (name: string, change: (row: Record<string, unknown>) => void) => {
      const call = READS.find((one) => one.call === name)!;
      const { body } = await client.call('GET', call.path(firsts) as string);
      const [rows] = Object.values(body as Record<string, Record<string, unknown>[]>);
      change(rows![2]!);
      const fetch = async () => Response.json(body);
      const untold = { ...firsts, seen: new Set<string>() };
      const { findings } = await checkRead(limits, { ...server, fetch }, call, untold);
      return findings.map(({ field, came, panel }) => [field, came, panel].join(' | '));
    };
    expect(await of('GET /clientes/', (row) => delete row.email)).toEqual([
      'cliente[].email | nothing | leaves it empty',
    ]);
    expect(await of('GET /clientes/', (row) => (row.telefono = true))).toEqual([
      'cliente[].telefono | true | leaves the row out',
    ]);
    expect(await of('GET /v1/vehiculos/', (row) => (row.fechaRuta = '31/31/2026'))).toEqual([
      'vehiculo[].fechaRuta | «31/31/2026» | leaves the row out',
    ]);
    expect(await of('GET /movimientos/', (row) => delete row.seguro)).toEqual([
      'movimiento[].seguro | nothing | counts it as 0',
    ]);
    expect(await of('GET /movimientos/', (row) => delete row.montoPagado)).toEqual([
      'movimiento[].montoPagado | nothing | takes it as No',
    ]);
    expect(await of('GET /movimientos/', (row) => (row.monto = '1.000,10'))).toEqual([
      'movimiento[].monto | «1.000,10» | cannot read the answer: an error in place of the list',
    ]);
    expect(await of('GET /v1/recibos/', (row) => (row.reciboNumero = 341))).toEqual([]);
  });

  it.each([
    ['bm8gZXMgdW4gUERG', 'base64 of something that is not a PDF'],
    ['¡no!', 'a text that is not base64'],
  ])('a PDF that is %s', async (remitoPdf, came) => {
    const { server, firsts } = await signedIn();
    const call = READS.find(({ pdf }) => pdf === 'remitoPdf')!;
    const fetch = async () => Response.json({ id: 1, remitoPdf });
    const { status, findings } = await checkRead(limits, { ...server, fetch }, call, firsts);
    expect(status).toBe('differs');
    expect(findings).toMatchObject([{ field: 'remitoPdf', came }]);
  });

  it('the fields that the panel looks at are recorded without changing what it reads', () => {
    const [call] = READS;
    const { reads, output } = readAsPanel(call!.schema, {
      cliente: [{ id: 1, nombre: 'Ñ' }],
      page: { number: 0, size: 10, totalElements: 1, totalPages: 1 },
    });
    expect(output).toMatchObject({ items: [{ id: 1, nombre: 'Ñ', email: null }] });
    expect(reads).toContain('cliente[].email');
  });
});

describe('signing in', () => {
  const login = (fault: FaultName, field?: string) =>
    client.api.faults.add({ path: '/authenticate', fault, field });

  it.each<[FaultName, string?]>([
    ['status-401'],
    ['status-404'],
    ['status-500'],
    ['html'],
    ['empty'],
    ['truncated-json'],
    ['missing-field', 'token'],
    ['cut'],
  ])('cannot run: %s %s', async (fault, field) => {
    login(fault, field);
    await expect(checkApi(options)).rejects.toThrow(CannotRun);
  });

  it.each([
    ['x.y.z', 'a text that is not a JWT'],
    [`x.${Buffer.from('{}').toString('base64url')}.z`, 'a JWT without exp in seconds'],
    [`x.${Buffer.from('{"exp":1}').toString('base64url')}.z`, 'a JWT whose exp has passed'],
  ])('a token that ends the session at once: %s', async (token, came) => {
    const fetch: typeof globalThis.fetch = async (input, init) =>
      String(input).endsWith('/authenticate')
        ? Response.json({ token, user: {} })
        : client.api.fetch(input, init);
    const { calls } = await checkApi({ ...options, fetch });
    expect(of(calls, 'POST /authenticate')).toMatchObject({
      status: 'differs',
      findings: [{ came }],
    });
  });
});

describe('changes', () => {
  /** Makes every change, without the reads and probes around them. */
  async function change(more: { fetch?: typeof fetch; signal?: AbortSignal } = {}) {
    const { signal, fetch = client.api.fetch } = more;
    const server = { ...(await signedInServer()), fetch, signal };
    return makeChanges({ ...limits, signal, stamp: options.stamp }, server);
  }

  const asFault = (call: string) => {
    const [method, path = ''] = call.split(' ');
    return { method, path };
  };

  // Movements depend on the records before them; the code is the same for all kinds.
  it.each(
    [
      'POST /movimientos/',
      'PATCH /movimientos/{id}',
      'DELETE /movimientos/{id}',
      'PATCH /reportes/movimientos/precio-flete',
    ].flatMap((call) =>
      (['status-500', 'cut-after', 'cut'] as const).map((fault) => [call, fault] as const),
    ),
  )('%s with %s is found, and nothing stays', async (call, fault) => {
    const before = stored();
    client.api.faults.add({ ...asFault(call), fault, times: 1 });
    const report = await change();
    expect(of(report.calls, call).status).toBe('differs');
    expect(report.leftBehind).toEqual([]);
    expect(stored()).toEqual(before);
  });

  it('what cannot be removed is listed by name', async () => {
    client.api.faults.add({ method: 'DELETE', path: '/clientes/{id}', fault: 'status-409' });
    const report = await change();
    const [cliente] = client.api.db.clientes.rows.slice(-1);
    expect(cliente!.nombre).toContain('Prueba');
    expect(report.leftBehind).toEqual([
      expect.stringMatching(
        `^cliente «Prueba.*» \\(id ${cliente!.id}\\): DELETE came back with 409`,
      ),
    ]);
    const whole = { url: '', ...report };
    expect(isFine(whole)).toBe(false);
    expect(toTable(whole)).toContain('Left behind');
  });

  it('what may be there is listed when its list does not answer', async () => {
    client.api.faults.add({ method: 'GET', path: '/v1/anotaciones/', fault: 'status-500' });
    client.api.faults.add({
      method: 'POST',
      path: '/v1/anotaciones/',
      fault: 'cut-after',
      times: 1,
    });
    const report = await change();
    expect(report.leftBehind).toEqual([expect.stringMatching(/^anotacion «Prueba.*may be there/)]);
  });

  it.each([
    [
      'ignores',
      'not taken, a repeated call made 2 records',
      ({ key: _key, ...rest }: Sent) => rest,
    ],
    ['refuses', 'came back with 400', ({ key, ...rest }: Sent) => (key ? null : rest)],
  ])(
    'a server that %s the Idempotency-Key is told so, and nothing stays',
    async (_, said, pass) => {
      const before = stored();
      const fetch: typeof globalThis.fetch = (input, init) => {
        const headers = new Headers(init?.headers);
        const key = headers.get('idempotency-key');
        headers.delete('idempotency-key');
        const passed = pass({ key, headers });
        return passed
          ? client.api.fetch(input, { ...init, headers: passed.headers })
          : Promise.resolve(Response.json({}, { status: 400 }));
      };
      const report = await change({ fetch });
      expect(of(report.calls, 'POST /v1/anotaciones/').notes.join()).toContain(said);
      expect(report.leftBehind).toEqual([]);
      expect(stored()).toEqual(before);
    },
  );

  it.each(['PATCH', 'DELETE'])('a %s that is confirmed and not made', async (method) => {
    const fetch: typeof globalThis.fetch = async (input, init) =>
      init?.method === method && String(input).includes('/servicios/')
        ? new Response(null, { status: 204 })
        : client.api.fetch(input, init);
    const { calls } = await change({ fetch });
    expect(of(calls, `${method} /servicios/{id}`)).toMatchObject({ status: 'differs' });
  });

  it('are undone after an interruption', async () => {
    const before = stored();
    const controller = new AbortController();
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const response = await client.api.fetch(input, init);
      if (init?.method === 'POST' && String(input).endsWith('/v1/vehiculos/')) controller.abort();
      return response;
    };
    const { leftBehind } = await change({ fetch, signal: controller.signal });
    expect(client.api.requests.map(({ path }) => path)).toContain('/v1/vehiculos/');
    expect(leftBehind).toEqual([]);
    expect(stored()).toEqual(before);
  });
});

describe('the command', () => {
  const run = promisify(execFile);

  async function command(args: string[], password: string) {
    return run(process.execPath, ['node_modules/.bin/tsx', 'scripts/check-api/main.ts', ...args], {
      env: { ...process.env, PANEL_PASSWORD: password },
    }).then(
      () => Promise.reject(new Error('ended with 0')),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );
  }

  it('ends with 1 or 2 if something is wrong, and shows the password to nobody', async () => {
    vi.useRealTimers();
    client.time.now = new Date();
    const server = await startServer({ api: client.api, port: 0 });
    const url = `http://127.0.0.1:${server.port}/api`;
    client.api.faults.add({ path: '/clientes/', fault: 'status-404' });
    try {
      const [differs, given] = await Promise.all([
        command(['--url', url, '--user', 'admin'], 'admin123'),
        command(['--url', url, '--password', 'otra-clave'], 'admin123'),
      ]);
      expect(differs.code).toBe(1);
      expect(differs.stdout).toMatch(/GET \/clientes\/ +missing/);
      expect(given).toMatchObject({ code: 2, stdout: '' });
      const all = [differs, given].map(({ stdout, stderr }) => stdout + stderr).join();
      expect(all).not.toMatch(/admin123|otra-clave|eyJ/);
    } finally {
      await server.close();
    }
  }, 60_000);
});
