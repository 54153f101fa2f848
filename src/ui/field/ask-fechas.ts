import { esLejana, fechaEnPalabras, type Alcance } from '@/domain/fecha-lejana';
import { fechaLocal } from '@/domain/fechas';
import { fechaError } from '@/lib/values/fecha-form';
import type { Question } from '../overlay/confirm';

type Fecha = readonly [label: string, fecha: string | null, former?: string | null];

/** Null unless a date is far from today. One that is still the former one needs no question. */
export function askFechas(alcance: Alcance, ...fechas: readonly Fecha[]): Question | null {
  const hoy = fechaLocal(new Date());
  const parts = fechas.flatMap(([label, fecha, former]) =>
    fecha === null || fecha === former || fechaError(fecha) || !esLejana(fecha, hoy, alcance)
      ? []
      : [{ text: `${label}: ${fechaEnPalabras(fecha, hoy)}.` }],
  );
  if (parts.length === 0) return null;
  return { title: '¿Está bien la fecha?', parts, confirm: 'Seguir igual', caution: 'mistake' };
}
