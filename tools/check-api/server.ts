import { safeParse, type ZodMiniType } from 'zod/mini';
import { cuitSearchText } from '@/domain/cuit';
import { isGarbled } from '@/domain/garbled';
import { errorMessage, HTTPError } from '@/lib/api/http-errors';
import { KINDS, type Id, type Kind } from './kinds';

export interface Options {
  fetch: typeof fetch;
  /** The API's base, as `apiUrl` in `config.json`: `https://host/api`. */
  url: string;
  username: string;
  password: string;
  write: boolean;
  /** The areas to check; all if empty. */
  only: string[];
  /** The panel's origin, if it is not the API's. */
  origin?: string | undefined;
  signal?: AbortSignal | undefined;
  now: () => Date;
  wait: (seconds: number) => Promise<void>;
  progress: (call: string) => unknown;
  /** Told of each record before it is made, and after it is gone. */
  keep: (book: Book) => void;
}

/** What a run has made, to be removed by a later one. */
export interface Book {
  url: string;
  mark: string;
  made: { kind: { entity: string }; name: string; id: Id | null }[];
}

/** A record that was sent. Its id is null until it is read back. */
export interface Made {
  kind: Kind;
  name: string;
  id: Id | null;
  own: Own | null;
  /** What was sent last of each field. */
  sent: Row;
  /** Why it is still there. */
  why?: string;
}

/** The check could not begin: nobody signed in. */
export class CannotRun extends Error {}
/** Nothing more is asked, except to remove what was made. */
export class Stopped extends Error {}

export type Row = Record<string, unknown>;
export type Query = Record<string, Id | boolean>;
type Question = { body?: object; headers?: object; token?: string | null };
type Path = PropertyKey[];
type Issues = readonly { path: Path; message: string; expected?: string }[];

const TIMEOUT = 60_000;
const MOST_TURNS = 4;
const LONGEST_WAIT = 120;
const LONGEST_QUOTE = 80;
const A_DAY = 86_400_000;

export const isRecord = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** 0 is a free text. */
export const isId = (value: unknown): value is Id =>
  (typeof value === 'number' && value > 0) || (typeof value === 'string' && value !== '');

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text);

/** A value by its text, its keys or its length. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `«${cut(value, LONGEST_QUOTE)}»`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return isRecord(value)
    ? `an object of ${cut(Object.keys(value).join(', '), 400)}`
    : String(value);
}

const stepInto = (value: unknown, path: Path) =>
  path.reduce<unknown>((at, step) => (at as Row | null | undefined)?.[step as string], value);

/** Words of English, of SQL and of its drivers that no Spanish message has. */
const MACHINE =
  /\b(the|is|are|not|of|for|must|with|cannot|was|found|request|resource|handler|missing|required|unexpected|unable|blank|empty|be|does|failed|\w*Exception|invalid|forbidden|unauthorized|denied|bad|should|already|exists|occurred|internal|too long|SQL\w*|ORA-\d+|select|insert|constraint|violates|duplicate|column|varying|syntax)\b/i;

/** `2026-11-20 10:30:00`. */
export const inBuenosAires = (at: Date): string =>
  at.toLocaleString('sv', { timeZone: 'America/Argentina/Buenos_Aires' });

/** The panel reads the day as it is written: that of an instant must be the day in Buenos Aires. */
function isOtherDay(text: string): boolean {
  if (!/T\d\d:.*(Z|[+-]\d\d:?\d\d)$/.test(text) || text.includes('T00:00')) return false;
  const at = new Date(text);
  return at.getTime() % A_DAY === 0 || !inBuenosAires(at).startsWith(text.slice(0, 10));
}

