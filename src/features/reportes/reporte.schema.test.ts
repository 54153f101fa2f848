import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import type { Movimiento } from '@/features/movimientos';
import { remitosNotFound, remitosBuscados, toReporteQuery } from './reporte.schema';
import {
  reportesSearchDefaults,
  reportesSearchSchema,
  type ReportesSearch,
} from './reportes-search';

const searched: ReportesSearch = { ...reportesSearchDefaults, buscado: true };
const noFilter = {
  origenId: undefined,
  destinoId: undefined,
  representanteId: undefined,
  fechaDesde: undefined,
  fechaHasta: undefined,
  montoPagado: undefined,
  fletePagado: undefined,
  cuentaCorriente: undefined,
  fleteACargoDeOrigen: undefined,
};

describe('toReporteQuery', () => {
  it.each([undefined, false])('is null before a search: %s', (buscado) => {
    expect(toReporteQuery({ ...searched, remito: '7', buscado })).toBeNull();
  });

  it('has no filter if none was chosen', () => {
    expect(toReporteQuery(searched)).toEqual({ filters: noFilter });
  });

  it.each(['montoPagado', 'fletePagado', 'cuentaCorriente', 'fleteACargoDeOrigen'] as const)(
    '%s is true, false or no filter',
    (name) => {
      const filterOf = (state: 'true' | 'false' | 'null') =>
        toReporteQuery({ ...searched, [name]: state });
      expect(filterOf('true')).toStrictEqual({ filters: { ...noFilter, [name]: true } });
      expect(filterOf('false')).toStrictEqual({ filters: { ...noFilter, [name]: false } });
      expect(filterOf('null')).toStrictEqual({ filters: noFilter });
    },
  );

  it('ignores every other filter for a remito', () => {
    expect(
      toReporteQuery({
        ...searched,
        remito: '  R-4515/B ',
        cliente: { id: 4, nombre: 'A' },
        fechaDesde: '2026-11-01',
        montoPagado: 'true',
      }),
    ).toStrictEqual({ remito: 'R-4515/B' });
  });

  it('ignores a blank remito', () => {
    expect(toReporteQuery({ ...searched, remito: '   ' })).toEqual({ filters: noFilter });
  });
});

describe('several remitos', () => {
  it.each<[string, string[]]>([
    ['', []],
    [' , ;', []],
    ['A-1', ['A-1']],
    ['A-1, A-2;A-3 ', ['A-1', 'A-2', 'A-3']],
    ['A-1,,A-1', ['A-1']],
    ["0001'00020131; A\u20131\u200B", ['0001-00020131', 'A-1']],
    ['Sr. Paz 12', ['Sr. Paz 12']],
  ])('%j yields %j', (text, remitos) => {
    expect(remitosBuscados(text)).toEqual(remitos);
  });

  it('are one query', () => {
    expect(toReporteQuery({ ...searched, remito: ' A-1;A-2 ' })).toEqual({ remito: 'A-1, A-2' });
  });

  const rows = [' a-1 ', 'A-3', null].map((remitoNumero) => ({ remitoNumero }) as Movimiento);

  it.each<[string, string[]]>([
    ['A-1, A-2, a-3', ['A-2']],
    ['A-1, A-3', []],
    ['A-9, A-2', ['A-9', 'A-2']],
    // For a single remito, the empty list already says so.
    ['A-2', []],
  ])('in %j the missing ones are %j', (remito, missing) => {
    expect(remitosNotFound({ remito }, rows)).toEqual(missing);
  });

  it('are none in a search by filters', () => {
    expect(remitosNotFound({ filters: noFilter }, rows)).toEqual([]);
  });
});

describe('the search in the URL', () => {
  it('reads a remito of digits as a text', () => {
    expect(z.parse(reportesSearchSchema, { remito: 20137 }).remito).toBe('20137');
  });

  it.each([
    ['cliente', 'Bulonera'],
    ['fechaDesde', '2026-13-01'],
    ['montoPagado', true],
    ['fletePagado', 1],
    ['cuentaCorriente', null],
    ['fleteACargoDeOrigen', {}],
    ['remito', null],
    ['buscado', 'true'],
  ])('an invalid %s falls back to its default: %j', (name, value) => {
    expect(z.parse(reportesSearchSchema, { [name]: value, otra: 'cosa' })).toEqual(
      reportesSearchDefaults,
    );
  });
});
