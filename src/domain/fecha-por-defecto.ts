import { addDias, fechaLocal } from './fechas';

/** From this hour on, the default date is tomorrow (spec section 9), unless the carrier's config.json sets another. */
export const NEXT_DAY_HOUR = 17;

/** Today, or tomorrow from `cutoffHour` (0 to 24) on: `yyyy-mm-dd`. Spec sections 5 and 9. @throws RangeError for an invalid date. */
export function fechaPorDefecto(now: Date, cutoffHour: number): string {
  const today = fechaLocal(now);
  return now.getHours() >= cutoffHour ? addDias(today, 1) : today;
}
