import { safeParse, type ZodMiniType } from 'zod/mini';
import { cuitSearchText } from '@/domain/cuit';
import { isGarbled } from '@/domain/garbled';
import type { Kind } from './kinds';

export interface Options {
  fetch: typeof fetch;
  /** The API's base, as `apiUrl` in `config.json`: `https://host/api`. */
  url: string;
  username: string;
  password: string;
  write: boolean;
  /** The panel's origin, if it is not the API's. */
  origin?: string | undefined;
  signal?: AbortSignal | undefined;
  now: () => Date;
  wait: (seconds: number) => Promise<void>;
  progress: (call: string) => unknown;
}

/** The check could not begin: nobody signed in. */
export class CannotRun extends Error {}

export type Row = Record<string, unknown>;
export type Id = number | string;
export type Query = Record<string, Id | boolean>;
type Question = { body?: object; headers?: object; token?: string | null };
type Path = PropertyKey[];
type Issues = readonly { path: Path; message: string; expected?: unknown }[];

const TIMEOUT = 60_000;
const MOST_TURNS = 4;
const LONGEST_WAIT = 120;

export const isRecord = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** 0 is a free text. */
export const isId = (value: unknown): value is Id =>
  (typeof value === 'number' && value > 0) || (typeof value === 'string' && value !== '');

export function shown(value: unknown): string {
  if (typeof value === 'string') return `«${value.length > 80 ? `${value.slice(0, 80)}…` : value}»`;
  return typeof value === 'object' && value ? 'an object or a list' : String(value);
}

const ENGLISH =
  /\b(the|is|are|not|of|for|must|with|cannot|was|found|request|resource|handler|missing|required|unexpected|unable|blank|empty|be|does|failed|\w*Exception|invalid|forbidden|unauthorized|denied|bad)\b/i;

const URGENCIES: unknown[] = ['high', 'medium', 'low', null, undefined];
/** Values that have the right type. `fechaGeneracion` is shown as it came. */
const ODD: [name: RegExp, isOdd: (value: unknown) => boolean, expected: string][] = [
  [/./, (value) => isGarbled(String(value)), 'UTF-8'],
  [
    /^fecha(?!Gen)/,
    (value) => /T\d\d:.*(Z|[+-]\d\d:?\d\d)$/.test(String(value)),
    'a day, no instant',
  ],
  [/^urgency$/, (value) => !URGENCIES.includes(value), 'high, medium or low'],
  [/^id$/, (value) => Number(value) > Number.MAX_SAFE_INTEGER, 'a number below 2^53'],
  [/^porcentaje/, (value) => Number(value) > 1, 'a fraction, 0.1 for 10 %'],
];

/** What came of a call. */
export class Answer {
  /** Undefined if it is not JSON. No content is nothing found, as the panel reads it. */
  readonly body: unknown;
  readonly ok: boolean;
  /** For people: `500 «message»`. */
  readonly what: string;

  constructor(
    readonly server: Server,
    readonly call: string,
    readonly response: Response,
    text: string,
  ) {
    const { status, headers } = response;
    try {
      this.body = status === 204 ? [] : JSON.parse(text);
    } catch {
      // `what` tells it.
    }
    this.ok = response.ok && !headers.get('content-type')?.includes('text/html');
    const said = this.message === null ? 'without a message' : shown(this.message);
    const read = this.body === undefined ? `no JSON: ${shown(text)}` : String(status);
    this.what = status === 0 ? text : this.ok ? read : `${status} ${said}`;
  }

  /** The text that the panel shows of an error. */
  get message(): string | null {
    const text = isRecord(this.body) ? this.body.message : null;
    return typeof text === 'string' && text.trim() !== '' ? text : null;
  }

  /** The rows, bare or in a field; null for no list. */
  get rows(): Row[] | null {
    const found = isRecord(this.body) ? Object.values(this.body).find(Array.isArray) : this.body;
    return this.ok && Array.isArray(found) && found.every(isRecord) ? found : null;
  }

  get page(): Partial<Record<'number' | 'totalElements' | 'totalPages', number>> {
    return isRecord(this.body) && isRecord(this.body.page) ? this.body.page : {};
  }

  has = (id: unknown): boolean => this.rows?.some((row) => row.id === id) ?? false;

  expect(holds: boolean, what: string): void {
    if (!holds) this.server.differs(this.call, `expected ${what}`);
  }

  expectRows(count: number, when: string): void {
    const came = this.rows ? this.rows.length : this.what;
    this.expect(came === count, `${count || 'no'} rows ${when}, came ${came}`);
  }

  /** Expects a refusal that a clerk can read. */
  expectRefusal(statuses: number[], when: string): void {
    const { message, what } = this;
    const isRight = statuses.includes(this.response.status);
    this.expect(isRight, `${statuses[0]} ${when}, came ${what}`);
    this.expect(!isRight || message !== null, `the field message in an error, came ${what}`);
    this.expect(!ENGLISH.test(message ?? ''), `a message in Spanish, came ${shown(message)}`);
  }

