import { has } from '@/lib/values/has';
import { headOf } from '@/lib/values/shorten';
import { reasonsOf, reasonsText } from './reasons';

export class HTTPError extends Error {
  override name = 'HTTPError';

  constructor(
    endpoint: string,
    readonly status: number,
    /** The parsed body if it is JSON, otherwise its text. */
    readonly body: unknown,
  ) {
    super(`${endpoint}: ${status}`);
  }
}

const UNAUTHORIZED = 401;

/** Of a call that is not sent, or whose token is refused: the server has done nothing. */
export class SessionOverError extends HTTPError {
  constructor(endpoint: string, body: unknown = '') {
    super(endpoint, UNAUTHORIZED, body);
  }
}

/** No answer, or an incomplete one. The server may still have done the request. */
export class NetworkError extends Error {
  override name = 'NetworkError';
}

/** The answer does not match the contract. The detail goes to the console, never to the screen. */
export class UnreadableResponseError extends Error {
  override name = 'UnreadableResponseError';

  constructor(
    readonly endpoint: string,
    detail: string,
  ) {
    super(`${endpoint}: ${detail}`);
  }
}

/** Its cause is the failed call's error. */
export class CallError extends Error {}

/** A change that the server may have made. */
export class UnconfirmedError extends CallError {
  override name = 'UnconfirmedError';
}

/** A record that could not be read, so that nothing was sent. */
export class UnreadError extends CallError {
  override name = 'UnreadError';
}

export const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** The error of the call. */
export const causeOf = (error: unknown): unknown =>
  error instanceof CallError ? error.cause : error;

function httpError(error: unknown): HTTPError | null {
  const cause = causeOf(error);
  return cause instanceof HTTPError ? cause : null;
}

export const errorStatus = (error: unknown): number | null => httpError(error)?.status ?? null;

export const isSessionOver = (error: unknown): boolean => errorStatus(error) === UNAUTHORIZED;

const PROXY_STATUSES = [502, 503, 504];

/** No response, or a proxy's 502, 503 or 504. The server may still have done the request. */
export function isUnanswered(error: unknown): boolean {
  const status = errorStatus(error);
  if (status !== null) return PROXY_STATUSES.includes(status);
  return causeOf(error) instanceof NetworkError;
}

/** Whether the server may have made the change. */
export const mayBeDone = (error: unknown): boolean => error instanceof UnconfirmedError;

export function isSilentFailure(error: unknown): boolean {
  if (error instanceof UnreadableResponseError) return false;
  return !(error instanceof HTTPError) || error.body === '';
}

/** The server's `message` if it is a non-empty string, else its reasons in other shapes, else `fallback`, the spec's text for the action. */
export function errorMessage(error: unknown, fallback: string): string {
  const body = httpError(error)?.body;
  const message = has(body, 'message') ? body.message : null;
  if (typeof message === 'string' && message.trim()) return message;
  return reasonsText(reasonsOf(body)) || fallback;
}

/** The server's reasons by the form's fields, of which some have an id on the wire: `clienteOrigenId`. */
export function fieldReasons<Name extends string>(
  error: unknown,
  names: readonly Name[],
): [Name, string][] {
  const reasons = reasonsOf(httpError(error)?.body);
  return names.flatMap((name) => {
    const wire = [name.toLowerCase(), `${name}Id`.toLowerCase()];
    const texts = reasons.flatMap(([of, text]) => (wire.includes(of.toLowerCase()) ? text : []));
    return texts.length > 0 ? [[name, texts.join('; ')]] : [];
  });
}

const MESSAGE_LIMIT = 300;

export function cutMessage(message: string): { shown: string; rest: string } {
  if (message.length <= MESSAGE_LIMIT) return { shown: message, rest: '' };
  const head = headOf(message, MESSAGE_LIMIT);
  return { shown: `${head}…`, rest: `…${message.slice(head.length)}` };
}

export const shortMessage = (error: unknown, fallback: string): string =>
  cutMessage(errorMessage(error, fallback)).shown;

/** For `catch` of a read: a record that was deleted is null. @throws any other error. */
export function nullIfDeleted(error: unknown): null {
  if (errorStatus(error) === 404) return null;
  throw error;
}
