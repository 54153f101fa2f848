/** The server answered with a status outside 200–299. */
export class HTTPError extends Error {
  override name = 'HTTPError';

  constructor(
    endpoint: string,
    readonly status: number,
    /** The body: JSON as its value, any other as its text. */
    readonly body: unknown,
  ) {
    super(`${endpoint}: ${status}`);
  }
}

/** No answer came, or not all of it. What was asked may have been done. */
export class NetworkError extends Error {
  override name = 'NetworkError';
}

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

/** The status of a failed call, or null where no answer came. */
export function errorStatus(error: unknown): number | null {
  return error instanceof HTTPError ? error.status : null;
}

const PROXY_STATUSES = [502, 503, 504];

/** Whether the server's own answer is missing: none came, or its proxy gave one in its place. What was asked may have been done. */
export function isUnanswered(error: unknown): boolean {
  const status = errorStatus(error);
  if (status !== null) return PROXY_STATUSES.includes(status);
  return error instanceof NetworkError;
}

/** Whether a failed call says nothing of itself: no answer came, or one without a body. */
export function isSilentFailure(error: unknown): boolean {
  if (error instanceof UnreadableResponseError) return false;
  return !(error instanceof HTTPError) || error.body === '';
}

/** What to tell the person: the server's own `message` when it is a non-empty string, else the spec's text for the action. */
export function errorMessage(error: unknown, fallback: string): string {
  const body = error instanceof HTTPError ? error.body : null;
  if (typeof body === 'object' && body !== null && 'message' in body) {
    if (typeof body.message === 'string' && body.message.trim()) return body.message;
  }
  return fallback;
}

const MESSAGE_LIMIT = 300;

/** What to show of a message that may be of any length, and the rest of it. */
export function cutMessage(message: string): { shown: string; rest: string } {
  if (message.length <= MESSAGE_LIMIT) return { shown: message, rest: '' };
  // Never between the two halves of one character.
  const head = message.slice(0, MESSAGE_LIMIT).replace(/[\uD800-\uDBFF]$/, '');
  return { shown: `${head}…`, rest: `…${message.slice(head.length)}` };
}
