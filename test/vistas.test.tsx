import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { setClock } from './clock';
import { unmountApp } from './mount-app';
import { callsTo, pathWith } from './movimientos';
import { renderApp, type MountedApp } from './render-app';
import { headers } from './screen';

vi.setConfig({ testTimeout: 40_000 });

const SIN_PAGAR = {
  fechaDesde: '2026-11-01',
  fechaHasta: '2026-11-30',
  montoPagado: 'false',
  buscado: true,
};

const button = (name: string) => screen.getByRole('button', { name });
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

/** Mounts the panel at a path, with few movements. */
const mount = (path: string) =>
  renderApp(path, {
    arrange: ({ db }) => {
      for (const row of db.movimientos.rows.slice(2)) db.movimientos.remove(row);
    },
  });

async function searched(search: object = SIN_PAGAR, path = '/reportes') {
  const app = await mount(pathWith(path, { ...search }));
  await found();
  return app;
}

/** Hides a column of the table. */
async function hide(app: MountedApp, column: string) {
  await press(app, 'Columnas');
  await app.user.click(await screen.findByRole('checkbox', { name: column }));
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(headers()).not.toContain(column));
}

const goTo = (app: MountedApp, name: string) =>
  app.user.click(
    within(screen.getByRole('navigation', { name: 'Menú principal' })).getByRole('link', { name }),
  );

describe('a vista', () => {
  it('brings filters and columns back, on another day with its dates', async () => {
    const app = await searched();
    await hide(app, 'Representante');
    await save(app, 'Sin pagar');
    await unmountApp();

    setClock('2026-12-03T10:00:00-03:00');
    const later = await mount('/reportes');
    const list = await open(later);
    await later.user.click(list.getByRole('link', { name: 'Sin pagar' }));
    expect(await found()).toBeVisible();
    expect(chips()).toEqual(['01/12/2026 – 31/12/2026', 'Estado monto: No Pagados']);
    expect(callsTo(later.api, 'GET', '/reportes/')[0]!.search).toContain('2026-12-01');
    expect((await open(later)).getByRole('link', { name: 'Sin pagar' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('is a link that shows its columns to somebody with others', async () => {
    const app = await searched();
    await hide(app, 'Representante');
    await save(app, 'Sin pagar');
    const link = (await open(app)).getByRole('link', { name: 'Sin pagar' }).getAttribute('href')!;
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

  it('keeps its columns while the filters change', async () => {
    const app = await searched();
    await hide(app, 'Representante');
    await save(app, 'Sin pagar');
    await press(app, 'Quitar Estado monto: No Pagados');
    await waitFor(() => expect(chips()).toEqual(['01/11/2026 – 30/11/2026']));
    expect(app.router.state.location.search).toHaveProperty('columnas');
  });

  it('opens with its screen as the default, until Limpiar filtros or Sin vista', async () => {
    const app = await searched();
    await save(app, 'Sin pagar');
    const list = await open(app);
    const star = list.getByRole('button', { name: 'Usar Sin pagar al abrir la pantalla' });
    await app.user.click(star);
    expect(star).toHaveAttribute('aria-pressed', 'true');
    await app.user.keyboard('{Escape}');

    await goTo(app, 'Clientes');
    await screen.findByRole('heading', { level: 1, name: 'Clientes' });
    await goTo(app, 'Consultas');
    await found();
    expect(chips()).toContain('Estado monto: No Pagados');

    await press(app, 'Limpiar filtros');
    expect(await screen.findByText(/^Elegí los filtros/)).toBeVisible();
    await goTo(app, 'Consultas');
    await found();
    await app.user.click((await open(app)).getByRole('link', { name: 'Sin vista' }));
    expect(await screen.findByText(/^Elegí los filtros/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is replaced by one with the same name, which stays the default', async () => {
    const app = await searched();
    await save(app, 'Ñandú');
    await app.user.click((await open(app)).getByRole('button', { name: /^Usar / }));
    await app.user.keyboard('{Escape}');
    await press(app, 'Quitar Estado monto: No Pagados');
    await waitFor(() => expect(chips()).toHaveLength(1));
    const list = await open(app);
    await app.user.type(list.getByRole('textbox'), ' ñandú ');
    expect(list.getByText('Reemplaza a «Ñandú».')).toBeVisible();
    await app.user.click(list.getByRole('button', { name: 'Reemplazar vista' }));
    await screen.findByText('Vista «ñandú» guardada.');
    const replaced = await open(app);
    expect(replaced.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'ñandú',
      'Sin vista',
    ]);
    expect(replaced.getByText('Predeterminada')).toBeVisible();
  });

  it('is deleted, and restored while the list is open', async () => {
    const app = await searched();
    await save(app, 'Sin pagar');
    const list = await open(app);
    const remove = list.getByRole('button', { name: 'Eliminar Sin pagar' });
    await app.user.click(remove);
    expect(list.queryByRole('link', { name: 'Sin pagar' })).toBeNull();
    expect(remove).toHaveFocus();
    await app.user.click(list.getByRole('button', { name: 'Restaurar Sin pagar' }));
    expect(list.getByRole('link', { name: 'Sin pagar' })).toBeVisible();
    await app.user.click(remove);
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await open(app)).queryByText('Sin pagar')).toBeNull();
  });

  it('needs a name and an applied search', async () => {
    const app = await mount('/reportes');
    const before = await open(app);
    expect(before.getByText('Primero buscá: se guardan los filtros aplicados.')).toBeVisible();
    expect(before.queryByRole('textbox')).toBeNull();
    await unmountApp();

    const after = await searched();
    const list = await open(after);
    const nombre = list.getByRole('textbox', { name: 'Nombre de la vista' });
    expect(nombre).toHaveAccessibleDescription('Las fechas serán siempre las de «Este mes».');
    await after.user.type(nombre, ' {Enter}');
    expect(nombre).toBeInvalid();
    expect(list.getByText('Poné un nombre')).toBeVisible();
    await after.user.type(nombre, 'x');
    expect(nombre).toBeValid();
  });
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
    {
      cliente: { id: 4, nombre: 'Bulonera Mediterránea S.R.L.' },
      fechaDesde: '2026-11-01',
      fechaHasta: '2026-11-30',
      buscado: true,
    },
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
