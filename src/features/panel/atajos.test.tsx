import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { delays, pause } from '@/lib/page/delays';
import { renderApp, unmountApp } from '../../../test/support/render-app';
import { firstBox, inDialog, noDialog, title } from '../../../test/support/screen';

const sheet = () => inDialog('Atajos de teclado');

it('? opens the keys, which link to the manual; in a field ? and / are letters', async () => {
  const { user } = await renderApp('/clientes');
  const search = await screen.findByRole('searchbox', { name: 'Buscar Cliente' });
  await user.keyboard('/');
  await waitFor(() => expect(search).toHaveFocus());
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

it('letters do not act alone once they are switched off, also after a reload', async () => {
  const { user } = await renderApp('/clientes');
  await user.keyboard('{Shift>}?{/Shift}');
  const dialog = await sheet();
  await user.click(dialog.getByRole('switch', { name: 'Teclas de una letra' }));
  await unmountApp();
  await renderApp('/clientes');
  const search = await screen.findByRole('searchbox', { name: 'Buscar Cliente' });
  await user.keyboard('/');
  await pause(2 * delays.burst);
  expect(search).not.toHaveFocus();
});

it('a scan without an open field does nothing on a list', async () => {
  const { user } = await renderApp('/clientes');
  const box = await firstBox();
  await user.click(box);
  for (const scan of [
    'R-4515/B{Enter}',
    '/4515{Tab}',
    '{Shift>}?{/Shift}4515{Control>}j{/Control}',
  ]) {
    await user.keyboard(scan);
    await pause(2 * delays.burst);
    expect(box, scan).toHaveFocus();
    expect(box, scan).toBeChecked();
    expect(screen.queryByRole('dialog'), scan).not.toBeInTheDocument();
  }
});
