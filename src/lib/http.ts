import ky, { type Options } from 'ky';
import { safeParse, type ZodMiniType } from 'zod/mini';
import { apiUrl, sendsIdempotencyKeys } from './env';
import { UnreadableResponseError } from './http-errors';
import { session } from './session';

/** An error may be logged as it is: what it was asked with, the token or the password, does not go with it. */
function withoutRequest(error: Error): Error {
  Reflect.deleteProperty(error, 'request');
  Reflect.deleteProperty(error, 'options');
  return error;
}

const publicHttp = ky.create({
  timeout: false,
  retry: 0,
  headers: { accept: 'application/json' },
  fetch: (input, init) => globalThis.fetch(input, init),
  hooks: { beforeError: [({ error }) => withoutRequest(error)] },
});

const privateHttp = publicHttp.extend({
  hooks: {
    beforeRequest: [
      ({ request }) => {
        const token = session.token();
        if (token) request.headers.set('Authorization', `Bearer ${token}`);
        else console.warn('No hay token: el pedido va sin autorización.');
      },
    ],
    afterResponse: [
      ({ request, response }) => {
        const sent = request.headers.get('Authorization');
        // An answer to an old token says nothing of a newer one.
        if (response.status === 401 && sent === `Bearer ${session.token()}`) session.expire();
      },
    ],
  },
});

type Query = Record<string, string | number | boolean | null | undefined>;

interface Call {
  method: 'get' | 'post' | 'patch' | 'delete';
  path: string;
  /** A null or undefined value is left out. */
  query?: Query;
  /** Pairs that may repeat a name, for `movimientoIds`. */
  repeated?: [name: string, value: string | number][];
  json?: unknown;
  signal?: AbortSignal | undefined;
  /** Goes without the token, and a 401 ends no session: only `/authenticate`. */
  isPublic?: boolean;
}

/** Not `randomUUID`: browsers have it over HTTPS only. */
const randomKey = () => [...crypto.getRandomValues(new Uint32Array(4))].join('-');

function kyOptions({ method, query = {}, repeated = [], json, signal, isPublic }: Call): Options {
  const searchParams = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) searchParams.append(name, String(value));
  }
  for (const [name, value] of repeated) searchParams.append(name, String(value));
  return {
    method,
    prefix: apiUrl(),
    // As one string: ky would append the pairs of a URLSearchParams one by one, and write the whole URL anew for each.
    ...(searchParams.size > 0 && { searchParams: searchParams.toString() }),
    ...(json !== undefined && { json }),
    ...(signal && { signal }),
    // One a call: a new press is a new key, and only the browser repeats a call by itself.
    ...(sendsIdempotencyKeys() &&
      method === 'post' &&
      !isPublic && { headers: { 'Idempotency-Key': randomKey() } }),
  };
}

const endpointOf = ({ method, path }: Call) => `${method.toUpperCase()} ${path}`;

/** A 2xx that is a web page comes from something between here and the API: a gateway's own sign-in, a panel's fallback page. */
function isWebPage({ headers }: Response): boolean {
  return headers.get('content-type')?.includes('text/html') ?? false;
}

/**
 * One call to the API, its answer not read.
 *
 * @throws HTTPError for a status outside 200–299, a network error, an AbortError, or UnreadableResponseError where a web page came.
 */
export async function send(call: Call): Promise<Response> {
  const response = await (call.isPublic ? publicHttp : privateHttp)(call.path, kyOptions(call));
  if (isWebPage(response)) {
    throw new UnreadableResponseError(endpointOf(call), 'a web page, not an answer of the API');
  }
  return response;
}

async function read<Output>(
  call: Call,
  response: Response,
  schema: ZodMiniType<Output>,
): Promise<Output> {
  const body: unknown = await response.json().catch((error: unknown) => {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UnreadableResponseError(endpointOf(call), error.message);
  });
  const result = safeParse(schema, body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join('.') || '(body)';
  throw new UnreadableResponseError(endpointOf(call), `${field}: ${issue?.message ?? 'invalid'}`);
}

/**
 * One call to the API, its answer read through a schema.
 *
 * @throws what `send` throws, a network error, and UnreadableResponseError where the body is not JSON or not of the schema.
 */
export async function request<Output>(call: Call, schema: ZodMiniType<Output>): Promise<Output> {
  return read(call, await send(call), schema);
}

/**
 * One call that makes something, and what the server says of it: null where that cannot be read, with the detail on the console. It was
 * made all the same: to call that a failure would have it made twice.
 *
 * @throws what `send` throws.
 */
export async function requestCreated<Output>(
  call: Call,
  schema: ZodMiniType<Output>,
): Promise<Output | null> {
  const response = await send(call);
  return read(call, response, schema).catch((error: unknown) => {
    console.error(error);
    return null;
  });
}
