import * as z from 'zod/mini';
import { fechaInicial } from '@/lib/values/fecha-inicial';
import type { Option } from '@/lib/values/option';
import { borradorFields } from '../nuevo/borrador.schema';
import { emptyMovimientoForm } from '../movimiento-form';
import type { MovimientoFormValues } from '../movimiento-form.schema';

/** The fields above the table. */
export const COMUNES = [
  'fecha',
  'clienteOrigen',
  'servicio',
  'fleteACargo',
  'representante',
  'cuentaCorriente',
  'redespacho',
] as const;

export type Comunes = Pick<MovimientoFormValues, (typeof COMUNES)[number]>;

/** What all rows share, and what a person said of the names in the file. */
export interface Datos {
  comunes: Comunes;
  /** For rows without a number. Empty: they go without. */
  numerarDesde: string;
  /** By the key of the name. */
  resueltos: Record<string, Option>;
}

const record = <Value extends z.ZodMiniType>(value: Value) =>
  z.catch(z.record(z.string(), value), {});

/** As the browser kept them: what cannot be read has its default. */
export function readDatos(stored: Readonly<Record<string, unknown>> = {}): Datos {
  const empty = emptyMovimientoForm(fechaInicial());
  const fields = COMUNES.map((name) => [
    name,
    z.catch<z.ZodMiniType>(borradorFields[name], empty[name]),
  ]);
  const schema = z.object({
    comunes: z.pipe(record(z.unknown()), z.object(Object.fromEntries(fields))),
    numerarDesde: z.catch(z.string(), ''),
    resueltos: record(z.object({ id: z.nullable(z.number()), nombre: z.string() })),
  });
  return schema.parse(stored) as Datos;
}
