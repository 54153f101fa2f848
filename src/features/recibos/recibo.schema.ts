import * as z from 'zod/mini';
import { everyRow, numero, pagedSchema, texto } from '@/lib/api/wire';

/** Spec section 3. Totals in pesos. `fechaGeneracion` is the server's text, not parsed. */
export const reciboSchema = z.object({
  id: z.number(),
  cliente: z.nullish(z.object({ nombre: texto() })),
  estado: z.nullish(z.object({ nombre: texto() })),
  tipo: z.nullish(z.object({ tipo: texto() })),
  reciboNumero: texto(),
  fechaGeneracion: texto(),
  totalMonto: numero(),
  totalFlete: numero(),
  concepto: texto(),
});

export type Recibo = z.output<typeof reciboSchema>;

export const reciboName = ({ id, reciboNumero }: Recibo) => `Recibo ${reciboNumero ?? id}`;

export const recibosPageSchema = pagedSchema('recibo', everyRow(reciboSchema));

export const reciboPdfSchema = z.object({ pdfRecibo: texto() });

/** Spec section 9. */
export const CONCEPTO_CONTRAREEMBOLSO = 'PAGO CONTRAREEMBOLSO';

/** Spec section 3, Recibo create payload. Dates are `yyyy-mm-dd`, `recibi` is the amount in words. */
export interface ContrareembolsoPayload {
  clienteId: number;
  fechaDesde: string;
  fechaHasta: string;
  concepto: typeof CONCEPTO_CONTRAREEMBOLSO;
  recibi: string;
  incluyeFlete: boolean;
  movimientoIds: number[];
}

/** Spec section 3, free receipt payload. `entregue` is the amount in words, `totalMonto` is in pesos. */
export interface ReciboLibrePayload {
  clienteId: number;
  fecha: string;
  concepto: string;
  entregue: string;
  totalMonto: number;
}
