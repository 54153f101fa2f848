import ky, { type Options } from 'ky';
import { safeParse, type ZodMiniType } from 'zod/mini';
import { cuitSearchText } from '@/domain/cuit';
import { apiUrl, config } from '@/lib/page/config';
import { logError } from '@/lib/page/log';
import { session } from '@/lib/person/session';
import { attempt } from '@/lib/person/storage';
import { checkClock } from './clock';
import { checkConnection, noteAnswer } from './connection';
import { has } from '@/lib/values/has';
import {
  errorMessage,
  errorStatus,
  HTTPError,
  isAbort,
  isSessionOver,
  NetworkError,
  SessionOverError,
  UnconfirmedError,
  UnreadableResponseError,
} from './http-errors';

const http = ky.create({
  timeout: false,
  retry: 0,
  // ky's own error holds the request with its token or password, which must not reach the console.
  throwHttpErrors: false,
  headers: { accept: 'application/json' },
  // A gateway's Expires would show old values after a change.
  cache: 'no-store',
  fetch: (input, init) => globalThis.fetch(input, init),
});

type Query = Record<string, string | number | boolean | null | undefined>;

export interface Call {
  method: 'get' | 'post' | 'patch' | 'delete';
  path: string;
  query?: Query;
  repeated?: [name: string, value: string | number][];
  json?: unknown;
  signal?: AbortSignal | undefined;
  /** Send no token, and keep the session at a 401: only for `/authenticate`. */
  isPublic?: boolean;
}

/** Not `randomUUID`, which browsers offer over HTTPS only. */
const randomKey = () => [...crypto.getRandomValues(new Uint32Array(4))].join('-');

function kyOptions(call: Call, token: string | null): Options {
  const { method, query = {}, repeated = [], json, signal, isPublic } = call;
  const searchParams = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue;
    // Every search of the API is called so, and a CUIT is its digits in each.
    searchParams.append(name, name === 'texto' ? cuitSearchText(String(value)) : String(value));
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
      // One key per call, to cover the browser's own repeats. A second click gets a new key.
      ...(config.idempotencyKeys &&
        (method === 'post' || method === 'patch') &&
        !isPublic && { 'Idempotency-Key': randomKey() }),
    },
  };
}

const endpointOf = ({ method, path }: Call) => `${method.toUpperCase()} ${path}`;

/** A gateway's sign-in page, or the panel's own fallback page. */
function isWebPage({ headers }: Response): boolean {
  return headers.get('content-type')?.includes('text/html') ?? false;
}

/** `fetch` reports a missing or broken answer as a TypeError that does not name the call. */
const networkError =
  (call: Call) =>
  (error: unknown): never => {
    if (!(error instanceof TypeError)) throw error;
    void checkConnection();
    throw new NetworkError(
      `${call.method.toUpperCase()} ${apiUrl()}${call.path}: ${error.message}`,
    );
  };

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '');
  return attempt<unknown>(() => JSON.parse(text)) ?? text;
}

const isChange = ({ method, isPublic }: Call): boolean => method !== 'get' && !isPublic;

/** A server that answers 200 to what it has not done says so in the body. */
const saysNo = (body: unknown): boolean =>
  (has(body, 'ok') && body.ok === false) ||
  (has(body, 'success') && body.success === false) ||
  (has(body, 'error') && Boolean(body.error) && !has(body, 'id'));

/** Only a 4xx says that nothing was done, and not that of a gateway which waited too long. */
const isRefusal = (status: number | null): boolean =>
  status !== null && status >= 400 && status < 500 && status !== 408;

/**
 * @throws HTTPError for a status outside 200–299, NetworkError, AbortError, or UnreadableResponseError if the answer is a web page. If the
 * token is refused, ends the session and throws a 401. A change throws it unsent if the session has ended, and UnconfirmedError for
 * everything that is not a refusal.
 */
export async function send(call: Call): Promise<Response> {
  if (!isChange(call)) return answerOf(call);
  try {
    const response = await answerOf(call);
    const body = await bodyOf(response.clone());
    if (!saysNo(body)) return response;
    throw new HTTPError(endpointOf(call), response.status, body);
  } catch (cause) {
    throw isRefusal(errorStatus(cause)) || isAbort(cause)
      ? cause
      : new UnconfirmedError('', { cause });
  }
}

