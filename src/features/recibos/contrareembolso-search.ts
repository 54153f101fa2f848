import * as z from 'zod/mini';
import { fechaParam } from '@/lib/url/fecha-param';
import { optionParam } from '@/lib/url/option-param';
import { columnasParam } from '@/ui/table/table-view';

export const contrareembolsoSearchSchema = z.object({
  cliente: optionParam,
  fechaDesde: fechaParam,
  fechaHasta: fechaParam,
  buscado: z.catch(z.optional(z.boolean()), undefined),
  columnas: columnasParam,
});

export type ContrareembolsoSearch = z.output<typeof contrareembolsoSearchSchema>;
