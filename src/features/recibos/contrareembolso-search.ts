import * as z from 'zod/mini';
import { fechaParam } from '@/lib/fecha-param';
import { optionParam } from '@/lib/option-param';

/** The contrareembolso screen's URL search. `buscado`: the filters were applied. */
export const contrareembolsoSearchSchema = z.object({
  cliente: optionParam,
  fechaDesde: fechaParam,
  fechaHasta: fechaParam,
  buscado: z.catch(z.optional(z.boolean()), undefined),
});

export type ContrareembolsoSearch = z.output<typeof contrareembolsoSearchSchema>;
