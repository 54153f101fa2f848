// @vitest-environment node
import { createTestClient, type TestClient } from '@mocks/test-client';
import { expect, it } from 'vitest';
import { checkApi, cleanUp, reportOf } from './check';
import { withoutAccents } from './reads';
import { CLIENTE } from './kinds';
import { CannotRun, isRecord, Own, Server as Checked, type Book, type Options } from './server';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a body is taken apart in a hundred ways
type Loose = any;
/** Makes another server of one. */
type Server = (next: typeof fetch) => typeof fetch;
type Change = (body: Loose, call: string, status: number) => unknown;
type Difference = [name: string, server: Server, found: RegExp | null, how?: 'write' | 'origin'];

const BASE = 'http://mock.test/api';
const PANEL = 'https://panel.example';
const ALL = 'GET, POST, PATCH, DELETE';
const json = (status: number, body: object, headers?: HeadersInit) =>
  Response.json(body, { status, headers });
const empty = (status: number, headers?: HeadersInit) => new Response(null, { status, headers });
const message = (text: string, status = 404) => json(status, { message: text });
const pathOf = (input: unknown) => String(input).slice(BASE.length);
const callOf = (input: unknown, init?: RequestInit) => `${init?.method ?? 'GET'} ${pathOf(input)}`;

/** Answers a call; `next` asks the mock, or asks it something else. */
type Handle = (
  call: string,
  init: RequestInit,
  next: (path?: string, body?: object) => Promise<Response>,
) => Response | Promise<Response>;
const serverOf =
  (handle: Handle): Server =>
  (ask) =>
  async (input, init = {}) =>
    handle(callOf(input, init), init, (path = pathOf(input), body) =>
      ask(BASE + path, { ...init, ...(body && { body: JSON.stringify(body) }) }),
    );

/** Answers something else without doing anything. */
const instead = (of: RegExp, answer: (token: string | null) => Response | null) =>
  serverOf((call, { headers }, next) => {
    const token = new Headers(headers).get('authorization');
    return (of.test(call) && answer(token)) || next();
  });
/** What a call with a foreign token gets, or one with none. */
const session = (isForeign: boolean, answer: () => Response) =>
  instead(/vehiculos.*cantidad=1$/, (token) => (isForeign === (token !== null) ? answer() : null));
/** Answers in another form. */
const answers = (change: Change, of = /./, isOk = true) =>
  serverOf(async (call, _, next) => {
    const response = await next();
    const { status, headers } = response;
    const text = await response.text();
    const isMeant = text !== '' && of.test(call) && response.ok === isOk;
    if (!isMeant) return new Response(text || null, response);
    const changed = change(JSON.parse(text), call, status);
    return changed instanceof Response ? changed : Response.json(changed, { status, headers });
  });
const failing = (change: Change) => answers(change, /./, false);
const login = (change: Change) => answers(change, /authenticate/);
const created = (change: Change, of = /^POST (?!.*authenticate)/) => answers(change, of);
const fields = (change: (value: Loose, name: string) => unknown): Server => {
  const revive = (name: string, value: unknown) => change(value, name);
  return answers((body) => JSON.parse(JSON.stringify(body), revive) as unknown);
};
const field = (names: RegExp, change: (value: Loose) => unknown) =>
  fields((value, name) => (names.test(name) && value !== null ? change(value) : value));
const objects = (change: (value: Loose) => unknown) =>
  fields((value) => (isRecord(value) ? change(value) : value));
const days = (write: (iso: string) => unknown) => {
  const iso = (day: string) => day.replace(/(..)\/(..)\/(.*)/, '$3-$2-$1');
  return field(/^fecha/, (day) => (day[2] === '/' ? write(iso(day)) : day));
};
/** Fails as a database does. */
const holding = (of: RegExp, text: string) =>
  serverOf((_, { body }, next) => (of.test(String(body)) ? message(text, 500) : next()));
