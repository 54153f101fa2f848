import { describe, expect, it } from 'vitest';
import type { Movimiento } from '@/features/movimientos';
import { toReporteQuery } from './reporte.schema';
import { reportesSearchDefaults } from './reportes-search';
import { applyBulkChange, reporteOf } from './reportes.queries';

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

describe('reporteOf', () => {
  const rowsUpTo = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...row, id: index + 1 }));
  const searched = { ...reportesSearchDefaults, buscado: true };
  const unpaid = { ...searched, fletePagado: 'false' } as const;
  const remito = { ...searched, remito: 'x' };

  it.each([
    ['no ids for a search without ticks', unpaid, 0, 250, 0],
    ['the ticked rows', unpaid, 2, 250, 2],
    ['a hundred ticked rows', unpaid, 100, 250, 100],
    ['all rows of a short search, if all are ticked', unpaid, 100, 100, 100],
    ['no ids for a long search, if all rows are ticked', unpaid, 250, 250, 0],
    ['all of a remito', remito, 0, 3, 3],
    ['the ticked rows of a remito', remito, 1, 3, 1],
  ])('lists %s', (_label, query, ticked, found, named) => {
    expect(reporteOf(query, rowsUpTo(ticked), rowsUpTo(found))).toEqual({
      query: toReporteQuery(query),
      ids: rowsUpTo(named).map(({ id }) => id),
    });
  });

  it.each([
    ['part of a search', unpaid, 101, 250, '101', 'Seleccioná menos, o todos los de la búsqueda.'],
    ['all of a remito', remito, 0, 1234, '1.234', 'Seleccioná menos.'],
  ])('refuses too many ids: %s', (_label, query, ticked, found, count, hint) => {
    expect(reporteOf(query, rowsUpTo(ticked), rowsUpTo(found))).toEqual({
      blockedBy: `Hay ${count} movimientos para el reporte y entran hasta 100 a la vez. ${hint}`,
      isStale: false,
    });
  });

  /** The first one has left the search. */
  const changed = (count: number) => rowsUpTo(count).with(0, { ...row, id: 1, fletePagado: true });

  it.each([
    ['all rows', [], changed(8), 8],
    ['the ticked rows', changed(2), changed(250), 2],
  ])('lists %s by id if a change took one out of the search', (_label, ticked, rows, named) => {
    expect(reporteOf(unpaid, ticked, rows)).toEqual({
      query: toReporteQuery(searched),
      ids: rowsUpTo(named).map(({ id }) => id),
    });
  });

  it('keeps the filters of ticked rows that have not changed', () => {
    const rows = changed(8);
    expect(reporteOf(unpaid, rows.slice(1), rows)).toMatchObject({ query: toReporteQuery(unpaid) });
  });

  it.each([
    ['all rows', [], 250],
    ['all rows, ticked', changed(250), 250],
    ['ticked rows', changed(101), 250],
  ])('refuses too many if a change took one out of the search: %s', (_label, ticked, found) => {
    expect(reporteOf(unpaid, ticked, changed(found))).toMatchObject({
      blockedBy: expect.stringMatching(/Buscá de nuevo/) as string,
      isStale: true,
    });
  });
});
