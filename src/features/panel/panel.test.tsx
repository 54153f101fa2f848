import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { unmountApp } from '../../../test/mount-app';
import { renderApp } from '../../../test/render-app';
import { title } from '../../../test/screen';
import { setViewportWidth } from '../../../test/viewport';

const menu = () => screen.getByRole('navigation', { name: 'Menú principal' });
const link = (name: string) => within(menu()).getByRole('link', { name });

describe('side menu', () => {
  it('lists the screens in order, then the way out', async () => {
    await renderApp('/clientes');
    expect(
      within(menu())
        .getAllByRole('link')
        .map((entry) => [entry.textContent, entry.getAttribute('href')]),
    ).toEqual([
      ['Inicio', '/admin/'],
      ['Movimientos', '/admin/movimientos'],
      ['Hoja de Ruta', '/admin/hoja-de-ruta'],
      ['Recibos', '/admin/recibos-menu'],
      ['Clientes', '/admin/clientes'],
      ['Empleados', '/admin/empleados'],
      ['Representantes', '/admin/representantes'],
      ['Vehículos', '/admin/vehiculos'],
      ['Servicios', '/admin/servicios'],
      ['Consultas', '/admin/reportes'],
    ]);
    expect(within(menu()).getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  });

  it.each([
    ['/clientes/7', 'Clientes'],
    ['/', 'Inicio'],
  ])('marks where one is: %s', async (path, name) => {
    await renderApp(path);
    await screen.findByRole('heading', { level: 1 });
    expect(
      within(menu())
        .getAllByRole('link')
        .filter((entry) => entry.getAttribute('aria-current') === 'page')
        .map((entry) => entry.textContent),
    ).toEqual([name]);
  });

  it.each([
    ['/recibos', 'Recibos'],
    ['/agregar-cliente', 'Clientes'],
  ])('marks the area of a screen that is not its own: %s', async (path, name) => {
    await renderApp(path);
    await screen.findByRole('heading', { level: 1 });
    const current = menu().querySelectorAll('[aria-current]');
    expect(
      [...current].map((entry) => [entry.textContent, entry.getAttribute('aria-current')]),
    ).toEqual([[name, 'true']]);
  });

  it('is opened and closed by its button', async () => {
    const { user } = await renderApp('/clientes');
    await user.click(screen.getByRole('button', { name: 'Cerrar menú' }));
    const open = screen.getByRole('button', { name: 'Abrir menú' });
    expect(open).toHaveAttribute('aria-expanded', 'false');
    await user.click(open);
    expect(screen.getByRole('button', { name: 'Cerrar menú' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  it('is a rail of icons once closed, also on the next visit, and its links keep their names', async () => {
    const { user } = await renderApp('/clientes');
    await user.click(screen.getByRole('button', { name: 'Cerrar menú' }));
    expect(link('Movimientos')).toBeVisible();
    await unmountApp();
    await renderApp('/clientes');
    expect(screen.getByRole('button', { name: 'Abrir menú' })).toBeVisible();
    expect(link('Movimientos')).toBeVisible();
  });

  it('lies closed over the screen under 768 px, and closes when it was used', async () => {
    setViewportWidth(767);
    const { user } = await renderApp('/clientes');
    const side = document.getElementById('menu-lateral');
    const main = screen.getByRole('main');
    expect(side).toHaveAttribute('inert');

    await user.click(screen.getByRole('button', { name: 'Abrir menú' }));
    expect(side).not.toHaveAttribute('inert');
    expect(main).toHaveAttribute('inert');

    await user.click(link('Movimientos'));
    expect(await title('Movimientos')).toBeInTheDocument();
    expect(side).toHaveAttribute('inert');
    expect(main).not.toHaveAttribute('inert');
  });

  it('over the screen is closed by Escape, which leaves the focus on its button', async () => {
    setViewportWidth(500);
    const { user } = await renderApp('/clientes');
    await user.click(screen.getByRole('button', { name: 'Abrir menú' }));
    link('Recibos').focus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Abrir menú' })).toHaveFocus();
    expect(document.getElementById('menu-lateral')).toHaveAttribute('inert');
  });
});

describe('a path that is no screen', () => {
  it.each(['/no-existe', '/clientes/0'])(
    '%s says so inside the panel, with a way back',
    async (path) => {
      const { user, api } = await renderApp(path);
      expect(
        await screen.findByText(/La dirección no corresponde a ninguna pantalla/),
      ).toBeVisible();
      expect(await title('Página no encontrada')).toBeVisible();
      expect(menu()).toBeVisible();
      expect(api.requests).toEqual([]);
      await user.click(screen.getByRole('link', { name: 'Ir al inicio' }));
      expect(await title('Inicio')).toBeVisible();
    },
  );
});

it('Cerrar sesión clears both keys and what was loaded, and goes to /login', async () => {
  const { user, router, queryClient } = await renderApp('/clientes?texto=gomez');
  await screen.findAllByRole('cell', { name: 'Gómez, Juan Carlos' });
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  expect(await title('Iniciar Sesión')).toBeVisible();
  expect(localStorage.getItem('jwtToken')).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
  await waitFor(() => expect(router.history.location.href).toBe('/admin/login'));
  await waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]));
});

describe('going to another screen', () => {
  it('moves the focus to its title, and names it in the document', async () => {
    const { user } = await renderApp('/clientes');
    await waitFor(() => expect(document.title).toBe('Clientes · Transporte de Cargas'));
    expect(await title('Clientes')).not.toHaveFocus();
    await user.click(link('Recibos'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Recibos');
    expect(document.title).toBe('Recibos · Transporte de Cargas');
  });

  it('leaves the focus where it is while a search changes the address', async () => {
    const { user, router } = await renderApp('/clientes');
    const search = await screen.findByRole('searchbox', { name: 'Buscar Cliente' });
    await user.type(search, 'gomez');
    await waitFor(() => expect(router.history.location.href).toBe('/admin/clientes?texto=gomez'));
    expect(search).toHaveFocus();
  });

  it('leaves the focus in a field that took it', async () => {
    const { user } = await renderApp('/clientes');
    await user.click(await screen.findByRole('link', { name: 'Agregar Cliente' }));
    await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveFocus());
    expect(document.title).toBe('Agregar Cliente · Transporte de Cargas');
  });
});

it.each([
  ['/', 'Inicio'],
  ['/clientes/7', 'Editar Cliente'],
  ['/no-existe', 'Página no encontrada'],
])('%s has a title of its own', async (path, name) => {
  await renderApp(path);
  await waitFor(() => expect(document.title).toBe(`${name} · Transporte de Cargas`));
});

it('a chosen theme is stored and applied as a class of the document root', async () => {
  const { user } = await renderApp('/clientes');
  expect(localStorage.getItem('vite-ui-theme')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Tema: Sistema' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Oscuro' }));
  expect(localStorage.getItem('vite-ui-theme')).toBe('dark');
  const { classList } = document.documentElement;
  expect([classList.contains('dark'), classList.contains('light')]).toEqual([true, false]);
  expect(screen.getByRole('button', { name: 'Tema: Oscuro' })).toBeVisible();
});