const EVERY_ID = Array.from({ length: 137 }, (_, index) => `movimientoIds=${index + 1}&`).join('');
const noIdsAsAll: Server = (next) =>
  understands((path) => path.replace(/(marcar-\w+|precio-flete)\?(?!.*Ids)/, `$&${EVERY_ID}`))(
    next,
  );
/** Tells the id 1 of each creation, and shows the new record under it. */
const showsNewest = () => {
  let made: object = {};
  return answers(
    (body, call) => (call.startsWith('POST') ? { ...(made = body as object), id: 1 } : made),
    /^POST (?!.*authenticate)|^GET [/\w]+\/1$/,
  );
};
const rowsOf = (body: Loose): Loose[] =>
  Array.isArray(body) ? body : (Object.values(body).find(Array.isArray) ?? []);
const pages = (change: (rows: Loose[], page: Loose) => unknown) =>
  answers((body) => (body.page ? change(rowsOf(body), body.page) : body));
const keeps = (of: RegExp, holds: (row: Loose, texto: string) => boolean) =>
  answers((body, call) => {
    const texto = new URLSearchParams(call.split('?')[1]).get('texto') ?? '';
    const rows = rowsOf(body).filter((row) => holds(row, texto));
    return Array.isArray(body) ? rows : { ...body, [Object.keys(body)[0]!]: rows };
  }, of);
/** Keeps the first answer that holds. */
const cached = (holds: RegExp): Server => {
  const kept = new Map<string, object>();
  return answers((body, call) => {
    if (holds.test(JSON.stringify(body)) && !kept.has(call)) kept.set(call, body);
    return kept.get(call) ?? body;
  }, /filtro\?texto=\w/);
};

/** Understands another path than the panel sends, or stores another body. */
const understands = (change: (path: string) => string) =>
  serverOf((call, _, next) => next(change(call.replace(/^\w+ /, ''))));
const query = (change: (query: URLSearchParams) => unknown) =>
  understands((path) => {
    const url = new URL(BASE + path);
    change(url.searchParams);
    return pathOf(url);
  });
const drop = (...names: string[]) => query((all) => names.forEach((name) => all.delete(name)));
const stores = (of: RegExp, change: (body: Loose) => object) =>
  serverOf((call, { body }, next) =>
    next(undefined, body && of.test(call) ? change(JSON.parse(String(body))) : undefined),
  );
const cors = (methods: string, headers: string) =>
  serverOf(async (call, _, next) => {
    const response = call.startsWith('OPTIONS') ? empty(204) : await next();
    for (const [name, value] of Object.entries({ origin: PANEL, methods, headers }))
      response.headers.set(`access-control-allow-${name}`, value);
    return response;
  });
let turn = 0;

