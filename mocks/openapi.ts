import { stringify } from 'yaml';
import { z } from 'zod';
import { createMockApi, type Route } from './api';
import { Db } from './db';
import { cliente, exampleCalls, exampleRows, now, type ExampleCall } from './examples';
import type { FaultName } from './faults';
import { problem } from './lib/answers';
import { sumPesos } from './lib/money';
import { createSeed } from './seed/index';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

interface Content {
  'application/json': { schema: JsonSchema; example?: unknown };
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
  example?: unknown;
}

/** A call in the document. */
export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security?: [];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description: string; content?: Content } | { $ref: string }>;
}

/** The part of OpenAPI 3.1 that the contract needs. */
export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string; contact: { name: string } };
  servers: { url: string; description: string }[];
  security: Record<string, string[]>[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, object>> & { schemas: Record<string, JsonSchema> };
}

const description = `The calls of the freight carrier's back-office panel.

Generated from the contract of the mock API in \`mocks/\` by \`npm run openapi\`: do not edit it by hand.
\`docs/mock-api.md\` explains the choices, \`docs/back-end.md\` what servers get wrong, and \`npm run check:api\` asks a real server the same calls.

- Every call but the sign-in carries \`Authorization: Bearer <token>\`.
- A path ends with a slash where it is written with one, and the panel sends it like that: \`/clientes/\`, but \`/clientes/filtro\`.
- An answer may carry more fields than are written here. A request may not.
- Every error, of any 4xx or 5xx status, should have a JSON body with a Spanish \`message\`, which the panel shows.
- Amounts are pesos, as JSON numbers with at most two decimals. Dates and times are those of Buenos Aires, without an offset.
- The examples can serve as a mock: a token until the end of 2099, PDFs that open, lists that are a whole page.
`;

const contact = { name: 'Panel de transporte' };

/** Descriptions of tags. Any other is described by its name. */
const tags: Record<string, string> = {
  sesion: 'Sign-in',
  clientes: 'Clients',
  movimientos: 'Movements: shipments from an origin client to a destination client',
  servicios: 'Services, with a price a bulto or a percentage of the monto',
  representantes: 'Representatives',
  vehiculos: 'Vehicles and the due dates of their papers',
  choferes: 'Drivers',
  empleados: 'Employees. The drivers of route sheets are those with the function Chofer',
  recibos: 'Receipts',
  'hoja-rutas': 'Route sheets',
  reportes: 'Reports, and changes of many movements at once',
  notificaciones: 'Notifications',
  vencimientos: 'The read mark of a notification',
  anotaciones: "A person's own reminders",
};

/** `/v1/recibos/{id}/pdf` belongs to `recibos`. */
const tagOf = (path: string): string =>
  path === '/authenticate' ? 'sesion' : (path.replace(/^\/v1/, '').split('/')[1] ?? '');

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `GET /clientes/{id}` is `getClientesById`. */
function operationId({ method, path }: Route): string {
  const words = path.replace(/\{(\w+)\}/g, 'by-$1').split(/[/-]/);
  return method.toLowerCase() + words.map(capital).join('');
}

