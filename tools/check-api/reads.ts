import { safeParse, type ZodMiniType } from 'zod/mini';
import {
  movimientoSchema,
  movimientosFiltroSchema,
  remitoSchema,
} from '@/features/movimientos/movimiento.schema';
import { leidasSchema, nuevasSchema } from '@/features/notificaciones/notificacion.schema';
import * as recibos from '@/features/recibos/recibo.schema';
import * as reportes from '@/features/reportes/reporte.schema';
import { MOVIMIENTO, type Id, type Kind } from './kinds';
import { isId, isRecord, type Answer, type Query, type Row, type Server } from './server';

/** Its `'` ends a text in SQL that is put together by hand. */
const NOBODY = "zzqx d'nadie 7391";
const BIG = 200;
/** More movements are not asked for in one answer. */
const MANY = 20_000;
const LONG_AGO = '1900-01-01';

/** Some calls, with a name for people. */
export type Part = [name: string, run: () => Promise<void>];

export const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{Mn}/gu, '');

/** After a first page of ten rows, without `texto`. */
async function checkPages(
  server: Server,
  kind: Kind,
  [page, size]: [string, string],
  first: Answer,
): Promise<void> {
  const { rows, page: counts } = first;
  if (rows === null || rows.length === 0) {
    const all = await server.get(kind.path, { [page]: 0, [size]: 2 });
    all.expectRows(0, 'without texto, as for an empty one');
    return;
  }
  const { number, totalElements = 0 } = counts;
  first.expect(number === 0, `page.number 0 for ${page}=0`, number);
  const second = await server.list(kind, '', 1, 2);
  const count = second.rows?.length ?? 0;
  second.expect(count <= 2, `2 rows for ${size}=2: is ${size} read?`, count);
  const turns = second.ok && !rows.slice(0, 2).some(({ id }) => second.has(id));
  second.expect(turns, `other rows for ${page}=1: is ${page} read?`, second.what);
  const isCounted = second.page.totalPages === Math.ceil(totalElements / 2);
  const seen = Math.max(rows.length, turns ? 2 + count : 0);
  second.expect(isCounted && totalElements >= seen, 'the totals of the whole search in page');
  if (turns) (await server.list(kind, '', 100_000, 10)).expectRows(0, 'on a page past the end');
  const big = await server.list(kind, '');
  const isWhole = (big.rows?.length ?? 0) >= Math.min(totalElements, BIG);
  // A server may cut a page, if its totalPages says so.
  const isPaged = (big.page.totalPages ?? 0) > 1;
  big.expect(isWhole || isPaged, `${BIG} rows for ${size}=${BIG}`, big.what);
  (await server.list(kind, NOBODY)).expectRows(0, 'for a text that nothing has');
}

/** What a clerk types: the other case, and no accents. */
const typed = (text: string) =>
  withoutAccents(text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase()).trim();

async function checkKind(server: Server, kind: Kind): Promise<Row[]> {
  const { path, entity, named, filtro, pages, area } = kind;
  const answer = await server.list(kind, '', 0, 10);
  const isRead = answer.read(kind.list, entity) !== null;
  const rows = answer.rows?.filter(({ id }) => isId(id)) ?? [];
  const { id, [named]: name } = rows[0] ?? {};
  if (!isRead) server.notAsked.push(`pages and searches of ${area}: their list is not read`);
  else if (pages) {
    await checkPages(server, kind, pages, answer);
    const found = await server.list(kind, typed(typeof name === 'string' ? name : ''));
    const isIn = found.has(id) || (found.page.totalElements ?? 0) > BIG;
    found.expect(isIn || id === undefined, 'a search to mind neither capitals nor accents');
  }
  if (filtro) {
    const all = await server.get(filtro[0], entity === 'cliente' ? { texto: '' } : {});
    if (all.read(filtro[1], `${entity}, picked`) !== null)
      (await server.get(filtro[0], { texto: NOBODY })).expectRows(0, 'for a text that nothing has');
  }
  if (kind.empty) {
    if (isId(id)) (await server.ask('GET', `${path}${id}`)).read(kind.row, entity);
    const nobody = await server.ask('GET', `${path}999999999`);
    nobody.expectRefusal([404, 410], 'for an id of nobody');
  }
  return isRead ? rows : [];
}

async function checkPaper(server: Server, path: string, schema: ZodMiniType<object>) {
  const answer = await server.ask('GET', path);
  const [text = null] = Object.values(answer.read(schema) ?? {}) as unknown[];
  const isPdf = /^[\w+/=\s]*$/.test(String(text)) && atob(String(text)).startsWith('%PDF-');
  answer.expect(isPdf || text === null, 'a PDF in base64');
}

const idOrFlag = (value: unknown) => (isRecord(value) ? value.id : value);

