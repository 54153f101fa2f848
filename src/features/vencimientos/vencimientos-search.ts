import * as z from 'zod/mini';
import { PAPELES } from './use-vencimientos';

/** Whether the papers are one list, or one a month. */
export const VISTAS = ['lista', 'mes'] as const;

/** The screen's URL search. Invalid values are left out. */
export const vencimientosSearchSchema = z.object({
  texto: z.catch(z._default(z.coerce.string(), ''), ''),
  estado: z.catch(z.optional(z.enum(['vencido', 'por-vencer', 'vigente'])), undefined),
  papel: z.catch(z.optional(z.enum(PAPELES)), undefined),
  vista: z.catch(z._default(z.enum(VISTAS), 'lista'), 'lista'),
});

export type VencimientosSearch = z.output<typeof vencimientosSearchSchema>;

/** Values that the URL leaves out. */
export const vencimientosSearchDefaults = { texto: '', vista: 'lista' } as const;
