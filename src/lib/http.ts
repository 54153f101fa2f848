import ky, { HTTPError, SchemaValidationError, type Options } from 'ky';
import type { $ZodType } from 'zod/v4/core';
import { apiUrl } from './env';
import { session } from './session';

/** A response that came, but is not what the contract says. The detail is for the console, never for the screen. */
export class UnreadableResponseError extends Error {
  override name = 'UnreadableResponseError';

  constructor(
    readonly endpoint: string,
    detail: string,
  ) {
    super(`${endpoint}: ${detail}`);
  }
}

/** An error may be logged as it is: what it was asked with, the token or the password, does not go with it. */
function withoutRequest(error: Error): Error {
  Reflect.deleteProperty(error, 'request');
  Reflect.deleteProperty(error, 'options');
  return error;
}

const publicHttp = ky.create({
  timeout: false,
  retry: 0,
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

function kyOptions({ method, query = {}, repeated = [], json, signal }: Call): Options {
  const searchParams = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) searchParams.append(name, String(value));
  }
  for (const [name, value] of repeated) searchParams.append(name, String(value));
  return {
    method,
    prefix: apiUrl(),
    ...(searchParams.size > 0 && { searchParams }),
    ...(json !== undefined && { json }),
    ...(signal && { signal }),
  };
}

/**
 * One call to the API, its answer not read.
 *
 * @throws HTTPError for a status outside 200–299, a network error, or an AbortError.
 */
export async function send(call: Call): Promise<Response> {
  return await (call.isPublic ? publicHttp : privateHttp)(call.path, kyOptions(call));
}

/**
 * One call to the API, its answer read through a schema.
 *
 * @throws what `send` throws, and UnreadableResponseError where the body is not JSON or not of the schema.
 */
export async function request<Output>(call: Call, schema: $ZodType<Output>): Promise<Output> {
  const endpoint = `${call.method.toUpperCase()} ${call.path}`;
  const http = call.isPublic ? publicHttp : privateHttp;
  try {
    return await http(call.path, kyOptions(call)).json(schema);
  } catch (error) {
    if (error instanceof SchemaValidationError) {
      const [issue] = error.issues;
      const field = issue?.path
        ?.map((part) => (typeof part === 'object' ? part.key : part))
        .join('.');
      throw new UnreadableResponseError(
        endpoint,
        `${field || '(body)'}: ${issue?.message ?? 'invalid'}`,
      );
    }
    if (error instanceof SyntaxError) throw new UnreadableResponseError(endpoint, error.message);
    throw error;
  }
}

/** The status of a failed call, or null where no answer came. */
export function errorStatus(error: unknown): number | null {
  return error instanceof HTTPError ? error.response.status : null;
}

/** Whether a failed call says nothing of itself: no answer came, or one without a body. */
export function isSilentFailure(error: unknown): boolean {
  if (error instanceof UnreadableResponseError) return false;
  return !(error instanceof HTTPError) || error.data === undefined || error.data === '';
}

/** What to tell the person: the server's own `message` when it is a non-empty string, else the spec's text for the action. */
export function errorMessage(error: unknown, fallback: string): string {
  if (error instanceof HTTPError) {
    const data: unknown = error.data;
    if (typeof data === 'object' && data !== null && 'message' in data) {
      if (typeof data.message === 'string' && data.message.trim()) return data.message;
    }
  }
  return fallback;
}