/** Strict where requests are strict. The panel ignores fields that an answer has in addition. */
function schemaOf(
  schema: z.ZodType,
  { open }: { open: boolean },
): [JsonSchema, Record<string, JsonSchema>] {
  const {
    $schema: _,
    $defs = {},
    ...json
  } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const { wire } = z.globalRegistry.get(zodSchema) ?? {};
      if (wire) {
        // JSON drops what is undefined.
        const none = { wire: undefined, pattern: undefined, enum: undefined, anyOf: undefined };
        Object.assign(jsonSchema, none, wire);
      }
      // JSON has no other names than texts.
      delete jsonSchema.propertyNames;
      // Its pattern says what `format` says.
      if (jsonSchema.format === 'date') delete jsonSchema.pattern;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (open && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  const moved = JSON.stringify([json, $defs]).replaceAll('#/$defs/', '#/components/schemas/');
  const [main, defs] = JSON.parse(moved) as [JsonSchema, Record<string, JsonSchema>];
  for (const one of Object.values(defs)) {
    delete one.id;
    // A schema that only renames another.
    if (one.$ref) one.allOf = [{ $ref: one.$ref }];
    delete one.$ref;
  }
  // No part of an `allOf` may refuse the fields of another.
  for (const one of Object.values(defs).filter(({ allOf }) => allOf)) {
    for (const part of one.allOf ?? []) {
      delete (defs[part.$ref?.split('/').at(-1) ?? ''] ?? part).additionalProperties;
    }
    if (!open) one.unevaluatedProperties = false;
  }
  return [main, defs];
}

interface List {
  page?: { number: number; size: number };
  totalMonto?: number;
  totalFlete?: number;
}

/** For `JSON.parse`: keeps two rows of a list, with counts and sums of just these, and replaces a PDF with a small one. */
const shortened =
  (pdf: string) =>
  (_key: string, value: unknown): unknown => {
    if (typeof value === 'string') return value.startsWith('JVBERi') ? pdf : value;
    if (Array.isArray(value)) return value.slice(0, 2);
    if (typeof value !== 'object' || value === null) return value;
    const { page, totalFlete } = value as List;
    const rows = (Object.values(value).find(Array.isArray) ?? []) as Record<string, number>[];
    const sumOf = (field: string) => sumPesos(rows.map((row) => row[field] ?? 0));
    if (page) return { ...value, page: { ...page, totalElements: rows.length, totalPages: 1 } };
    if (totalFlete === undefined || rows.length === 0) return value;
    return { ...value, totalMonto: sumOf('monto'), totalFlete: sumOf('flete') };
  };

/** A PDF of one page in less than a kilobyte, as base64. */
async function smallPdf(): Promise<string> {
  // Only when the document is wanted, and not at each start of the server.
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const document = await PDFDocument.create({ updateMetadata: false });
  document.addPage([298, 420]).drawText('Documento de ejemplo', { x: 40, y: 360, size: 16 });
  return document.saveAsBase64();
}

const template = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\{\w+\}/g, '([^/?]+)')}(?:\\?(.*))?$`);

const signIn: ExampleCall = ['POST', '/authenticate', { username: 'admin', password: 'admin123' }];

interface Refusal {
  description: string;
  call: ExampleCall;
  token?: false;
  fault?: FaultName;
}

/** Refusals, each made by a call. */
const refusals: Record<string, Refusal> = {
  400: {
    description: 'The request is not as the contract says, or its values do not fit each other',
    call: ['POST', '/clientes/', { ...cliente, nombre: '' }],
  },
  401: {
    description:
      'No token, or one that is not valid any more: the panel asks to sign in again. Never a 302 to a page. At the sign-in, wrong credentials.',
    call: ['GET', '/clientes/7'],
    token: false,
  },
  403: {
    description:
      'The user may not do this: the panel shows the message. Without one it takes a second 403 for a 401.',
    call: ['GET', '/clientes/7'],
    fault: 'status-403',
  },
  404: { description: 'No record has this id', call: ['GET', '/clientes/999'] },
  409: { description: 'Other records refer to this one', call: ['DELETE', '/clientes/7'] },
  422: {
    description: 'The `Idempotency-Key` came before with another body, or as a 400',
    call: ['POST', '/clientes/', cliente],
    fault: 'status-422',
  },
  '5XX': {
    description:
      'The server failed, or what stands before it. The panel repeats a read after 502, 503 and 504, and never a change.',
    call: ['GET', '/clientes/7'],
    fault: 'status-500',
  },
};

const refusal = (status: string) => ({ $ref: `#/components/responses/${status}` });

interface Example {
  body: unknown;
  search: string;
  params: string[];
  answer: unknown;
}

/** Until the end of 2099: as an example of a session, the token opens the panel. */
const seconds = (Date.UTC(2099, 11, 31) - now.getTime()) / 1000;

