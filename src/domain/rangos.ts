import { addDias, formatFecha, lunesDe } from './fechas';

/** Both `yyyy-mm-dd` and both included. */
export interface Rango {
  desde: string;
  hasta: string;
}

function wholeMonthOf(fecha: string): Rango {
  const desde = `${fecha.slice(0, 8)}01`;
  const inNextMonth = addDias(desde, 31);
  return { desde, hasta: addDias(inNextMonth, -Number(inNextMonth.slice(8))) };
}

/**
 * The quick ranges of a date filter, around `today` (local, `yyyy-mm-dd`). Weeks begin on Monday. The current week and month include the
 * days to come, because shipments are registered for tomorrow.
 * @throws RangeError when `today` is not a `yyyy-mm-dd` date, or a range leaves the years 1 to 9999.
 */
export function rangosRapidos(today: string) {
  const ayer = addDias(today, -1);
  const lunes = lunesDe(today);
  const esteMes = wholeMonthOf(today);
  return [
    { nombre: 'Hoy', desde: today, hasta: today },
    { nombre: 'Ayer', desde: ayer, hasta: ayer },
    { nombre: 'Esta semana', desde: lunes, hasta: addDias(lunes, 6) },
    { nombre: 'Este mes', ...esteMes },
    { nombre: 'Mes pasado', ...wholeMonthOf(addDias(esteMes.desde, -1)) },
  ] as const satisfies readonly (Rango & { nombre: string })[];
}

/** Formats two dates (`yyyy-mm-dd`) as `01/11/2026 – 22/11/2026`, as one date if they are equal. Null without any. */
export function formatRango(desde: string | null, hasta: string | null): string | null {
  if (desde && hasta) {
    return desde === hasta ? formatFecha(desde) : `${formatFecha(desde)} – ${formatFecha(hasta)}`;
  }
  if (desde) return `Desde ${formatFecha(desde)}`;
  return hasta ? `Hasta ${formatFecha(hasta)}` : null;
}

/** The date filter for debts since a day (`yyyy-mm-dd`). It has no last day, so that every sum includes a movement dated tomorrow. */
export const owedSince = (fechaDesde: string) => ({ fechaDesde });

/** The date filter for debts from before a day: with {@link owedSince} it leaves out nothing. @throws RangeError when `fecha` is not a `yyyy-mm-dd` date. */
export const owedBefore = (fecha: string) => ({ fechaHasta: addDias(fecha, -1) });

export type DiasDeDeuda = ReturnType<typeof owedSince> | ReturnType<typeof owedBefore>;
