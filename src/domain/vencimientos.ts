import { diasEntre, parseFecha } from './fechas';

export type EstadoVencimiento = 'vencido' | 'por-vencer' | 'vigente';

const NOTICE_DAYS = 30;

/**
 * How a due date stands on the day `hoy`, both `yyyy-mm-dd`: `vencido` when past, `por-vencer` from
 * that very day up to 30 days ahead, `vigente` later. `null` when there is no date, or it is not one.
 * Spec section 3 (Vehiculo, Chofer and Empleado due dates).
 *
 * @throws RangeError when `hoy` is not a `yyyy-mm-dd` date.
 */
export function estadoVencimiento(fecha: string | null, hoy: string): EstadoVencimiento | null {
  const due = fecha === null ? null : parseFecha(fecha);
  if (due === null) return null;
  const days = diasEntre(hoy, due);
  if (days < 0) return 'vencido';
  return days <= NOTICE_DAYS ? 'por-vencer' : 'vigente';
}
