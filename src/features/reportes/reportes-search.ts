import * as z from 'zod/mini';
import { clean } from '@/domain/clean';
import { orElse } from '@/lib/api/wire';
import { fechaParam } from '@/lib/url/fecha-param';
import { optionParam } from '@/lib/url/option-param';
import { columnasParam } from '@/ui/table/table-view';

/** Values of a tri-state radio (spec section 5, Report). `null` is no filter. */
const TRI_STATES = ['true', 'false', 'null'] as const;

export type TriState = (typeof TRI_STATES)[number];

const triStateParam = z.catch(z._default(z.enum(TRI_STATES), 'null'), 'null');

/** The router parses a remito of digits only as a number. */
const remitoParam = z.catch(
  z._default(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), ''),
  '',
);

/** Used in the URL and in the form. Dates are `yyyy-mm-dd`. `buscado`: the filters were applied. */
export const reportesSearchSchema = z.object({
  cliente: orElse(optionParam, null),
  representante: orElse(optionParam, null),
  destino: orElse(optionParam, null),
  fechaDesde: orElse(fechaParam, null),
  fechaHasta: orElse(fechaParam, null),
  montoPagado: triStateParam,
  fletePagado: triStateParam,
  cuentaCorriente: triStateParam,
  fleteACargoDeOrigen: triStateParam,
  remito: remitoParam,
  buscado: z.catch(z.optional(z.boolean()), undefined),
  columnas: columnasParam,
});

export type ReportesSearch = z.output<typeof reportesSearchSchema>;

export const reportesSearchDefaults = z.parse(reportesSearchSchema, {});

/** For Buscar. The schema keeps only id and name of the picked rows. */
export const toAppliedSearch = (values: ReportesSearch): ReportesSearch =>
  z.parse(reportesSearchSchema, { ...values, remito: clean(values.remito), buscado: true });
