/** Whole cents of an amount in pesos, half away from zero; what is not a finite number counts as zero. */
export function toCents(pesos: number): number {
  if (!Number.isFinite(pesos)) return 0;
  const [mantissa = '0', exponent = '0'] = String(Math.abs(pesos)).split('e');
  const cents = Math.round(Number(`${mantissa}e${Number(exponent) + 2}`));
  return pesos < 0 && cents > 0 ? -cents : cents;
}

/** The exact sum, in cents, of amounts in pesos. */
export function sumCents(amounts: readonly number[]): number {
  return amounts.reduce((total, pesos) => total + toCents(pesos), 0);
}

function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/gu, '.');
}

/** `$ 1.234,50`, from cents. */
export function formatCents(cents: number): string {
  const digits = BigInt(Math.round(Math.abs(cents)))
    .toString()
    .padStart(3, '0');
  const amount = `${groupThousands(digits.slice(0, -2))},${digits.slice(-2)}`;
  return cents < 0 ? `-$ ${amount}` : `$ ${amount}`;
}

/** `$ 1.234,50`, from pesos. */
export function formatPesos(pesos: number): string {
  return formatCents(toCents(pesos));
}

/** A count with its thousands grouped. */
export function formatCount(count: number): string {
  const rounded = Number.isFinite(count) ? Math.round(count) : 0;
  const digits = groupThousands(BigInt(Math.abs(rounded)).toString());
  return rounded < 0 ? `-${digits}` : digits;
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?/u;

/** `dd/mm/yyyy` from `yyyy-mm-dd…`; any other text is shown as it came. */
export function formatFecha(fecha: string): string {
  const match = ISO_DATE.exec(fecha);
  return match ? `${match[3]}/${match[2]}/${match[1]}` : fecha;
}

/** `dd/mm/yyyy hh:mm` where the text carries a time, else the date alone. */
export function formatFechaHora(fecha: string): string {
  const match = ISO_DATE.exec(fecha);
  return match?.[4] === undefined
    ? formatFecha(fecha)
    : `${formatFecha(fecha)} ${match[4]}:${match[5]}`;
}

/** The date to stamp on a document. Wall time is read as UTC so that every machine writes the same bytes. */
export function toStamp(fecha: string): Date {
  const [, year = '2000', month = '1', day = '1', hours = '0', minutes = '0', seconds = '0'] =
    ISO_DATE.exec(fecha) ?? [];
  return new Date(Date.UTC(+year, +month - 1, +day, +hours, +minutes, +seconds));
}

export function formatSiNo(value: boolean): string {
  return value ? 'Sí' : 'No';
}
