import { safeParse, type ZodMiniType } from 'zod/mini';
import { sumPesos } from '@/domain/dinero';
import { movimientoSchema } from '@/features/movimientos/movimiento.schema';
import { CLIENTE, DECEMBER, KINDS, MOVIMIENTO, type Kind } from './kinds';
import { withoutAccents, type Part } from './reads';
import { Answer, inBuenosAires, isId, isRecord, Own, shown } from './server';
import type { Made, Row, Server } from './server';

const A_DAY = 24 * 60;
const CLOCKS_APART = 5;
/** More than twenty ids, where some servers cut a list. */
const MANY = 21;
const NOBODY = 999_999_999;
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
const isKept = (wanted: unknown, came: unknown) =>
  wanted === null || wanted === ''
    ? !came
    : (typeof came === 'string' ? came.trimEnd() : came) === wanted;

/** Makes, edits and removes records of each kind, each with a mark of this run in its name. */
export class Changes {
  private seed: number;

  constructor(readonly server: Server) {
    this.seed = Math.floor(server.options.now().getTime() / 1000) * 2;
  }

  now = () => inBuenosAires(this.server.options.now());

  ofKind = (kind: Kind) => this.server.made.filter((one) => one.kind === kind);

  owns = (kind: Kind) => this.ofKind(kind).flatMap(({ own }) => own ?? []);

  /** The body of the first record of a kind, or of another. */
  bodyOf(kind: Kind, index: number, more: object = {}): Row {
    this.seed += 2;
    const ids = KINDS.map((one) => [one.area, this.owns(one).map(({ id }) => id)] as const);
    return { ...kind.fields?.(this.seed + Math.min(index, 1), Object.fromEntries(ids)), ...more };
  }

  nameOf = (kind: Kind, what: number | string) =>
    kind === MOVIMIENTO
      ? `${this.server.mark}/${what}`
      : `Prueba ${this.server.mark} Ñandú D'Güemes ${what}`;

  /** Sends a creation. */
  async make(kind: Kind, name: string, sent: Row): Promise<[Made, Answer]> {
    const made: Made = { kind, name, id: null, own: null, sent };
    return [made, await this.server.make(made)];
  }

  /** Reads all of a kind back, by the list's search. */
  async findAll(kind: Kind): Promise<Own[] | null> {
    const found = await Own.find(this.server, kind);
    for (const own of found ?? []) {
      const name = String(own.record[kind.named]);
      let made = this.ofKind(kind).find(({ id }) => id === own.id);
      made ??= this.ofKind(kind).findLast(({ id }) => id === null);
      if (!made) this.server.made.push((made = { kind, name, id: null, own, sent: {} }));
      Object.assign(made, { id: own.id, own, name });
    }
    this.server.keep();
    return found;
  }

  /** Makes a record and reads it back: by the id that was told if its record has the mark, else as the list shows it. */
  async post(kind: Kind, name: string, sent: Row): Promise<[Made, Answer]> {
    const [made, answer] = await this.make(kind, name, sent);
    const { status } = answer.response;
    const isRefused = status >= 400 && status < 500;
    const told = isRecord(answer.body) ? answer.body.id : answer.body;
    if (answer.ok && isId(told)) made.own = await Own.read(this.server, kind, told);
    made.id = made.own?.id ?? null;
    const found = made.own || isRefused ? [] : await this.findAll(kind);
    const { id } = made;
    answer.expect(id === null || !isId(told) || id === told, 'the id of the new record', 'another');
    if (id === null && !answer.ok && found) this.server.forget(made);
    this.server.keep();
    return [made, answer];
  }

