import * as z from 'zod/mini';

export const PAPELES = ['Técnica', 'Seguro', 'Matafuego', 'RUTA', 'Licencia'] as const;

export const vencimientosSearchSchema = z.object({
  texto: z.catch(z._default(z.coerce.string(), ''), ''),
  estado: z.catch(z.optional(z.enum(['vencido', 'por-vencer', 'vigente'])), undefined),
  papel: z.catch(z.optional(z.enum(PAPELES)), undefined),
  vista: z.catch(z._default(z.enum(['lista', 'mes']), 'lista'), 'lista'),
});

export type VencimientosSearch = z.output<typeof vencimientosSearchSchema>;

export const vencimientosSearchDefaults = { texto: '', vista: 'lista' } as const;
