// @vitest-environment node
import { createTestClient, type TestClient } from '@mocks/test-client';
import { expect, it } from 'vitest';
import { checkApi, type Report } from './check';
import { readDocument } from './document';
import { isFine, toTable } from './report';
import { CannotRun } from './sign-in';

/**
 * Servers of somebody else, Spring Boot's above all: the mock, with one thing done in another plausible way. Each is found and said in a
 * developer's words, or is harmless.
 */

// oxlint-disable-next-line typescript/no-explicit-any -- a body is taken apart in a hundred ways
type Loose = any;

type Fetch = typeof fetch;
/** Makes another server of one. */
type Server = (next: Fetch) => Fetch;

interface Call {
  method: string;
  /** Without `/api`, with its query. */
  path: string;
}

const callOf = (input: unknown, init: RequestInit | undefined): Call => ({
  method: init?.method ?? 'GET',
  path: String(input).replace('http://mock.test/api', ''),
});

const inApi = (path: string): string => `http://mock.test/api${path}`;

/** Answers in another form. What is no JSON stays. */
const answers =
  (change: (body: Loose, call: Call, response: Response) => unknown, of = /./): Server =>
  (next) =>
  async (input, init) => {
    const response = await next(input, init);
    const call = callOf(input, init);
    if (!of.test(`${call.method} ${call.path}`)) return response;
    const text = await response.text();
    const { status, headers } = response;
    if (text === '') return new Response(null, { status, headers });
    const changed = change(JSON.parse(text), call, response);
    return changed instanceof Response ? changed : Response.json(changed, { status, headers });
  };

/** Understands another path, query or body than the panel sends. */
const understands =
  (change: (path: string, init: RequestInit | undefined) => [string, RequestInit?]): Server =>
  (next) =>
  (input, init) => {
    const [path, changed] = change(callOf(input, init).path, init);
    return next(inApi(path), { ...init, ...changed });
  };

/** Answers something else to some calls. */
const instead =
  (of: RegExp, answer: (call: Call, init?: RequestInit) => Response | null): Server =>
  (next) =>
  async (input, init) => {
    const call = callOf(input, init);
    return (of.test(`${call.method} ${call.path}`) && answer(call, init)) || next(input, init);
  };

const both =
  (...servers: Server[]): Server =>
  (next) =>
    servers.reduce((inner, server) => server(inner), next);

/** Every value of a field, at any depth. */
const fields = (change: (value: Loose, name: string) => unknown, of = /./): Server =>
  answers(
    (body) => JSON.parse(JSON.stringify(body), (name, value: unknown) => change(value, name)),
    of,
  );

const renamed = (rename: (name: string) => string): Server => {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [rename(name), walk(one)]),
    );
  };
  return answers((body, _, { ok }) => (ok ? walk(body) : body));
};

const isPaged = (body: Loose): boolean => body?.page !== undefined;
const rowsOf = (body: Loose): unknown[] =>
  Object.values(body).find((value): value is unknown[] => Array.isArray(value)) ?? [];

const pagesAs = (page: (rows: unknown[], info: Loose) => unknown): Server =>
  answers((body) => (isPaged(body) ? page(rowsOf(body), body.page) : body));

const withQuery = (change: (query: URLSearchParams, path: string) => void): Server =>
  understands((path) => {
    const [before = '', query = ''] = path.split('?');
    const search = new URLSearchParams(query);
    change(search, before);
    return [search.size > 0 ? `${before}?${search}` : before];
  });

const spring = (status: number, more: object = {}) =>
  Response.json(
    { timestamp: '2026-11-20T13:30:00.000+00:00', status, path: '/api/x', ...more },
    { status },
  );

/** Errors in another form. */
const errors = (body: (status: number) => Response): Server =>
  answers((own, _, { ok, status }) => (ok ? own : body(status)));

/** Bodies of creations and edits are stored otherwise than they were sent. */
const stores = (change: (body: Loose) => unknown, of: RegExp): Server =>
  understands((path, init) => {
    const isChange = ['POST', 'PATCH'].includes(init?.method ?? '') && of.test(path);
    const body = isChange && typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    return [path, body ? { body: JSON.stringify(change(body)) } : undefined];
  });