// oxfmt-ignore
const DIFFERENCES: Difference[] = [
  // The form of answers
  ['nothing', (next) => next, null, 'write'],
  ["Spring's Page", pages((content, page) => ({ content, ...page })), /^expected cliente as array, came undefined in an object of content, number, size, totalE[^.]*\n    GET \/clientes\/\nexpected repr/],
  ['an envelope', answers((data) => ({ success: true, data })), /JWT in the field token, came success, data/],
  ['more fields', objects((value) => ({ ...value, version: 3 })), null, 'write'],
  ['null left out', fields((value, name) => (value === null && name !== '' ? undefined : value)), null, 'write'],
  ['a wrapped list of options', answers((vehiculo) => ({ vehiculo }), /filtro\/vehiculos/), null],
  ['no content for nothing', answers((body) => (rowsOf(body).length === 0 ? empty(204) : body), /zzqx|1900-12|=1900-01-01&c/), null],
  ['a PDF itself', instead(/remito$|pdf/, () => new Response('%PDF-1.4')), /no JSON: «%PDF/],
  ['a PDF with line breaks', field(/remitoPdf/, (text) => `${text.slice(0, 76)}\r\n${text.slice(76)}`), null],
  // Fields
  ['days as yyyy-mm-dd', days(String), null, 'write'],
  ...['T00:00:00', 'T00:00:00Z', 'T03:00:00.000Z'].map((time): Difference => [`days with ${time}`, days((iso) => iso + time), null]),
  ['midnight in UTC as the evening before', days((iso) => `${new Date(Date.parse(iso) - 1).toISOString().slice(0, 10)}T21:00:00-03:00`), /fecha as a day, no instant/],
  ['padded texts', field(/^(nombre|direccion|localidad|observaciones|remitoNumero|texto|vehiculo|patente|telefono)$/, (text) => (typeof text === 'string' ? text.padEnd(260) : text)), null, 'write'],
  ['times with seconds', field(/^hora$/, (time) => `${time}:00`), null, 'write'],
  ['ids beyond 2^53', field(/^id$/, (id) => (id > 3 ? 2 ** 53 + id * 2 : id)), /a number below 2\^53/],
  ['an email that never comes', fields((value, name) => (name === 'email' ? undefined : value)), /cliente\.email, which does not come/],
  ['services without a tariff in movements', objects((row) => (row.clienteOrigen ? { ...row, servicio: { id: 1, nombre: 'A' } } : row)), null],
  ['amounts as texts', field(/^(monto|flete)$/, String), /movimiento.monto as number, came «[^]*papers and reports/],
  ['isMontoPagado', objects(({ montoPagado, ...row }) => (montoPagado === undefined ? row : { ...row, isMontoPagado: montoPagado })), /montoPagado as no row/],
  ['clients without a reference', objects(({ clienteOrigen: one, ...row }) => (one ? { ...row, clienteOrigenNombre: one.nombre } : row)), /clienteOrigen, which does not come/],
  ['a free client whose id is null', field(/^cliente(Origen|Destino)$/, (one) => ({ ...one, id: one.id || null })), null, 'write'],
  ['telephones as numbers', field(/^telefono$/, (text) => Number(text.replace(/\D/g, ''))), null, 'write'],
  ['percentages of a hundred', field(/^porcentaje$/, (value) => value * 100), /porcentaje as a fraction/],
  ['urgency in capitals', field(/^urgency$/, (text) => text.toUpperCase()), /urgency as high, medium or low/],
  ['letters lost', field(/^localidad$/, (text) => text.replace(/\P{ASCII}/gu, '�')), /localidad as UTF-8/],
  ['rows that a join repeats', answers((body) => ({ ...body, servicio: rowsOf(body).flatMap((row) => [row, row]) }), /GET \/servicios\/\?/), /each row once/],
  // Signing in, and errors
  ['a token of another name', login(({ token }) => ({ access_token: token })), /came access_token/],
  ['an exp in milliseconds', login(() => ({ token: `x.${btoa('{"exp":4070908800000}')}.z` })), /exp is in seconds/],
  ['no user', login(({ token }) => ({ token, user: null })), null],
  ['a cookie beside the token', (next) => serverOf((call, { headers }, ask) => (call.includes('auth') || new Headers(headers).get('cookie') === 'A=1' ? ask() : empty(401)))(login((body) => json(200, body, { 'set-cookie': 'A=1; Path=/' }))(next)), null],
  ["a gateway's cache", answers((body, _, status) => json(status, body, { 'cache-control': 'max-age=60' })), null],
  ['data without a token', session(false, () => json(200, {})), /401 for no token, came 200/],
  ['Basic beside the token', session(false, () => empty(401, { 'www-authenticate': 'Basic realm="x"' })), /Basic, which opens/],
  ['an id of nobody that breaks', failing((body, _, status) => (status === 404 ? message('Error.', 500) : body)), /404 for an id of nobody, came 500/],
  ['errors without a message', failing((_, __, status) => json(status, { error: 'Not Found' })), /the field message in an error, came 404/],
  ['errors in English', failing(() => ({ message: 'No static resource api/x.' })), /a message in Spanish, for a clerk, came «No static/],
  ['errors in detail', failing(({ message: detail }) => ({ detail })), null],
  ['errors in English by field', failing(() => ({ errors: { texto: ['must not be blank'] } })), /in Spanish, for a clerk, came «texto: must not/],
  ['errors with more than a message', failing((body) => ({ ...body, timestamp: '' })), null, 'write'],
  // Lists
  ['page and size for all', query((all) => all.has('pagina') && all.set('pagina', '0')), /other rows for pagina=1/],
  ['cantidad that is not read', query((all) => all.has('cantidad') && all.set('cantidad', '20')), /2 rows for cantidad=2/],
  ['pages from 1', pages((cliente, page) => ({ cliente, page: { ...page, number: page.number + 1 } })), /page\.number 0 for pagina=0, came 1/],
  ['totals of the page', pages((cliente, page) => ({ cliente, page: { ...page, totalElements: cliente.length } })), /totals of the whole search/],
  ['an error past the end', instead(/100000/, () => message('Nada.')), /no rows on a page past the end, came 404/],
  ['a page of 200 refused', instead(/=200&?/, () => message('Hasta 100.', 400)), /200 rows for cantidad=200, came 400/],
  ['an empty texto that finds nothing', keeps(/GET \/clientes\/\?texto=&/, () => false), /no rows without texto, as for an empty one/],
  ['no slash at the end', instead(/^GET \/clientes\/\?/, () => message('No existe.')), /JSON, came 404/],
  ['a refused %2F', instead(/%2F/, () => empty(400)), /its slash as %2F, came 400/],
  ['a search that minds capitals', keeps(/GET \/clientes\/\?/, ({ nombre }, texto) => nombre.includes(texto)), /neither capitals nor accents/],
  ['a search that is not applied', drop('texto'), /no rows for a text that nothing has, came \d/],
  ['days that are not applied', drop('fechaDesde', 'fechaHasta'), /only rows of the day/],
  ['a day without its last rows', instead(/reportes\/\?fechaDesde=(2.*)&fechaHasta=\1$/, () => json(200, [])), /every row of a day/],
  ['a flag that is not applied', drop('montoPagado'), /only rows of montoPagado/],
  ['contado that is not applied', query((all) => { if (all.get('contado') === 'true') { all.delete('contado'); all.set('todos', 'true'); } }), /only rows of contado/],
  ['reports that are cut', answers((rows) => rows.slice(0, 50), /GET \/reportes\/\?/), /137 rows of a long period, came 50/],
  // Another origin
  ['CORS for all', cors(ALL, 'authorization, content-type'), null, 'origin'],
  ['CORS without PATCH and DELETE', cors('GET,HEAD,POST', 'Authorization,Content-Type'), /PATCH in Access-Control-Allow-Methods/, 'origin'],
  ['CORS without Authorization', cors(ALL, '*'), /content-type in Access-Control-Allow-Headers/, 'origin'],
  ['CORS behind the filters', (next) => instead(/^OPTIONS/, () => empty(401))(cors(ALL, '*')(next)), /preflight to pass without a token, came 401/, 'origin'],
  ['errors without CORS', (next) => session(true, () => empty(401))(cors(ALL, '*')(next)), /Allow-Origin also at 401/, 'origin'],
  // Changes
  ['200 for creations, 204 for edits', answers((body, call) => (call.startsWith('PATCH') ? empty(204) : json(200, body))), null, 'write'],
  ['ids only in the lists', created(() => empty(201), /^POST (?!.*(clientes|movimientos|authenticate))/), null, 'write'],
  ['a busy server', instead(/./, () => ((turn += 1) % 3 ? null : empty(429, { 'retry-after': '2' }))), null, 'write'],
  ['a creation that answers nothing', created(() => empty(201)), /expected JSON[^]*POST \/clientes/, 'write'],
  ['a creation that answers its id', created(({ id }) => id), /the answer as object/, 'write'],
  ["somebody's id in a creation", created((body) => ({ ...body, id: 1 })), /id of the new record/, 'write'],
  ['a creation that fails and is made', answers(() => message('Error.', 500), /^POST \/servicios/), /it done, came 500/, 'write'],
  ['an id that became another record', field(/^nombre$/, (name) => (/Prueba .* 0 ñ/.test(name) ? 'Otro' : name)), /cliente «Prueba .*» \(id 58\): not deleted: without its mark/, 'write'],
  ['records that are not found again', (next) => created(() => empty(201))(keeps(/clientes\/\?texto=\w{8}&/, () => false)(next)), /Left behind.*cliente «Prueba .*may be there/, 'write'],
  ['a DELETE that does nothing', instead(/^DELETE \/choferes/, () => empty(204)), /Left behind.*chofer .*still there/, 'write'],
  ['a PATCH that does nothing', instead(/^PATCH \/servicios/, () => json(200, { error: 'No se pudo.' })), /servicio\.precio as sent, 12\.25, came 10\.5/, 'write'],
  ['a CSRF token wanted', instead(/^(POST|PATCH|DELETE) (?!\/authenticate)/, () => empty(403)), /it done, came 403/, 'write'],
  ['500 for a wrong body', failing((body, _, status) => (status === 400 ? json(500, {}) : body)), /400 for a client without a name, came 500/, 'write'],
  ['a wrong body that is saved', stores(/clientes/, (body) => ({ nombre: 'Sin nombre', ...body })), /400 for a client without a name, came 201/, 'write'],
  ['a net freight', objects((value) => (value.flete ? { ...value, flete: value.flete - value.seguro } : value)), /movimiento\.flete as sent/, 'write'],
  ['the year of the week', field(/^fecha/, (day) => day.replace('30/12/2025', '30/12/2026')), /fecha as sent, «2025-12-30», came «2026/, 'write'],
  ['a free client that is lost', field(/^clienteDestino$/, (one) => (one.id ? one : { id: 0, nombre: '' })), /clienteDestinoNombre as sent/, 'write'],
  ['texts that are cut', stores(/clientes/, (body) => ({ ...body, direccion: body.direccion.slice(0, 200) })), /direccion as sent/, 'write'],
  ['an emptied text that stays', stores(/clientes\/\d/, (body) => (body.telefono ? body : { ...body, telefono: '351' })), /cliente\.telefono as sent, «», came «351/, 'write'],
  ['an absent field that is emptied', stores(/empleados\/\d/, (body) => ({ identificacion: '', ...body })), /empleado\.identificacion as sent/, 'write'],
  ['twenty of many changed', understands((path) => path.replace(/((?:movimientoIds=\d+&){20})(?:movimientoIds=\d+&)+/, '$1')), /montoPagado as sent/, 'write'],
  ...Object.entries({ cuentaCorriente: false, montoRendido: false, valorDeclarado: 0 }).map(([name, lost]): Difference => [`${name} that is lost`, stores(/movimientos/, (body) => ({ ...body, [name]: lost })), RegExp(`movimiento.${name} as sent`), 'write']),
  ['a sub service that is lost', stores(/movimientos/, ({ subServicioId: _, subBultos: __, ...body }) => body), /subServicioId as sent, 17[^]*subBultos as sent, 3/, 'write'],
  ['the client of an edit that is lost', stores(/movimientos\/\d/, (body) => ({ ...body, clienteOrigenId: 58 })), /clienteOrigenId as sent, 59, came 58/, 'write'],
  ['the service of an edit that is lost', stores(/movimientos\/\d/, (body) => ({ ...body, servicioId: 16 })), /servicioId as sent, 17, came 16/, 'write'],
  ['licences that are lost', stores(/choferes|empleados/, ({ fechaVencimientoLicencia: _, ...body }) => body), /chofer.fechaVencimientoLicencia as[^]*empleado.fechaVencimientoLicencia as/, 'write'],
  ['papers that are lost', stores(/vehiculos/, ({ fechaTecnica: _, fechaMatafuego: __, ...body }) => body), /fechaTecnica as sent[^]*fechaMatafuego as sent/, 'write'],
  ['fractions of two decimals', stores(/servicios/, (body) => ({ ...body, ...(body.porcentaje && { porcentaje: Number(body.porcentaje.toFixed(2)) }) })), /porcentaje as sent, 0\.0325, came 0\.03/, 'write'],
  // Texts of machines
  ["a ' in a search", instead(/%27/, () => message('You have an error in your SQL syntax', 500)), /in Spanish, for a clerk, came «You have/],
  ['a text that is too long', holding(/x{999}/, 'value too long for type character varying(255)'), /in Spanish, for a clerk, came «value too/, 'write'],
  ['a foreign key', holding(/:999999999/, 'insert on table "movimiento" violates foreign key constraint'), /404 for a movement|for a clerk, came «insert/, 'write'],
  ['a reference in use', failing((body, _, status) => (status === 409 ? message('ORA-02292: integrity', 500) : body)), /for a clerk, came «ORA-02292/, 'write'],
  // Servers that would change what is not the run's
  ['creations that fail', instead(/^POST (?!.*authenticate)/, () => message('Error.', 500)), /Not asked: changes of clientes: no cliente[^]*changes of movimientos: no cliente[^]*marcar-rendido: no movement/, 'write'],
  ['no ids as all', noIdsAsAll, null, 'write'],
  ['no ids as all, and no movement made', (next) => instead(/^POST \/movimientos/, () => message('Error.', 500))(noIdsAsAll(next)), /marcar-rendido: no movement was made/, 'write'],
  ['ids that are not read', (next) => understands((path) => path.replace(/movimientoIds=\d+&/g, ''))(noIdsAsAll(next)), /no movement of others changed, came 68 changed[^]*Not asked: other bulk changes/, 'write'],
  ['another record in a creation', showsNewest(), /id of the new record, came another/, 'write'],
  ['names in capitals', field(/^nombre$/, (text) => text.toUpperCase()), /nombre as sent, «Prueba.*came «PRUEBA/, 'write'],
  ['the newest last', answers((body) => ({ ...body, movimiento: rowsOf(body).toReversed() }), /pagina=0&cantidad=3/), /the newest movement first/, 'write'],
  ['the hour of UTC', field(/^hora$/, (time) => `${Number(time.slice(0, 2)) + 3}${time.slice(2)}`), /hora in Buenos Aires, 10:30, came «13:30»/, 'write'],
  ['a search that minds accents', keeps(/GET \/clientes\/\?texto=\w/, ({ nombre }, texto) => nombre.toUpperCase().includes(texto.toUpperCase())), /the record «Prueba .*Ñandú.*» for «RUEBA .* NANDU/, 'write'],
  ['a search from the start of words', keeps(/clientes\/\?texto=\w/, ({ nombre }, texto) => ` ${withoutAccents(nombre)}`.toUpperCase().includes(` ${withoutAccents(texto)}`.toUpperCase())), /the record «Prueba .*» for «RUEBA/, 'write'],
  ['a search by whole CUITs', keeps(/GET \/clientes\/\?/, (_, texto) => !/^\d{8}$/.test(texto)), /a record for its CUIT/, 'write'],
  ['a blank that is not +', understands((path) => path.replace(/\+/g, '%2B')), /the record «Prueba .* for «Prueba/, 'write'],
  ['a picker that minds capitals', keeps(/clientes\/filtro/, ({ nombre }, texto) => nombre.includes(texto)), /the record «Prueba .* for «RUEBA.*\n    GET \/clientes\/filtro/, 'write'],
  ['totals that are not of the search', answers((body) => ({ ...body, page: { ...body.page, totalElements: 57 } }), /GET \/clientes\/\?texto=P/), /totalElements of a search to be its rows/, 'write'],
  ['a picker that lacks a new record', cached(/\[\]/), /the record «Prueba .* for «Prueba.*\n    GET \/clientes\/filtro/, 'write'],
  ['a picker with a deleted record', cached(/Prueba/), /no record in the picker after its deletion/, 'write'],
  ['a referred client that goes', failing((body, _, status) => (status === 409 ? empty(204) : body)), /409 for a cliente with a movement, came 204/, 'write'],
];