/** Builds the document. The examples are what a mock with the seed of a fixed day answers. */
export async function buildOpenApi(): Promise<OpenApi> {
  const seed = () => createSeed({ now });
  const api = createMockApi({ db: new Db(seed()), clock: () => now, seed });
  const { token } = await api.issueSession();
  const forReading = shortened(await smallPdf());
  const ask = async ([method, path, body]: ExampleCall, withToken = true): Promise<unknown> => {
    const response = await api.fetch(`http://mock.test/api${path}`, {
      method,
      headers: {
        ...(withToken && { authorization: `Bearer ${token}` }),
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return text === '' ? undefined : JSON.parse(text, forReading);
  };

  async function exampleOf({ method, path }: Route): Promise<Example> {
    const calls = [signIn, ...exampleCalls];
    const call = calls.find((one) => one[0] === method && template(path).test(one[1]));
    if (!call) throw new Error(`No example of ${method} ${path}`);
    const [, ...found] = template(path).exec(call[1]) ?? [];
    api.reset();
    for (const row of exampleRows) await ask(row);
    const answer = call === signIn ? await api.issueSession({ seconds }) : await ask(call);
    return { body: call[2], search: found.pop() ?? '', params: found, answer };
  }

  const schemas: Record<string, JsonSchema> = {};
  const contentOf = (schema: z.ZodType, open: boolean, example: unknown): Content => {
    const [main, defs] = schemaOf(schema, { open });
    Object.assign(schemas, defs);
    return { 'application/json': { schema: main, ...(example !== undefined && { example }) } };
  };

  const paths: OpenApi['paths'] = {};
  for (const route of api.routes) {
    const operation = operationOf(route, await exampleOf(route), contentOf);
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation };
  }

  const responses: Record<string, object> = {};
  for (const [status, one] of Object.entries(refusals)) {
    const { description, call, token: withToken, fault } = one;
    api.reset();
    if (fault) api.faults.add({ path: '*', fault });
    responses[status] = {
      description,
      content: contentOf(problem, true, await ask(call, withToken)),
    };
  }

  const used = new Set(api.routes.map(({ path }) => tagOf(path)));
  return {
    openapi: '3.1.0',
    info: { title: 'Panel de transporte: API', version: '1', description, contact },
    servers: [
      { url: '/api', description: 'On the origin of the panel, or `apiUrl` in `config.json`' },
    ],
    security: [{ token: [] }],
    tags: [...used].map((name) => ({ name, description: tags[name] ?? capital(name) })),
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description:
            'The same key with the same body gets the stored answer, and nothing more is created or changed. With another body it is a 422. See `docs/mock-api.md`.',
          schema: { type: 'string' },
        },
      },
      responses,
      schemas: Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
}

function operationOf(
  route: Route,
  example: Example,
  contentOf: (schema: z.ZodType, open: boolean, example: unknown) => Content,
): Operation {
  const { method, path, contract } = route;
  const { summary, params, query, body, answer, refuses = [] } = contract;
  if (!summary || !answer) throw new Error(`${method} ${path} has no summary or no answer`);
  const isPublic = path === '/authenticate';
  const hasKey = ['POST', 'PATCH'].includes(method) && !isPublic;
  const [status, schema] = answer;
  const querySchema = query && schemaOf(query, { open: false })[0];
  const notes = [contract.description, querySchema?.description].filter(Boolean).join(' ');
  const parameters: Operation['parameters'] = [
    ...(params ? parametersOf('path', schemaOf(params, { open: false })[0], example.params) : []),
    ...(querySchema ? parametersOf('query', querySchema, example.search) : []),
    ...(hasKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  const errors = new Set([
    ...['400', '401', '5XX'],
    ...(isPublic ? [] : ['403']),
    ...(path.includes('/{id}') ? ['404'] : []),
    ...refuses.map(String),
    ...(hasKey ? ['422'] : []),
  ]);
  return {
    operationId: operationId(route),
    summary,
    ...(notes && { description: notes }),
    tags: [tagOf(path)],
    ...(isPublic && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: contentOf(body, false, example.body) } }),
    responses: {
      [status]: {
        description: { 200: 'Done', 201: 'Created', 204: 'Deleted' }[status],
        ...(schema && { content: contentOf(schema, true, example.answer) }),
      },
      ...Object.fromEntries([...errors].toSorted().map((error) => [error, refusal(error)])),
    },
  };
}

function parametersOf(
  where: 'path' | 'query',
  { properties = {}, required = [] }: JsonSchema,
  example: string[] | string,
): Parameter[] {
  const sent = new URLSearchParams(typeof example === 'string' ? example : '');
  return Object.entries(properties).map(([name, property], index) => {
    const schema = property as JsonSchema;
    const texts = typeof example === 'string' ? sent.getAll(name) : [example[index] ?? ''];
    const values = texts.map((text) =>
      schema.type === 'string' ? text : (JSON.parse(text) as unknown),
    );
    return {
      name,
      in: where,
      required: required.includes(name),
      schema,
      ...(values.length > 0 && { example: schema.type === 'array' ? values : values[0] }),
    };
  });
}

/** The document as it is checked in. */
export const toYaml = (document: OpenApi): string =>
  stringify(document, {
    aliasDuplicateObjects: false,
    blockQuote: 'literal',
    // Quotes what an older reader (SnakeYAML, PyYAML) takes for a number or a date: 10:30 is 630 there.
    compat: 'yaml-1.1',
    lineWidth: 120,
  });
