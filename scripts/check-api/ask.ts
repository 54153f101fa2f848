export interface Server {
  fetch: typeof fetch;
  /** The API's base, as `apiUrl` in `config.json`: `https://host/api`. */
  url: string;
  token: string | null;
  /** After these milliseconds without an answer a call is given up. */
  timeout: number;
  /** Gives up the call under way. */
  signal?: AbortSignal | undefined;
}

interface Failure {
  ok: false;
  /** What came instead of an answer: `500: «message»`, `a web page`. */
  what: string;
  /** The status; null without an answer. */
  status: number | null;
}

interface Success {
  ok: true;
  status: number;
  text: string;
}

export type Asked = (Failure | Success) & { ms: number };

const brief = (text: string): string => (text.length > 160 ? `${text.slice(0, 160)}…` : text);

/** The `message` of an error, which the panel shows. */
function messageIn(text: string): string {
  try {
    const body = JSON.parse(text) as unknown;
    if (typeof body === 'object' && body !== null && 'message' in body) {
      return typeof body.message === 'string' ? `: «${brief(body.message)}»` : '';
    }
  } catch {
    // A gateway's page.
  }
  return ' without a message';
}

/** Makes a call. Never throws: a failure says what came instead of an answer. Tells neither the token nor what was sent. */
export async function ask(
  server: Server,
  method: string,
  path: string,
  body?: unknown,
  extraHeaders: Record<string, string> = {},
): Promise<Asked> {
  const start = performance.now();
  const done = <Outcome extends Failure | Success>(outcome: Outcome) => ({
    ...outcome,
    ms: Math.round(performance.now() - start),
  });
  const failed = (what: string, status: number | null = null) => done({ ok: false, what, status });
  const signals = [AbortSignal.timeout(server.timeout), ...(server.signal ? [server.signal] : [])];
  try {
    const response = await server.fetch(`${server.url.replace(/\/+$/, '')}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(server.token !== null && { authorization: `Bearer ${server.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...extraHeaders,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.any(signals),
    });
    const { status, headers } = response;
    const text = await response.text();
    if (!response.ok) return failed(`${status}${messageIn(text)}`, status);
    if (headers.get('content-type')?.includes('text/html')) {
      return failed('a web page, not an answer of the API', status);
    }
    return done({ ok: true, status, text });
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

/** The JSON of an answer, or what it is instead. */
export function jsonOf(text: string): { body: unknown } | { what: string } {
  if (text.trim() === '') return { what: 'an empty body' };
  try {
    return { body: JSON.parse(text) as unknown };
  } catch {
    return { what: 'a body that is not JSON' };
  }
}
