import { addDias, diasEntre, lunesDe, parseFecha } from './fechas';

export type EstadoVencimiento = 'vencido' | 'por-vencer' | 'vigente';

const NOTICE_DAYS = 30;

/** State of a due date on `hoy`, both `yyyy-mm-dd`: `por-vencer` within 30 days, null if no date. Spec section 3. @throws RangeError for a bad `hoy`. */
export function estadoVencimiento(fecha: string | null, hoy: string): EstadoVencimiento | null {
  const due = fecha === null ? null : parseFecha(fecha);
  if (due === null) return null;
  const days = diasEntre(hoy, due);
  if (days < 0) return 'vencido';
  return days <= NOTICE_DAYS ? 'por-vencer' : 'vigente';
}

/** By the calendar: expired, this week (until Sunday), this month, later. */
export type Plazo = 'vencido' | 'esta-semana' | 'este-mes' | 'despues';

/** The {@link Plazo} of a due date on `hoy`, both `yyyy-mm-dd`. This week wins over this month, even across its end. @throws RangeError if no date. */
export function plazoVencimiento(fecha: string, hoy: string): Plazo {
  if (diasEntre(hoy, fecha) < 0) return 'vencido';
  if (lunesDe(fecha) === lunesDe(hoy)) return 'esta-semana';
  return fecha.slice(0, 7) === hoy.slice(0, 7) ? 'este-mes' : 'despues';
}

const FECHA = /(?<!\d)(?:\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d{2}-\d{2})(?!\d)/g;
const IN_DAYS = /\ben (\d{1,4}) días?(?!\p{L})/iu;
const EXPIRED = /(?<!\p{L})(?:venció|vencieron|vencid[oa]s?)(?!\p{L})/iu;

/** Null if the text has no due date, or several. */
function readFecha(text: string, hoy: string): string | null {
  const fechas = new Set((text.match(FECHA) ?? []).flatMap((found) => parseFecha(found) ?? []));
  if (fechas.size > 0) return fechas.size === 1 ? ([...fechas][0] ?? null) : null;
  if (/\bhoy\b/i.test(text)) return hoy;
  if (/\bmañana\b/i.test(text)) return addDias(hoy, 1);
  const days = IN_DAYS.exec(text)?.[1];
  return days === undefined ? null : addDias(hoy, Number(days));
}

/**
 * Reads the due date in a notice's plain text, seen from `hoy` (`yyyy-mm-dd`): its only date, else `hoy`, `mañana` or `en 7 días`. `fecha`
 * is null if there is none or several; then `plazo` is null too, unless the text says that it has expired.
 * @throws RangeError when `hoy` is not a `yyyy-mm-dd` date.
 */
export function readVencimiento(
  text: string,
  hoy: string,
): { fecha: string | null; plazo: Plazo | null } {
  const fecha = readFecha(text, hoy);
  if (fecha !== null) return { fecha, plazo: plazoVencimiento(fecha, hoy) };
  return { fecha, plazo: EXPIRED.test(text) ? 'vencido' : null };
}
