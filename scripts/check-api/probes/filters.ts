import { ask } from '../ask';
import type { Finding } from '../judge';
import { parseDay, READS, type FirstMovimiento, type Read } from '../reads';
import { whole } from '../results';
import { listOf, type Probe, type Row } from './probe';

const idOf = (value: unknown): unknown => (value as { id?: unknown } | null)?.id;

/** A filter by which every row must be found. */
interface Filter {
  call: string;
  /** Null where the movement has nothing to filter by; empty for its day alone. */
  query: (first: FirstMovimiento) => string | null;
  holds: (row: Row, first: FirstMovimiento) => boolean;
}

const flags = (call: string, names: [query: string, field: string][]): Filter[] =>
  names.flatMap(([name, field]) =>
    [true, false].map((flag) => ({
      call,
      query: () => `${name}=${flag}`,
      holds: (row: Row) => row[field] === flag,
    })),
  );

const byId = (
  call: string,
  name: string,
  field: string,
  of: 'origenId' | 'destinoId' | 'representanteId',
): Filter => ({
  call,
  query: (first) => (first[of] === null ? null : `${name}=${first[of]}`),
  holds: (row, first) => idOf(row[field]) === first[of],
});

const ofItsDay = (call: string): Filter => ({
  call,
  query: () => '',
  holds: ({ fecha }, first) => parseDay(fecha) === first.fecha,
});

const REPORTES = 'GET /reportes/';
const HOJA = 'GET /hoja-rutas/movimientos';

const FILTERS: Filter[] = [
  ofItsDay(REPORTES),
  ...flags(REPORTES, [
    ['montoPagado', 'montoPagado'],
    ['fletePagado', 'fletePagado'],
    ['cuentaCorriente', 'cuentaCorriente'],
    ['fleteACargoDeOrigen', 'fleteACargoCliente'],
  ]),
  byId(REPORTES, 'origenId', 'clienteOrigen', 'origenId'),
  byId(REPORTES, 'destinoId', 'clienteDestino', 'destinoId'),
  byId(REPORTES, 'representanteId', 'representante', 'representanteId'),
  ofItsDay(HOJA),
  { call: HOJA, query: () => 'cuentaCorriente=true', holds: (row) => row.cuentaCorriente === true },
  { call: HOJA, query: () => 'contado=true', holds: (row) => row.cuentaCorriente === false },
  byId(HOJA, 'representanteId', 'representante', 'representanteId'),
];

/** Judges the rows of a filter. */
function judge(rows: Row[], filter: Filter, first: FirstMovimiento): Finding[] {
  const query = filter.query(first);
  const name = query === '' ? 'its day' : String(query);
  const others = rows.filter((row) => !filter.holds(row, first)).length;
  const isMissing = query === '' && !rows.some(({ id }) => id === first.id);
  return [
    ...(others > 0
      ? [
          whole({
            expected: `only rows of ${name}`,
            came: `${others} other rows among ${rows.length} for ${name}`,
            panel: 'counts and adds up rows that do not belong there, and nothing says so',
            change: 'read every filter by the name that the contract has',
          }),
        ]
      : []),
    ...(isMissing
      ? [
          whole({
            expected: `the movement ${first.id}, whose day it is`,
            came: `${rows.length} rows without it for ${name}`,
            panel: 'leaves movements of the day out, and nothing says so',
            change: 'include the first and the last day, and compare days without a zone',
          }),
        ]
      : []),
  ];
}

const filters = (read: Read): Probe => ({
  name: `${read.call} by its filters`,
  screens: read.screens,
  async run(context) {
    const { firsts, server } = context;
    const { movimiento } = firsts;
    const day = read.path(firsts);
    if (typeof day !== 'string') return day;
    if (!movimiento) return { reason: 'no list has a movement' };
    const findings: Finding[] = [];
    for (const filter of FILTERS.filter(({ call }) => call === read.call)) {
      const query = filter.query(movimiento);
      if (query === null) continue;
      // A filter of a route sheet takes the place of `todos`.
      const url = query === '' ? day : `${day.replace(/&cuentaC.*/, '')}&${query}`;
      const list = listOf(context, read, await ask(server, 'GET', url));
      if (list) findings.push(...judge(list.rows, filter, movimiento));
    }
    return { findings };
  },
});

/** Filters that must leave out what does not match: sums and debts are counted from their rows. */
export const FILTER_PROBES: Probe[] = READS.filter(({ call }) =>
  FILTERS.some((one) => one.call === call),
).map(filters);
