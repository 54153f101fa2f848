import * as z from 'zod/mini';
import { fechaInicial } from '@/lib/values/fecha-inicial';
import type { Option } from '@/lib/values/option';
import { borradorFields, upgradeBorrador } from '../nuevo/borrador.schema';
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

const datosSchema = z.object({
  comunes: z.looseObject({}),
  numerarDesde: z.string(),
  resueltos: z.record(z.string(), z.object({ id: z.nullable(z.number()), nombre: z.string() })),
});

/** As the browser kept them: what cannot be read has its default. */
export function readDatos(stored: unknown): Datos {
  const { data } = z.safeParse(datosSchema, stored);
  const empty = emptyMovimientoForm(fechaInicial());
  const kept = upgradeBorrador(data?.comunes ?? {});
  const comunes = Object.fromEntries(
    COMUNES.map((name) => {
      const read = z.safeParse<z.ZodMiniType>(borradorFields[name], kept[name]);
      return [name, name in kept && read.success ? read.data : empty[name]];
    }),
  ) as unknown as Comunes;
  return {
    comunes,
    numerarDesde: data?.numerarDesde ?? '',
    resueltos: data?.resueltos ?? {},
  };
}
