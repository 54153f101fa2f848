import { headOf } from '@/lib/values/shorten';

/** The server answered with a status outside 200–299. */
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

/** The answer is missing or incomplete. The server may have done the request all the same. */
export class NetworkError extends Error {
  override name = 'NetworkError';
}

/** The answer does not match the contract. Show its detail on the console only, never on the screen. */
export class UnreadableResponseError extends Error {
  override name = 'UnreadableResponseError';

  constructor(
    readonly endpoint: string,
    detail: string,
  ) {
    super(`${endpoint}: ${detail}`);
  }
}

/** The HTTP status of a failed call, or null if there is none. */
export function errorStatus(error: unknown): number | null {
  return error instanceof HTTPError ? error.status : null;
}

const PROXY_STATUSES = [502, 503, 504];

/** Whether the server did not answer: no response, or a proxy's 502, 503 or 504. The server may have done the request all the same. */
export function isUnanswered(error: unknown): boolean {
  const status = errorStatus(error);
  if (status !== null) return PROXY_STATUSES.includes(status);
  return error instanceof NetworkError;
}

/** Whether the server may have done a failed change all the same. Only a status 400–499 says that it refused. */
export function mayBeDone(error: unknown): boolean {
  const status = errorStatus(error);
  return status === null || status >= 500;
}

/** Whether a failed call explains nothing: no response, or a response without a body. */
export function isSilentFailure(error: unknown): boolean {
  if (error instanceof UnreadableResponseError) return false;
  return !(error instanceof HTTPError) || error.body === '';
}

/** The message to show: the server's `message` if it is a non-empty string, otherwise `fallback`, the spec's text for the action. */
export function errorMessage(error: unknown, fallback: string): string {
  const body = error instanceof HTTPError ? error.body : null;
  if (typeof body === 'object' && body !== null && 'message' in body) {
    if (typeof body.message === 'string' && body.message.trim()) return body.message;
  }
  return fallback;
}

const MESSAGE_LIMIT = 300;

/** Cuts a message after 300 characters: the part to show, and the rest. */
export function cutMessage(message: string): { shown: string; rest: string } {
  if (message.length <= MESSAGE_LIMIT) return { shown: message, rest: '' };
  const head = headOf(message, MESSAGE_LIMIT);
  return { shown: `${head}…`, rest: `…${message.slice(head.length)}` };
}