  /** Reads it as the panel does; null if it cannot. Every field that the panel reads of an `entity` must come in some row. */
  read<Output>(schema: ZodMiniType<Output>, entity?: string): Output | null {
    const { ok, body } = this;
    this.expect(ok && body !== undefined, `JSON, came ${this.what}`);
    if (!ok || body === undefined) return null;
    const tell = (issues: Issues, isOfRow: boolean) => {
      for (const { path, message, expected = message } of issues) {
        const name = path.filter((step) => typeof step === 'string').join('.');
        const value = path.reduce<unknown>(
          (at, step) => (at as Row | null)?.[step as string],
          body,
        );
        // Of a sign-in no value is told.
        const came = entity === undefined ? typeof value : isOfRow ? 'another' : shown(value);
        this.expect(false, `${name || 'the answer'} as ${String(expected)}, came ${came}`);
      }
    };
    // The panel logs rows that it leaves out.
    const log: [string, unknown][] = [];
    const { error } = console;
    console.error = (text: string, detail: unknown) => void log.push([text, detail]);
    const sent = entity === undefined ? body : this.server.record(this.call, entity, body);
    const result = safeParse(schema, sent);
    console.error = error;
    if (!result.success) tell(result.error.issues, false);
    for (const [text, detail] of log) {
      if (text !== 'Fila repetida') tell(detail as Issues, true);
      else this.expect(false, 'each row once');
    }
    return result.success ? result.data : null;
  }
}

/** A server that is checked, and what it does otherwise than the panel needs. */
export class Server {
  token: string | null = null;
  /** With the calls of each. */
  readonly differences = new Map<string, Set<string>>();
  /** Records of the check that are still there. */
  readonly leftBehind: string[] = [];
  readonly notAsked: string[] = [];
  private readonly present = new Set<string>();
  private readonly nulls = new Set<string>();
  private readonly absent = new Map<string, string>();

  constructor(readonly options: Options) {}

  isStopped = (): boolean => this.options.signal?.aborted ?? false;

  differs(call: string, what: string): void {
    this.differences.set(what, (this.differences.get(what) ?? new Set()).add(call));
  }

  /** Writes the query as the panel does: a blank is `+`, and a CUIT its middle digits. */
  get(path: string, query: Query = {}): Promise<Answer> {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query))
      search.append(name, name === 'texto' ? cuitSearchText(String(value)) : String(value));
    return this.ask('GET', search.size > 0 ? `${path}?${search}` : path);
  }

  /** A page of a list. The panel asks for 200 rows where it needs them all. */
  list({ path, pages }: Kind, texto: string, page = 0, rows = 200): Promise<Answer> {
    return this.get(path, pages ? { texto, [pages[0]]: page, [pages[1]]: rows } : {});
  }

  /** Makes a call, again where `Retry-After` says so. Never throws, and tells neither the token nor what was sent. */
  async ask(method: string, path: string, question: Question = {}, turn = 1): Promise<Answer> {
    const { url, origin, fetch, now, wait, progress } = this.options;
    const { body, headers, token = this.token } = question;
    const call = `${method} ${path.replace(/\?.*/, '').replace(/\/\d[\w-]*(?=\/|$)/, '/{id}')}`;
    progress(call);
    const answer = await fetch(`${url.replace(/\/+$/, '')}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(origin !== undefined && { origin }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT),
    })
      .then(async (response) => new Answer(this, call, response, await response.text()))
      .catch((error: unknown) => {
        const { message, cause } = error as Error;
        const why = cause instanceof Error ? cause.message : message;
        return new Answer(this, call, Response.error(), `no answer: ${why}`);
      });
    const { status, headers: got } = answer.response;
    const isAllowed = ['*', origin].includes(got.get('access-control-allow-origin') ?? '');
    if (origin !== undefined)
      answer.expect(isAllowed, `Access-Control-Allow-Origin also at ${status}`);
    const after = got.get('retry-after');
    if (after === null || ![429, 503].includes(status) || turn === MOST_TURNS) return answer;
    const seconds = Number(after) || (Date.parse(after) - now().getTime()) / 1000 || 1;
    await wait(Math.min(Math.max(seconds, 1), LONGEST_WAIT));
    return this.ask(method, path, question, turn + 1);
  }

  /** Notes each field that is looked for, and what is wrong with its value. */
  record(call: string, entity: string, value: unknown, path: string[] = []): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const note = (key: string, found: unknown) => {
      const name = [entity, ...path, key].join('.').replace('.subServicio', '.servicio');
      if (found === undefined) this.absent.set(name, call);
      else (found === null ? this.nulls : this.present).add(name);
      const odd = ODD.find(([names, isOdd]) => names.test(key) && isOdd(found));
      if (odd) this.differs(call, `expected ${name} as ${odd[2]}, came ${shown(found)}`);
    };
    return new Proxy(value, {
      has: (target, key) => {
        const isField = typeof key === 'string' && !Array.isArray(target);
        if (isField && !(key in target)) note(key, undefined);
        return key in target;
      },
      get: (target, key, receiver) => {
        const found: unknown = Reflect.get(target, key, receiver);
        // zod looks at the constructor to tell what it has.
        if (typeof key === 'symbol' || key === 'constructor') return found;
        if (!Array.isArray(target)) note(key, found);
        else if (!/^\d+$/.test(key)) return found;
        return this.record(call, entity, found, Array.isArray(target) ? [] : [...path, key]);
      },
    });
  }

  /** A server that leaves null out sends a field in some row, all the same, and nowhere as null. */
  expectFields(): void {
    for (const [name, call] of this.absent)
      if (!this.present.has(name) || this.nulls.has(name))
        this.differs(call, `expected ${name}, which does not come`);
  }
}
