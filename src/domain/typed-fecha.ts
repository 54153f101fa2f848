import { clean } from './clean';
import { addDias, diasEntre, parseFecha } from './fechas';

const DIGITS = /^(\d{2})(\d{2})(\d{2}|\d{4})?$/;
const PARTS = /^(\d{1,2})[-/. ](\d{1,2})(?:[-/. ](\d{2}|\d{4}))?$/;
const OFFSET = /^[+-]\d{1,3}$/;
const DAY_WORDS = new Map([
  ['ayer', -1],
  ['hoy', 0],
  ['mañana', 1],
  ['manana', 1],
]);

const TURN_OF_YEAR_DAYS = 30;
const YEARS_AHEAD = 19;

const dateIn = (year: number, month: string, day: string): string | null =>
  parseFecha(`${day}/${month}/${String(year).padStart(4, '0')}`);

/** A birth date is up to 80 years back; a licence expires at most 19 years ahead. */
function fullYear(twoDigits: number, thisYear: number): number {
  const year = thisYear - (thisYear % 100) + twoDigits;
  if (year > thisYear + YEARS_AHEAD) return year - 100;
  return year <= thisYear + YEARS_AHEAD - 100 ? year + 100 : year;
}

/** Around New Year, a date at most 30 days away belongs to the neighbouring year. */
function dateWithoutYear(month: string, day: string, today: string, year: number): string | null {
  const near = [dateIn(year - 1, month, day), dateIn(year + 1, month, day)].find(
    (fecha) => fecha !== null && Math.abs(diasEntre(today, fecha)) <= TURN_OF_YEAR_DAYS,
  );
  return near ?? dateIn(year, month, day);
}

/**
 * Reads a date as people type it, day first, into `yyyy-mm-dd`: `0512`, `051226`, `5/12`, `5-12-26`, `5.12.2026`, `hoy`, `ayer`, `mañana`,
 * `+7` (days from `today`, a `yyyy-mm-dd`), and all that `parseFecha` reads. Null if it is not a date.
 *
 * Without a year it is the current year's, unless the date a year earlier or later is at most 30 days away. A two-digit year is 80 years
 * back to 19 ahead.
 */
export function parseTypedFecha(text: string, today: string): string | null {
  const typed = clean(text).toLowerCase();
  const days = OFFSET.test(typed) ? Number(typed) : DAY_WORDS.get(typed);
  if (days !== undefined) return addDias(today, days);

  const match = DIGITS.exec(typed) ?? PARTS.exec(typed);
  if (!match) return parseFecha(typed);
  const [, day = '', month = '', year] = match;
  const thisYear = Number(today.slice(0, 4));
  if (year === undefined) return dateWithoutYear(month, day, today, thisYear);
  return dateIn(year.length === 2 ? fullYear(Number(year), thisYear) : Number(year), month, day);
}

/** The day after or before a typed date. An empty text gives `today` (`yyyy-mm-dd`), any other text that is not a date null. */
export function stepFecha(text: string, days: 1 | -1, today: string): string | null {
  if (clean(text) === '') return today;
  const fecha = parseTypedFecha(text, today);
  const isAtTheEnd = fecha === (days > 0 ? '9999-12-31' : '0001-01-01');
  return fecha === null || isAtTheEnd ? fecha : addDias(fecha, days);
}
