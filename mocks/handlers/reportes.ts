import { z } from 'zod';
import * as answers from '../lib/answers';
import { date, queryFlag, queryId, queryIds, queryPesos } from '../lib/contract';
import { localDate, slashDate } from '../lib/dates';
import { endpoint, ok } from '../lib/endpoint';
import { movimientoOut, movimientoPdf, movimientosById, newestFirst } from '../lib/movimientos';
import { base64 } from '../lib/pdf-answer';
import { fold } from '../lib/search';
import type { Db } from '../db';
import type { Movimiento } from '../model';
import { reportePdf } from '../pdf/reporte';
import type { Routes } from './deps';

const filters = {
  origenId: queryId.optional(),
  destinoId: queryId.optional(),
  representanteId: queryId.optional(),
  fechaDesde: date.optional(),
  fechaHasta: date.optional(),
  montoPagado: queryFlag.optional(),
  fletePagado: queryFlag.optional(),
  cuentaCorriente: queryFlag.optional(),
  fleteACargoDeOrigen: queryFlag.optional(),
};

const filterQuery = z.strictObject(filters);
const pdfQuery = z.strictObject({ ...filters, movimientoIds: queryIds.optional() });

type Filters = z.output<typeof filterQuery>;

const onlyTrue = z
  .literal('true')
  .transform(() => true as const)
  .meta({ wire: { type: 'boolean', const: true } });

const pagadoQuery = z
  .strictObject({
    movimientoIds: queryIds,
    montoPagado: onlyTrue.optional(),
    fletePagado: onlyTrue.optional(),
  })
  .refine((query) => query.montoPagado ?? query.fletePagado, 'falta montoPagado o fletePagado');
const rendidoQuery = z.strictObject({ movimientoIds: queryIds, fleteRendido: onlyTrue.optional() });
const precioQuery = z.strictObject({ movimientoIds: queryIds, precioFlete: queryPesos });

const remitoParams = z.strictObject({
  remito: z.string().trim().min(1).meta({
    description:
      'Percent-encoded: a number may have a slash, which the panel sends as `%2F` and many servers refuse by default',
  }),
});

const same = <T>(wanted: T | undefined, value: T) => wanted === undefined || wanted === value;

const passes = (query: Filters) => (m: Movimiento) =>
  same<number | null>(query.origenId, m.clienteOrigenId) &&
  same<number | null>(query.destinoId, m.clienteDestinoId) &&
  same<number | null>(query.representanteId, m.representanteId) &&
  (query.fechaDesde === undefined || m.fecha >= query.fechaDesde) &&
  (query.fechaHasta === undefined || m.fecha <= query.fechaHasta) &&
  same(query.montoPagado, m.montoPagado) &&
  same(query.fletePagado, m.fletePagado) &&
  same(query.cuentaCorriente, m.cuentaCorriente) &&
  same(query.fleteACargoDeOrigen, m.fleteACargoCliente);

/** The active filters with the labels of the printed report. */
function labels(db: Db, query: Filters): [string, string][] {
  const name = (row: { nombre: string } | undefined) => row?.nombre ?? 'N/A';
  const found: [string, string | 0 | undefined][] = [
    ['Cliente', query.origenId && name(db.clientes.get(query.origenId))],
    ['Destino', query.destinoId && name(db.clientes.get(query.destinoId))],
    ['Representante', query.representanteId && name(db.representantes.get(query.representanteId))],
    ['Desde', query.fechaDesde && slashDate(query.fechaDesde)],
    ['Hasta', query.fechaHasta && slashDate(query.fechaHasta)],
    ['Estado monto', wording(query.montoPagado, 'Pagados', 'No pagados')],
    ['Estado flete', wording(query.fletePagado, 'Pagados', 'No pagados')],
    ['Cuenta corriente', wording(query.cuentaCorriente, 'Si', 'No')],
    ['Flete a cargo', wording(query.fleteACargoDeOrigen, 'Origen', 'Destino')],
  ];
  return found.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}

const wording = (value: boolean | undefined, yes: string, no: string) =>
  value === undefined ? undefined : value ? yes : no;

export const reportesRoutes: Routes = (app, { db, clock, companyName }) => {
  const change = (ids: readonly number[], changes: Partial<Omit<Movimiento, 'id'>>) => {
    const rows = movimientosById(db, ids);
    for (const row of rows) db.movimientos.update(row, changes);
    return ok({ actualizados: rows.length });
  };

  app.get(
    '/reportes/',
    endpoint(
      {
        summary: 'Movements by filters',
        description:
          'Newest first, all of them. `fleteACargoDeOrigen` filters by `fleteACargoCliente`.',
        query: filterQuery,
        answer: [200, z.array(answers.movimiento)],
      },
      ({ query }) => ok(newestFirst(db, passes(query)).map((row) => movimientoOut(db, row))),
    ),
  );

  app.get(
    '/reportes/pdf',
    endpoint(
      {
        summary: 'A report as a PDF',
        description:
          'With `movimientoIds`, exactly those movements; the filters then only appear in its header.',
        query: pdfQuery,
        answer: [200, answers.reportePdf],
        refuses: [404],
      },
      async ({ query: { movimientoIds, ...query } }) => {
        const rows = movimientoIds
          ? movimientosById(db, movimientoIds)
          : newestFirst(db, passes(query));
        const pdf = await reportePdf({
          company: companyName,
          filtros: labels(db, query),
          movimientos: rows.map((row) => movimientoPdf(db, row)),
          fecha: localDate(clock()),
        });
        return ok({ reportePdf: base64(pdf) });
      },
    ),
  );

  app.get(
    '/reportes/:remito/movimientos',
    endpoint(
      {
        summary: 'Movements by remito number',
        description: 'Newest first, all that have the number; none is an empty list.',
        params: remitoParams,
        answer: [200, z.array(answers.movimiento)],
      },
      ({ params }) => {
        const wanted = fold(params.remito);
        const rows = newestFirst(
          db,
          ({ remitoNumero }) => remitoNumero !== null && fold(remitoNumero) === wanted,
        );
        return ok(rows.map((row) => movimientoOut(db, row)));
      },
    ),
  );

  app.patch(
    '/reportes/movimientos/marcar-pagado',
    endpoint(
      {
        summary: 'Mark movements as paid',
        description: 'Sets `montoPagado`, `fletePagado` or both. At most a hundred ids a call.',
        query: pagadoQuery,
        answer: [200, answers.changed],
        refuses: [404],
      },
      ({ query: { movimientoIds, montoPagado, fletePagado } }) =>
        change(movimientoIds, {
          ...(montoPagado && { montoPagado }),
          ...(fletePagado && { fletePagado }),
        }),
    ),
  );

  app.patch(
    '/reportes/movimientos/marcar-rendido',
    endpoint(
      {
        summary: 'Mark the freight of movements as handed over',
        description: 'Sets `fleteRendido`. At most a hundred ids a call.',
        query: rendidoQuery,
        answer: [200, answers.changed],
        refuses: [404],
      },
      ({ query: { movimientoIds, fleteRendido } }) =>
        change(movimientoIds, fleteRendido ? { fleteRendido } : {}),
    ),
  );

  app.patch(
    '/reportes/movimientos/precio-flete',
    endpoint(
      {
        summary: 'Set the stored freight of movements',
        description: 'The sum with its extras, as it is stored. At most a hundred ids a call.',
        query: precioQuery,
        answer: [200, answers.changed],
        refuses: [404],
      },
      ({ query }) => change(query.movimientoIds, { flete: query.precioFlete }),
    ),
  );
};
