import { queryOptions } from '@tanstack/react-query';
import { aCargoDe, montoARendir } from '@/domain/deuda';
import type { DiasDeDeuda } from '@/domain/rangos';
import { fleteAdeudado } from '@/domain/totales';
import { fechaHoraOf, type Movimiento } from '@/features/movimientos';
import { fetchReporte, SEARCH_ERROR } from '@/features/reportes';

const oldestFirst = (rows: readonly Movimiento[]) =>
  rows.toSorted((a, b) => {
    const [first, second] = [fechaHoraOf(a), fechaHoraOf(b)];
    return first < second ? -1 : first > second ? 1 : a.id - b.id;
  });

async function fetchDebe(
  id: number,
  days: DiasDeDeuda,
  signal: AbortSignal,
): Promise<Movimiento[]> {
  const unpaid = { ...days, fletePagado: false };
  const sides = await Promise.all([
    fetchReporte({ origenId: id, fleteACargoDeOrigen: true, ...unpaid }, signal),
    fetchReporte({ destinoId: id, fleteACargoDeOrigen: false, ...unpaid }, signal),
  ]);
  return sides.flat().filter((row) => aCargoDe(row)?.id === id && fleteAdeudado(row) !== 0);
}

async function fetchARendir(
  filters: DiasDeDeuda & { origenId?: number },
  signal: AbortSignal,
): Promise<Movimiento[]> {
  const rows = await fetchReporte({ ...filters, montoPagado: true }, signal);
  return oldestFirst(rows.filter((row) => montoARendir(row) !== 0));
}

/** Since a day, or before it: see `owedSince`. The API has no filter for zero amounts and for montos already handed over. */
export const cuentasQueries = {
  all: () => ['cuentas'] as const,

  /** Movements whose flete a client owes, as origin or as destination, oldest first. */
  debe: (id: number, days: DiasDeDeuda) =>
    queryOptions({
      queryKey: [...cuentasQueries.all(), 'debe', id, days],
      queryFn: async ({ signal }) => oldestFirst(await fetchDebe(id, days, signal)),
      meta: { error: SEARCH_ERROR, rowsOf: 'movimientos' },
    }),

  /** Movements of a sender whose monto is collected and not handed over, oldest first. */
  aRendirle: (id: number, days: DiasDeDeuda) =>
    queryOptions({
      queryKey: [...cuentasQueries.all(), 'a-rendirle', id, days],
      queryFn: async ({ signal }) => {
        const rows = await fetchARendir({ origenId: id, ...days }, signal);
        return rows.filter(({ clienteOrigen }) => clienteOrigen?.id === id);
      },
      meta: { error: SEARCH_ERROR, rowsOf: 'movimientos' },
    }),

  porRendir: (days: DiasDeDeuda) =>
    queryOptions({
      queryKey: [...cuentasQueries.all(), 'por-rendir', days],
      queryFn: ({ signal }) => fetchARendir(days, signal),
      meta: { error: SEARCH_ERROR, rowsOf: 'movimientos' },
    }),
};