  async create(kind: Kind, index: number, more?: object): Promise<void> {
    const name = this.nameOf(kind, index);
    // A picker that keeps its answers has none of it afterwards.
    if (kind.filtro) await this.server.get(kind.filtro[0], { texto: name });
    const sent = this.bodyOf(kind, index, { ...more, [kind.named]: name });
    const [{ own }, answer] = await this.post(kind, name, sent);
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
      stored.expect(
        isKept(wanted, came),
        `${kind.entity}.${name} as sent, ${shown(wanted)}`,
        shown(came),
      );
    }
  }

  /** Sends other values, or with `isPart` just these. */
  async edit(made: Made, values: Row, isPart = false): Promise<void> {
    const { kind, own, name } = made;
    if (!own) return;
    const id = kind === MOVIMIENTO ? undefined : own.id;
    const all = { ...made.sent, ...values };
    const sent = { ...(isPart && id ? values : all), [kind.named]: `${name} ñ`, id };
    const body = Object.entries(sent).filter(([, value]) => value !== null || id === undefined);
    const answer = await this.server.change('PATCH', [own], Object.fromEntries(body));
    answer.expectDone();
    const { fecha = null } = values;
    made.sent = { ...all, ...sent, ...(fecha === null && { fecha: made.sent.fecha }) };
    made.own = await Own.read(this.server, kind, own.id);
    if (answer.ok && made.own) this.expectKept(made.own, made.sent, answer);
  }

  /** Expects a record found as a clerk types its name, and counted. A movement is found by its client. */
  async search(kind: Kind, { id, record }: Own, { identificacion }: Row): Promise<void> {
    const named = kind === MOVIMIENTO ? this.owns(CLIENTE)[0]?.record.nombre : record[kind.named];
    const text = String(named).trim();
    const plain = withoutAccents(text);
    const apart = {
      'its name in capitals': text.toUpperCase(),
      'its name without accents': plain,
      'the middle of a word': this.server.mark.slice(1),
    };
    const { filtro } = kind;
    const picked = (texto: string) => this.server.get(filtro![0], { texto });
    const listed = (texto: string) => this.server.list(kind, texto);
    for (const ask of [...(filtro ? [picked] : []), ...(kind.pages ? [listed] : [])]) {
      const answer = await ask(text);
      answer.expect(answer.has(id), 'a record for its name');
      const isCounted = ask === picked || answer.page.totalElements === answer.rows?.length;
      answer.expect(isCounted, 'page.totalElements of a search to be its rows');
      const isFound = (await ask(plain.toUpperCase().slice(1))).has(id);
      for (const [form, texto] of isFound ? [] : Object.entries(apart)) {
        const one = await ask(texto);
        one.expect(one.has(id), `a record for ${form}`);
      }
    }
    const byCuit = identificacion ? await listed(String(identificacion)) : null;
    byCuit?.expect(byCuit.has(id), 'a record for its CUIT');
  }

  /** Expects the movement of now on top, with the hour of now, and that of December in its year. */
  async checkDays(old: Own, young: Own): Promise<void> {
    const top = await this.server.list(MOVIMIENTO, '', 0, 3);
    const own = top.rows?.find(({ id }) => id === old.id || id === young.id);
    top.expect(own?.id === young.id, 'the newest movement first');
    const { data } = safeParse(movimientoSchema.shape.hora, young.record.hora);
    const apart = Math.abs(minutesOf(data ?? '') - minutesOf(this.now().slice(11)));
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
      const why = `no ${(lacking ?? kind).entity} was made, or none is found`;
      this.server.notAsked.push(`changes of ${kind.area}: ${why}`);
      return;
    }
    if (kind === MOVIMIENTO) {
      await this.create(kind, 1, { fecha: this.now().slice(0, 10) });
      const [old, young] = this.owns(kind);
      if (old && young) await this.checkDays(old, young);
    } else if (KINDS.some(({ needs }) => needs.includes(kind.area))) await this.create(kind, 1);
    await this.search(kind, first.own, first.sent);
    if (!kind.empty) return;
    await this.edit(first, this.editOf(kind));
    await this.edit(first, { ...kind.empty }, true);
  }

  /** Other values than those of the first record. */
  editOf = (kind: Kind): Row => this.bodyOf(kind, 1);

  /** The movements of others, each by what a bulk change changes. */
  async others(): Promise<Row> {
    const { rows } = await this.server.list(MOVIMIENTO, '');
    const fields = BULK.flatMap(([, sent, stored = sent]) => Object.keys(stored));
    const isOwn = (id: unknown) => this.ofKind(MOVIMIENTO).some((one) => one.id === id);
    const of = (row: Row) => [row.id, JSON.stringify(fields.map((name) => row[name]))];
    return Object.fromEntries(rows?.filter(({ id }) => !isOwn(id)).map(of) ?? []) as Row;
  }

  async changeMany(): Promise<void> {
    for (let index = this.ofKind(MOVIMIENTO).length; index > 0 && index < MANY; index += 1) {
      const name = this.nameOf(MOVIMIENTO, index);
      const sent = this.bodyOf(MOVIMIENTO, index, { remitoNumero: name });
      (await this.make(MOVIMIENTO, name, sent))[1].expectDone();
    }
    await this.findAll(MOVIMIENTO);
    let before = await this.others();
    for (const [name, sent, stored = sent] of BULK) {
      const [first, ...more] = this.owns(MOVIMIENTO);
      if (!first) return void this.server.notAsked.push('bulk changes: no movement was made');
      const path = `/reportes/movimientos/${name}` as const;
      const answer = await this.server.change(path, [first, ...more], sent);
      answer.expectDone();
      await this.findAll(MOVIMIENTO);
      if (answer.ok) for (const own of this.owns(MOVIMIENTO)) this.expectKept(own, stored, answer);
      const after = await this.others();
      const changed = Object.keys(before).filter((id) => id in after && before[id] !== after[id]);
      const came = `${changed.length} changed, ${changed.join(', ')}`;
      answer.expect(changed.length === 0, 'no movement of others changed', came);
      if (changed.length > 0) return void this.server.notAsked.push('the other bulk changes');
      before = after;
    }
  }

  /** What a server refuses, or cannot do. */
  async provoke(): Promise<void> {
    const wrong = [400, 422];
    const refer = [409, ...wrong];
    const send = async (kind: Kind, what: string, sent: Row) =>
      (await this.post(kind, this.nameOf(kind, what), sent))[1];
    const direccion = this.nameOf(CLIENTE, 'sin nombre');
    const nameless = await send(CLIENTE, 'sin nombre', { id: 0, direccion });
    nameless.expectRefusal(wrong, 'for a client without a name');
    const nombre = this.nameOf(CLIENTE, 'x'.repeat(5000));
    const long = await send(CLIENTE, 'larga', this.bodyOf(CLIENTE, 1, { nombre }));
    if (!long.ok) long.expectRefusal([...wrong, 413], 'for a name of 5000 letters');
    if (!this.server.kinds.includes(MOVIMIENTO)) return;
    const remitoNumero = this.nameOf(MOVIMIENTO, 'x');
    const typed = { remitoNumero, fecha: DECEMBER, bultos: 'dos' };
    (await send(MOVIMIENTO, 'x', typed)).expectRefusal(wrong, 'for a wrong type');
    const body = this.bodyOf(MOVIMIENTO, 1, { remitoNumero, servicioId: NOBODY });
    const ofNobody = await send(MOVIMIENTO, 'x', body);
    ofNobody.expectRefusal([...refer, 404], 'for a movement with a service of nobody');
    const isUsed = this.owns(MOVIMIENTO).length > 1;
    for (const kind of KINDS.filter(({ area }) => isUsed && MOVIMIENTO.needs.includes(area))) {
      const own = this.owns(kind)[1];
      const again = own && (await Own.read(this.server, kind, own.id));
      const answer = again && (await this.server.change('DELETE', [again]));
      answer?.expectRefusal(refer, `for a ${kind.entity} with a movement`);
    }
  }

  /** Deletes records only if their names, read again, have the mark: an id may have become another's. */
  async remove(kind: Kind): Promise<void> {
    if (this.ofKind(kind).length === 0) return;
    const found = (await this.findAll(kind)) ?? [];
    const made = this.ofKind(kind);
    for (const one of made) {
      const listed = found.find(({ id }) => id === one.id);
      one.own = listed ?? (one.id === null ? null : await Own.read(this.server, kind, one.id));
      const answer = one.own && (await this.server.change('DELETE', [one.own]));
      answer?.expectDone();
      if (one.own && !answer?.ok) await this.server.change('DELETE', [one.own]);
    }
    const rows = await Own.find(this.server, kind);
    for (const one of made) {
      const was = found.some(({ id }) => id === one.id);
      const isListed = rows?.some(({ id }) => id === one.id) ?? true;
      const isGone = was ? !isListed : await this.isNone(one);
      if (isGone) this.server.forget(one);
      else if (one.id === null) one.why = 'may be there, and is not found';
      else one.why = one.own ? 'still there' : 'not deleted: without its mark';
    }
    if (!kind.filtro) return;
    const picker = await this.server.get(kind.filtro[0], { texto: this.nameOf(kind, 0) });
    const isPicked = made.some((one) => !one.why && picker.has(one.id));
    picker.expect(!isPicked, 'no record in the picker after its deletion');
  }

  async isNone({ kind, id }: Made): Promise<boolean> {
    if (id === null || !kind.empty) return false;
    return !(await this.server.ask('GET', `${kind.path}${id}`)).ok;
  }

  /** Also after a failure or a stop. */
  async removeAll(): Promise<void> {
    this.server.isRemoving = true;
    for (const kind of KINDS.toReversed()) await this.remove(kind);
    this.server.isRemoving = false;
  }

  parts(): Part[] {
    const { kinds } = this.server;
    const made = kinds.filter(({ fields }) => fields);
    const each = made.map((kind): Part => [`changes of ${kind.area}`, () => this.tryOut(kind)]);
    const many: Part[] = [['bulk changes', () => this.changeMany()]];
    const refusals: Part[] = [['refusals', () => this.provoke()]];
    const hasMany = kinds.includes(MOVIMIENTO);
    return [...each, ...(hasMany ? many : []), ...(kinds.includes(CLIENTE) ? refusals : [])];
  }
}
