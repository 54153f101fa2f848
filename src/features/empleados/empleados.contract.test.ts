import { describe, expect, it } from 'vitest';
import { startCalls } from '../../../test/calls';
import { toEmpleadoForm } from './empleado.schema';
import { empleadosMutations, empleadosQueries, removeEmpleado } from './empleados.queries';

async function start() {
  const { token, ...calls } = await startCalls();
  return { ...calls, authorization: `Bearer ${token}` };
}

describe('the calls of employees', () => {
  it('list: GET /v1/empleados/', async () => {
    const { queryClient, taken, authorization } = await start();
    await queryClient.query(empleadosQueries.list({ texto: 'ñ & ó', pagina: 2 }));
    expect(taken()).toEqual([
      {
        method: 'GET',
        path: '/v1/empleados/',
        search: '?texto=%C3%B1+%26+%C3%B3&pagina=2&cantidad=10',
        body: undefined,
        authorization,
      },
    ]);
  });

  it('one: GET /v1/empleados/{id}', async () => {
    const { queryClient, taken, authorization } = await start();
    await queryClient.query(empleadosQueries.detail(2));
    expect(taken()).toEqual([
      {
        method: 'GET',
        path: '/v1/empleados/2',
        search: '',
        body: undefined,
        authorization,
      },
    ]);
  });

  it('create: POST /v1/empleados/ with id 0, tipoId and what there is', async () => {
    const { mutate, taken, authorization } = await start();
    const values = { ...toEmpleadoForm(), nombre: ' Ana ', fechaIngreso: '2026-03-01' };
    await mutate(empleadosMutations.create(), values);
    expect(taken()).toEqual([
      {
        method: 'POST',
        path: '/v1/empleados/',
        search: '',
        body: { id: 0, nombre: 'Ana', tipoId: 3, fechaIngreso: '2026-03-01' },
        authorization,
      },
    ]);
  });

  it('update: PATCH /v1/empleados/{id} with what the employee has', async () => {
    const { mutate, taken, authorization } = await start();
    const values = { ...toEmpleadoForm(), nombre: 'Ana', apellido: 'Ruiz', tipoId: 1 };
    await mutate(empleadosMutations.update(2), { values, before: values });
    expect(taken()).toEqual([
      {
        method: 'PATCH',
        path: '/v1/empleados/2',
        search: '',
        body: {
          id: 2,
          nombre: 'Ana',
          apellido: 'Ruiz',
          tipoId: 1,
        },
        authorization,
      },
    ]);
  });

  it('delete: DELETE /v1/empleados/{id}', async () => {
    const { taken, authorization } = await start();
    await removeEmpleado(2);
    expect(taken()).toEqual([
      { method: 'DELETE', path: '/v1/empleados/2', search: '', body: undefined, authorization },
    ]);
  });
});
