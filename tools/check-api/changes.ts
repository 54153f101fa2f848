import { safeParse, type ZodMiniType } from 'zod/mini';
import { sumPesos } from '@/domain/dinero';
import { CLIENTE, DECEMBER, KINDS, MOVIMIENTO, type Kind } from './kinds';
import { withoutAccents, type Part } from './reads';
import { Answer, inBuenosAires, isId, isRecord, Own, shown } from './server';
import type { Made, Row, Server } from './server';

const A_DAY = 24 * 60;
const CLOCKS_APART = 5;
/** More than twenty ids, where some servers cut a list. */
const MANY = 21;
/** First what no sum reads: a server may change all movements. */
const BULK: [name: string, sent: Row, stored?: Row][] = [
  ['marcar-rendido', { fleteRendido: true }],
  ['marcar-pagado', { montoPagado: true, fletePagado: true }],
  ['precio-flete', { precioFlete: 900.5 }, { flete: 900.5 }],
];

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** `flete` is sent net, and stored with what the others add to it. */
const storedFlete = ({ flete, contrareembolso = 0, redespacho = 0, seguro = 0 }: Row) =>
  sumPesos([flete, contrareembolso, redespacho, seguro] as number[]);

/** A text may come back padded, and what is empty as 0. */
function isKept(wanted: unknown, came: unknown): boolean {
  if (wanted === null || wanted === '') return !came;
  return (typeof came === 'string' ? came.trimEnd() : came) === wanted;
}

/** Makes, edits and removes records of each kind, each with a mark of this run in its name. */
export class Changes {
  private seed: number;

  constructor(readonly server: Server) {
    this.seed = Math.floor(server.options.now().getTime() / 1000) * 2;
  }

  now = () => inBuenosAires(this.server.options.now());
  ofKind = (kind: Kind) => this.server.made.filter((one) => one.kind === kind);
  owns = (kind: Kind) => this.ofKind(kind).flatMap(({ own }) => own ?? []);

  nameOf({ named }: Kind, what: number | string): string {
    const { mark } = this.server;
    return named === 'remitoNumero' ? `${mark}/${what}` : `Prueba ${mark} Ñandú D'Güemes ${what}`;
  }

  /** The body of the first record of a kind, or of another. */
  bodyOf(kind: Kind, index: number, more?: object): Row {
    this.seed += 2;
    const ids = KINDS.map((one) => [one.area, this.owns(one).map(({ id }) => id)] as const);
    const form = kind.form?.(this.seed + Math.min(index, 1), Object.fromEntries(ids));
    return { ...form, [kind.named]: this.nameOf(kind, index), ...more };
  }

  /** Reads all of a kind back by the list's search; false if it does not answer. */
  async findAll(kind: Kind): Promise<boolean> {
    const found = await Own.find(this.server, kind);
    for (const one of this.ofKind(kind)) one.own = null;
    for (const own of found ?? []) {
      const known = this.ofKind(kind).find(({ id }) => id === own.id);
      const open = this.ofKind(kind).findLast(({ id }) => id === null);
      const made = known ?? open ?? { kind, sent: {} };
      const name = String(own.record[kind.named]);
      if (made !== known && made !== open) this.server.made.push(made as Made);
      Object.assign(made, { id: own.id, own, name });
    }
    this.server.keep();
    return found !== null;
  }

  /** Makes a record and reads it back: by the id that was told if its record has the mark, else as the list shows it. */
  async post(kind: Kind, sent: Row): Promise<[Made, Answer]> {
    const [made, answer] = await this.server.make(kind, sent);
    const { status } = answer.response;
    const told = isRecord(answer.body) ? answer.body.id : answer.body;
    if (answer.ok && isId(told)) made.own = await Own.read(this.server, kind, told);
    made.id = made.own?.id ?? null;
    const isRefused = status >= 400 && status < 500;
    const isFound = made.own !== null || isRefused || (await this.findAll(kind));
    const isTold = made.id === null || !isId(told) || made.id === told;
    answer.expect(isTold, 'the id of the new record', 'another');
    if (made.id === null && !answer.ok && isFound) this.server.forget(made);
    this.server.keep();
    return [made, answer];
  }

  async create(kind: Kind, index: number, more?: object): Promise<void> {
    const sent = this.bodyOf(kind, index, more);
    // A picker that keeps its answers has none of it afterwards.
    if (kind.filtro) await this.server.get(kind.filtro[0], { texto: this.nameOf(kind, index) });
    const [{ own }, answer] = await this.post(kind, sent);
    answer.expectDone();
    if (answer.ok && kind.created) answer.read(kind.created);
    if (own) this.expectKept(own, sent, answer);
  }

