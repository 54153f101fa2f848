import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { delays } from '@/lib/page/delays';
import { callsTo } from './server/movimientos';
import { goOffline, goOnline } from './server/network';
import { expectConsole } from './support/console';
import { fill } from './support/fields';
import { renderApp } from './support/render-app';
import { button, field, main, title } from './support/screen';
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

it('a screen opened offline says that it waits, and loads by itself', async () => {
  const { user, api } = await renderApp('/recibos-menu');
  await goOffline(api);
  await user.click(menu().getByRole('link', { name: 'Clientes' }));
  await title('Clientes');
  expect(await main().findByText(PAUSED)).toHaveAttribute('role', 'status');
  expect(callsTo(api, 'GET', '/clientes/')).toEqual([]);

  await goOnline(api);
  await main().findByText(/Total clientes/);
  expect(screen.queryByText(PAUSED)).toBeNull();
  expect(callsTo(api, 'GET', '/clientes/')).toHaveLength(1);
});

it('a search submitted offline runs by itself', async () => {
  const { user, api } = await renderApp('/hoja-de-ruta');
  await goOffline(api);
  await user.click(button('Buscar Movimientos'));
  await main().findByText(PAUSED);

  await goOnline(api);
  await screen.findByRole('table', { name: 'Lista de movimientos' });
  expect(callsTo(api, 'GET', '/hoja-rutas/movimientos')).toHaveLength(1);
});

it('a save fails at once, keeps typed input, and is not retried later', async () => {
  expectConsole('error', 'Failed to fetch');
  const { user, api } = await renderApp('/agregar-cliente');
  await fill(user, field('Nombre'), 'Ñandubay S.A.');
  await goOffline(api);
  await user.click(button('Agregar Cliente'));
  await main().findByText('Error inesperado');
  expect(field('Nombre')).toHaveValue('Ñandubay S.A.');

  api.requests.splice(0);
  await goOnline(api);
  await waitFor(() => expect(button('Agregar Cliente')).not.toHaveAttribute('aria-disabled'));
  expect(callsTo(api, 'POST', '/clientes/')).toEqual([]);

  await user.click(button('Agregar Cliente'));
  await title('Clientes');
  expect(callsTo(api, 'POST', '/clientes/')).toHaveLength(1);
});

it('a picker says that a text was not searched, keeps it as free text on Escape, and searches by itself', async () => {
  const { user, api } = await renderApp('/movimientos');
  await screen.findByText(/Total movimientos/);
  await goOffline(api);
  const picker = screen.getByRole('combobox', { name: 'Cliente Origen' });
  await user.type(picker, 'Kiosco');
  await screen.findByText('Sin conexión: la búsqueda continúa al volver');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(picker).toHaveAccessibleDescription(/^No se pudo buscar «Kiosco»\./));
  await user.click(picker);
  await user.keyboard('{Escape}');
  expect(picker).toHaveValue('Kiosco');
  expect(picker).toHaveAttribute('aria-description', 'Sin registrar');

  await user.click(picker);
  await screen.findByText('Sin conexión: la búsqueda continúa al volver');
  await goOnline(api);
  await screen.findAllByRole('option');
});

it('the sign-in shows the notice too, fails at once, and works once the connection is back', async () => {
  expectConsole('error', 'Error de red o del servidor');
  const { user, api } = await renderApp('/login', { signedIn: false });
  await goOffline(api);
  screen.getByText(NOTICE);
  await user.type(field('Usuario'), 'admin');
  await user.type(field('Contraseña'), 'admin123');
  await user.click(button('Ingresar'));
  await waitFor(() => expect(field('Contraseña')).toHaveFocus());
  expect(field('Contraseña')).not.toHaveAttribute('aria-invalid', 'true');
  expect(screen.getAllByText(/^Sin conexión/)).toHaveLength(1);
  expect(field('Usuario')).toHaveValue('admin');

  await goOnline(api);
  await user.click(button('Ingresar'));
  await title('Inicio');
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
