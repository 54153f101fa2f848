import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { delays } from '@/lib/page/delays';
import { goOffline, goOnline } from './server/network';
import { expectConsole } from './support/console';
import { renderApp } from './support/render-app';
import { button, field, main, signIn } from './support/screen';
import { toastTexts } from './support/toasts';

const NOTICE = 'Sin conexión a internet.';
const PAUSED = 'Sin conexión: se carga solo al volver.';
const menu = () => within(screen.getByRole('navigation', { name: 'Menú principal' }));

it('the shell says that there is no connection, and that it is back', async () => {
  const { api } = await renderApp('/recibos-menu');
  expect(screen.queryByText(NOTICE)).toBeNull();

  await goOffline(api);
  expect(screen.getByText(NOTICE).closest('[role="status"]')).toHaveTextContent(
    'Sin conexión a internet. Lo que escribas queda acá; al volver la conexión, las búsquedas continúan.',
  );

  await goOnline(api);
  expect(screen.queryByText(NOTICE)).toBeNull();
  expect(toastTexts()).toEqual(['Volvió la conexión.']);
});

// The calls of screens without a connection: test/faults.
it('the sign-in shows the notice, and not a second one for its refused call', async () => {
  expectConsole('error', 'Error de red o del servidor');
  const { user, api } = await renderApp('/login', { signedIn: false });
  await goOffline(api);
  screen.getByText(NOTICE);
  await signIn(user);
  await waitFor(() => expect(field('Contraseña')).toHaveFocus());
  expect(screen.getAllByText(/^Sin conexión/)).toHaveLength(1);
});

it('an offline event of the browser changes nothing while the server answers', async () => {
  const { user } = await renderApp('/recibos-menu');
  act(() => void window.dispatchEvent(new Event('offline')));
  await user.click(menu().getByRole('link', { name: 'Clientes' }));
  await screen.findByText('Página 1 de 6 — Total clientes: 57');
  expect(screen.queryByText(NOTICE)).toBeNull();
});

it('a call without an answer shows the notice, and Reintentar retries it', async () => {
  delays.connection = 60_000;
  const { user, api } = await renderApp('/recibos-menu');
  api.faults.add({ path: '*', fault: 'cut' });
  await user.click(menu().getByRole('link', { name: 'Clientes' }));
  await screen.findByText(NOTICE);
  await main().findByText(PAUSED);
  api.faults.clear();
  await user.click(button('Reintentar'));
  await screen.findByText('Página 1 de 6 — Total clientes: 57');
  expect(screen.queryByText(NOTICE)).toBeNull();
});
