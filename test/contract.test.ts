import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { choferesQueries } from '@/features/choferes/choferes.queries';
import { clientesQueries } from '@/features/clientes/clientes.queries';
import { empleadosQueries } from '@/features/empleados/empleados.queries';
import { hojaDeRutaQueries } from '@/features/hoja-de-ruta/hoja-de-ruta.queries';
import { fetchRemito, movimientosQueries } from '@/features/movimientos/movimientos.queries';
import { fetchReciboPdf, recibosQueries } from '@/features/recibos/recibos.queries';
import type { ReporteFilters } from '@/features/reportes/reporte.schema';
import { fetchReportePdf, reportesQueries } from '@/features/reportes/reportes.queries';
import { representantesQueries } from '@/features/representantes/representantes.queries';
import { serviciosQueries } from '@/features/servicios/servicios.queries';
import { vehiculosQueries } from '@/features/vehiculos/vehiculos.queries';
import { startCalls } from './server/calls';

let client: Awaited<ReturnType<typeof startCalls>>;

beforeEach(async () => {
  client = await startCalls();
});

const query: QueryClient['query'] = (options) => client.queryClient.query(options);

const TEXTO = 'ñ & ó';
const texto = 'texto=%C3%B1+%26+%C3%B3';
const search = { texto: TEXTO, pagina: 2 };
const page = `${texto}&pagina=2&cantidad=10`;

const deHoja = { fecha: '2026-11-19', representanteId: null };
const filters: ReporteFilters = {
  origenId: 4,
  destinoId: 5,
  representanteId: 3,
  fechaDesde: '2026-10-01',
  fechaHasta: '2026-11-20',
  montoPagado: true,
  fletePagado: false,
  cuentaCorriente: true,
  fleteACargoDeOrigen: false,
};
const filtered =
  'origenId=4&destinoId=5&representanteId=3&fechaDesde=2026-10-01&fechaHasta=2026-11-20' +
  '&montoPagado=true&fletePagado=false&cuentaCorriente=true&fleteACargoDeOrigen=false';
const ids = [7, 5];
const named = 'movimientoIds=7&movimientoIds=5';

// The tests of each screen check its calls, test/master-data.test.tsx those of the lists, the schemas' tests the payloads.
describe('a call has the specified address, and its token only in the header', () => {
  it.each<[call: string, make: () => Promise<unknown>]>([
    [`GET /clientes/?${page}`, () => query(clientesQueries.list(search))],
    [`GET /movimientos/?${page}`, () => query(movimientosQueries.list(search))],
    [`GET /v1/recibos/?pagina=2&cantidad=10&${texto}`, () => query(recibosQueries.list(search))],

    ['GET /v1/vehiculos/?texto=&pagina=0&cantidad=200', () => query(vehiculosQueries.directory())],
    ['GET /choferes/?texto=&page=0&size=200', () => query(choferesQueries.directory())],
    ['GET /v1/empleados/?texto=&pagina=0&cantidad=200', () => query(empleadosQueries.directory())],

    [`GET /clientes/filtro?${texto}`, () => query(clientesQueries.filtro(TEXTO))],
    [`GET /servicios/filtro?${texto}`, () => query(serviciosQueries.filtro(TEXTO))],
    [`GET /representantes/filtro?${texto}`, () => query(representantesQueries.filtro(TEXTO))],
    [`GET /hoja-rutas/filtro/choferes?${texto}`, () => query(hojaDeRutaQueries.choferes(TEXTO))],
    [`GET /hoja-rutas/filtro/vehiculos?${texto}`, () => query(hojaDeRutaQueries.vehiculos(TEXTO))],

    ['GET /movimientos/7/remito', () => fetchRemito(7, 'remito')],
    ['GET /movimientos/7/remito-duplicado', () => fetchRemito(7, 'remito-duplicado')],
    ['GET /v1/recibos/2/pdf', () => fetchReciboPdf(2)],
    [
      'GET /hoja-rutas/movimientos?fecha=2026-11-19&cuentaCorriente=false&contado=true&todos=false',
      () => query(hojaDeRutaQueries.movimientos({ ...deHoja, tipo: 'contado' })),
    ],
    [`GET /reportes/?${filtered}`, () => query(reportesQueries.movimientos({ filters }))],
    [
      'GET /reportes/R-4515%2FB/movimientos',
      () => query(reportesQueries.movimientos({ remito: 'R-4515/B' })),
    ],
    [
      'GET /reportes/S%2FN%20%3Fx%3D1%23%C3%A1/movimientos',
      () => query(reportesQueries.movimientos({ remito: 'S/N ?x=1#á' })),
    ],
    [`GET /reportes/pdf?${filtered}&${named}`, () => fetchReportePdf({ filters }, ids)],
    [`GET /reportes/pdf?${named}`, () => fetchReportePdf({ remito: 'x' }, ids)],
  ])('%s', async (call, make) => {
    await make();
    const { token, taken } = client;
    const [request, ...others] = taken();
    expect(others).toEqual([]);
    expect(request).toMatchObject({ body: undefined, authorization: `Bearer ${token}` });
    expect(`${request!.method} ${request!.path}${request!.search}`).toBe(call);
    expect(JSON.stringify({ ...request, authorization: null })).not.toContain(token);
  });
});