async function answerOf(call: Call): Promise<Response> {
  // A save may wait for a read. Meanwhile the session can end, or become another user's, who must not send it.
  if (isChange(call) && session.status() !== 'signed-out' && !session.isOf(session.userId()))
    throw new SessionOverError(endpointOf(call));
  const token = call.isPublic ? null : session.token();
  if (!token && !call.isPublic) console.warn('No hay token: el pedido va sin autorización.');
  const response = await http(call.path, kyOptions(call, token)).catch(networkError(call));
  noteAnswer();
  if (token) checkClock(response, token);
  const error = await failureOf(call, response);
  if (!error) return response;
  const isOver =
    isSessionOver(error) || (mayBeRefusal(error) && token && (await isTokenRefused(token)));
  if (!isOver) throw error;
  // A refusal of an old token must not end a newer session.
  if (token && token === session.token()) session.expire();
  throw new SessionOverError(endpointOf(call), error instanceof HTTPError ? error.body : '');
}

async function failureOf(call: Call, response: Response) {
  if (!response.ok) {
    return new HTTPError(endpointOf(call), response.status, await bodyOf(response));
  }
  if (!isWebPage(response)) return null;
  return new UnreadableResponseError(endpointOf(call), 'a web page, not an answer of the API');
}

/** A 403 without a message or a gateway's page may mean that the server refuses the token. */
const mayBeRefusal = (error: Error): boolean =>
  errorStatus(error) === 403
    ? errorMessage(error, '') === ''
    : error instanceof UnreadableResponseError;

/** Every user may read this. */
const ANYBODYS: Call = {
  method: 'get',
  path: 'v1/vehiculos/',
  query: { texto: '', pagina: 0, cantidad: 1 },
};

let asked: { token: string; isRefused: Promise<boolean> } | null = null;

/** Tests once, for all waiting calls, whether the server refuses the token in general. */
function isTokenRefused(token: string): Promise<boolean> {
  if (asked?.token === token) return asked.isRefused;
  const isRefused = http(ANYBODYS.path, kyOptions(ANYBODYS, token))
    .then((response) => failureOf(ANYBODYS, response))
    .then((error) => error !== null && (isSessionOver(error) || mayBeRefusal(error)))
    .catch(() => false)
    .finally(() => (asked = null));
  asked = { token, isRefused };
  return isRefused;
}

async function readBody<Output>(
  call: Call,
  response: Response,
  schema: ZodMiniType<Output>,
): Promise<Output> {
  // 204: nothing found.
  const body: unknown =
    response.status === 204
      ? []
      : await response.json().catch((error: unknown) => {
          if (!(error instanceof SyntaxError)) return networkError(call)(error);
          throw new UnreadableResponseError(endpointOf(call), error.message);
        });
  const result = safeParse(schema, body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join('.') || '(body)';
  throw new UnreadableResponseError(endpointOf(call), `${field}: ${issue?.message ?? 'invalid'}`);
}

/** @throws the errors of `send`, and UnreadableResponseError if the body is not JSON or does not match the schema. */
export async function request<Output>(call: Call, schema: ZodMiniType<Output>): Promise<Output> {
  return readBody(call, await send(call), schema);
}

/** Null if the answer is unreadable: the record exists, and an error would make the user create it twice. @throws as {@link send}. */
export async function requestCreated<Output>(
  call: Call,
  schema: ZodMiniType<Output>,
): Promise<Output | null> {
  const response = await send(call);
  return readBody(call, response, schema).catch((error: unknown) => {
    logError(error);
    return null;
  });
}

/** What a change comes to if its answer leaves that open: `look` reads what is stored, and returns null if the change was not made. */
export const settled = <Result>(
  change: Promise<Result>,
  look: () => Promise<Result | null>,
): Promise<Result> =>
  change.catch(async (error: unknown) => {
    if (!(error instanceof UnconfirmedError)) throw error;
    const found = await look().catch(() => {
      throw error;
    });
    if (found === null) throw error.cause;
    logError(error.cause);
    return found;
  });
