import { queryOptions } from '@tanstack/react-query';
import { aCargoDe, montoARendir } from '@/domain/deuda';
import { sumPesos } from '@/domain/dinero';
import { addDias } from '@/domain/fechas';
import { owedSince } from '@/domain/rangos';
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
  days: { fechaDesde: string } | { fechaHasta: string },
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
  filters: { origenId?: number; fechaDesde: string },
  signal: AbortSignal,
): Promise<Movimiento[]> {
  const rows = await fetchReporte({ ...filters, montoPagado: true }, signal);
  return oldestFirst(rows.filter((row) => montoARendir(row) !== 0));
}

/** `desde` is `yyyy-mm-dd`. The API has no filter for zero amounts and for montos already handed over. */
export const cuentasQueries = {
  all: () => ['cuentas'] as const,

  /** Movements whose flete a client owes, as origin or as destination, oldest first. */
  debe: (id: number, desde: string) =>
    queryOptions({
      queryKey: [...cuentasQueries.all(), 'debe', id, desde],
      queryFn: async ({ signal }) => oldestFirst(await fetchDebe(id, owedSince(desde), signal)),
      meta: { error: SEARCH_ERROR, rowsOf: 'movimientos' },
    }),

  /** In pesos: the fletes that a client owes from before a day. */
  saldoAnterior: (id: number, desde: string) =>
    queryOptions({
      queryKey: [...cuentasQueries.all(), 'saldo-anterior', id, desde],
      queryFn: async ({ signal }) => {
        const rows = await fetchDebe(id, { fechaHasta: addDias(desde, -1) }, signal);
        return sumPesos(rows.map(fleteAdeudado));
      },
      meta: { error: SEARCH_ERROR },
    }),

  /** Movements of a sender whose monto is collected and not handed over, oldest first. */
  aRendirle: (id: number, desde: string) =>
    queryOptions({
      queryKey: [...cuentasQueries.all(), 'a-rendirle', id, desde],
      queryFn: async ({ signal }) => {
        const rows = await fetchARendir({ origenId: id, ...owedSince(desde) }, signal);
        return rows.filter(({ clienteOrigen }) => clienteOrigen?.id === id);
      },
      meta: { error: SEARCH_ERROR, rowsOf: 'movimientos' },
    }),

  porRendir: (desde: string) =>
    queryOptions({
      queryKey: [...cuentasQueries.all(), 'por-rendir', desde],
      queryFn: ({ signal }) => fetchARendir(owedSince(desde), signal),
      meta: { error: SEARCH_ERROR, rowsOf: 'movimientos' },
    }),
};
