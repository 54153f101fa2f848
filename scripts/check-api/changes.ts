import { safeParse, type ZodMiniType } from 'zod/mini';
import { ask, isSlashless, jsonOf, type Asked, type Server } from './ask';
import { isRecord } from './compare';
import { shown, type Finding } from './judge';
import {
  ANOTACION,
  BULK,
  CHANGES,
  creation,
  deletion,
  edition,
  KINDS,
  type Change,
  type Kind,
  type Made,
} from './kinds';
import { isId, type Id } from './reads';
import {
  contentOf,
  failed,
  notChecked,
  readAnswer,
  refusal,
  resultOf,
  rowsIn,
  slashFinding,
  whole,
  type CallResult,
  type Limits,
} from './results';
import { errorInside } from './shapes';

export interface ChangeOptions extends Limits {
  signal?: AbortSignal | undefined;
  /** Marks the names of records that the check makes. */
  stamp: string;
}

/** A POST whose outcome says that nothing was made. */
const isRefused = ({ status }: Asked): boolean => status !== null && status >= 400 && status < 500;

/** Rows with the check's mark, and whether every row of the list was looked at. */
interface Found {
  ids: Id[];
  all: boolean;
}

const MOST_PAGES = 10;
const PAGE = 200;

/** Makes, edits and removes records of each kind. Knows each that it made, by whatever id it got. */
class Changes {
  readonly calls: CallResult[] = [];
  readonly leftBehind: string[] = [];
  readonly made: Made[] = [];
  /** What was begun is looked for and removed also after an interruption. */
  readonly untilDone: Server;
  /** Eight letters and digits in each name: what is left of a name that is cut, or kept in capitals or in another encoding. */
  readonly mark: string;

  constructor(
    readonly options: ChangeOptions,
    readonly server: Server,
  ) {
    this.untilDone = { ...server, signal: undefined };
    this.mark = Date.parse(options.stamp).toString(36).toUpperCase();
  }

  get isStopped(): boolean {
    return this.options.signal?.aborted ?? false;
  }

  bodyOf(call: string, asked: Asked): unknown {
    return contentOf(this.options.document, call, asked);
  }

  private isMarked(content: unknown): boolean {
    return JSON.stringify(content ?? null)
      .toUpperCase()
      .includes(this.mark);
  }

  /** The rows of a kind with the mark: by its search, and if that finds none, page by page. Null if the list does not answer. */
  async find({ path, list }: Kind): Promise<Found | null> {
    const call = `GET ${path}`;
    const rowsOf = async (query: string) => {
      const body = this.bodyOf(call, await ask(this.untilDone, 'GET', `${path}${query}`));
      return { rows: rowsIn(body), page: isRecord(body) ? body.page : null };
    };
    const marked = (rows: Record<string, unknown>[]) =>
      rows.filter((row) => this.isMarked(row)).flatMap(({ id }) => (isId(id) ? [id] : []));
    if (!list) {
      const { rows } = await rowsOf('');
      return rows && { ids: marked(rows), all: true };
    }
    const [page, size] = list;
    const { rows: hits } = await rowsOf(`?${page}=0&${size}=${PAGE}&texto=${this.mark}`);
    const ids = marked(hits ?? []);
    if (ids.length > 0) return { ids, all: false };
    const seen = new Set<unknown>();
    for (let number = 0; number < MOST_PAGES; number += 1) {
      const { rows, page: info } = await rowsOf(`?${page}=${number}&${size}=${PAGE}&texto=`);
      if (!rows) return null;
      const before = seen.size;
      for (const { id } of rows) seen.add(id);
      const found = marked(rows);
      if (found.length > 0) return { ids: found, all: false };
      const total = isRecord(info) ? info.totalElements : undefined;
      if (typeof total === 'number' && seen.size >= total) return { ids: [], all: true };
      if (seen.size === before) break;
    }
    return { ids: [], all: false };
  }

  /** Makes a record, and takes down what was made. */
  async post(kind: Kind, name: string, body: object): Promise<Asked> {
    const asked = await ask(this.server, 'POST', kind.path, { body });
    await this.follow(kind, name, asked);
    return asked;
  }

