import * as z from 'zod/mini';
import { fechaParam } from '@/lib/fecha-param';
import { optionParam } from '@/lib/option-param';

/** A tri-state filter as its radio holds it (spec section 5, Report): `null` is no filter. */
const TRI_STATES = ['true', 'false', 'null'] as const;

export type TriState = (typeof TRI_STATES)[number];

const triStateParam = z.catch(z._default(z.enum(TRI_STATES), 'null'), 'null');

/** A remito number of digits alone may stand in a URL as a number. */
const remitoParam = z.catch(
  z._default(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), ''),
  '',
);

/** The screen's part of the URL. `buscado` says that the filters were applied. */
export const reportesSearchSchema = z.object({
  cliente: optionParam,
  representante: optionParam,
  destino: optionParam,
  fechaDesde: fechaParam,
  fechaHasta: fechaParam,
  montoPagado: triStateParam,
  fletePagado: triStateParam,
  cuentaCorriente: triStateParam,
  fleteACargoDeOrigen: triStateParam,
  remito: remitoParam,
  buscado: z.catch(z.optional(z.boolean()), undefined),
});

export type ReportesSearch = z.output<typeof reportesSearchSchema>;

/** What the URL leaves out. */
export const reportesSearchDefaults = {
  montoPagado: 'null',
  fletePagado: 'null',
  cuentaCorriente: 'null',
  fleteACargoDeOrigen: 'null',
  remito: '',
} as const;
