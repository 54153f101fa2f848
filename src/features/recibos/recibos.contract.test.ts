import { expect, it } from 'vitest';
import { startCalls } from '../../../test/calls';
import { fetchReciboPdf, recibosMutations, recibosQueries } from './recibos.queries';

async function start() {
  const { token, ...calls } = await startCalls();
  return { ...calls, sent: { body: undefined, authorization: `Bearer ${token}` } };
}

it('list: GET /v1/recibos/ with pagina, cantidad and texto', async () => {
  const { queryClient, taken, sent } = await start();
  await queryClient.query(recibosQueries.list({ texto: '', pagina: 0 }));
  await queryClient.query(recibosQueries.list({ texto: 'ñ & ó', pagina: 2 }));
  const call = { ...sent, method: 'GET', path: '/v1/recibos/' };
  expect(taken()).toEqual([
    { ...call, search: '?pagina=0&cantidad=10&texto=' },
    { ...call, search: '?pagina=2&cantidad=10&texto=%C3%B1+%26+%C3%B3' },
  ]);
});

it('movements: GET /movimientos/para-recibo', async () => {
  const { queryClient, taken, sent } = await start();
  const filters = { clienteId: 4, fechaDesde: '2026-10-01', fechaHasta: '2026-11-20' };
  await queryClient.query(recibosQueries.movimientos(filters));
  expect(taken()).toEqual([
    {
      ...sent,
      method: 'GET',
      path: '/movimientos/para-recibo',
      search: '?clienteId=4&fechaDesde=2026-10-01&fechaHasta=2026-11-20',
    },
  ]);
});

it.each([true, false])('contrareembolso: POST /v1/recibos/, freight %s', async (incluyeFlete) => {
  const { mutate, taken, sent } = await start();
  const body = {
    clienteId: 4,
    fechaDesde: '2026-10-01',
    fechaHasta: '2026-11-20',
    concepto: 'PAGO CONTRAREEMBOLSO' as const,
    recibi: 'CUARENTA Y SIETE MIL DOSCIENTOS CINCUENTA PESOS CON CINCUENTA CENTAVOS',
    incluyeFlete,
    movimientoIds: [120],
  };
  await expect(mutate(recibosMutations.createContrareembolso(), body)).resolves.toEqual({ id: 25 });
  expect(taken()).toEqual([{ ...sent, method: 'POST', path: '/v1/recibos/', search: '', body }]);
});

it('free receipt: POST /v1/recibos/manual', async () => {
  const { mutate, taken, sent } = await start();
  const body = {
    clienteId: 4,
    fecha: '2026-11-20',
    concepto: 'Seña',
    entregue: 'MIL PESOS CON UN CENTAVO',
    totalMonto: 1000.01,
  };
  await expect(mutate(recibosMutations.createLibre(), body)).resolves.toEqual({ id: 25 });
  expect(taken()).toEqual([
    { ...sent, method: 'POST', path: '/v1/recibos/manual', search: '', body },
  ]);
});

it('document: GET /v1/recibos/{id}/pdf', async () => {
  const { taken, sent } = await start();
  expect(atob((await fetchReciboPdf(2)) ?? '')).toMatch(/^%PDF-/);
  expect(await fetchReciboPdf(1)).toBeNull();
  const call = { ...sent, method: 'GET', search: '' };
  expect(taken()).toEqual([
    { ...call, path: '/v1/recibos/2/pdf' },
    { ...call, path: '/v1/recibos/1/pdf' },
  ]);
});
