import { expect, it } from 'vitest';
import { startCalls } from '../../../test/calls';
import { toServicioForm } from './servicio.schema';
import { removeServicio, serviciosMutations, serviciosQueries } from './servicios.queries';

const priced = {
  ...toServicioForm(),
  nombre: ' Bulto ',
  descripcion: ' Chico ',
  precio: '1.234,5',
};
const percent = {
  ...toServicioForm(),
  nombre: 'Por valor',
  usarPorcentaje: true,
  precio: '99',
  porcentaje: '0,07',
  contrareembolso: true,
  porcentajeContrareembolso: '0,035',
};

it('asks for a page, for one, and for those that match', async () => {
  const { queryClient, taken, token } = await startCalls();
  const get = { method: 'GET', body: undefined, authorization: `Bearer ${token}` };

  await queryClient.query(serviciosQueries.list({ texto: 'a', pagina: 0 }));
  await queryClient.query(serviciosQueries.list({ texto: '', pagina: 1 }));
  await queryClient.query(serviciosQueries.detail(10));
  await queryClient.query(serviciosQueries.filtro('enc'));
  await queryClient.query(serviciosQueries.filtro(''));
  expect(taken()).toEqual([
    { ...get, path: '/servicios/', search: '?texto=a&pagina=0&cantidad=10' },
    { ...get, path: '/servicios/', search: '?texto=&pagina=1&cantidad=10' },
    { ...get, path: '/servicios/10', search: '' },
    { ...get, path: '/servicios/filtro', search: '?texto=enc' },
    { ...get, path: '/servicios/filtro', search: '' },
  ]);
});

it('creates with a price or with fractions, changes with whole percent, and deletes', async () => {
  const { mutate, taken, token } = await startCalls();
  const call = { search: '', authorization: `Bearer ${token}` };

  await mutate(serviciosMutations.create(), priced);
  await mutate(serviciosMutations.create(), percent);
  await mutate(serviciosMutations.update(16), {
    values: { ...percent, porcentaje: '7,25' },
    before: percent,
  });
  await mutate(serviciosMutations.update(16), { values: priced, before: percent });
  await removeServicio(16);
  expect(taken()).toEqual([
    {
      ...call,
      method: 'POST',
      path: '/servicios/',
      body: { nombre: 'Bulto', descripcion: 'Chico', precio: 1234.5, contrareembolso: false },
    },
    {
      ...call,
      method: 'POST',
      path: '/servicios/',
      body: {
        nombre: 'Por valor',
        porcentaje: 0.07,
        contrareembolso: true,
        porcentajeContrareembolso: 0.035,
      },
    },
    {
      ...call,
      method: 'PATCH',
      path: '/servicios/16',
      body: {
        id: 16,
        nombre: 'Por valor',
        porcentaje: 0.0725,
        contrareembolso: true,
        porcentajeContrareembolso: 0.00035,
      },
    },
    {
      ...call,
      method: 'PATCH',
      path: '/servicios/16',
      body: {
        id: 16,
        nombre: 'Bulto',
        descripcion: 'Chico',
        precio: 1234.5,
        contrareembolso: false,
      },
    },
    { ...call, method: 'DELETE', path: '/servicios/16', body: undefined },
  ]);
});
