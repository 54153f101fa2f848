import { expect, it } from 'vitest';
import { startCalls } from '../../../test/calls';
import { toChoferForm } from './chofer.schema';
import { choferesMutations, choferesQueries, removeChofer } from './choferes.queries';

const values = {
  ...toChoferForm(),
  nombre: ' Sosa, Gastón ',
  fechaVencimientoLicencia: '2027-02-28',
};

it('asks for a page with page and size, and for one', async () => {
  const { queryClient, taken, token } = await startCalls();
  const get = { method: 'GET', body: undefined, authorization: `Bearer ${token}` };

  await queryClient.query(choferesQueries.list({ texto: 'ñañez', pagina: 0 }));
  await queryClient.query(choferesQueries.list({ texto: '', pagina: 1 }));
  await queryClient.query(choferesQueries.detail(3));
  expect(taken()).toEqual([
    { ...get, path: '/choferes/', search: '?texto=%C3%B1a%C3%B1ez&page=0&size=10' },
    { ...get, path: '/choferes/', search: '?texto=&page=1&size=10' },
    { ...get, path: '/choferes/3', search: '' },
  ]);
});

it('creates, changes and deletes, dates going as yyyy-mm-dd', async () => {
  const { mutate, taken, token } = await startCalls();
  const call = { search: '', authorization: `Bearer ${token}` };

  await mutate(choferesMutations.create(), values);
  await mutate(choferesMutations.update(3), { values, before: values });
  await removeChofer(14);
  expect(taken()).toEqual([
    {
      ...call,
      method: 'POST',
      path: '/choferes/',
      body: { id: 0, nombre: 'Sosa, Gastón', fechaVencimientoLicencia: '2027-02-28' },
    },
    {
      ...call,
      method: 'PATCH',
      path: '/choferes/3',
      body: {
        id: 3,
        nombre: 'Sosa, Gastón',
        fechaVencimientoLicencia: '2027-02-28',
      },
    },
    { ...call, method: 'DELETE', path: '/choferes/14', body: undefined },
  ]);
});