const URGENCIES: unknown[] = ['high', 'medium', 'low', null, undefined];
/** Values that have the right type. `fechaGeneracion` is shown as it came. */
const ODD: [name: RegExp, isOdd: (value: unknown) => boolean, expected: string][] = [
  [/./, (value) => isGarbled(String(value)), 'UTF-8'],
  [/^fecha(?!Gen)/, (value) => isOtherDay(String(value)), 'a day, no instant'],
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
    // At a 401 the panel has its own text.
    const isMachines = !this.ok && status !== 401 && MACHINE.test(this.message ?? '');
    this.expect(!isMachines, 'a message in Spanish, for a clerk', said);
  }

  /** The text that the panel shows of an error. */
  get message(): string | null {
    return errorMessage(new HTTPError(this.call, this.response.status, this.body), '') || null;
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

  expect(holds: boolean, what: string, came?: string | number): void {
    if (!holds) this.server.differs(this.call, `expected ${what}`, came);
  }

  expectDone(): void {
    this.expect(this.ok, 'it done', this.what);
  }

  expectRows(count: number, when: string): void {
    const came = this.rows ? this.rows.length : this.what;
    this.expect(came === count, `${count || 'no'} rows ${when}`, came);
  }

  /** Expects a refusal that a clerk can read. */
  expectRefusal(statuses: number[], when: string): void {
    const isRight = statuses.includes(this.response.status);
    const isSilent = isRight && !this.ok && this.message === null;
    this.expect(isRight, `${statuses[0]} ${when}`, this.what);
    this.expect(!isSilent, 'the field message in an error', this.what);
  }

  /** Reads it as the panel does; null if it cannot. Every field that the panel reads of an `entity` must come in some row. */
  read<Output>(schema: ZodMiniType<Output>, entity?: string): Output | null {
    const { ok, body, rows } = this;
    this.expect(ok && body !== undefined, 'JSON', this.what);
    if (!ok || body === undefined) return null;
    const tell = (issues: Issues, isOfRow: boolean) => {
      for (const { path, message, expected } of issues) {
        const type = expected ?? /expected (\w+)/.exec(message)?.[1] ?? message;
        const steps = path.slice(path.findLastIndex((step) => typeof step === 'number') + 1);
        const isField = isOfRow || steps.length < path.length;
        const whole = isOfRow ? rows?.find((row) => typeof stepInto(row, path) !== type) : body;
        const value = stepInto(whole, path);
        const isAbsent = value === undefined && path.length > 0;
        const inside = isAbsent ? ` in ${shown(stepInto(whole, path.slice(0, -1)))}` : '';
        // Of a sign-in no value is told.
        const came = entity === undefined ? typeof value : `${shown(value)}${inside}`;
        const name = [...(isField ? [entity] : []), ...steps].join('.') || 'the answer';
        this.expect(false, `${name} as ${type}`, came);
      }
    };
    // The panel logs rows that it leaves out.
    const log: [string, unknown][] = [];
    const { error } = console;
    console.error = (text: string, detail: unknown) => void log.push([text, detail]);
    const sent = entity === undefined ? body : this.server.record(this.call, entity, body);
    const result = safeParse(schema, sent);
    console.error = error;
    // What else is wrong with an answer of another shape follows from that.
    const issues: Issues = result.error?.issues ?? [];
    const shape = issues.find(({ path }) => path.length < 2);
    tell(shape ? [shape] : issues, false);
    for (const [text, detail] of log) {
      if (text !== 'Fila repetida') tell(detail as Issues, true);
      else this.expect(false, 'each row once');
    }
    return result.success ? result.data : null;
  }
}

/** A record of this run: the server showed it under its id, with the mark of the run. */
export class Own {
  private constructor(
    readonly kind: Kind,
    readonly id: Id,
    readonly record: Row,
  ) {}

  private static of({ mark }: Server, kind: Kind, id: unknown, row: unknown): Own | null {
    if (!isRecord(row) || !isId(id) || row.id !== id) return null;
    const texts = [row[kind.named], row.direccion];
    const isMarked = texts.some((text) => String(text).toUpperCase().includes(mark));
    return isMarked ? new Own(kind, id, row) : null;
  }

  /** Reads one by its id. */
  static async read(server: Server, kind: Kind, id: Id): Promise<Own | null> {
    const answer = kind.empty && (await server.ask('GET', `${kind.path}${id}`));
    return answer?.ok ? Own.of(server, kind, id, answer.body) : null;
  }

  /** Searches all of a kind by the mark; null if the list does not answer. */
  static async find(server: Server, kind: Kind): Promise<Own[] | null> {
    const { rows } = await server.list(kind, server.mark);
    return rows?.flatMap((row) => Own.of(server, kind, row.id, row) ?? []) ?? null;
  }
}

/** A server that is checked, and what it does otherwise than the panel needs. */
export class Server {
  token: string | null = null;
  /** Each with what came first, and its calls. */
  readonly differences = new Map<string, { came: string; calls: Set<string> }>();
  readonly notAsked: string[] = [];
  /** What was made and is not proven gone. */
  readonly made: Made[];
  readonly mark: string;
  readonly kinds: Kind[];
  /** After a stop, too. */
  isRemoving = false;
  private cookie?: string;
  private readonly present = new Set<string>();
  private readonly nulls = new Set<string>();
  private readonly absent = new Map<string, string>();

