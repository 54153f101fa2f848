import { addDias, fechaLocal } from './fechas';

const CUTOFF_HOUR = 17;

/**
 * The default date of forms and filters (`yyyy-mm-dd`): today, or tomorrow from 17:00:00 on, in
 * local time. Spec section 9 (default date) and section 5 (movement create).
 *
 * @throws RangeError when `now` is an invalid date.
 */
export function fechaPorDefecto(now: Date): string {
  const today = fechaLocal(now);
  return now.getHours() >= CUTOFF_HOUR ? addDias(today, 1) : today;
}
