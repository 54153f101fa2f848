/** Without a kind, numbers are counts and all else is text. `porcentaje` takes fractions. */
export type Kind = 'pesos' | 'porcentaje' | 'fecha' | 'fechaHora' | 'mes';

export type Value = string | number | null;

/** By columns, because arrays of plain values reach a worker a hundred times faster than as many cells. */
export interface PlanillaColumn {
  header: string;
  kind?: Kind | undefined;
  /** Dates are `yyyy-mm-dd` or `dd/mm/yyyy`, with ` hh:mm` for `fechaHora`. `mes` takes its first day. */
  values: readonly Value[];
  total?: number | undefined;
  /** What its cells offer to choose from. */
  choices?: readonly string[] | undefined;
}

export interface Planilla {
  name: string;
  /** Names the sheet if `name` is too long. */
  title: string;
  columns: readonly PlanillaColumn[];
  filters: readonly string[];
}

export type Format = 'xlsx' | 'csv';

const MOMENT =
  /^(?:(\d{4})-(\d{2})-(\d{2})|(\d{2})\/(\d{2})\/(\d{4}))(?:[ T](\d{2}):(\d{2}).*)?\s*$/;

const MOMENTS: ReadonlySet<Kind | undefined> = new Set(['fecha', 'fechaHora', 'mes']);

export const momentOf = (value: Value, kind: Kind | undefined) =>
  MOMENTS.has(kind) ? readMoment(value) : null;

/** Year, month, day, hour and minute. */
function readMoment(value: Value): [number, number, number, number, number] | null {
  const match = typeof value === 'string' ? MOMENT.exec(value) : null;
  if (!match) return null;
  const [, y, m, d, day = d, month = m, year = y, hour = 0, minute = 0] = match;
  return [Number(year), Number(month), Number(day), Number(hour), Number(minute)];
}

export const rowCount = ({ columns }: Planilla): number => columns[0]?.values.length ?? 0;
