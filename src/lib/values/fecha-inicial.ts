import { fechaPorDefecto } from '@/domain/fecha-por-defecto';
import { config } from '@/lib/page/config';

/** The date that forms and filters begin with, `yyyy-mm-dd` (spec section 9), by the carrier's own hour. */
export const fechaInicial = (now = new Date()): string => fechaPorDefecto(now, config.nextDayHour);