const pdf = btoa('%PDF-1.4'.padEnd(90));
/** Making the papers takes the most time. */
const paper = { id: 1, remitoPdf: pdf, pdfRecibo: pdf, reportePdf: pdf };
const withPapers = instead(/pdf(\?|$)|remito(-duplicado)?$/, () => json(200, paper));
let reading: TestClient | null = null;
const ALL_ASKED = /^Nothing differs\.$/;
const READS_ASKED = /^Not asked: changes: --write makes them\nNo difference in what was asked\.$/;
const same: Server = (next) => next;

const optionsOf = (client: TestClient, server: Server, more: Partial<Options> = {}): Options => ({
  fetch: server(withPapers(client.api.fetch)),
  url: `${BASE}/`,
  username: 'admin',
  password: 'admin123',
  write: true,
  only: [],
  now: () => client.time.now,
  wait: () => Promise.resolve(),
  progress: () => null,
  keep: () => null,
  ...more,
});

it.each(DIFFERENCES)('%s', async (_, server, found, how) => {
  const client = how === 'write' ? createTestClient() : (reading ??= createTestClient());
  const before = client.api.db.snapshot().data;
  const origin = how === 'origin' ? PANEL : undefined;
  const run = checkApi(optionsOf(client, server, { write: how === 'write', origin }));
  const text = await run.then(reportOf, (error: Error) =>
    error instanceof CannotRun ? error.message : error.stack!,
  );
  expect(text).toMatch(found ?? (how === 'write' ? ALL_ASKED : READS_ASKED));
  expect(text).not.toMatch(/admin123|eyJ/);
  const isHarmed = /without its mark|there|of others/.test(String(found));
  if (!isHarmed) expect(client.api.db.snapshot().data).toEqual(before);
});

