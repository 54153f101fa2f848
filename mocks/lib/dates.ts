/** The carrier's time zone, whatever the machine's is. */
const carrierTime = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Argentina/Buenos_Aires',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

function parts(instant: Date): Record<string, string> {
  return Object.fromEntries(carrierTime.formatToParts(instant).map((p) => [p.type, p.value]));
}

/** `yyyy-mm-dd` in Buenos Aires. */
export function localDate(instant: Date): string {
  const { year, month, day } = parts(instant);
  return `${year}-${month}-${day}`;
}

/** `hh:mm` in Buenos Aires. */
export function localTime(instant: Date): string {
  const { hour, minute } = parts(instant);
  return `${hour}:${minute}`;
}

/** `yyyy-mm-ddThh:mm:ss` in Buenos Aires, without an offset. */
export function localDateTime(instant: Date): string {
  return `${localDate(instant)}T${localTime(instant)}:${parts(instant).second}`;
}

/** Moves a `yyyy-mm-dd` date by whole days. */
export function addDays(date: string, days: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/** Whole days from one `yyyy-mm-dd` date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** `yyyy-mm-dd` to `dd/mm/yyyy`, the format in responses with movements, drivers and vehicles. */
export function slashDate(date: string): string;
export function slashDate(date: string | null): string | null;
export function slashDate(date: string | null): string | null {
  return date === null ? null : date.split('-').reverse().join('/');
}
