import ky, { type Options } from 'ky';
import { safeParse, type ZodMiniType } from 'zod/mini';
import { apiUrl, sendsIdempotencyKeys } from './env';
import { HTTPError, NetworkError, UnreadableResponseError } from './http-errors';
import { session } from './session';
import { attempt } from './storage';

const http = ky.create({
  timeout: false,
  retry: 0,
  // ky's own error holds the request, and with it the token or the password: it must not reach the console.
  throwHttpErrors: false,
  headers: { accept: 'application/json' },
  fetch: (input, init) => globalThis.fetch(input, init),
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

function kyOptions(call: Call, token: string | null): Options {
  const { method, query = {}, repeated = [], json, signal, isPublic } = call;
  const searchParams = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) searchParams.append(name, String(value));
  }
  for (const [name, value] of repeated) searchParams.append(name, String(value));
  return {
    method,
    prefixUrl: apiUrl(),
    ...(searchParams.size > 0 && { searchParams }),
    ...(json !== undefined && { json }),
    ...(signal && { signal }),
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      // One a call: a new press is a new key, and only the browser repeats a call by itself.
      ...(sendsIdempotencyKeys() &&
        method === 'post' &&
        !isPublic && { 'Idempotency-Key': randomKey() }),
    },
  };
}

const endpointOf = ({ method, path }: Call) => `${method.toUpperCase()} ${path}`;

/** A 2xx that is a web page comes from something between here and the API: a gateway's own sign-in, a panel's fallback page. */
function isWebPage({ headers }: Response): boolean {
  return headers.get('content-type')?.includes('text/html') ?? false;
}

/** fetch reports a missing or broken answer by a TypeError, which does not name the call. */
const networkError =
  (call: Call) =>
  (error: unknown): never => {
    if (!(error instanceof TypeError)) throw error;
    throw new NetworkError(`${endpointOf(call)}: ${error.message}`);
  };

/** The body of a failed call: JSON as its value, else the text. Empty where the connection broke before its end. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '');
  return attempt(() => JSON.parse(text) as unknown) ?? text;
}

/**
 * One call to the API, its answer not read.
 *
 * @throws HTTPError for a status outside 200–299, NetworkError, AbortError, or UnreadableResponseError where a web page came.
 */
export async function send(call: Call): Promise<Response> {
  const token = call.isPublic ? null : session.token();
  if (!token && !call.isPublic) console.warn('No hay token: el pedido va sin autorización.');
  const response = await http(call.path, kyOptions(call, token)).catch(networkError(call));
  if (!response.ok) {
    const error = new HTTPError(endpointOf(call), response.status, await bodyOf(response));
    // An answer to an old token says nothing of a newer one.
    if (error.status === 401 && token && token === session.token()) session.expire();
    throw error;
  }
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
    if (!(error instanceof SyntaxError)) return networkError(call)(error);
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
 * @throws what `send` throws, and UnreadableResponseError where the body is not JSON or not of the schema.
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
