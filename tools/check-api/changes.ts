import { safeParse, type ZodMiniType } from 'zod/mini';
import { sumPesos } from '@/domain/dinero';
import { movimientoSchema } from '@/features/movimientos/movimiento.schema';
import { cliente } from '@mocks/examples';
import { CLIENTE, DECEMBER, KINDS, MOVIMIENTO, type Kind } from './kinds';
import { withoutAccents } from './reads';
import { Answer, isId, isRecord, shown, type Id, type Row, type Server } from './server';

interface Made {
  kind: Kind;
  id: Id;
  name: string;
  /** What was sent last of each field. */
  sent: Row;
}

const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';
const A_DAY = 24 * 60;
const CLOCKS_APART = 5;
const BULK = {
  'marcar-pagado': { montoPagado: true, fletePagado: true },
  'marcar-rendido': { fleteRendido: true },
  'precio-flete': { precioFlete: 900.5 },
};

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** `flete` is sent net, and stored with what the others add to it. */
const storedFlete = ({ flete, contrareembolso = 0, redespacho = 0, seguro = 0 }: Row) =>
  sumPesos([flete, contrareembolso, redespacho, seguro] as number[]);

/** Makes, edits and removes records of each kind, each with a mark of this run in its text. */
class Changes {
  readonly made: Made[] = [];
  readonly mark: string;

  constructor(readonly server: Server) {
    this.mark = server.options.now().getTime().toString(36).toUpperCase();
  }

  /** In Buenos Aires: `2026-11-20 10:30:00`. */
  now = () => this.server.options.now().toLocaleString('sv', { timeZone: BUENOS_AIRES });

  isMarked = (record: unknown) => JSON.stringify({ record }).toUpperCase().includes(this.mark);

  ofKind = (kind: Kind) => this.made.filter((one) => one.kind === kind);

  leave({ entity }: Kind, name: string, id: unknown, why: string): void {
    this.server.leftBehind.push(`${entity} «${name}» (id ${String(id)}): ${why}`);
  }

  /** The rows with the mark, by the list's search; undefined if it does not answer. */
  async listed(kind: Kind): Promise<Row[] | undefined> {
    const { rows } = await this.server.list(kind, this.mark);
    return rows?.filter(this.isMarked);
  }

  async record(kind: Kind, id: Id): Promise<Row | undefined> {
    const one = kind.edit && (await this.server.ask('GET', `${kind.path}${id}`));
    if (one?.ok && isRecord(one.body)) return one.body;
    return (await this.listed(kind))?.find((row) => row.id === id);
  }

  /** By the id that was told if its record has the mark, else as the list shows it. */
  async idOfNew(kind: Kind, answer: Answer, rows: Row[]): Promise<unknown> {
    const told = isRecord(answer.body) ? answer.body.id : answer.body;
    if (answer.ok && isId(told) && this.isMarked(await this.record(kind, told))) return told;
    const row = rows.find(({ id }) => !this.ofKind(kind).some((one) => one.id === id));
    answer.expect(!row || !isId(told), 'the id of the new record, came another');
    return row?.id;
  }

  async post(kind: Kind, name: string, sent: Row): Promise<Answer> {
    const answer = await this.server.ask('POST', kind.path, { body: sent });
    if (answer.response.status >= 400 && answer.response.status < 500) return answer;
    const rows = await this.listed(kind);
    const id = await this.idOfNew(kind, answer, rows ?? []);
    if (isId(id)) this.made.push({ kind, id, name, sent });
    else if (answer.ok || !rows) this.leave(kind, name, id, 'may be there, and is not found');
    return answer;
  }

  async create(kind: Kind, name: string, more: object = {}): Promise<void> {
    const ids = Object.fromEntries(this.made.map(({ kind: { entity }, id }) => [entity, id]));
    const sent = { ...kind.create?.(name, ids), ...more };
    // A picker that keeps its answers has none of it afterwards.
    if (kind.filtro) await this.server.get(kind.filtro[0], { texto: this.mark });
    const answer = await this.post(kind, name, sent);
    answer.expect(answer.ok, `it done, came ${answer.what}`);
    if (answer.ok && kind.created) answer.read(kind.created);
    const made = this.made.at(-1);
    if (made?.sent === sent) await this.expectKept(made, answer);
  }

