import * as z from 'zod/mini';
import { PAPELES } from './use-vencimientos';

export const VISTAS = ['lista', 'mes'] as const;

export const vencimientosSearchSchema = z.object({
  texto: z.catch(z._default(z.coerce.string(), ''), ''),
  estado: z.catch(z.optional(z.enum(['vencido', 'por-vencer', 'vigente'])), undefined),
  papel: z.catch(z.optional(z.enum(PAPELES)), undefined),
  vista: z.catch(z._default(z.enum(VISTAS), 'lista'), 'lista'),
});

export type VencimientosSearch = z.output<typeof vencimientosSearchSchema>;

export const vencimientosSearchDefaults = { texto: '', vista: 'lista' } as const;
