import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/support/render-app';
import { inMenu, menu, title } from '../../../test/support/screen';
import { setViewportWidth } from '../../../test/support/viewport';

const docTitle = (name: string) =>
  waitFor(() => expect(document.title).toBe(`${name} · Transporte de Cargas`));

it('the side menu lists the screens in order and marks the current one; a new screen gets title and focus', async () => {
  const { user, router, api } = await renderApp('/clientes');
  await docTitle('Clientes');
  expect(await title('Clientes')).not.toHaveFocus();
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

  const goTo = (path: string) => act(() => router.history.push(`/admin${path}`));
  for (const [path, name, entry, current] of [
    ['/clientes/7', 'Editar Cliente', 'Clientes', 'page'],
    ['/recibos', 'Crear recibos', 'Recibos', 'true'],
    ['/agregar-cliente', 'Agregar Cliente', 'Clientes', 'true'],
    ['/', 'Inicio', 'Inicio', 'page'],
  ] as const) {
    goTo(path);
    await docTitle(name);
    await title(name);
    const marked = [...menu().querySelectorAll('[aria-current]')];
    expect(marked.map((one) => [one.textContent, one.getAttribute('aria-current')])).toEqual([
      [entry, current],
    ]);
  }

  for (const path of ['/no-existe', '/clientes/0']) {
    goTo(path);
    expect(await screen.findByText(/La dirección no corresponde a ninguna pantalla/)).toBeVisible();
    expect(await title('Página no encontrada')).toBeVisible();
    expect(menu()).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Ir al inicio' }));
    expect(await title('Inicio')).toBeVisible();
  }
  expect(api.requests.map((call) => call.path)).not.toContain('/clientes/0');
  goTo('/no-existe');
  await docTitle('Página no encontrada');

  await user.click(inMenu('Recibos'));
  await docTitle('Recibos');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('each navigation marks one page as the current one, and no other link is marked', async () => {
  const { router } = await renderApp('/');
  for (const [path, current] of [
    ['/reportes?buscado=false', ['Consultas', 'Consultas', 'Movimientos']],
    ['/reportes/deudores?buscado=false', ['Consultas', 'Deudores', 'Deudores']],
    ['/movimientos/3', ['Movimientos', 'Editar']],
    ['/contrareembolso/por-rendir?remitente=x', ['Por rendir', 'Por rendir']],
    ['/manual/registrar#imprimir', ['Registrar e imprimir', 'Imprimir']],
  ] as const) {
    act(() => router.history.push(`/admin${path}`));
    await waitFor(() =>
      expect(
        [...document.querySelectorAll('[aria-current=page]')].map(({ textContent }) => textContent),
      ).toEqual(current),
    );
  }
});

it('the focus stays while a search changes the URL, and in a field that took it', async () => {
  const { user, router } = await renderApp('/clientes');
  const search = await screen.findByRole('searchbox', { name: 'Buscar Cliente' });
  await user.type(search, 'gomez');
  await waitFor(() => expect(router.history.location.href).toBe('/admin/clientes?texto=gomez'));
  expect(search).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Agregar Cliente' }));
  await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveFocus());
});

it('under 768 px the menu lies over the screen, and closes on use and on Escape', async () => {
  setViewportWidth(767);
  const { user } = await renderApp('/recibos-menu');
  const side = document.getElementById('menu-lateral');
  const main = screen.getByRole('main');
  const toggle = () => screen.getByRole('button', { name: 'Abrir menú' });
  expect(side).toHaveAttribute('inert');

  await user.click(toggle());
  expect(side).not.toHaveAttribute('inert');
  expect(main).toHaveAttribute('inert');
  inMenu('Recibos').focus();
  await user.keyboard('{Escape}');
  expect(toggle()).toHaveFocus();
  expect(side).toHaveAttribute('inert');

  await user.click(toggle());
  await user.click(inMenu('Clientes'));
  expect(await title('Clientes')).toBeInTheDocument();
  expect(side).toHaveAttribute('inert');
  expect(main).not.toHaveAttribute('inert');
});
