import { describe, expect, it } from 'vitest';
import { startCalls } from '../../../test/calls';
import type { ReporteFilters } from './reporte.schema';
import { fetchReportePdf, reportesMutations, reportesQueries } from './reportes.queries';

async function start() {
  const { token, ...calls } = await startCalls();
  return { ...calls, sent: { body: undefined, authorization: `Bearer ${token}` } };
}

const none: ReporteFilters = {
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
const all: ReporteFilters = {
  origenId: 4,
  destinoId: 5,
  representanteId: 3,
  fechaDesde: '2026-11-01',
  fechaHasta: '2026-11-20',
  montoPagado: true,
  fletePagado: false,
  cuentaCorriente: true,
  fleteACargoDeOrigen: false,
};
const ALL =
  'origenId=4&destinoId=5&representanteId=3&fechaDesde=2026-11-01&fechaHasta=2026-11-20' +
  '&montoPagado=true&fletePagado=false&cuentaCorriente=true&fleteACargoDeOrigen=false';

describe('movements', () => {
  it.each([
    ['every filter', all, `?${ALL}`],
    ['no filter', none, ''],
  ])('GET /reportes/ with %s', async (_label, filters, search) => {
    const { queryClient, taken, sent } = await start();
    await queryClient.query(reportesQueries.movimientos({ filters }));
    expect(taken()).toEqual([{ ...sent, method: 'GET', path: '/reportes/', search }]);
  });

  it.each([
    ['0001-00020020', '/reportes/0001-00020020/movimientos'],
    ['R-4515/B', '/reportes/R-4515%2FB/movimientos'],
    ['S/N ?x=1#á', '/reportes/S%2FN%20%3Fx%3D1%23%C3%A1/movimientos'],
  ])('GET /reportes/{remito}/movimientos for %s', async (remito, path) => {
    const { queryClient, taken, sent } = await start();
    await queryClient.query(reportesQueries.movimientos({ remito }));
    expect(taken()).toEqual([{ ...sent, method: 'GET', path, search: '' }]);
  });
});

describe('document: GET /reportes/pdf', () => {
  it.each([
    ['the filters', { filters: all }, [], `?${ALL}`],
    ['no filter', { filters: none }, [], ''],
    ['the filters and rows', { filters: all }, [7, 5], `?${ALL}&movimientoIds=7&movimientoIds=5`],
    ['the rows of a remito', { remito: 'x' }, [21, 20], '?movimientoIds=21&movimientoIds=20'],
  ])('with %s', async (_label, query, ids, search) => {
    const { taken, sent } = await start();
    expect(atob((await fetchReportePdf(query, ids)) ?? '')).toMatch(/^%PDF-/);
    expect(taken()).toEqual([{ ...sent, method: 'GET', path: '/reportes/pdf', search }]);
  });
});

describe('bulk changes name their rows one by one and have no body', () => {
  it.each([
    ['montoPagado', 'marcar-pagado'],
    ['fletePagado', 'marcar-pagado'],
    ['fleteRendido', 'marcar-rendido'],
  ] as const)('%s: PATCH /reportes/movimientos/%s', async (flag, path) => {
    const { mutate, taken, sent } = await start();
    await mutate(reportesMutations.flag(), { ids: [7, 5], flag });
    expect(taken()).toEqual([
      {
        ...sent,
        method: 'PATCH',
        path: `/reportes/movimientos/${path}`,
        search: `?${flag}=true&movimientoIds=7&movimientoIds=5`,
      },
    ]);
  });

  it.each([0, 1234.56])('%d: PATCH /reportes/movimientos/precio-flete', async (precioFlete) => {
    const { mutate, taken, sent } = await start();
    await mutate(reportesMutations.precioFlete(), { ids: [7, 5], precioFlete });
    expect(taken()).toEqual([
      {
        ...sent,
        method: 'PATCH',
        path: '/reportes/movimientos/precio-flete',
        search: `?precioFlete=${precioFlete}&movimientoIds=7&movimientoIds=5`,
      },
    ]);
  });
});