  /** Expects each field as it was sent. */
  async expectKept({ kind, id, sent }: Made, answer: Answer): Promise<void> {
    const record = await this.record(kind, id);
    if (!record) return;
    const stored = new Answer(this.server, answer.call, new Response(), JSON.stringify(record));
    stored.read(kind.row, kind.entity);
    for (const [name, value] of Object.entries(sent)) {
      const wanted = name === 'flete' ? storedFlete(sent) : value;
      const [, field = name, part] = /^(.+)(Id|Nombre)$/.exec(name) ?? [];
      const schema = kind.row.shape[field] as ZodMiniType | undefined;
      if (!schema || name === 'id' || wanted === null || (part && wanted === 0)) continue;
      const read = safeParse(schema, record[field]);
      const now: unknown = read.success ? read.data : record[field];
      const came = part ? isRecord(now) && now[part.toLowerCase()] : now;
      const what = `${kind.entity}.${name} as sent, ${shown(wanted)}, came ${shown(came)}`;
      answer.expect((came ?? '') === wanted, what);
    }
  }

  async edit(made: Made): Promise<void> {
    const { kind, id, name, sent } = made;
    if (!kind.edit) return;
    const body: Row = { ...sent, id, [kind.named]: `${name} ñ`, ...kind.edit };
    const answer = await this.server.ask('PATCH', `${kind.path}${id}`, { body });
    answer.expect(answer.ok, `it done, came ${answer.what}`);
    if (!answer.ok) return;
    const changed = Object.entries(body).filter(([, value]) => value != null);
    made.sent = { ...sent, ...Object.fromEntries(changed) };
    await this.expectKept(made, answer);
  }

  async expectPicker({ filtro }: Kind, id: Id, texto: string, when: string, isThere = true) {
    const answer = filtro && (await this.server.get(filtro[0], { texto }));
    const what = isThere ? 'a record' : 'no record';
    answer?.expect(answer.has(id) === isThere, `${what} in the picker ${when}`);
  }

  /** Expects a record found as a clerk types its name, and counted. A movement is found by its client. */
  async search({ kind, id, name, sent }: Made): Promise<void> {
    const text = kind === MOVIMIENTO ? (this.ofKind(CLIENTE)[0]?.name ?? name) : name;
    const forms: Record<string, string> = {
      'its name': text,
      'its name in capitals': text.toUpperCase(),
      'its name without accents': withoutAccents(text),
      'the middle of a word': this.mark.slice(1),
    };
    for (const [form, texto] of Object.entries(forms))
      await this.expectPicker(kind, id, texto, `for ${form}`);
    if ('identificacion' in sent) forms['its CUIT'] = cliente.identificacion;
    for (const [form, texto] of kind.pages ? Object.entries(forms) : []) {
      const answer = await this.server.list(kind, texto);
      answer.expect(answer.has(id), `a record for ${form}`);
      const isCounted = answer.page.totalElements === answer.rows?.length;
      answer.expect(isCounted, 'page.totalElements of a search to be its rows');
    }
  }

  /** Expects the movement of now on top, with the hour of now, and that of December in its year. */
  async checkMovimientos(): Promise<void> {
    const [old, young] = this.ofKind(MOVIMIENTO);
    if (!old || !young) return;
    const top = await this.server.list(MOVIMIENTO, '', 0, 3);
    const own = top.rows?.filter(({ id }) => id === old.id || id === young.id) ?? [];
    top.expect(own[0]?.id === young.id, 'the newest movement first');
    const stored = await this.record(MOVIMIENTO, young.id);
    const { data } = safeParse(movimientoSchema.shape.hora, stored?.hora);
    const apart = Math.abs(minutesOf(data ?? '') - minutesOf(this.now().slice(11)));
    const isNow = Math.min(apart, A_DAY - apart) <= CLOCKS_APART;
    top.expect(isNow, `hora in Buenos Aires, ${this.now().slice(11, 16)}, came ${shown(data)}`);
    const day = await this.server.get('/reportes/', { fechaDesde: DECEMBER, fechaHasta: DECEMBER });
    day.expect(day.has(old.id), `the movement of ${DECEMBER} in a report of its day`);
    const remito = encodeURIComponent(old.name);
    const found = await this.server.ask('GET', `/reportes/${remito}/movimientos`);
    found.expect(found.has(old.id), 'the movement of a remito with a slash as %2F');
  }

