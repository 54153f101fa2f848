import { addDias, fechaLocal } from './fechas';

/** From this hour on, the default date is tomorrow (spec section 9), unless the carrier's config.json names another. */
export const NEXT_DAY_HOUR = 17;

/**
 * The default date of forms and filters (`yyyy-mm-dd`): today, or tomorrow from `cutoffHour` on (0 to 24), in local time (spec
 * section 9, default date, and section 5, movement create).
 *
 * @throws RangeError when `now` is an invalid date.
 */
export function fechaPorDefecto(now: Date, cutoffHour: number): string {
  const today = fechaLocal(now);
  return now.getHours() >= cutoffHour ? addDias(today, 1) : today;
}
