import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { choferSchema } from '@/features/choferes/chofer.schema';
import { ADMINISTRATIVO, CHOFER, empleadoSchema } from '@/features/empleados/empleado.schema';
import { cellsOf, tidy } from '../../../test/server/movimientos';
import { expectConsole } from '../../../test/support/console';
import { renderApp } from '../../../test/support/render-app';
import { field, title } from '../../../test/support/screen';
import { listVencimientos } from './use-vencimientos';

const found = (count: string) => screen.findByText(count);
const rows = () => screen.getAllByRole('row').slice(1).map(cellsOf);

it('lists papers by date, filters them by the URL, also by month, and links to their records', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user, router } = await renderApp('/vencimientos');
  await found('63 resultados');
  expect(rows()[0]).toEqual([
    '10/10/2026',
    'Vencido',
    'Matafuego',
    'AD 310 PQ',
    'Mercedes-Benz Accelo 815',
  ]);
  expect(rows().at(-1)).toEqual(['20/11/2027', 'Vigente', 'Licencia', '', 'Sosa, Gastón']);
  expect(screen.getAllByRole('link', { name: 'Mercedes-Benz Accelo 815' })[0]).toHaveAttribute(
    'href',
    '/admin/vehiculos/3',
  );
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();

  await user.selectOptions(field('Papel'), 'Licencia');
  await found('12 resultados');
  await user.selectOptions(field('Ver'), 'Por mes');
  const month = within(await screen.findByRole('region', { name: 'noviembre de 2026 (2)' }));
  expect(month.getAllByRole('cell').map(tidy)).toEqual([
    ...['17/11', 'Licencia', 'Escudero, Rubén Vencido'],
    ...['20/11', 'Licencia', 'Aguirre, Walter Vence hoy'],
  ]);
  await user.selectOptions(field('Estado'), 'Por vencer');
  await found('4 resultados');
  await user.type(field('Buscar vencimiento'), 'funes');
  await found('1 resultado');
  expect(Object.fromEntries(new URLSearchParams(router.history.location.search))).toEqual({
    estado: 'por-vencer',
    papel: 'Licencia',
    texto: 'funes',
    vista: 'mes',
  });
  await user.selectOptions(field('Estado'), 'Vencidos');
  expect(await screen.findByText(/^No hay vencimientos/)).toBeVisible();

  act(() => router.history.push('/admin/vencimientos?texto=maldonado'));
  await found('1 resultado');
  expect(rows()).toEqual([['10/10/2026', 'Vencido', 'Licencia', '', 'Maldonado, Héctor']]);
  await user.click(screen.getByRole('link', { name: 'Maldonado, Héctor' }));
  await title('Editar Chofer');
  expect(router.history.location.pathname).toBe('/admin/choferes/9');
});

it('reads all pages of a list', async () => {
  await renderApp('/vencimientos?papel=Seguro&texto=dirigible', {
    arrange: ({ db: { vehiculos } }) => {
      const { id: _, ...one } = vehiculos.rows[0]!;
      const row = { ...one, vehiculo: 'Dirigible', fechaSeguro: '2026-12-01' };
      for (let count = 0; count < 201; count += 1) vehiculos.insert(row);
    },
  });
  await found('201 resultados');
});

it('says on the screen which lists could not be read, one or all, and reads them again', async () => {
  expectConsole('error', 'HTTPError');
  const { user, api } = await renderApp('/vencimientos?papel=Licencia', {
    arrange: ({ faults }) => faults.add({ path: '*', fault: 'status-500' }),
  });
  const retry = () => user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  api.faults.clear();
  api.faults.add({ path: '/choferes/', fault: 'status-500' });
  await retry();
  expect(await screen.findByText(/^No se pudo leer, o no del todo: choferes\./)).toBeVisible();
  api.faults.clear();
  await retry();
  await waitFor(() => expect(screen.queryByText(/^No se pudo leer/)).not.toBeInTheDocument());
  await found('12 resultados');
});

it('counts licences of drivers only, and once if both lists have them', () => {
  const licencia = { apellido: 'Aguirre', fechaVencimientoLicencia: '2026-11-19' };
  const chofer = choferSchema.parse({ ...licencia, id: 4, nombre: 'Aguirre, Ána' });
  const empleados = [
    { id: 1, nombre: 'Ana', tipo: { id: CHOFER } },
    { id: 2, nombre: 'Beto', tipo: { id: CHOFER } },
    { id: 3, nombre: 'Caro', tipo: { id: ADMINISTRATIVO } },
    { id: 5, nombre: 'Dora', tipo: null },
  ].map((one) => empleadoSchema.parse({ ...licencia, ...one }));
  const list = listVencimientos([], [chofer], empleados);
  expect(list.map(({ to, recordId }) => `${to} ${recordId}`)).toEqual([
    '/choferes/$id 4',
    '/empleados/$id 2',
  ]);
});