  /** The id that the answer to a creation tells, in its body or in Location. */
  private toldId({ path }: Kind, asked: Asked): Id | undefined {
    const body = this.bodyOf(`POST ${path}`, asked);
    const id = isRecord(body) ? body.id : body;
    const told = isId(id) ? id : null;
    const location = asked.headers?.get('location')?.split('/').at(-1);
    const followed = location && /^\d{1,15}$/.test(location) ? Number(location) : location;
    return asked.ok ? (told ?? (followed || undefined)) : undefined;
  }

  private has(kind: Kind, id: Id): boolean {
    return this.made.some((one) => one.kind === kind && String(one.id) === String(id));
  }

  /**
   * Takes down what a creation made: by the id that it told if that is its record, else as the list shows it. What may be there and is
   * not found is left behind. Never takes a record that has not the mark: it would be edited and deleted.
   */
  private async follow(kind: Kind, name: string, asked: Asked): Promise<void> {
    if (isRefused(asked)) return;
    const id = this.toldId(kind, asked);
    const stored = id === undefined ? null : await this.read({ kind, id });
    const isOurs = this.isMarked(stored ?? this.bodyOf(`POST ${kind.path}`, asked));
    const found = id !== undefined && isOurs ? null : await this.find(kind);
    const ids =
      id !== undefined && isOurs ? [id] : (found?.ids ?? []).filter((one) => !this.has(kind, one));
    for (const one of ids.filter((each) => !this.has(kind, each))) {
      const isReadable = this.isMarked(await this.read({ kind, id: one }));
      this.made.push({ kind, name, id: one, isReadable });
    }
    if (ids.length > 0) return;
    const why = found ? 'its list does not show it' : 'its list does not answer';
    if (asked.ok) this.leave(kind, name, id, `was made (${asked.status}), and ${why}`);
    else if (!found?.all) this.leave(kind, name, id, `may be there, and ${why}`);
  }

  leave({ noun }: Kind, name: string, id: Id | undefined, why: string): void {
    this.leftBehind.push(`${noun} «${name}» (id ${id ?? 'unknown'}): ${why}`);
  }

  /** The result of a change: of a creation whose answer the panel reads, also by its body. */
  outcome(change: Change, asked: Asked): CallResult {
    const { created, ...call } = change;
    const json = asked.ok ? jsonOf(asked) : null;
    const wrong =
      json && 'body' in json ? errorInside(this.options.document, call.call, json.body) : null;
    if (!asked.ok) return failed(call, asked);
    if (wrong !== null) {
      const failure = 'says that it is done, and the server did not do it';
      return failed({ ...call, failure }, { ...asked, what: wrong });
    }
    if (created) return readAnswer(this.options, { ...call, ...created }, asked, new Set()).result;
    return resultOf(call, this.options, asked.ms, []);
  }

  /** Takes down what is wrong with a change besides its answer. */
  report(result: CallResult, findings: Finding[]): void {
    const all = [...result.findings, ...findings];
    this.calls.push(
      findings.length === 0
        ? result
        : { ...result, ...resultOf(result, this.options, result.ms, all, result.notes) },
    );
  }

  /** A record as it is stored: its fields in the contract's form. Null if it cannot be read. */
  private async read({
    kind,
    id,
  }: Pick<Made, 'kind' | 'id'>): Promise<Record<string, unknown> | null> {
    if (!kind.edit) {
      const body = this.bodyOf(`GET ${kind.path}`, await ask(this.untilDone, 'GET', kind.path));
      return rowsIn(body)?.find((row) => String(row.id) === String(id)) ?? null;
    }
    const asked = await ask(this.untilDone, 'GET', `${kind.path}${id}`);
    const body = this.bodyOf(`GET ${kind.path}{id}`, asked);
    return isRecord(body) ? body : null;
  }

  /** What a stored record has otherwise than it was sent, field by field. What cannot be read is said at the reads. */
  async kept(made: Made, stored: Record<string, unknown>): Promise<Finding[]> {
    const record = await this.read(made);
    if (!record) return [];
    const { shape } = made.kind.schema;
    return Object.entries(stored).flatMap(([field, wanted]) => {
      const read = safeParse(shape[field] as ZodMiniType, record[field]);
      if (!(field in record) || (!read.success && isRecord(wanted))) return [];
      const now = read.success ? read.data : record[field];
      const came = isRecord(wanted) && isRecord(now) ? pick(now, wanted) : now;
      if (JSON.stringify(came) === JSON.stringify(wanted)) return [];
      return [
        {
          field,
          expected: said(wanted),
          came: said(came),
          panel: 'says that it saved, and shows another value from then on',
          times: 1,
          ...(HINTS[field] !== undefined && { change: HINTS[field] }),
        },
      ];
    });
  }

