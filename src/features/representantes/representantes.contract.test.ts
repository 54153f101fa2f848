import { expect, it } from 'vitest';
import { toContactoForm } from '@/lib/contacto';
import { startCalls } from '../../../test/calls';
import {
  removeRepresentante,
  representantesMutations,
  representantesQueries,
} from './representantes.queries';

const values = { ...toContactoForm(), nombre: ' Expreso Ñandú ', email: 'hola@example.com' };

it('asks for a page, for one, and for those that match', async () => {
  const { queryClient, taken, token } = await startCalls();
  const get = { method: 'GET', body: undefined, authorization: `Bearer ${token}` };

  await queryClient.query(representantesQueries.list({ texto: 'río', pagina: 0 }));
  await queryClient.query(representantesQueries.list({ texto: '', pagina: 1 }));
  expect(taken()).toEqual([
    { ...get, path: '/representantes/', search: '?texto=r%C3%ADo&pagina=0&cantidad=10' },
    { ...get, path: '/representantes/', search: '?texto=&pagina=1&cantidad=10' },
  ]);

  await queryClient.query(representantesQueries.detail(4));
  expect(taken()).toEqual([{ ...get, path: '/representantes/4', search: '' }]);

  await queryClient.query(representantesQueries.filtro('ran'));
  await queryClient.query(representantesQueries.filtro(''));
  expect(taken()).toEqual([
    { ...get, path: '/representantes/filtro', search: '?texto=ran' },
    { ...get, path: '/representantes/filtro', search: '' },
  ]);
});

it('creates, changes and deletes', async () => {
  const { mutate, taken, token } = await startCalls();
  const call = { search: '', authorization: `Bearer ${token}` };

  await mutate(representantesMutations.create(), values);
  await mutate(representantesMutations.update(4), { values, before: values });
  await removeRepresentante(13);
  expect(taken()).toEqual([
    {
      ...call,
      method: 'POST',
      path: '/representantes/',
      body: { id: 0, nombre: 'Expreso Ñandú', email: 'hola@example.com' },
    },
    {
      ...call,
      method: 'PATCH',
      path: '/representantes/4',
      body: {
        id: 4,
        nombre: 'Expreso Ñandú',
        email: 'hola@example.com',
      },
    },
    { ...call, method: 'DELETE', path: '/representantes/13', body: undefined },
  ]);
});