  /** Expects each field as it was sent. */
  expectKept({ kind, record }: Own, sent: Row, { call }: Answer): void {
    const stored = new Answer(this.server, call, new Response(), JSON.stringify(record));
    stored.read(kind.row, kind.entity);
    for (const [name, value] of Object.entries(sent)) {
      const wanted = name === 'flete' ? storedFlete(sent) : value;
      const [, field = name, part] = /^(.+)(Id|Nombre)$/.exec(name) ?? [];
      const schema = kind.row.shape[field] as ZodMiniType | undefined;
      if (!schema || name === 'id' || wanted === undefined || (part && wanted === 0)) continue;
      const read = safeParse(schema, record[field]);
      const now: unknown = read.success ? read.data : record[field];
      const came = part && isRecord(now) ? now[part.toLowerCase()] : now;
      const what = `${kind.entity}.${name} as sent, ${shown(wanted)}`;
      stored.expect(isKept(wanted, came), what, shown(came));
    }
  }

  /** Sends all fields, or of another kind than movements just these. */
  async edit(made: Made, values: Row, isWhole: boolean): Promise<void> {
    const { kind, own, sent } = made;
    if (!own) return;
    const id = kind === MOVIMIENTO ? undefined : own.id;
    const all: Row = { ...sent, ...values, id };
    const body = Object.entries(isWhole || !id ? all : { ...values, id });
    const filled = body.filter(([, value]) => value !== null || !id);
    const answer = await this.server.change('PATCH', [own], Object.fromEntries(filled));
    answer.expectDone();
    made.sent = { ...all, ...(all.fecha === null && { fecha: sent.fecha }) };
    made.own = await Own.read(this.server, kind, own.id);
    if (answer.ok && made.own) this.expectKept(made.own, made.sent, answer);
  }

  /** Expects a record found as a clerk types its name, and counted. A movement is found by its client. */
  async search(kind: Kind, { id, record }: Own, { identificacion }: Row): Promise<void> {
    const named = kind === MOVIMIENTO ? this.owns(CLIENTE)[0]?.record.nombre : record[kind.named];
    const name = String(named).trim();
    const { filtro, pages } = kind;
    for (const texto of [name, withoutAccents(name).toUpperCase().slice(1)]) {
      const what = `the record «${name}» for «${texto}»`;
      const picker = filtro && (await this.server.get(filtro[0], { texto }));
      picker?.expect(picker.has(id), what);
      if (!pages) continue;
      const list = await this.server.list(kind, texto);
      list.expect(list.has(id), what);
      const isCounted = list.page.totalElements === list.rows?.length;
      list.expect(isCounted, 'page.totalElements of a search to be its rows');
    }
    if (typeof identificacion !== 'string') return;
    const byCuit = await this.server.list(kind, identificacion);
    byCuit.expect(byCuit.has(id), 'a record for its CUIT');
  }

  /** Expects the movement of now on top, with the hour of now, and that of December in its year. */
  async checkDays(): Promise<void> {
    const [old, young] = this.owns(MOVIMIENTO);
    const top = await this.server.list(MOVIMIENTO, '', 0, 3);
    if (!old || !young) return;
    const own = top.rows?.find(({ id }) => id === old.id || id === young.id);
    top.expect(own?.id === young.id, 'the newest movement first');
    const { data } = safeParse(MOVIMIENTO.row.shape.hora as ZodMiniType, young.record.hora);
    const apart = Math.abs(minutesOf(String(data)) - minutesOf(this.now().slice(11)));
    const isNow = Math.min(apart, A_DAY - apart) <= CLOCKS_APART;
    top.expect(isNow, `hora in Buenos Aires, ${this.now().slice(11, 16)}`, shown(data));
    const day = await this.server.get('/reportes/', { fechaDesde: DECEMBER, fechaHasta: DECEMBER });
    day.expect(day.has(old.id), `the movement of ${DECEMBER} in a report of its day`);
    const remito = encodeURIComponent(this.nameOf(MOVIMIENTO, 0));
    const found = await this.server.ask('GET', `/reportes/${remito}/movimientos`);
    found.expect(found.has(old.id), 'the movement of a remito with a slash as %2F');
  }

  async tryOut(kind: Kind): Promise<void> {
    const needed = KINDS.filter(({ area }) => kind.needs.includes(area));
    const lacking = needed.find((one) => this.owns(one).length < 2);
    if (!lacking) await this.create(kind, 0);
    const [first] = this.ofKind(kind);
    if (!first?.own) {
      const why = `no ${(lacking ?? kind).entity} was made and found`;
      return void this.server.notAsked.push(`changes of ${kind.area}: ${why}`);
    }
    const isNow = kind === MOVIMIENTO && { fecha: this.now().slice(0, 10) };
    if (isNow || MOVIMIENTO.needs.includes(kind.area)) await this.create(kind, 1, { ...isNow });
    if (isNow) await this.checkDays();
    await this.search(kind, first.own, first.sent);
    if (!kind.empty) return;
    const name = { [kind.named]: `${first.name} ñ` };
    await this.edit(first, this.bodyOf(kind, 1, name), true);
    await this.edit(first, { ...kind.empty, ...name }, false);
  }

  /** What a bulk change changes of the movements of others. */
  async others(): Promise<Row> {
    const fields = BULK.flatMap(([, sent, stored = sent]) => Object.keys(stored));
    const own = new Set<unknown>(this.ofKind(MOVIMIENTO).map(({ id }) => id));
    const rows = (await this.server.list(MOVIMIENTO, '')).rows?.filter(({ id }) => !own.has(id));
    const of = (row: Row) => [row.id, fields.map((name) => row[name]).join()] as const;
    return Object.fromEntries(rows?.map(of) ?? []) as Row;
  }