  constructor(
    readonly options: Options,
    book?: Book,
  ) {
    const { now, only } = options;
    this.mark = book?.mark ?? now().getTime().toString(36).toUpperCase();
    const isMeant = ({ area }: Kind) => only.length === 0 || only.includes(area);
    const needed = KINDS.filter(isMeant).flatMap(({ needs }) => needs);
    this.kinds = KINDS.filter((one) => isMeant(one) || needed.includes(one.area));
    this.made = (book?.made ?? []).flatMap((one) =>
      KINDS.filter(({ entity }) => entity === one.kind.entity).map((kind) => ({
        ...one,
        kind,
        own: null,
        sent: {},
      })),
    );
  }

  throwIfStopped(): void {
    if (this.options.signal?.aborted && !this.isRemoving) throw new Stopped();
  }

  keep(): void {
    this.options.keep({ url: this.options.url, mark: this.mark, made: this.made });
  }

  differs(call: string, what: string, came: string | number = ''): void {
    const one = this.differences.get(what) ?? { came: String(came), calls: new Set() };
    this.differences.set(what, { ...one, calls: one.calls.add(call) });
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

  /** Makes a call that changes nothing. */
  ask(method: 'GET' | 'OPTIONS', path: string, question?: Question): Promise<Answer> {
    return this.send(method, path, question);
  }

  signIn(body: object, token?: null): Promise<Answer> {
    return this.send('POST', '/authenticate', { body, ...(token === null && { token }) });
  }

  /** Makes a record, which is in the book before. */
  async make(kind: Kind, sent: Row): Promise<[Made, Answer]> {
    this.throwIfStopped();
    const { [kind.named]: name = `${this.mark}, without a name` } = sent as Record<string, string>;
    const made: Made = { kind, name, id: null, own: null, sent };
    this.made.push(made);
    this.keep();
    return [made, await this.send('POST', kind.path, { body: sent })];
  }

  /** The only way to change or delete: of one record, or by a bulk change of movements. */
  change(
    how: 'PATCH' | 'DELETE' | `/reportes/${string}`,
    [own, ...more]: [Own, ...Own[]],
    values?: object,
  ): Promise<Answer> {
    const { kind, id } = own;
    if (how === 'PATCH' || how === 'DELETE')
      return this.send(how, `${kind.path}${id}`, values && { body: values });
    const query = [own, ...more].map((one) => ['movimientoIds', String(one.id)]);
    for (const [name, value] of Object.entries(values ?? {})) query.push([name, String(value)]);
    return this.send('PATCH', `${how}?${new URLSearchParams(query)}`);
  }

  forget(made: Made): void {
    this.made.splice(this.made.indexOf(made), 1);
    this.keep();
  }

  /** Calls again where `Retry-After` says so. Tells neither the token nor what was sent. @throws Stopped */
  private async send(
    method: string,
    path: string,
    question: Question = {},
    turn = 1,
  ): Promise<Answer> {
    const { url, origin, fetch, now, wait, progress } = this.options;
    this.throwIfStopped();
    const { body, headers, token = this.token } = question;
    const call = `${method} ${path.replace(/\?.*/, '').replace(/\/\d[\w-]*(?=\/|$)/, '/{id}')}`;
    progress(call);
    const answer = await fetch(`${url.replace(/\/+$/, '')}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
        // A browser sends it by itself, on the same origin.
        ...(origin === undefined && token === this.token && this.cookie && { cookie: this.cookie }),
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
    const cookies = got.getSetCookie().map((one) => one.replace(/;.*/, ''));
    if (cookies.length > 0) this.cookie = cookies.join('; ');
    const isAllowed = ['*', origin].includes(got.get('access-control-allow-origin') ?? '');
    if (origin !== undefined)
      answer.expect(isAllowed, `Access-Control-Allow-Origin also at ${status}`);
    const after = got.get('retry-after');
    if (after === null || ![429, 503].includes(status) || turn === MOST_TURNS) return answer;
    const seconds = Number(after) || (Date.parse(after) - now().getTime()) / 1000 || 1;
    await wait(Math.min(Math.max(seconds, 1), LONGEST_WAIT));
    return this.send(method, path, question, turn + 1);
  }

  /** Notes each field that is looked for, and what is wrong with its value. */
  record(call: string, entity: string, value: unknown, path: string[] = []): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const note = (key: string, found: unknown) => {
      const name = [entity, ...path, key].join('.').replace('.subServicio', '.servicio');
      if (found === undefined) this.absent.set(name, call);
      else (found === null ? this.nulls : this.present).add(name);
      const odd = ODD.find(([names, isOdd]) => names.test(key) && isOdd(found));
      if (odd) this.differs(call, `expected ${name} as ${odd[2]}`, shown(found));
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
    this.throwIfStopped();
    for (const [name, call] of this.absent)
      if (!this.present.has(name) || this.nulls.has(name))
        this.differs(call, `expected ${name}, which does not come`);
  }
}
