export interface Server {
  fetch: typeof fetch;
  /** The API's base, as `apiUrl` in `config.json`: `https://host/api`. */
  url: string;
  token: string | null;
  /** After these milliseconds without an answer a call is given up. */
  timeout: number;
  /** Gives up the call under way. */
  signal?: AbortSignal | undefined;
  /** The panel's origin, if it is not the API's: every call carries it, as a browser's does. */
  origin?: string | undefined;
  /** Paths that the server has without the slash at their end. They are asked so from then on. */
  slashless: Set<string>;
  /** Calls whose answer a browser would keep from the panel, since CORS does not allow it. */
  blocked: Set<string>;
}

interface Failure {
  ok: false;
  /** What came instead of an answer: `500: «message»`, `a web page`. */
  what: string;
}

interface Success {
  ok: true;
}

/** `status` and `headers` are null without an answer. */
export type Asked = (Failure | Success) & {
  status: number | null;
  text: string;
  headers: Headers | null;
  ms: number;
};

export interface Question {
  body?: unknown;
  headers?: Record<string, string>;
  /** A redirection is the answer; otherwise it is followed, as a browser does. */
  redirect?: 'manual';
}

export const brief = (text: string): string =>
  text.length > 160 ? `${text.slice(0, 160)}…` : text;

type Message =
  | { kind: 'none' }
  /** In a field that the panel does not look at. */
  | { kind: 'elsewhere'; field: string; text: string }
  | { kind: 'message'; text: string };

const ELSEWHERE = ['mensaje', 'detail', 'error_description', 'msg', 'title', 'error'];

/** Where the body of an error says what happened. The panel shows its `message`. */
function messageIn(text: string): Message {
  const body = attempt(() => JSON.parse(text) as unknown);
  if (typeof body !== 'object' || body === null) return { kind: 'none' };
  const fields = body as Record<string, unknown>;
  if (typeof fields.message === 'string' && fields.message.trim() !== '') {
    return { kind: 'message', text: fields.message };
  }
  for (const [field, value] of ELSEWHERE.map((name) => [name, fields[name]] as const)) {
    if (typeof value === 'string' && value !== '') return { kind: 'elsewhere', field, text: value };
    const inner = (value as { message?: unknown } | null | undefined)?.message;
    if (typeof inner === 'string') {
      return { kind: 'elsewhere', field: `${field}.message`, text: inner };
    }
  }
  return { kind: 'none' };
}

/** `: «message»`, or that there is none. */
function messageText(text: string): string {
  const message = messageIn(text);
  if (message.kind === 'message') return `: «${brief(message.text)}»`;
  if (message.kind === 'none') return ' without a message';
  return ` without a message; ${message.field} is «${brief(message.text)}»`;
}

const ENGLISH =
  /\b(the|is|are|not|of|for|must|with|cannot|was|found|request|resource|handler|missing|required|unexpected|unable|blank|empty|be|does|failed|\w*Exception|invalid|forbidden|unauthorized|denied|bad)\b/i;

/** Why nobody at the panel can read the message of an error; null if it has one in Spanish. */
export function messageProblem(text: string): string | null {
  const message = messageIn(text);
  if (message.kind !== 'message') return messageText(text).trim();
  return ENGLISH.test(message.text) ? `with English: «${brief(message.text)}»` : null;
}

function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** Makes a call. Never throws: a failure says what came instead of an answer. Tells neither the token nor what was sent. */
export async function ask(
  server: Server,
  method: string,
  path: string,
  { body, headers: extraHeaders, redirect }: Question = {},
): Promise<Asked> {
  const { origin, token } = server;
  const start = performance.now();
  const ms = () => Math.round(performance.now() - start);
  const failed = (what: string) =>
    ({ ok: false, what, status: null, text: '', headers: null, ms: ms() }) as const;
  const signals = [AbortSignal.timeout(server.timeout), ...(server.signal ? [server.signal] : [])];
  try {
    const response = await server.fetch(urlOf(server, path), {
      method,
      headers: {
        accept: 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(origin !== undefined && { origin }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...extraHeaders,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(redirect && { redirect }),
      signal: AbortSignal.any(signals),
    });
    const { status, headers } = response;
    const text = await response.text();
    if (origin !== undefined && method !== 'OPTIONS' && !allows(headers, origin)) {
      server.blocked.add(`${method} ${path.replace(/\?.*/, '')} (${status})`);
    }
    const answer = { status, headers, text, ms: ms() };
    if (!response.ok) return { ok: false, what: `${status}${messageText(text)}`, ...answer };
    if (headers.get('content-type')?.includes('text/html')) {
      return { ok: false, what: 'a web page, not an answer of the API', ...answer };
    }
    return { ok: true, ...answer };
  } catch (error) {
    if (server.signal?.aborted) return failed('interrupted');
    if (error instanceof Error && error.name === 'TimeoutError') {
      return failed(`no answer within ${server.timeout / 1000} s`);
    }
    const { cause } = error as Error;
    const why = cause instanceof Error ? cause.message : (error as Error).message;
    return failed(`the connection failed: ${brief(why)}`);
  }
}

/** Whether CORS hands an answer to a page of this origin. */
export const allows = (headers: Headers, origin: string): boolean =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');

const endOfPath = /\/(?=\?|$)/;

export const withoutSlash = (path: string): string => path.replace(endOfPath, '');

const pathOf = (path: string): string => path.replace(/\?.*/, '');

/** Whether the server has this path without the slash at its end. */
export const isSlashless = ({ slashless }: Server, path: string): boolean =>
  slashless.has(pathOf(path));

function urlOf(server: Server, path: string): string {
  const base = server.url.replace(/\/+$/, '');
  return `${base}${isSlashless(server, path) ? withoutSlash(path) : path}`;
}

/** Asks a path that was not found without the slash at its end. From then on it is asked so if that is what the server has. */
export async function askSlashless(
  server: Server,
  method: string,
  path: string,
): Promise<Asked | null> {
  if (!endOfPath.test(path)) return null;
  server.slashless.add(pathOf(path));
  const asked = await ask(server, method, path);
  if (asked.ok) return asked;
  server.slashless.delete(pathOf(path));
  return null;
}

/** The JSON of an answer, or what it is instead. No content is nothing found, as the panel reads it. */
export function jsonOf({ status, text }: Asked): { body: unknown } | { what: string } {
  if (status === 204) return { body: [] };
  if (text.trim() === '') return { what: 'an empty body' };
  const body = attempt(() => JSON.parse(text) as unknown);
  return body === undefined ? { what: 'a body that is not JSON' } : { body };
}