  async createAndEdit(kind: Kind): Promise<void> {
    const name = `Prueba ${this.mark} de check:api, ñandú & cía.`;
    const sent = kind.create(name, this.made);
    if ('reason' in sent) {
      this.calls.push(notChecked(creation(kind), sent.reason));
      return;
    }
    const asked = await this.post(kind, name, sent.body);
    const record = this.made.find((one) => one.kind === kind);
    const result = this.outcome(creation(kind), asked);
    if (!record) {
      const finding = whole({
        expected: 'a new record',
        came: 'no record of its name in the list',
        panel: 'says that it saved, and it is not found',
      });
      this.report(result, asked.ok ? [finding] : []);
      return;
    }
    const slash = isSlashless(this.server, kind.path)
      ? [slashFinding(result.effect ?? creation(kind).failure)]
      : [];
    const told = this.toldId(kind, asked);
    const wrongId = told !== undefined && !this.has(kind, told);
    const other = whole({
      expected: `the id of the new record, ${record.id}`,
      came: `${told}, which is not its id`,
      panel: 'goes on with another record: it prints or picks that one',
    });
    const kept = this.isStopped ? [] : await this.kept(record, sent.stored);
    this.report(result, [...slash, ...(wrongId ? [other] : []), ...kept]);
    if (!kind.edit || this.isStopped) return;
    const newName = `Prueba ${this.mark} editada, ñ`;
    const edit = kind.edit(record.id, newName, this.made);
    const path = `${kind.path}${record.id}`;
    const edited = await ask(this.server, 'PATCH', path, { body: edit.body });
    if (edited.ok) record.name = newName;
    const keptNow = edited.ok ? await this.kept(record, edit.stored) : [];
    this.report(this.outcome(edition(kind), edited), keptNow);
  }

  async refuse(kind: Kind): Promise<void> {
    const { call, screens } = creation(kind);
    const name = `Prueba ${this.mark} mal hecha`;
    const asked = await this.post(kind, name, kind.wrong(name));
    const finding = refusal(asked, 400, [400, 422]);
    const wrong = { call: `${call} with a wrong body`, screens };
    this.calls.push(resultOf(wrong, this.options, asked.ms, finding ? [finding] : []));
  }

  /** Changes two movements with each of the calls that change many. */
  async changeMany(): Promise<void> {
    const first = this.made.find(({ kind }) => kind.noun === 'movimiento');
    if (first) {
      const name = `Prueba ${this.mark} segunda`;
      const sent = first.kind.create(name, this.made);
      if ('body' in sent) await this.post(first.kind, name, sent.body);
    }
    const movimientos = this.made.filter(({ kind }) => kind === first?.kind);
    for (const { query, stored, ...change } of BULK) {
      if (!first) {
        this.calls.push(notChecked(change, 'no movement was made for it'));
        continue;
      }
      const ids = movimientos.map(({ id }) => `movimientoIds=${id}`).join('&');
      const path = change.call.replace('PATCH ', '');
      const asked = await ask(this.server, 'PATCH', `${path}?${ids}&${query}`);
      const findings: Finding[] = [];
      for (const movimiento of asked.ok ? movimientos : []) {
        const kept = await this.kept(movimiento, stored);
        const isAnother = movimiento !== first && findings.length === 0;
        const change = 'read movimientoIds as a list: the name comes once for each id';
        if (findings.length === 0) {
          findings.push(...kept.map((one) => (isAnother ? { ...one, change } : one)));
        }
      }
      this.report(this.outcome(change, asked), findings);
    }
  }

