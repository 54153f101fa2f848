import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/support/render-app';
import { inDialog, noDialog, title } from '../../../test/support/screen';

const sheet = () => inDialog('Atajos de teclado');

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
  expect((await sheet()).getByRole('row', { name: '/ Ir a la búsqueda' })).toBeVisible();
  await user.click((await sheet()).getByRole('link', { name: 'Manual' }));
  await title('Manual');
  await noDialog();
});
