import { describe, expect, it } from 'vitest';
import { startCalls } from '../../../test/calls';
import { toVehiculoForm } from './vehiculo.schema';
import { removeVehiculo, vehiculosMutations, vehiculosQueries } from './vehiculos.queries';

async function start() {
  const { token, ...calls } = await startCalls();
  return { ...calls, authorization: `Bearer ${token}` };
}

describe('the calls of vehicles', () => {
  it('list: GET /v1/vehiculos/', async () => {
    const { queryClient, taken, authorization } = await start();
    await queryClient.query(vehiculosQueries.list({ texto: 'ñ & ó', pagina: 2 }));
    expect(taken()).toEqual([
      {
        method: 'GET',
        path: '/v1/vehiculos/',
        search: '?texto=%C3%B1+%26+%C3%B3&pagina=2&cantidad=10',
        body: undefined,
        authorization,
      },
    ]);
  });

  it('one: GET /v1/vehiculos/{id}', async () => {
    const { queryClient, taken, authorization } = await start();
    await queryClient.query(vehiculosQueries.detail(7));
    expect(taken()).toEqual([
      {
        method: 'GET',
        path: '/v1/vehiculos/7',
        search: '',
        body: undefined,
        authorization,
      },
    ]);
  });

  it('create: POST /v1/vehiculos/ with id 0 and what there is', async () => {
    const { mutate, taken, authorization } = await start();
    const values = { ...toVehiculoForm(), vehiculo: ' Scania ', fechaSeguro: '2027-02-28' };
    await mutate(vehiculosMutations.create(), values);
    expect(taken()).toEqual([
      {
        method: 'POST',
        path: '/v1/vehiculos/',
        search: '',
        body: { id: 0, vehiculo: 'Scania', fechaSeguro: '2027-02-28' },
        authorization,
      },
    ]);
  });

  it('update: PATCH /v1/vehiculos/{id} with what the vehicle has', async () => {
    const { mutate, taken, authorization } = await start();
    const values = { ...toVehiculoForm(), vehiculo: 'Scania', fechaRuta: '2027-02-28' };
    await mutate(vehiculosMutations.update(7), { values, before: values });
    expect(taken()).toEqual([
      {
        method: 'PATCH',
        path: '/v1/vehiculos/7',
        search: '',
        body: {
          id: 7,
          vehiculo: 'Scania',
          fechaRuta: '2027-02-28',
        },
        authorization,
      },
    ]);
  });

  it('delete: DELETE /v1/vehiculos/{id}', async () => {
    const { taken, authorization } = await start();
    await removeVehiculo(12);
    expect(taken()).toEqual([
      { method: 'DELETE', path: '/v1/vehiculos/12', search: '', body: undefined, authorization },
    ]);
  });
});
