import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, screen, waitFor, within } from '@testing-library/react';
import { noop } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { MASTER_DATA } from '../../../test/server/master-data';
import { renderApp } from '../../../test/support/render-app';
import { renderUi } from '../../../test/support/render-ui';
import { title } from '../../../test/support/screen';
import { AtajosDialog } from './atajos-dialog';

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Atajos de teclado' }));
const groups = async () =>
  (await sheet()).getAllByRole('region').map((region) => region.getAttribute('aria-label'));

it('each screen lists its own keys', async () => {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <AtajosDialog opened onClose={noop} /> }),
    history: createMemoryHistory(),
  });
  renderUi(<RouterProvider router={router as never} />);
  const screens = [
    ['/', []],
    ['/movimientos', ['Nuevo movimiento', 'Fechas', 'Lista', 'Selección']],
    ['/movimientos/137', ['Editar movimiento', 'Fechas']],
    ['/reportes', ['Fechas', 'Filtros', 'Selección']],
    ['/reportes/deudores', ['Fechas', 'Filtros', 'Selección']],
    ['/contrareembolso/por-rendir', ['Fechas', 'Selección']],
    ['/clientes/6/cuenta', ['Fechas', 'Selección']],
    ...MASTER_DATA.flatMap(({ path, agregar, cells }) => {
      const hasFecha = Object.keys(cells).some((header) => header.startsWith('Fecha'));
      const inForm = hasFecha ? ['Fechas'] : [];
      return [
        [path, ['Lista', 'Selección']] as const,
        [agregar, inForm],
        [`${path}/2`, inForm],
      ] as const;
    }),
  ] as const;
  const seen = [];
  for (const [path] of screens) {
    await act(async () => {
      router.history.push(path);
      await router.load();
    });
    seen.push([path, await groups()]);
  }
  expect(seen).toEqual(screens.map(([path, wanted]) => [path, ['En todo el panel', ...wanted]]));
});

it('? opens the keys, which link to the manual; in a field ? and / are letters', async () => {
  const { user } = await renderApp('/clientes');
  const search = await screen.findByRole('searchbox', { name: 'Buscar Cliente' });
  await user.keyboard('/');
  expect(search).toHaveFocus();
  await user.keyboard('a/?');
  expect(search).toHaveValue('a/?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  act(() => search.blur());
  await user.keyboard('{Shift>}?{/Shift}');
  expect(await groups()).toEqual(['En todo el panel', 'Lista', 'Selección']);
  await user.click((await sheet()).getByRole('link', { name: 'Manual' }));
  await title('Manual');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
