import { diasEntre, parseFecha } from './fechas';

export type EstadoVencimiento = 'vencido' | 'por-vencer' | 'vigente';

const NOTICE_DAYS = 30;

/**
 * The state of a due date on the day `hoy`, both `yyyy-mm-dd`: `vencido` before `hoy`, `por-vencer`
 * from `hoy` to 30 days later, `vigente` after that. `null` if `fecha` is null or not a date.
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
