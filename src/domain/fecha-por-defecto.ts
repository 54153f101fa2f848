import { addDias, fechaLocal } from './fechas';

/**
 * The default date of forms and filters (`yyyy-mm-dd`): today, or tomorrow from `cutoffHour` on (0 to 24), in local time. By
 * spec section 9 (default date) and section 5 (movement create), the hour is 17.
 *
 * @throws RangeError when `now` is an invalid date.
 */
export function fechaPorDefecto(now: Date, cutoffHour: number): string {
  const today = fechaLocal(now);
  return now.getHours() >= cutoffHour ? addDias(today, 1) : today;
}