const created = (answer: (body: Loose) => Response): Server =>
  answers((body, { path }, { status }) =>
    status === 201 && path !== '/authenticate' ? answer(body) : body,
  );

const isoOf = (slashes: unknown): unknown =>
  typeof slashes === 'string' ? slashes.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1') : slashes;

const days = (write: (iso: string) => unknown): Server =>
  fields((value, name) => {
    const iso = name.startsWith('fecha') ? isoOf(value) : null;
    return typeof iso === 'string' && /^\d{4}-\d\d-\d\d$/.test(iso) ? write(iso) : value;
  });

const UUID = /00000000-0000-4000-8000-(\d{12})/g;
const uuid = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;
const isIdName = (name: string) => name === 'id' || name.endsWith('Id');

/** Ids of another type, in every answer, path, query and body. */
const ids = (write: (id: number) => unknown, read: (text: string) => string): Server =>
  both(
    fields((value, name) =>
      isIdName(name) && typeof value === 'number' && value > 0 ? write(value) : value,
    ),
    understands((path, init) => [
      read(path),
      typeof init?.body === 'string' ? { body: read(init.body) } : undefined,
    ]),
  );

/** The mock has a route for the path with a slash; this server for the one without. */
const noSlash: Server = (next) => async (input, init) => {
  const { path } = callOf(input, init);
  const [before = '', query] = path.split('?');
  const isRoot = /^\/(v1\/)?[a-z-]+\/?$/.test(before) && before !== '/authenticate';
  if (isRoot && before.endsWith('/')) return spring(404, { error: 'Not Found' });
  const own = isRoot || before === '/reportes' ? `${before}/` : before;
  return next(inApi(query === undefined ? own : `${own}?${query}`), init);
};

const tokenOf = (init?: RequestInit) => new Headers(init?.headers).get('authorization');

/** Refuses a missing or foreign token in its own way, or not at all. */
const without = (refuse: (init?: RequestInit) => Response | 'answer'): Server => {
  let own: string | null = null;
  return (next) => async (input, init) => {
    const token = tokenOf(init);
    const response = await next(input, init);
    if (response.ok) own = token ?? own;
    const answer = response.status === 401 ? refuse(init) : response;
    if (answer !== 'answer') return answer;
    return next(input, { ...init, headers: { authorization: own! } });
  };
};

const PANEL = 'https://panel.example';