  /** Makes a record twice with one `Idempotency-Key`, as a browser does when it repeats a call by itself, and says what came of it. */
  async repeat(): Promise<string> {
    const name = `Prueba ${this.mark} repetida`;
    const sent = ANOTACION.create(name, this.made);
    if ('reason' in sent) return sent.reason;
    const before = this.made.length;
    const headers = { 'idempotency-key': `check-api ${this.options.stamp}` };
    const create = () => ask(this.server, 'POST', ANOTACION.path, { body: sent.body, headers });
    const [first, second] = [await create(), await create()];
    await this.follow(ANOTACION, name, first);
    const [own, other] = [first, second].map((one) => this.toldId(ANOTACION, one));
    if (other !== undefined && String(other) !== String(own)) {
      await this.follow(ANOTACION, name, second);
    }
    const refused = [first, second].find(({ ok }) => !ok);
    if (refused && !refused.ok) return `Idempotency-Key: came back with ${refused.what}`;
    const count = this.made.length - before;
    if (count === 0) return 'Idempotency-Key: not known, because the list does not answer';
    return count === 1
      ? 'Idempotency-Key: taken, a repeated call made nothing twice. The panel sends it with `idempotencyKeys` in its config.json'
      : `Idempotency-Key: not taken, a repeated call made ${count} records. A browser may repeat a call by itself: see docs/mock-api.md`;
  }

  /** Whether a record is there: by its own call, else by its list. Null if neither can tell. */
  private async isThere({ kind, id, isReadable }: Made): Promise<boolean | null> {
    if (kind.edit && isReadable) {
      const { status } = await ask(this.untilDone, 'GET', `${kind.path}${id}`);
      if (status === 404 || status === 410) return false;
    }
    const found = await this.find(kind);
    if (found?.ids.some((one) => String(one) === String(id))) return true;
    return found?.all ? false : null;
  }

  /** Deletes a record, twice if it is still there. What is not proven gone is left behind. */
  async remove(record: Made): Promise<void> {
    const { kind, id, name } = record;
    const path = `${kind.path}${id}`;
    const asked = await ask(this.untilDone, 'DELETE', path);
    let isThere = await this.isThere(record);
    const result = this.outcome(deletion(kind), asked);
    const finding = whole({
      expected: 'no such record any more',
      came: 'the record, in its list',
      panel: 'says that it deleted, and the record stays',
    });
    const isFirst = !this.calls.some(({ call }) => call === result.call);
    if (isFirst) this.report(result, asked.ok && isThere ? [finding] : []);
    if (isThere === false) return;
    const again = await ask(this.untilDone, 'DELETE', path);
    // What the second one no longer finds, the first one removed.
    if (asked.ok && isThere === null && again.status === 404) return;
    isThere = await this.isThere(record);
    if (isThere === false) return;
    const still = isThere ? 'still in its list' : 'DELETE was confirmed, and nothing shows it gone';
    this.leave(kind, name, id, again.ok ? still : `DELETE came back with ${again.what}`);
  }
}

const pick = (record: Record<string, unknown>, like: object): object =>
  Object.fromEntries(Object.keys(like).map((name) => [name, record[name]]));

const said = (value: unknown): string => (isRecord(value) ? JSON.stringify(value) : shown(value));

const UTF8 = 'use UTF-8 from the request to the database, and store texts as they came';

/** What to change if a field is not kept. */
const HINTS: Record<string, string> = {
  flete:
    'store flete + contrareembolso + redespacho + seguro: the panel sends the net (a bulk price sets the stored one)',
  fecha: 'keep it as a LocalDate, without a zone',
  observaciones: UTF8,
  nombre: UTF8,
  direccion: UTF8,
  clienteDestino: 'keep clienteDestinoNombre where clienteDestinoId is 0',
};

/**
 * Makes, edits and removes a record of each kind. Removes also after a failure or an interruption; what it cannot prove removed it
 * returns by name and id.
 */
export async function makeChanges(
  options: ChangeOptions,
  server: Server,
): Promise<{ calls: CallResult[]; leftBehind: string[] }> {
  const changes = new Changes(options, server);
  const { calls, made } = changes;
  const steps = [
    ...KINDS.map((kind) => () => changes.createAndEdit(kind)),
    () => changes.changeMany(),
    ...KINDS.map((kind) => () => changes.refuse(kind)),
  ];
  for (const step of steps) {
    if (changes.isStopped) break;
    await step();
  }
  const reminder = calls.find(({ call }) => call === creation(ANOTACION).call);
  if (reminder && made.some(({ kind }) => kind === ANOTACION) && !changes.isStopped) {
    reminder.notes.push(await changes.repeat());
  }
  for (const record of made.toReversed()) await changes.remove(record);
  const done = new Set(calls.map(({ call }) => call));
  const rest = CHANGES.filter(({ call }) => !done.has(call));
  calls.push(...rest.map((one) => notChecked(one, 'no record was made for it')));
  return { calls, leftBehind: changes.leftBehind };
}
