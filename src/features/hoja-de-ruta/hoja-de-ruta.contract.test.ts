import { expect, it } from 'vitest';
import { startCalls } from '../../../test/calls';
import { fetchHojaDeRutaPdf, hojaDeRutaMutations, hojaDeRutaQueries } from './hoja-de-ruta.queries';

async function start() {
  const { token, ...calls } = await startCalls();
  return { ...calls, sent: { body: undefined, authorization: `Bearer ${token}` } };
}

it.each([
  ['cuentaCorriente', 'cuentaCorriente=true&contado=false&todos=false'],
  ['contado', 'cuentaCorriente=false&contado=true&todos=false'],
  ['todos', 'cuentaCorriente=false&contado=false&todos=true'],
] as const)('movements: GET /hoja-rutas/movimientos, %s', async (tipo, flags) => {
  const { queryClient, taken, sent } = await start();
  const fecha = '2026-11-19';
  await queryClient.query(hojaDeRutaQueries.movimientos({ fecha, representanteId: null, tipo }));
  await queryClient.query(hojaDeRutaQueries.movimientos({ fecha, representanteId: 8, tipo }));
  const call = { ...sent, method: 'GET', path: '/hoja-rutas/movimientos' };
  expect(taken()).toEqual([
    { ...call, search: `?fecha=2026-11-19&${flags}` },
    { ...call, search: `?fecha=2026-11-19&representanteId=8&${flags}` },
  ]);
});

const picker = (list: string) => [
  { method: 'GET', path: `/hoja-rutas/filtro/${list}`, search: '' },
  { method: 'GET', path: `/hoja-rutas/filtro/${list}`, search: '?texto=%C3%B1+%26+o' },
];

it('vehicles: GET /hoja-rutas/filtro/vehiculos, with texto where there is some', async () => {
  const { queryClient, taken, sent } = await start();
  await queryClient.query(hojaDeRutaQueries.vehiculos(''));
  await queryClient.query(hojaDeRutaQueries.vehiculos('ñ & o'));
  expect(taken()).toEqual(picker('vehiculos').map((call) => ({ ...sent, ...call })));
});

it('drivers: GET /hoja-rutas/filtro/choferes, with texto where there is some', async () => {
  const { queryClient, taken, sent } = await start();
  await queryClient.query(hojaDeRutaQueries.choferes(''));
  await queryClient.query(hojaDeRutaQueries.choferes('ñ & o'));
  expect(taken()).toEqual(picker('choferes').map((call) => ({ ...sent, ...call })));
});

it.each([null, 3])('create: POST /hoja-rutas/, representative %s', async (representanteId) => {
  const { mutate, taken, sent } = await start();
  const body = {
    fecha: '2026-11-20',
    representanteId,
    vehiculoId: 2,
    empleadoId: 4,
    movimientoIds: [120, 118],
  };
  await expect(mutate(hojaDeRutaMutations.create(), body)).resolves.toEqual({ id: 4 });
  expect(taken()).toEqual([{ ...sent, method: 'POST', path: '/hoja-rutas/', search: '', body }]);
});

it('document: GET /hoja-rutas/{id}/pdf', async () => {
  const { taken, sent } = await start();
  expect(atob((await fetchHojaDeRutaPdf(2)) ?? '')).toMatch(/^%PDF-/);
  expect(taken()).toEqual([{ ...sent, method: 'GET', path: '/hoja-rutas/2/pdf', search: '' }]);
});
