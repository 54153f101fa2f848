import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import type { Movimiento } from '@/features/movimientos';
import { remitosNotFound, remitosBuscados, searchMetBy, toReporteQuery } from './reporte.schema';
import {
  reportesSearchDefaults,
  reportesSearchSchema,
  type ReportesSearch,
} from './reportes-search';

const searched: ReportesSearch = { ...reportesSearchDefaults, buscado: true };
const cliente = { id: 4, nombre: 'A' };
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

describe('a query', () => {
  it.each<[string, Partial<ReportesSearch>, object | null]>([
    ['is null before a search', { remito: '7', buscado: undefined }, null],
    ['is null after Limpiar filtros', { remito: '7', buscado: false }, null],
    ['has no filter if none was chosen', {}, { filters: noFilter }],
    ['ignores a blank remito', { remito: '   ' }, { filters: noFilter }],
    ['has several remitos', { remito: ' A-1;A-2 ' }, { remito: 'A-1, A-2' }],
    [
      'ignores every other filter for a remito',
      { remito: ' R-4515/B ', fechaDesde: '2026-11-01', montoPagado: 'true', cliente },
      { remito: 'R-4515/B' },
    ],
  ])('%s', (_, search, query) => {
    expect(toReporteQuery({ ...searched, ...search })).toStrictEqual(query);
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

it.each<[string, Partial<ReportesSearch>, Partial<Movimiento>, Partial<ReportesSearch>]>([
  ['all of them', { cliente, montoPagado: 'false' }, {}, { cliente, montoPagado: 'false' }],
  ['not a state', { montoPagado: 'false', cliente }, { montoPagado: true }, { cliente }],
  ['not who pays', { fleteACargoDeOrigen: 'true' }, {}, {}],
  ['not a client', { cliente }, { clienteOrigen: { id: 5, nombre: 'B' } }, {}],
  ['a client that the row does not say', { destino: cliente }, {}, { destino: cliente }],
  [
    'not a day',
    { fechaDesde: '2026-11-20', fechaHasta: '2026-11-21' },
    {},
    { fechaHasta: '2026-11-21' },
  ],
])('what rows meet of a search: %s', (_, search, row, met) => {
  const stored = {
    fecha: '2026-11-19',
    clienteOrigen: cliente,
    montoPagado: false,
    fleteACargoCliente: false,
    ...row,
  } as Movimiento;
  expect(searchMetBy([stored], { ...searched, ...search })).toEqual({ ...searched, ...met });
});
