/** What the values of a column are. Without a kind, numbers are counts and all else is text. Fractions for `porcentaje`. */
export type Kind = 'pesos' | 'porcentaje' | 'fecha' | 'fechaHora' | 'mes';

export type Value = string | number | null;

/** By columns, because arrays of plain values reach a worker a hundred times faster than as many cells. */
export interface PlanillaColumn {
  header: string;
  kind?: Kind | undefined;
  /** Dates are `yyyy-mm-dd` or `dd/mm/yyyy`, for `fechaHora` with ` hh:mm`, and for `mes` its first day. */
  values: readonly Value[];
  /** Below the values, in the row of totals. */
  total?: number | undefined;
}

/** A table to be written to a file. */
export interface Planilla {
  /** The file's name. */
  name: string;
  /** What the table is, for its sheet where the file's name is too long. */
  title: string;
  columns: readonly PlanillaColumn[];
  /** How its rows were found, a line each. */
  filters: readonly string[];
}

export type Format = 'xlsx' | 'csv';

const MOMENT =
  /^(?:(\d{4})-(\d{2})-(\d{2})|(\d{2})\/(\d{2})\/(\d{4}))(?:[ T](\d{2}):(\d{2}).*)?\s*$/;

const MOMENTS: ReadonlySet<Kind | undefined> = new Set(['fecha', 'fechaHora', 'mes']);

/** {@link readMoment} of a value of this kind, or null if the kind is no date's. */
export const momentOf = (value: Value, kind: Kind | undefined) =>
  MOMENTS.has(kind) ? readMoment(value) : null;

/** Year, month, day, hour and minute of a date's value, or null if it is none. */
function readMoment(value: Value): [number, number, number, number, number] | null {
  const match = typeof value === 'string' ? MOMENT.exec(value) : null;
  if (!match) return null;
  const [, y, m, d, day = d, month = m, year = y, hour = 0, minute = 0] = match;
  return [Number(year), Number(month), Number(day), Number(hour), Number(minute)];
}

export const rowCount = ({ columns }: Planilla): number => columns[0]?.values.length ?? 0;
