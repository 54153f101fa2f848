import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app';
import { title } from '../../../test/screen';

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Atajos de teclado' }));
const groups = async () =>
  (await sheet()).getAllByRole('region').map((region) => region.getAttribute('aria-label'));

it.each([
  ['/', ['En todo el panel']],
  ['/clientes', ['En todo el panel', 'Lista', 'Selección']],
  ['/movimientos', ['En todo el panel', 'Nuevo movimiento', 'Fechas', 'Lista', 'Selección']],
  ['/movimientos/137', ['En todo el panel', 'Editar movimiento', 'Fechas']],
  ['/reportes', ['En todo el panel', 'Fechas', 'Filtros', 'Selección']],
  ['/reportes/deudores', ['En todo el panel', 'Fechas', 'Filtros', 'Selección']],
  ['/contrareembolso/por-rendir', ['En todo el panel', 'Fechas', 'Selección']],
  ['/clientes/6/cuenta', ['En todo el panel', 'Fechas', 'Selección']],
  ['/agregar-vehiculo', ['En todo el panel', 'Fechas']],
])('? shows the keys of %s', async (path, wanted) => {
  const { user } = await renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('{Shift>}?{/Shift}');
  expect(await groups()).toEqual(wanted);
});

it('leads to the manual', async () => {
  const { user } = await renderApp('/recibos-menu');
  await title('Recibos');
  await user.keyboard('{Shift>}?{/Shift}');
  await user.click((await sheet()).getByRole('link', { name: 'Manual' }));
  await title('Manual');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('? and / are letters in a field', async () => {
  const { user } = await renderApp('/clientes');
  const search = await screen.findByRole('searchbox', { name: 'Buscar Cliente' });
  await user.keyboard('/');
  expect(search).toHaveFocus();
  await user.keyboard('a/?');
  expect(search).toHaveValue('a/?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
