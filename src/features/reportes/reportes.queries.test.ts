import { describe, expect, it } from 'vitest';
import type { Movimiento } from '@/features/movimientos';
import type { ReporteFilters } from './reporte.schema';
import { applyBulkChange, reporteRows } from './reportes.queries';

const row = {
  id: 7,
  montoPagado: false,
  montoRendido: false,
  flete: 1500.5,
  fletePagado: false,
  fleteRendido: false,
} as Movimiento;

describe('applyBulkChange', () => {
  it.each(['montoPagado', 'fletePagado', 'fleteRendido'] as const)('sets only %s', (flag) => {
    expect(applyBulkChange(row, { flag })).toStrictEqual({ ...row, [flag]: true });
  });

  it.each([0, 2500.75])('sets the freight to %d pesos', (precioFlete) => {
    expect(applyBulkChange(row, { precioFlete })).toStrictEqual({ ...row, flete: precioFlete });
  });
});

describe('reporteRows', () => {
  const rowsUpTo = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...row, id: index + 1 }));
  const unpaid = { filters: { fletePagado: false } as ReporteFilters };
  const remito = { remito: 'x' };

  it.each([
    ['no ids for a search without ticks', unpaid, 0, 250, 0],
    ['the ticked rows', unpaid, 2, 250, 2],
    ['a hundred ticked rows', unpaid, 100, 250, 100],
    ['all rows of a short search, if all are ticked', unpaid, 100, 100, 100],
    ['no ids for a long search, if all rows are ticked', unpaid, 250, 250, 0],
    ['all of a remito', remito, 0, 3, 3],
    ['the ticked rows of a remito', remito, 1, 3, 1],
  ])('lists %s', (_label, query, ticked, found, named) => {
    expect(reporteRows(query, rowsUpTo(ticked), rowsUpTo(found))).toEqual({
      ids: rowsUpTo(named).map(({ id }) => id),
      blockedBy: null,
    });
  });

  it.each([
    ['part of a search', unpaid, 101, 250, '101', 'Seleccioná menos, o todos los de la búsqueda.'],
    ['all of a remito', remito, 0, 1234, '1.234', 'Seleccioná menos.'],
  ])('refuses too many ids: %s', (_label, query, ticked, found, count, hint) => {
    expect(reporteRows(query, rowsUpTo(ticked), rowsUpTo(found)).blockedBy).toBe(
      `Hay ${count} movimientos para el reporte y entran hasta 100 a la vez. ${hint}`,
    );
  });

  it('refuses too many ids if a change took a row out of the search', () => {
    const rows = rowsUpTo(250);
    rows[7]!.fletePagado = true;
    expect(reporteRows(unpaid, rowsUpTo(250), rows).blockedBy).toMatch(/Buscá de nuevo/);
    rows[7]!.fletePagado = false;
    rows[7]!.montoPagado = true;
    expect(reporteRows(unpaid, rowsUpTo(250), rows).blockedBy).toBeNull();
  });
});
