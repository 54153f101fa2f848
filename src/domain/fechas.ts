const DAY_MS = 86_400_000;

const DMY = /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/;
const YMD = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;
const DATE_AND_TIME =
  /^(\S+?)[T ]([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:[.,]\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;

type Ymd = { year: number; month: number; day: number };

export const pad = (n: number, length = 2): string => String(n).padStart(length, '0');

function toIso({ year, month, day }: Ymd): string {
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
}

const daysSinceEpoch = ({ year, month, day }: Ymd): number =>
  new Date(0).setUTCFullYear(year, month - 1, day) / DAY_MS;

function ymdOf(days: number): Ymd {
  const date = new Date(days * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function readYmd(text: string): Ymd | null {
  const { year, month, day } = (DMY.exec(text) ?? YMD.exec(text))?.groups ?? {};
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  // 31/02 would be another date.
  const isReal = date.year >= 1 && toIso(ymdOf(daysSinceEpoch(date))) === toIso(date);
  return isReal ? date : null;
}

function dayNumber(iso: string): number {
  const date = YMD.test(iso) ? readYmd(iso) : null;
  if (!date) throw new RangeError(`Not a yyyy-mm-dd date: ${iso}`);
  return daysSinceEpoch(date);
}

/** Reads a server's date (spec section 3), `d/m/yyyy`, `yyyy-mm-dd` or `yyyy-mm-ddThh:mm…`, as `yyyy-mm-dd`. Null for 31/02 or a two-digit year. */
export function parseFecha(text: string): string | null {
  const trimmed = text.trim();
  const time = trimmed.length > 'dd/mm/yyyy'.length ? DATE_AND_TIME.exec(trimmed) : null;
  const datePart = time?.[1] ?? trimmed;
  const date = readYmd(datePart);
  return date && toIso(date);
}

/** Formats `yyyy-mm-dd` as `dd/mm/yyyy`. Returns a text that is not a date unchanged. Spec section 9 (date display locale es-AR). */
export function formatFecha(iso: string): string {
  const date = parseFecha(iso);
  return date ? date.split('-').reverse().join('/') : iso;
}

export const formatDiaMes = (iso: string): string => formatFecha(iso).slice(0, 'dd/mm'.length);

/** The calendar date (`yyyy-mm-dd`) of a moment, in local time. @throws RangeError when the date is invalid. */
export function fechaLocal(date: Date): string {
  if (Number.isNaN(date.getTime())) throw new RangeError('Invalid date');
  return toIso({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
}

/** `iso` plus `n` days, both dates `yyyy-mm-dd`. @throws RangeError for another text, a part of a day, or a result outside the years 1 to 9999. */
export function addDias(iso: string, n: number): string {
  const end = ymdOf(dayNumber(iso) + n);
  if (!Number.isInteger(n) || !(end.year >= 1 && end.year <= 9999)) {
    throw new RangeError(`Cannot add ${n} days to ${iso}`);
  }
  return toIso(end);
}

/** Days from `a` to `b`, both `yyyy-mm-dd`: 1 if `b` is the day after `a`. @throws RangeError when either is not such a date. */
export function diasEntre(a: string, b: string): number {
  return dayNumber(b) - dayNumber(a);
}

/** The Monday (`yyyy-mm-dd`) of the week of `iso`. @throws RangeError when `iso` is not a `yyyy-mm-dd` date. */
export function lunesDe(iso: string): string {
  const sinceMonday = (new Date(dayNumber(iso) * DAY_MS).getUTCDay() + 6) % 7;
  return addDias(iso, -sinceMonday);
}

const LAST_DAY = '9999-12-31';

/** The week of a Monday (`yyyy-mm-dd`) by its days: `16/11 al 22/11/2026`. @throws RangeError when `lunes` is not such a date. */
export function nombreDeSemana(lunes: string): string {
  const domingo = lunes > addDias(LAST_DAY, -6) ? LAST_DAY : addDias(lunes, 6);
  const isOneYear = lunes.slice(0, 4) === domingo.slice(0, 4);
  return `${isOneYear ? formatDiaMes(lunes) : formatFecha(lunes)} al ${formatFecha(domingo)}`;
}

function writer(options: Intl.DateTimeFormatOptions) {
  const { format } = new Intl.DateTimeFormat('es-AR', { ...options, timeZone: 'UTC' });
  return (iso: string): string => format(dayNumber(iso) * DAY_MS);
}

/** The weekday of a `yyyy-mm-dd` date: `lunes`. @throws RangeError when it is not such a date. */
export const diaDeSemana = writer({ weekday: 'long' });

/** The month of a `yyyy-mm-dd` date, for an axis: `nov 26`. @throws RangeError when it is not such a date. */
export const mesAbreviado = writer({ month: 'short', year: '2-digit' });

/** The month of a `yyyy-mm-dd` date: `noviembre de 2026`. @throws RangeError when it is not such a date. */
export const nombreDeMes = writer({ month: 'long', year: 'numeric' });

/** A moment's local date and time: `20/11/2026`, `10:32`. A number is in milliseconds since the epoch. */
export function fechaYHora(at: Date | number): [fecha: string, hora: string] {
  const local = new Date(at);
  return [formatFecha(fechaLocal(local)), `${pad(local.getHours())}:${pad(local.getMinutes())}`];
}

/** `dd/mm/yyyy`, with `hh:mm` if there is a time: local if it has a zone, else as written. Other texts stay. Spec section 2 (Fecha generación). */
export function formatFechaHora(text: string): string {
  const match = DATE_AND_TIME.exec(text.trim());
  if (!match) return formatFecha(text);
  const [, datePart = '', hour = '', minute = '', zone] = match;
  const date = readYmd(datePart);
  if (!date) return text;
  if (zone === undefined) return `${formatFecha(toIso(date))} ${hour}:${minute}`;
  const offset = zone.replace(/(?<=\d\d)(?=\d\d$)/, ':');
  const local = new Date(`${toIso(date)}T${hour}:${minute}${offset}`);
  return Number.isNaN(local.getTime()) ? text : fechaYHora(local).join(' ');
}

const HORA = /^(?:\S+[T ])?(\d{1,2}):([0-5]\d)(?::[0-5]\d(?:[.,]\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/;

/** Formats a time of day, with or without date and zone, as `hh:mm`. Returns any other text unchanged. Spec section 3 (hora). */
export function formatHora(text: string): string {
  const [, hour = '', minute = ''] = HORA.exec(text.trim()) ?? [];
  return hour && Number(hour) < 24 ? `${hour.padStart(2, '0')}:${minute}` : text;
}