  async changeMany(): Promise<void> {
    const movimientos = this.ofKind(MOVIMIENTO);
    for (const [name, { ...sent }] of Object.entries<Row>(BULK)) {
      const query = new URLSearchParams(movimientos.map(({ id }) => ['movimientoIds', String(id)]));
      for (const [field, value] of Object.entries(sent)) query.append(field, String(value));
      const answer = await this.server.ask('PATCH', `/reportes/movimientos/${name}?${query}`);
      answer.expect(answer.ok, `it done, came ${answer.what}`);
      const stored = name === 'precio-flete' ? { flete: sent.precioFlete } : sent;
      for (const made of movimientos) await this.expectKept({ ...made, sent: stored }, answer);
    }
  }

  /** A client without a name, and a movement with a text for a number. */
  async sendWrong(): Promise<void> {
    const name = `Prueba ${this.mark} mal hecha`;
    const nameless = await this.post(CLIENTE, name, { id: 0, direccion: name });
    nameless.expectRefusal([400, 422], 'for a client without a name');
    const wrong = { remitoNumero: name, fecha: DECEMBER, bultos: 'dos' };
    (await this.post(MOVIMIENTO, name, wrong)).expectRefusal([400, 422], 'for a wrong type');
  }

  /** Deletes a record only if its text, read again, has the mark: its id may have become another's. Undefined: not asked. */
  async erase({ kind, id }: Made): Promise<Answer | undefined> {
    if (!this.isMarked(await this.record(kind, id))) return undefined;
    return this.server.ask('DELETE', `${kind.path}${id}`);
  }

  async deleteReferred(): Promise<void> {
    const [client] = this.ofKind(MOVIMIENTO).length > 0 ? this.ofKind(CLIENTE) : [];
    const answer = client && (await this.erase(client));
    answer?.expectRefusal([409, 400, 422], 'for a client with a movement');
  }

  async remove(made: Made): Promise<void> {
    const { kind, id, name } = made;
    const answer = await this.erase(made);
    answer?.expect(answer.ok, `it done, came ${answer.what}`);
    if (answer?.ok === false) await this.erase(made);
    const one = kind.edit && (await this.server.ask('GET', `${kind.path}${id}`));
    const rows = await this.listed(kind);
    const isGone = !one?.ok && rows?.every((row) => row.id !== id);
    if (isGone) await this.expectPicker(kind, id, this.mark, 'after its deletion', false);
    else this.leave(kind, name, id, answer ? 'still there' : 'not deleted: without its mark');
  }

  /** What was made is removed also after a failure or an interruption. */
  async run(): Promise<void> {
    const name = `Prueba ${this.mark} Ñandú Güemes`;
    const each = async (change: (made: Made) => Promise<void>) => {
      for (const one of this.made) if (!this.server.isStopped()) await change(one);
    };
    const nameOf = (kind: Kind) => (kind === MOVIMIENTO ? `${this.mark}/1` : name);
    const steps = [
      ...KINDS.map((kind) => async () => kind.create && this.create(kind, nameOf(kind))),
      () => this.create(MOVIMIENTO, `${this.mark}/2`, { fecha: this.now().slice(0, 10) }),
      () => this.checkMovimientos(),
      () => each(({ kind, id }) => this.expectPicker(kind, id, this.mark, 'after its creation')),
      () => each((one) => this.search(one)),
      () => each((one) => this.edit(one)),
      () => this.changeMany(),
      () => this.sendWrong(),
      () => this.deleteReferred(),
    ];
    try {
      for (const step of steps) if (!this.server.isStopped()) await step();
    } finally {
      for (const one of this.made.toReversed()) await this.remove(one);
    }
  }
}

export const checkChanges = (server: Server): Promise<void> => new Changes(server).run();
