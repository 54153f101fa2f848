import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { callsTo, pathWith } from '../../../test/server/movimientos';
import { setClock } from '../../../test/support/clock';
import { type MountedApp, renderApp, unmountApp } from '../../../test/support/render-app';
import { button, headers, inMenu, noDialog } from '../../../test/support/screen';

vi.setConfig({ testTimeout: 40_000 });

const ESTE_MES = { fechaDesde: '2026-11-01', fechaHasta: '2026-11-30', buscado: true };
const SIN_PAGAR = { ...ESTE_MES, montoPagado: 'false' };

const press = ({ user }: MountedApp, name: string) => user.click(button(name));
const chips = () =>
  within(screen.getByRole('list', { name: 'Filtros aplicados' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function open(app: MountedApp) {
  await press(app, 'Vistas');
  const list = await screen.findByRole('dialog', { name: 'Vistas guardadas' });
  await waitFor(() => expect(list).toBeVisible());
  return within(list);
}

async function save(app: MountedApp, nombre: string) {
  const list = await open(app);
  await app.user.type(list.getByRole('textbox', { name: 'Nombre de la vista' }), nombre);
  await app.user.keyboard('{Enter}');
  await screen.findByText(`Vista «${nombre}» guardada.`);
}

const found = () => screen.findByText(/^\d+ resultados?$/);

const mount = (path: string) =>
  renderApp(path, {
    // Lasts into another month.
    seconds: 30 * 86_400,
    arrange: ({ db }) => {
      for (const row of db.movimientos.rows.slice(2)) db.movimientos.remove(row);
    },
  });

async function searched(search: object = SIN_PAGAR, path = '/reportes') {
  const app = await mount(pathWith(path, { ...search }));
  await found();
  return app;
}

async function hide(app: MountedApp, column: string) {
  await press(app, 'Columnas');
  await app.user.click(await screen.findByRole('checkbox', { name: column }));
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(headers()).not.toContain(column));
}

it('a vista restores filters and columns, on another day with its dates, from a link or as the default', async () => {
  const app = await searched();
  await hide(app, 'Representante');
  await save(app, 'Sin pagar');
  const link = (await open(app)).getByRole('link', { name: 'Sin pagar' }).getAttribute('href')!;
  await app.user.keyboard('{Escape}');
  await press(app, 'Quitar Estado monto: No Pagados');
  await waitFor(() => expect(chips()).toEqual(['01/11/2026 – 30/11/2026']));
  expect(app.router.state.location.search).toHaveProperty('columnas');

  setClock('2026-12-03T10:00:00-03:00');
  await app.user.click((await open(app)).getByRole('link', { name: 'Sin pagar' }));
  await waitFor(() =>
    expect(chips()).toEqual(['01/12/2026 – 31/12/2026', 'Estado monto: No Pagados']),
  );
  await waitFor(() =>
    expect(callsTo(app.api, 'GET', '/reportes/').at(-1)!.search).toContain('2026-12-01'),
  );
  const list = await open(app);
  expect(list.getByRole('link', { name: 'Sin pagar' })).toHaveAttribute('aria-current', 'page');
  const star = list.getByRole('button', { name: 'Usar Sin pagar al abrir la pantalla' });
  await app.user.click(star);
  expect(star).toHaveAttribute('aria-pressed', 'true');
  await app.user.keyboard('{Escape}');

  await app.user.click(inMenu('Recibos'));
  await screen.findByRole('heading', { level: 1, name: 'Recibos' });
  await app.user.click(inMenu('Consultas'));
  await found();
  expect(chips()).toContain('Estado monto: No Pagados');
  await app.user.click((await open(app)).getByRole('link', { name: 'Sin vista' }));
  expect(await screen.findByText(/^Elegí los filtros/)).toBeVisible();
  await noDialog();
  act(() => app.router.history.push('/admin/reportes?buscado=false&montoPagado=%22false%22'));
  const sinVista = (await open(app)).getByRole('link', { name: 'Sin vista' });
  expect(sinVista).not.toHaveAttribute('aria-current');
  await unmountApp();
  localStorage.clear();

  const other = await mount(link.replace('/admin', ''));
  await found();
  expect(headers()).not.toContain('Representante');
  await hide(other, 'Observaciones');
  expect(other.router.state.location.search).not.toHaveProperty('columnas');
  expect(headers()).not.toContain('Representante');
  expect(chips()).toEqual(['01/11/2026 – 30/11/2026', 'Estado monto: No Pagados']);
});

it('a vista needs a name and an applied search, is replaced by its name, and leaves the focus in the list when it is deleted', async () => {
  const app = await mount('/reportes');
  const { user } = app;
  const before = await open(app);
  expect(before.getByText('Primero buscá: se guardan los filtros aplicados.')).toBeVisible();
  await user.keyboard('{Escape}');

  act(() => app.router.history.push(`/admin${pathWith('/reportes', { ...SIN_PAGAR })}`));
  await found();
  const first = await open(app);
  const nombre = first.getByRole('textbox', { name: 'Nombre de la vista' });
  expect(nombre).toHaveAccessibleDescription('Las fechas serán siempre las de «Este mes».');
  await user.type(nombre, ' {Enter}');
  expect(nombre).toBeInvalid();
  expect(first.getByText('Poné un nombre')).toBeVisible();
  await user.type(nombre, 'Ñandú');
  expect(nombre).toBeValid();
  await user.keyboard('{Enter}');
  await screen.findByText('Vista «Ñandú» guardada.');

  await user.click((await open(app)).getByRole('button', { name: /^Usar / }));
  await user.keyboard('{Escape}');
  await press(app, 'Quitar Estado monto: No Pagados');
  await waitFor(() => expect(chips()).toHaveLength(1));
  const second = await open(app);
  await user.type(second.getByRole('textbox'), ' ñandú ');
  expect(second.getByText('Reemplaza a «Ñandú».')).toBeVisible();
  await user.click(second.getByRole('button', { name: 'Reemplazar vista' }));
  await screen.findByText('Vista «ñandú» guardada.');
  const list = await open(app);
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['ñandú', 'Sin vista']);
  expect(list.getByText('Predeterminada')).toBeVisible();

  await user.click(list.getByRole('button', { name: 'Eliminar ñandú' }));
  expect(list.queryByRole('link', { name: 'ñandú' })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Vistas guardadas' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await noDialog();
  expect((await open(app)).queryByText('ñandú')).toBeNull();
});

it.each([
  [
    '/hoja-de-ruta',
    { fecha: '2026-11-20', tipo: 'contado', buscado: true },
    'Fecha: 03/12/2026',
    'Tipo de Venta: Contado',
  ],
  [
    '/contrareembolso',
    { ...ESTE_MES, cliente: { id: 4, nombre: 'Bulonera Mediterránea S.R.L.' } },
    'Cliente: Bulonera Mediterránea S.R.L.',
    '01/12/2026 – 31/12/2026',
  ],
])('a vista of %s opens with the dates of the day', async (path, search, ...expected) => {
  const app = await mount(pathWith(path, search));
  await save(app, 'Mía');
  await unmountApp();
  setClock('2026-12-03T10:00:00-03:00');
  const later = await mount(path);
  await later.user.click((await open(later)).getByRole('link', { name: 'Mía' }));
  await waitFor(() => expect(chips()).toEqual(expected));
});