/** The parameters of a report, and the fields by which they choose. */
const FILTERS = {
  montoPagado: 'montoPagado',
  fletePagado: 'fletePagado',
  cuentaCorriente: 'cuentaCorriente',
  fleteACargoDeOrigen: 'fleteACargoCliente',
  origenId: 'clienteOrigen',
  destinoId: 'clienteDestino',
  representanteId: 'representante',
};

/** Debts are counted from the rows of filters: all that match, and no others. */
async function checkReports(server: Server, row: Row, fecha: string): Promise<void> {
  const day = { fechaDesde: fecha, fechaHasta: fecha };
  const clienteId = idOrFlag(row.clienteOrigen) as Id;
  const hoja = { cuentaCorriente: false, contado: false, todos: true };
  const get = async (path: string, query: Query, of: string, holds: (row: Row) => boolean) => {
    const answer = await server.get(path, query);
    answer.expect(answer.rows?.every(holds) ?? true, `only rows of ${of}`);
    return answer;
  };
  const isOfDay = (one: Row) => safeParse(movimientoSchema.shape.fecha, one.fecha).data === fecha;
  for (const [path, query] of [
    ['/reportes/', day],
    ['/movimientos/para-recibo', { clienteId, ...day }],
    ['/hoja-rutas/movimientos', { fecha, ...hoja }],
  ] as const) {
    const answer = await get(path, query, 'the day', isOfDay);
    answer.read(movimientosFiltroSchema, 'movimiento');
    answer.expect(answer.has(row.id), 'every row of a day, its first and last included');
    const longAgo = JSON.parse(JSON.stringify(query).replaceAll(fecha, LONG_AGO)) as Query;
    (await server.get(path, longAgo)).expectRows(0, `of ${LONG_AGO}`);
  }
  for (const [name, field] of Object.entries(FILTERS)) {
    const own = idOrFlag(row[field]);
    for (const value of typeof own === 'boolean' ? [own, !own] : isId(own) ? [own] : []) {
      const holds = (one: Row) => idOrFlag(one[field]) === value;
      await get('/reportes/', { ...day, [name]: value }, name, holds);
    }
  }
  for (const name of ['cuentaCorriente', 'contado']) {
    const query = { fecha, ...hoja, todos: false, [name]: true };
    const isOn = name === 'cuentaCorriente';
    await get('/hoja-rutas/movimientos', query, name, (one) => one.cuentaCorriente === isOn);
  }
  const { totalElements = 0 } = (await server.list(MOVIMIENTO, '', 0, 1)).page;
  const always = { fechaDesde: LONG_AGO, fechaHasta: '2099-12-31' };
  if (totalElements > MANY) server.notAsked.push(`a report of all ${totalElements} movements`);
  else (await server.get('/reportes/', always)).expectRows(totalElements, 'of a long period');
}

async function checkMovimientos(server: Server, rows: Row[]): Promise<void> {
  const ofRemito = (remito: string) =>
    server.ask('GET', `/reportes/${encodeURIComponent(remito)}/movimientos`);
  (await ofRemito(`${NOBODY}/9`)).expectRows(0, 'for a remito that nothing has, its slash as %2F');
  const row = rows.find((one) => isId(idOrFlag(one.clienteOrigen)) && one.remitoNumero);
  const fecha = safeParse(movimientoSchema.shape.fecha, row?.fecha).data;
  if (!row || !fecha) {
    const why = 'none of the newest movements that are read has a client, a remito and a day';
    return void server.notAsked.push(`papers and reports: ${why}`);
  }
  const id = row.id as Id;
  await checkPaper(server, `/movimientos/${id}/remito`, remitoSchema);
  await checkPaper(server, `/movimientos/${id}/remito-duplicado`, remitoSchema);
  await checkPaper(server, `/reportes/pdf?movimientoIds=${id}`, reportes.reportePdfSchema);
  (await ofRemito(String(row.remitoNumero))).read(movimientosFiltroSchema, 'movimiento');
  await checkReports(server, row, fecha);
}

async function checkNotices(server: Server): Promise<void> {
  (await server.get('/notificaciones/')).read(nuevasSchema, 'notificacion');
  (await server.get('/notificaciones/vistos')).read(leidasSchema, 'notificacion');
}

/** Every call whose answer the panel reads. Changes nothing. */
export const readParts = (server: Server): Part[] =>
  server.kinds.map((kind) => [
    `reads of ${kind.area}`,
    async () => {
      const rows = await checkKind(server, kind);
      if (kind === MOVIMIENTO) await checkMovimientos(server, rows);
      if (kind.entity === 'anotacion') await checkNotices(server);
      for (const { id } of kind.entity === 'recibo' ? rows.slice(0, 1) : [])
        await checkPaper(server, `/v1/recibos/${String(id)}/pdf`, recibos.reciboPdfSchema);
    },
  ]);