  async changeMany(): Promise<void> {
    for (let index = this.owns(MOVIMIENTO).length; index > 0 && index < MANY; index += 1)
      (await this.server.make(MOVIMIENTO, this.bodyOf(MOVIMIENTO, index)))[1].expectDone();
    await this.findAll(MOVIMIENTO);
    const before = await this.others();
    for (const [name, sent, stored = sent] of BULK) {
      const [first, ...more] = this.owns(MOVIMIENTO);
      if (!first) return void this.server.notAsked.push(`${name}: no movement was made and found`);
      const path = `/reportes/movimientos/${name}` as const;
      const answer = await this.server.change(path, [first, ...more], sent);
      answer.expectDone();
      await this.findAll(MOVIMIENTO);
      for (const own of answer.ok ? this.owns(MOVIMIENTO) : [])
        this.expectKept(own, stored, answer);
      const after = await this.others();
      const changed = Object.keys(before).filter((id) => id in after && before[id] !== after[id]);
      const came = `${changed.length} changed: ${changed.join(', ')}`;
      answer.expect(changed.length === 0, 'no movement of others changed', came);
      if (changed.length > 0) return void this.server.notAsked.push('other bulk changes');
    }
  }

  /** What a server must refuse. */
  async provoke(): Promise<void> {
    const wrong = [400, 422];
    const inUse = [409, ...wrong];
    const name = this.nameOf(CLIENTE, 'x'.repeat(5000));
    const ofNobody = { ...this.bodyOf(MOVIMIENTO, 1), servicioId: 999_999_999 };
    const refused: [Kind, Row, number[], string][] = [
      [CLIENTE, { id: 0, direccion: this.nameOf(CLIENTE, 0) }, wrong, 'a client without a name'],
      [
        CLIENTE,
        this.bodyOf(CLIENTE, 1, { nombre: name }),
        [...wrong, 413, 200, 201],
        'a name of 5000 letters',
      ],
      [MOVIMIENTO, this.bodyOf(MOVIMIENTO, 1, { bultos: 'dos' }), wrong, 'a wrong type'],
      [MOVIMIENTO, ofNobody, [...inUse, 404], 'a service of nobody'],
    ];
    for (const [kind, sent, statuses, what] of refused)
      if (kind === CLIENTE || this.owns(MOVIMIENTO)[0])
        (await this.post(kind, sent))[1].expectRefusal(statuses, `for ${what}`);
    const isUsed = this.owns(MOVIMIENTO).length > 1;
    for (const kind of KINDS.filter(({ area }) => isUsed && MOVIMIENTO.needs.includes(area))) {
      await this.findAll(kind);
      const own = this.owns(kind)[1];
      const answer = own && (await this.server.change('DELETE', [own]));
      answer?.expectRefusal(inUse, `for a ${kind.entity} with a movement`);
    }
  }

  /** Deletes records only if their names, read again, have the mark: an id may have become another's. */
  async remove(kind: Kind): Promise<void> {
    if (this.ofKind(kind).length === 0) return;
    await this.findAll(kind);
    const made = this.ofKind(kind);
    const listed = this.owns(kind);
    for (const one of made) {
      if (one.id !== null) one.own ??= await Own.read(this.server, kind, one.id);
      const answer = one.own && (await this.server.change('DELETE', [one.own]));
      answer?.expectDone();
    }
    const rows = await Own.find(this.server, kind);
    for (const one of made) {
      const { id } = one;
      const isThere = rows?.some((row) => row.id === id) ?? true;
      // One that the list does not find has to be unknown by its id.
      const isProven = listed.some((row) => row.id === id);
      const byId =
        isProven || !kind.empty ? null : await this.server.ask('GET', `${kind.path}${id}`);
      one.why = one.own ? 'still there' : 'not deleted: without its mark';
      if (id === null) one.why = 'may be there, and is not found';
      else if (!isThere && (isProven || byId?.ok === false)) this.server.forget(one);
    }
    const picker =
      kind.filtro && (await this.server.get(kind.filtro[0], { texto: this.nameOf(kind, 0) }));
    const isPicked = made.some((one) => picker?.has(one.id) && !this.server.made.includes(one));
    picker?.expect(!isPicked, 'no record in the picker after its deletion');
  }

  /** Also after a failure or a stop. */
  async removeAll(): Promise<void> {
    this.server.isRemoving = true;
    for (const kind of KINDS.toReversed()) await this.remove(kind);
    this.server.isRemoving = false;
  }

  parts(): Part[] {
    const { kinds } = this.server;
    const made = kinds.filter(({ form }) => form);
    const each = made.map((kind): Part => [`changes of ${kind.area}`, () => this.tryOut(kind)]);
    if (kinds.includes(MOVIMIENTO)) each.push(['bulk changes', () => this.changeMany()]);
    if (kinds.includes(CLIENTE)) each.push(['refusals', () => this.provoke()]);
    return each;
  }
}