const cors = (headers: Record<string, string>, more: Server = (next) => next): Server =>
  both(more, (next) => async (input, init) => {
    if (init?.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    const response = await next(input, init);
    response.headers.set('access-control-allow-origin', headers['access-control-allow-origin']!);
    return response;
  });

const ALLOWED = {
  'access-control-allow-origin': PANEL,
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key',
};

interface Difference {
  server: Server;
  /** What a report says of it. */
  says: (string | RegExp)[];
  /** What it must not say. */
  never?: RegExp;
  write?: boolean;
  origin?: boolean;
}

const DIFFERENCES: Record<string, Difference> = {
  "Spring's Page": {
    server: pagesAs((content, info) => ({ content, pageable: {}, ...info, first: true })),
    says: [
      "looks like Spring's Page {content}, at 8 calls",
      'expected {cliente, page}',
      'an error in place of the list',
      'To change: answer {cliente: […], page: {…}}',
    ],
    never: /cliente: came nothing|the panel does not need it/,
  },
  "Spring's PagedModel": {
    server: pagesAs((content, page) => ({ content, page })),
    says: ["looks like Spring's Page {content}, at 8 calls"],
  },
  'Spring HATEOAS': {
    server: pagesAs((rows, page) => ({ _embedded: { list: rows }, _links: {}, page })),
    says: ["looks like Spring's HATEOAS {_embedded}, at 8 calls"],
  },
  'pages as bare lists': {
    server: pagesAs((rows) => rows),
    says: ['looks like a bare list, at 8 calls', 'an error in place of the list'],
  },
  'the list under its plural': {
    server: answers(
      ({ cliente: clientes, ...rest }) => ({ clientes, ...rest }),
      /GET \/clientes\/\?/,
    ),
    says: ['came a list under the name clientes', 'To change: answer {cliente: […]'],
  },
  'an envelope': {
    server: answers((data, _, { ok }) => (ok ? { success: true, data } : data)),
    says: [/looks like an envelope \{data\}, at \d\d calls/, 'nobody can sign in'],
    never: /no row to take an id from/,
  },
  snake_case: {
    server: renamed((name) => name.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`)),
    says: [/looks like snake_case, at \d\d calls/, 'name the fields in camelCase'],
    never: /cliente_origen/,
  },
  'PascalCase of .NET': {
    server: renamed((name) => name.charAt(0).toUpperCase() + name.slice(1)),
    says: [/looks like PascalCase, at \d\d calls/],
  },
  'Pageable that reads page and size': {
    server: withQuery((query, path) => {
      if (path !== '/choferes/' && query.has('pagina')) query.set('pagina', '0');
      if (path !== '/choferes/' && query.has('cantidad')) query.set('cantidad', '20');
    }),
    says: [
      'pagina is ignored, at 7 calls',
      'cantidad is ignored, at 7 calls',
      'Siguiente shows the first page again',
      "Spring's Pageable reads page and size",
    ],
  },
  'pages from 1': {
    server: both(
      withQuery((query) => {
        const name = query.has('page') ? 'page' : 'pagina';
        if (query.has(name)) query.set(name, String(Math.max(Number(query.get(name)) - 1, 0)));
      }),
      pagesAs((rows, page) => ({ cliente: rows, page: { ...page, number: page.number + 1 } })),
    ),
    says: ['page.number 1', 'says Página 2 on the first page'],
  },
  'a total of the page': {
    server: answers((body) =>
      isPaged(body)
        ? { ...body, page: { ...body.page, totalElements: rowsOf(body).length, totalPages: 1 } }
        : body,
    ),
    says: [
      'page counts that do not fit, at 8 calls',
      'totalElements 2, and pagina=1 has more rows',
      'Siguiente ends early',
    ],
  },
  'no slash at the end of a path': {
    server: noSlash,
    says: [
      /no slash at the end of a path, at 1\d calls/,
      '404; without the slash it answers',
      'Spring 6 does not do it by itself',
      /GET \/clientes\/\{id\} +fine/,
    ],
  },
  'data without a token': {
    server: without((init) => (tokenOf(init) === null ? 'answer' : spring(401))),
    says: ['A call without a token', 'came 200 and data, expected 401', 'anybody reads it'],
  },
  'any token': {
    server: without((init) =>
      tokenOf(init) === null
        ? Response.json({ message: 'Iniciá sesión.' }, { status: 401 })
        : 'answer',
    ),
    says: ['A call with a foreign token', 'require a valid token'],
    never: /A call without a token +differs/,
  },
  'no content for nothing found': {
    server: answers((body, _, { ok }) =>
      ok && !Array.isArray(body) && rowsOf(body).length === 0 && 'totalMonto' in body
        ? new Response(null, { status: 204 })
        : body,
    ),
    says: ['GET /hoja-rutas/movimientos of the year 1900', 'came 204 without a body'],
  },
  'a last day that is left out': {
    server: answers(
      (body, { path }) => (path.includes('montoP') ? body : []),
      /GET \/reportes\/\?/,
    ),
    says: ['0 rows without it for its day', 'include the first and the last day'],
  },
  'a 200 whose body is an error': {
    server: instead(/GET \/servicios\/\d+$/, () =>
      Response.json({ success: false, message: 'Error interno' }),
    ),
    says: ['came a body that is an error: «Error interno»', 'an error in place of the form'],
  },
  'days and times as lists': {
    server: both(
      days((iso) => iso.split('-').map(Number)),
      fields((value, name) => (name === 'hora' ? value.split(':').map(Number) : value)),
    ),
    says: [
      /dates and times are numbers or lists, at 1\d calls/,
      'WRITE_DATES_AS_TIMESTAMPS',
      ...['Consultas', 'Inicio', 'Editar Movimiento', 'Cuenta', 'Deudores'].map(
        (screen) => new RegExp(`^${screen}\\n  .*: cannot read`, 'm'),
      ),
    ],
  },
  'ids as texts': {
    server: ids(String, (text) => text.replace(/("(?:id|\w+Id)":)"(\d+)"/g, '$1$2')),
    write: true,
    says: [
      /ids are texts, at \d\d calls/,
      'answer them as numbers',
      /GET \/clientes\/\{id\} +differs/,
    ],
    never: /Left behind/,
  },
  'ids as UUIDs': {
    server: ids(uuid, (text) =>
      text.replace(UUID, (_, digits: string) => String(Number(digits))).replace(/"(\d+)"/g, '$1'),
    ),
    write: true,
    says: [/ids are texts, at \d\d calls/],
    never: /Left behind/,
  },
  'ids beyond 2^53': {
    server: fields((value, name) => (name === 'id' && value > 3 ? 2 ** 53 + value * 2 : value)),
    says: ['expected a whole number below 2^53', 'the record is not found, or another one is'],
  },
  'an unreadable page, and rows that lack a field': {
    server: answers((body) =>
      isPaged(body)
        ? {
            ...body,
            page: body.page.number,
            cliente: body.cliente?.map(({ email: _, ...row }: Loose) => row),
          }
        : body,
    ),
    says: [
      'page: came 0, expected object',
      'cliente[].email: came nothing, expected text or null (10 times). The panel: leaves it empty',
    ],
    never: /the panel does not need it/,
  },
  'a token of another name': {
    server: answers(({ token }) => ({ access_token: token, expires_in: 1 }), /authenticate/),
    says: [
      'came it in access_token, expected the token alone in the field token',
      'nobody can sign in',
    ],
    never: /no row to take an id from/,
  },
  'a token in a header': {
    server: answers(
      ({ token }) => Response.json({}, { headers: { authorization: `Bearer ${token}` } }),
      /authenticate/,
    ),
    says: ['came it in the header Authorization'],
  },
  'a token after the word Bearer': {
    server: answers(
      ({ token, ...rest }) => ({ token: `Bearer ${token}`, ...rest }),
      /authenticate/,
    ),
    says: ['came it in token, after the word Bearer', 'nobody can sign in'],
  },
  'an exp in milliseconds': {
    server: answers(({ token }) => {
      const [head, payload, sign] = token.split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
      const inMs = JSON.stringify({ ...claims, exp: claims.exp * 1000 });
      return { token: [head, Buffer.from(inMs).toString('base64url'), sign].join('.'), user: {} };
    }, /authenticate/),
    says: ['a JWT whose exp is in milliseconds'],
  },
  'a search that minds capitals': {
    server: answers((body, { path }) => {
      const texto = new URLSearchParams(path.split('?')[1]).get('texto') ?? '';
      const rows = (body.cliente ?? []).filter((row: Loose) => row.nombre.includes(texto));
      return { ...body, cliente: rows };
    }, /GET \/clientes\/\?/),
    says: ['GET /clientes/ with nombre of its first row', 'who types a name does not find it'],
  },
  'a slash that Tomcat refuses': {
    server: instead(/%2F/, () => new Response('<h1>Bad Request</h1>', { status: 400 })),
    says: ['and a slash as %2F', 'which Tomcat and Spring Security refuse'],
  },
  'a 201 without a body': {
    server: created(() => new Response(null, { status: 201 })),
    write: true,
    says: [
      'saves and says so; in a form that asked for a client, it is not picked',
      'saves and says so, and cannot print the remito',
    ],
    never: /nothing new can be saved|Left behind/,
  },
  'a creation that answers the id alone': {
    server: created((body) => Response.json(body.id, { status: 201 })),
    write: true,
    says: ['came 58, expected object', 'in a form that asked for a client, it is not picked'],
    never: /Left behind/,
  },
  'a wrong body that is a broken server': {
    server: answers((body, { method }, { status }) =>
      method === 'POST' && status === 400 ? spring(500, { error: 'Internal Server Error' }) : body,
    ),
    write: true,
    says: [
      'POST /clientes/ with a wrong body',
      'says that it failed, and not what is to be mended',
    ],
  },
  'changes without their CSRF token': {
    server: instead(
      /^(POST|PATCH|DELETE) (?!\/authenticate)/,
      () => new Response(null, { status: 403 }),
    ),
    write: true,
    says: ['came 403 without a message', 'Spring refuses changes without its CSRF token'],
  },
  'an error with 200 after a change': {
    server: instead(/^PATCH \/servicios\//, () => Response.json({ error: 'No se pudo.' })),
    write: true,
    says: ['came a body that is an error: «No se pudo.»', 'the server did not do it'],
  },
  'names in capitals, and no ids in answers': {
    server: both(
      fields((value, name) =>
        name === 'nombre' && typeof value === 'string' ? value.toUpperCase() : value,
      ),
      created(() => new Response(null, { status: 201 })),
    ),
    write: true,
    says: ['nombre: came «PRUEBA'],
    never: /Left behind/,
  },
  'records that cannot be found again': {
    server: both(
      withQuery((query) => {
        if (query.has('texto')) query.delete('texto');
        if (query.has('cantidad')) query.set('cantidad', '10');
        if (query.has('size')) query.set('size', '10');
        if (query.has('pagina')) query.set('pagina', '0');
        if (query.has('page')) query.set('page', '0');
      }),
      created(() => new Response(null, { status: 201 })),
    ),
    write: true,
    says: [
      'Left behind, to be removed by hand',
      /^cliente «Prueba .*» \(id unknown\): was made \(201\), and its list does not show it$/m,
      /^empleado «Prueba .*» \(id unknown\)/m,
    ],
  },
  'an id of somebody else in answers': {
    server: created((body) => Response.json({ ...body, id: 1 }, { status: 201 })),
    write: true,
    says: ['expected the id of the new record', 'came 1, which is not its id'],
    never: /Left behind/,
  },
  'a DELETE that nobody can prove': {
    server: both(
      instead(/^DELETE \/choferes\//, () => new Response(null, { status: 204 })),
      instead(/^GET \/choferes\//, () => spring(500, { message: 'Error.' })),
    ),
    write: true,
    says: [/^chofer «Prueba .*» \(id 14\): DELETE was confirmed, and nothing shows it gone$/m],
  },
  'CORS without PATCH and DELETE': {
    server: cors({ ...ALLOWED, 'access-control-allow-methods': 'GET,HEAD,POST' }),
    origin: true,
    says: [
      /PATCH from another origin +differs/,
      /DELETE from another origin +differs/,
      'no PATCH in Access-Control-Allow-Methods',
      'says that there is no connection',
    ],
    never: /(GET|POST) from another origin +differs/,
  },
  'CORS without Authorization': {
    server: cors({ ...ALLOWED, 'access-control-allow-headers': '*' }),
    origin: true,
    says: ['no authorization in Access-Control-Allow-Headers', /GET from another origin +differs/],
  },
  'CORS behind the security filters': {
    server: both(cors(ALLOWED), (next) => async (input, init) => {
      if (tokenOf(init) || String(input).endsWith('authenticate')) return next(input, init);
      return Response.json({ message: 'Iniciá sesión.' }, { status: 401 });
    }),
    origin: true,
    says: [
      'came 401: «Iniciá sesión.»',
      'none at GET /v1/vehiculos/ (401)',
      'apply CORS before the security filters',
    ],
  },
  'errors where nothing is found, and past the end': {
    server: both(
      answers((body, _, { ok }) =>
        ok && isPaged(body) && rowsOf(body).length === 0
          ? spring(404, { message: 'Sin resultados.' })
          : body,
      ),
      instead(/cantidad=200/, () => spring(400, { message: 'Hasta 100 filas.' })),
    ),
    says: [
      'nothing found is an error, at 8 calls',
      'came 404: «Sin resultados.», expected no rows',
      'a page past the end, at 8 calls',
      '404: «Sin resultados.» for pagina=100000',
      'cantidad=200 is refused or cut, at 7 calls',
      'exports, Vencimientos and figures fail',
    ],
  },
  'searches and filters that are not applied': {
    server: withQuery((query) => {
      for (const name of ['texto', 'fechaDesde', 'fechaHasta', 'montoPagado', 'representanteId']) {
        query.delete(name);
      }
    }),
    says: [
      'the search shows rows that do not match what was typed, at 8 calls',
      'offers records that do not match what was typed, at 5 calls',
      'GET /reportes/ of the year 1900',
      'counts and adds up rows of other days, and nothing says so',
      /\d+ other rows among \d+ for montoPagado=true/,
      /\d+ other rows among \d+ for representanteId=/,
      'read every filter by the name that the contract has',
      /^Contrareembolsos por rendir\n.*counts and adds up/m,
    ],
  },
  'a 403 for a token that is missing or foreign': {
    server: without((init) =>
      tokenOf(init) === null
        ? new Response(null, { status: 403 })
        : Response.json({ message: 'Access Denied' }, { status: 403 }),
    ),
    says: [
      'came 403 without a message, expected 401',
      'asks once more and then ends the session',
      '403: «Access Denied»',
      'shows an error on every screen, and nobody signs in',
    ],
  },
  'a redirection without a token, and a 500 for a foreign one': {
    server: without((init) =>
      tokenOf(init) === null
        ? new Response(null, { status: 302, headers: { location: '/login' } })
        : spring(500, { error: 'Internal Server Error' }),
    ),
    says: [
      'came 302 to /login',
      'follows it to a web page',
      'AuthenticationEntryPoint',
      '500 without a message; error is «Internal Server Error», expected 401',
    ],
  },
  'ids of nobody that are found, or break the server': {
    server: answers((body, { path }) => {
      if (!path.endsWith('999999999')) return body;
      return path.startsWith('/clientes/') ? spring(500, { error: 'Error' }) : new Response('null');
    }),
    says: [
      'an id of nobody is not 404, at 7 calls',
      'came 500 without a message; error is «Error», expected 404 with a message in Spanish',
      'in place of «no encontrado»',
    ],
  },
  'errors that no clerk can read': {
    server: answers((own, { path }, { ok, status }) => {
      if (ok) return own;
      if (path.startsWith('/clientes/')) return spring(status, { error: 'Not Found' });
      if (path.startsWith('/servicios/')) {
        return Response.json({ status, detail: 'No existe.' }, { status });
      }
      return spring(status, { message: 'No static resource api/x.' });
    }),
    says: [
      'errors in English, at',
      'shows the English text to a clerk',
      '@RestControllerAdvice',
      'errors without a message, at 2 calls',
      '404 without a message; error is «Not Found»',
    ],
  },
  'Basic authentication beside the token': {
    server: without(() =>
      Response.json(
        { message: 'Iniciá sesión.' },
        { status: 401, headers: { 'www-authenticate': 'Basic realm="Realm"' } },
      ),
    ),
    says: ['came 401 and Basic realm="Realm"', 'a window of the browser that asks for a password'],
  },
  'a token that is taken from a cookie': {
    server: instead(/^GET /, () => spring(401, { message: 'Iniciá sesión.' })),
    says: [/the token that was just given is refused, at \d\d calls/, 'after the word Bearer'],
  },
  'an empty texto as a search': {
    server: answers((body, { path }) => {
      const isEmpty = new URLSearchParams(path.split('?')[1]).get('texto') === '';
      return isEmpty && isPaged(body) ? { ...body, cliente: [] } : body;
    }, /GET \/clientes\/\?/),
    says: ['came none, and 2 without it, expected every row for texto='],
  },
  'rows that a join repeats, kept by the browser': {
    server: answers(
      (body) =>
        Response.json(
          { ...body, servicio: body.servicio.flatMap((row: Loose) => [row, row]) },
          { headers: { 'cache-control': 'max-age=60' } },
        ),
      /GET \/servicios\/\?/,
    ),
    says: [
      'came the same row again, expected each row once (10 times)',
      'came Cache-Control: max-age=60',
      'shows the old rows after a change',
    ],
  },
  'a PDF itself': {
    server: instead(/^GET .*(pdf|remito)/, () => new Response('%PDF-1.4 …')),
    says: ['came a PDF itself, not JSON with its base64', 'nothing is printed'],
  },
  'services without their tariff in a movement': {
    server: fields((value) => {
      if (!value?.servicio?.nombre) return value;
      const { id, nombre, contrareembolso } = value.servicio;
      return { ...value, servicio: { id, nombre, contrareembolso } };
    }),
    says: ['movimiento[].servicio.precio: came nothing', 'leaves it empty'],
  },
  'a problem detail': {
    server: instead(/999999999$/, () => Response.json({ detail: 'No existe.' }, { status: 404 })),
    says: [
      '404 without a message; detail is «No existe.»',
      'says only that it failed, and not why',
    ],
  },
  'values that are not what they should be': {
    server: both(
      fields((value, name) => (name === 'porcentaje' && value ? value * 100 : value)),
      fields((value, name) => (name === 'urgency' && value ? value.toUpperCase() : value)),
      days((iso) => `${iso}T03:00:00.000Z`),
      fields((value, name) =>
        name === 'nombre' && value ? Buffer.from(value).toString('latin1') : value,
      ),
      fields((value, name) =>
        name === 'localidad' && value ? value.replace(/\P{ASCII}/gu, '�') : value,
      ),
    ),
    says: [
      /servicio\[\]\.porcentaje: came .* counts with 300 %\. To change: divide it by 100/,
      '[].urgency: came «HIGH», expected "high", "medium", "low"',
      'a notice is shown as one of no urgency',
      /vehiculo\[\]\.fechaTecnica: came .* in UTC is not always the day.* LocalDate/,
      /cliente\[\]\.nombre: came «.*Ã.*», expected a text in UTF-8/,
      /cliente\[\]\.localidad: came «.*�.*», expected a text in UTF-8/,
      'in place of the letters',
    ],
  },
  'fields of other types and names': {
    server: both(
      fields((value, name) => (/^(monto|flete)$/.test(name) ? value.toFixed(2) : value)),
      fields((value, name) => (name === 'fletePagado' ? Number(value) : value)),
      renamed((name) => name.replace(/^montoPagado$/, 'isMontoPagado')),
      fields((value) => {
        if (value?.clienteOrigen === undefined) return value;
        const { clienteOrigen, ...rest } = value;
        const { id = null, nombre = null } = clienteOrigen ?? {};
        return { ...rest, clienteOrigenId: id, clienteOrigenNombre: nombre };
      }),
    ),
    says: [
      /numbers are texts, at \d calls/,
      'write a BigDecimal as a number',
      /flags are not true or false, at \d calls/,
      'montoPagado: came nothing, but isMontoPagado, expected true or false',
      'clienteOrigen: came nothing, but clienteOrigenId and clienteOrigenNombre',
    ],
  },
  'records that are kept otherwise than they were sent': {
    server: both(
      answers((body, _, { ok }) =>
        ok && body.flete !== undefined
          ? { ...body, flete: body.flete - body.seguro - body.contrareembolso - body.redespacho }
          : body,
      ),
      fields((value) => (value === '31/01/2026' ? '30/01/2026' : value)),
      fields((value, name) =>
        name === 'clienteDestino' && value?.id === 0 ? { id: 0, nombre: '' } : value,
      ),
      stores(
        (body) => ({ ...body, cuentaCorriente: false, observaciones: null }),
        /^\/movimientos\//,
      ),
      stores(
        (body) => JSON.parse(JSON.stringify(body).replace(/\P{ASCII}/gu, '?')),
        /^\/clientes\//,
      ),
      stores((body) => (body.id > 0 ? { fechaIngreso: '', ...body } : body), /^\/v1\/empleados\//),
      understands((path) => [path.replace(/(movimientoIds=\d+)(&movimientoIds=\d+)+/, '$1')]),
    ),
    write: true,
    says: [
      'flete: came 840.5',
      'store flete + contrareembolso + redespacho + seguro',
      'fecha: came «2026-01-30», expected «2026-01-31»',
      'LocalDate, without a zone',
      'clienteDestino: came {"nombre":""}',
      'keep clienteDestinoNombre',
      'cuentaCorriente: came false, expected true',
      'observaciones: came null, expected «Frágil',
      'direccion: came «Fr?gil: ??and?? & 2',
      'use UTF-8 from the request to the database',
      'fechaIngreso: came null, expected «2026-01-31»',
      'read movimientoIds as a list',
    ],
    never: /Left behind/,
  },
};

/** Other ways that the panel takes without anybody's noticing. */
const HARMLESS: Record<string, Omit<Difference, 'says'> & { says?: Difference['says'] }> = {
  'more fields': {
    server: fields((value) =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? { ...value, version: 3 }
        : value,
    ),
  },
  'null left out': {
    server: fields((value, name) => (value === null && name !== '' ? undefined : value)),
    says: [/is left out in places: the panel takes it as null/],
  },
  'days as yyyy-mm-dd': { server: days((iso) => iso) },
  'days with a time and no zone': { server: days((iso) => `${iso}T00:00:00`) },
  'times with seconds': {
    server: fields((value, name) => (name === 'hora' ? `${value}:00` : value)),
  },
  'a wrapped list of options': {
    server: answers((vehiculo) => ({ vehiculo }), /GET \/hoja-rutas\/filtro\/vehiculos/),
  },
  'numbers of papers as numbers': {
    server: fields((value, name) =>
      name === 'telefono' && value ? Number(value.replace(/\D/g, '')) : value,
    ),
  },
  'no content for an empty page': {
    server: answers((body) =>
      isPaged(body) && rowsOf(body).length === 0 ? new Response(null, { status: 204 }) : body,
    ),
    says: ['204 without a body: the panel takes it as no rows'],
  },
  'errors with more than a message': {
    server: errors((status) => spring(status, { message: 'No se encontró.' })),
  },
  '200 for creations, and 204 for edits': {
    server: answers((body, { method }, { status }) => {
      if (status === 201) return Response.json(body);
      return method === 'PATCH' && status === 200 ? new Response(null, { status: 204 }) : body;
    }),
    write: true,
  },
  'creations that tell their id in Location': {
    server: answers((body, { path }, { status }) =>
      status === 201 && !/^\/(clientes|movimientos)\//.test(path)
        ? new Response(null, { status, headers: { location: `/api${path}${body.id}` } })
        : body,
    ),
    write: true,
  },
  'CORS for all': { server: cors(ALLOWED), origin: true },
};

const document = readDocument();
const papers = new Map<string, Promise<string>>();

/** The papers are the same in each test, and take the most time to make. */
const withPapers =
  (next: Fetch): Fetch =>
  async (input, init) => {
    const { method, path } = callOf(input, init);
    if (method !== 'GET' || !/\/(pdf|remito|remito-duplicado)(\?|$)/.test(path)) {
      return next(input, init);
    }
    const paper = papers.get(path) ?? next(input, init).then((response) => response.text());
    papers.set(path, paper);
    return new Response(await paper);
  };

let reading: TestClient | null = null;

async function reportOf({
  server,
  write = false,
  origin = false,
}: Omit<Difference, 'says'>): Promise<Report> {
  const client = write ? createTestClient() : (reading ??= createTestClient());
  const before = write && client.api.db.snapshot().data;
  const report = await checkApi({
    document,
    slow: Infinity,
    fetch: server(withPapers(client.api.fetch)),
    url: 'http://mock.test/api',
    username: 'admin',
    password: 'admin123',
    write,
    timeout: 10_000,
    hojaDeRutaId: 1,
    origin: origin ? PANEL : undefined,
    stamp: '2026-11-20T13:30:00.000Z',
  });
  // What is not listed is removed, and what was there before is as it was.
  if (write && report.leftBehind.length === 0)
    expect(client.api.db.snapshot().data).toEqual(before);
  return report;
}

const SECRETS = /admin123|eyJ/;

it.each(Object.entries(DIFFERENCES))('is found and said: %s', async (_, difference) => {
  const report = await reportOf(difference);
  const text = toTable(report);
  expect(text).not.toMatch(SECRETS);
  for (const said of difference.says) {
    expect(text).toMatch(said);
  }
  if (difference.never) expect(text).not.toMatch(difference.never);
  expect(isFine(report)).toBe(false);
});

it.each(Object.entries(HARMLESS))('is harmless: %s', async (_, { says = [], ...difference }) => {
  const report = await reportOf(difference);
  const wrong = report.calls.filter(({ status }) => status !== 'fine' && status !== 'not checked');
  expect(wrong).toEqual([]);
  expect(report.leftBehind).toEqual([]);
  for (const said of says) expect(toTable(report)).toMatch(said);
});

it('a sign-in without a token says which fields came, and none of their values', async () => {
  const server = answers(() => ({ sesion: { clave: 'secreto' }, rol: 'ADMIN' }), /authenticate/);
  const error = await reportOf({ server }).catch((one: unknown) => one);
  expect(error).toBeInstanceOf(CannotRun);
  expect(String(error)).toMatch(/These fields came: sesion\.clave, rol/);
  expect(String(error)).not.toMatch(/secreto|ADMIN/);
});