it('sends no change without a record that was read back, by its types', () => {
  const { ask, change } = Checked.prototype;
  // @ts-expect-error -- without a record
  expect(() => change('DELETE', [])).toThrow(TypeError);
  // @ts-expect-error -- not read back
  expect(() => change('DELETE', [new Own(CLIENTE, 1, {})])).toThrow(TypeError);
  // @ts-expect-error -- by another way
  expect(() => ask('PATCH', '/clientes/1')).toThrow(TypeError);
});

it('asks a part, and what its records refer to', async () => {
  const { api, time } = createTestClient();
  const options = optionsOf({ api, time } as TestClient, same, { only: ['movimientos'] });
  const text = reportOf(await checkApi(options));
  expect(text).toBe('Not asked: all but movimientos: --only\nNo difference in what was asked.');
  const asked = api.requests.map(({ path }) => path).join();
  expect(asked).toMatch(/servicios/);
  expect(asked).not.toMatch(/choferes|empleados|recibos/);
});

it.each([20, 117, 119, 160, 220, 250, 280])('stopped at call %i, it is clean', async (at) => {
  const client = createTestClient();
  const before = client.api.db.snapshot().data;
  const stop = new AbortController();
  let left: unknown[] = [];
  const stopping = instead(/./, () => ((turn += 1) === at && stop.abort(), null));
  turn = 0;
  const keep = ({ made }: Book) => (left = made);
  const run = checkApi(optionsOf(client, stopping, { signal: stop.signal, keep }));
  expect(reportOf(await run)).toMatch(
    /^Not asked: .*stopped[^]*No difference in what was asked\.$/,
  );
  expect(client.api.db.snapshot().data).toEqual(before);
  expect(left).toEqual([]);
});

it('removes later what a run has left, and only that', async () => {
  const client = createTestClient();
  const before = client.api.db.snapshot().data;
  let book!: Book;
  const busy = instead(/^DELETE/, () => message('Error.', 503));
  const keep = (now: Book) => (book = JSON.parse(JSON.stringify(now)) as Book);
  const left = reportOf(await checkApi(optionsOf(client, busy, { keep })));
  expect(left).toMatch(/Left behind: movimiento[^]*still there/);
  book.made.push({ ...book.made[0]!, kind: { entity: 'cliente' }, name: 'Otro', id: 1 });
  const text = reportOf(await cleanUp(optionsOf(client, same), book));
  expect(text).toMatch(/^Left behind: cliente «Otro» \(id 1\): not deleted: without its mark\n1/);
  expect(client.api.db.snapshot().data).toEqual(before);
});
