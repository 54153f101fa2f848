import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '@/lib/person/session';
import type { MockApi } from '@mocks/api';
import { holdCalls } from '../../../test/server/hold-calls';
import { callsTo, DIA, tidy } from '../../../test/server/movimientos';
import { insertMany } from '../../../test/server/seeded-day';
import { expectConsole } from '../../../test/support/console';
import { recordPrintWindows } from '../../../test/support/print-windows';
import { leaveHanging } from '../../../test/support/render-app';
import { HOJA_BUSCADA, renderHojaDeRuta } from '../../../test/support/render-search';
import {
  breadcrumb,
  button,
  clickFree,
  noDialog,
  signIn,
  title,
} from '../../../test/support/screen';
import { toastTexts } from '../../../test/support/toasts';
import { setViewportWidth } from '../../../test/support/viewport';

const printing = recordPrintWindows();

const chofer = { id: 7, nombre: 'Díaz, Ángel' };
const vehiculo = { id: 5, nombre: 'Renault Master L3H2', patente: 'AE 027 XN' };
const representante = { id: 3, nombre: 'Encomiendas Bolívar' };
const completo = { ...HOJA_BUSCADA, chofer, vehiculo };

const IGUAL = '¿Crear la hoja de ruta igual?';

async function renderHoja(search: object = {}, arrange?: (api: MockApi) => void) {
  const app = await renderHojaDeRuta(search, arrange);
  const crear = () => button('Crear hoja de ruta');
  return {
    ...app,
    crear,
    radio: (name: string) => app.form.getByRole('radio', { name }),
    fecha: () => app.text('Fecha'),
    create: () => clickFree(app.user, crear()),
    search: () => clickFree(app.user, button('Buscar Movimientos')),
    question: (name = IGUAL) => screen.findByRole('dialog', { name }),
    async cancel() {
      await app.press('Cancelar');
      await noDialog();
    },
    async comeBack() {
      await act(() => app.router.navigate({ to: '/recibos-menu' }));
      await act(async () => app.router.history.back());
      await app.loaded();
    },
    marks: () =>
      app
        .rows()
        .map((row) => within(row).queryByText(/^En la hoja|^Hoja sin/)?.textContent ?? null),
    searches: () => callsTo(app.api, 'GET', '/hoja-rutas/movimientos').map((call) => call.search),
    posts: () => callsTo(app.api, 'POST', '/hoja-rutas/').map(({ body }) => body),
  };
}

it('leaving five ticks that are on no sheet yet asks first', async () => {
  const app = await renderHoja(HOJA_BUSCADA, (api) => insertMany(api, 2));
  await app.loaded(5);
  for (const index of [0, 1, 2, 3, 4]) await app.tick(index);
  act(() => void app.router.navigate({ to: '/recibos-menu' }));
  expect(await screen.findByRole('button', { name: 'Salir sin guardar' })).toBeVisible();
});

it('a sheet takes the ticked movements in the order of the screen', async () => {
  const app = await renderHoja(completo);
  await app.loaded(3);
  await app.press('Nro Remito');
  expect(app.remitos()).toEqual(['A-1', 'A-2', 'A-10']);
  for (const index of [2, 0]) await app.tick(index);
  await app.create();
  await waitFor(() => expect(app.posts()).toMatchObject([{ movimientoIds: [138, 140] }]));
});

it('a sheet for a date far from today asks first', async () => {
  const fecha = '2027-03-10';
  const app = await renderHoja({ ...completo, fecha }, ({ db }) => {
    for (const row of db.movimientos.rows.slice(-3)) db.movimientos.update(row, { fecha });
  });
  await app.loaded();
  await app.create();
  const dialog = await app.question('¿Está bien la fecha?');
  expect(dialog).toHaveTextContent(
    'Fecha: miércoles 10 de marzo de 2027, dentro de 4 meses.No tildaste ninguno',
  );
  expect(app.posts()).toEqual([]);
  await app.press('Seguir igual');
  await waitFor(() => expect(app.posts()).toMatchObject([{ fecha }]));
});

describe('the filters', () => {
  it('start with Todos, and without a search', async () => {
    const { picker, radio, fecha, press, searches, hasTotales } = await renderHoja();
    expect(breadcrumb()).toBe('Inicio/Hoja de Ruta');
    expect(await title('Hoja de Ruta')).toBeVisible();
    expect(fecha()).toBeRequired();
    expect(picker('Chofer')).toHaveValue('');
    expect(picker('Vehiculo')).toHaveValue('');
    expect(picker('Representante')).toBeDisabled();
    expect(radio('Todos')).toBeChecked();
    expect(screen.getByText('Elegí los filtros y buscá los movimientos.')).toBeVisible();
    expect(hasTotales()).toBe(false);
    expect(searches()).toEqual([]);
    await press('Tildar por remito');
    expect(await screen.findByText('Buscá los movimientos primero')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Números de remito' })).not.toBeInTheDocument();
    setViewportWidth(390);
    expect(screen.getByRole('button', { name: 'Buscar' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Crear hoja' })).toBeVisible();
  });

  it('report a missing choice in a toast and at its field, and keep the other choices', async () => {
    const { user, radio, picker, fecha, press, create, searches, posts } = await renderHoja();
    await user.click(radio('Contado'));
    await create();
    await waitFor(() => expect(screen.getAllByText('Debe seleccionar un chofer')).toHaveLength(2));
    expect(picker('Chofer')).toBeInvalid();
    expect(picker('Chofer')).toHaveFocus();
    expect(radio('Contado')).toBeChecked();

    await user.clear(fecha());
    await user.tab();
    await press('Buscar Movimientos');
    await waitFor(() => expect(screen.getAllByText('La fecha es obligatoria')).toHaveLength(2));
    expect(fecha()).toBeInvalid();
    expect(searches()).toEqual([]);
    expect(posts()).toEqual([]);
    expect(printing.windows).toEqual([]);
  });
});

describe('a search', () => {
  it('shows a toast, the rows and their totals, and no totals without rows', async () => {
    const app = await renderHoja({ fecha: '2019-01-01' });
    await app.press('Buscar Movimientos');
    expect(await screen.findByText(/^No hay movimientos/)).toBeVisible();
    expect(app.hasTotales()).toBe(false);
    await app.unfold();
    await app.fill('Fecha', '30/11/2026');
    await app.search();
    await app.loaded();
    expect(toastTexts()).toContain('Movimientos cargados correctamente.');
    expect(app.totales()).toBe('Total Bultos16Total Monto$ 1.050.000,31Total Flete$ 1.100,29');
    expect(app.remitos()).toEqual(['A-10', 'A-2', 'A-1']);
    expect(app.searches()).toHaveLength(2);
  });

  it('goes into the URL, with the representative only while its toggle is on', async () => {
    const app = await renderHoja({ fecha: DIA });
    const { user, form, pick } = app;
    const patente = app.text('Patente');
    expect(patente).toHaveAttribute('readonly');
    await pick('Vehiculo', /sin patentar/);
    expect(patente).toHaveValue('');
    await pick('Vehiculo', /Master/);
    expect(patente).toHaveValue('AE 027 XN');
    await pick('Chofer', /^Díaz, Ángel/);
    const toggle = form.getByRole('switch', { name: 'Filtrar por representante' });
    await user.click(toggle);
    await pick('Representante', /Encomiendas Bolívar/);
    await user.click(app.radio('Cuenta Corriente'));
    await app.press('Buscar Movimientos');
    await app.loaded(1);
    const search = { ...completo, representante, tipo: 'cuentaCorriente' };
    expect(app.router.state.location.search).toEqual(search);

    await app.unfold();
    await user.click(toggle);
    expect(app.picker('Representante')).toBeDisabled();
    await app.search();
    const query = 'cuentaCorriente=true&contado=false&todos=false';
    await waitFor(() =>
      expect(app.searches()).toEqual([
        `?fecha=${DIA}&representanteId=3&${query}`,
        `?fecha=${DIA}&${query}`,
      ]),
    );
    await app.loaded(1);
    expect(screen.queryByText('Hay filtros cambiados sin buscar')).not.toBeInTheDocument();
  });

  it('without the filter of a chip that was removed keeps the driver and the vehicle picked since', async () => {
    const app = await renderHoja({ ...HOJA_BUSCADA, tipo: 'cuentaCorriente' });
    await app.loaded(1);
    await app.pick('Chofer', /^Díaz, Ángel/);
    await app.pick('Vehiculo', /Master/);
    await app.press('Quitar Tipo de Venta: Cuenta Corriente');
    await app.loaded(3);
    expect(app.picker('Chofer')).toHaveValue(chofer.nombre);
    expect(app.picker('Vehiculo')).toHaveValue(vehiculo.nombre);
    await app.unfold();
    expect(app.radio('Todos')).toBeChecked();
  });

  it('from the URL fills form and rows, leaves driver and vehicle unfolded, and returns on Back', async () => {
    const app = await renderHoja({ ...completo, representante, tipo: 'cuentaCorriente' });
    const { form, chips } = app;
    await app.loaded(1);
    expect(app.searches()).toEqual([
      `?fecha=${DIA}&representanteId=3&cuentaCorriente=true&contado=false&todos=false`,
    ]);
    // Only Buscar shows the toast.
    expect(screen.queryByText('Movimientos cargados correctamente.')).not.toBeInTheDocument();
    expect(form.queryByRole('textbox', { name: 'Fecha' })).not.toBeInTheDocument();
    expect(app.picker('Chofer')).toHaveValue(chofer.nombre);
    expect(app.picker('Vehiculo')).toHaveValue(vehiculo.nombre);
    expect(chips()).toEqual([
      'Fecha: 30/11/2026',
      'Representante: Encomiendas Bolívar',
      'Tipo de Venta: Cuenta Corriente',
    ]);
    expect(screen.queryByRole('button', { name: /^Quitar Fecha/ })).not.toBeInTheDocument();
    await app.press('Quitar Tipo de Venta: Cuenta Corriente');
    await waitFor(() => expect(chips()).toHaveLength(2));
    await app.press('Quitar Representante: Encomiendas Bolívar');
    await app.loaded(3);
    expect(chips()).toEqual(['Fecha: 30/11/2026']);
    expect(app.router.state.location.search).toEqual(completo);
    act(() => app.router.history.go(-2));
    await app.loaded(1);
    expect(chips()).toHaveLength(3);
    await app.unfold();
    expect(app.fecha()).toHaveValue('30/11/2026');
    expect(app.text('Patente')).toHaveValue('AE 027 XN');
    expect(form.getByRole('switch', { name: 'Filtrar por representante' })).toBeChecked();
    expect(app.picker('Representante')).toHaveValue(representante.nombre);
    expect(app.radio('Cuenta Corriente')).toBeChecked();

    // A missing date unfolds its field.
    await app.user.clear(app.fecha());
    await app.press('Filtros');
    await app.create();
    await waitFor(() => expect(app.fecha()).toHaveFocus());
    expect(app.fecha()).toBeInvalid();
  });
});

it('Editar Movimiento and a double click open the editor of a row, and Cerrar refreshes the list', async () => {
  const app = await renderHoja(HOJA_BUSCADA);
  await app.loaded();
  await app.press('Editar Movimiento');
  expect(await screen.findByText('Seleccioná un movimiento primero')).toBeVisible();
  await app.tick(0);
  await app.press('Editar Movimiento');
  const dialog = await screen.findByRole('dialog', { name: 'Editar Movimiento' });
  await within(dialog).findByRole('textbox', { name: 'Nro Remito' });
  const before = app.searches().length;
  app.api.db.movimientos.insert({ ...app.api.db.movimientos.get(140)!, remitoNumero: 'A-11' });
  await app.user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await app.loaded(4);
  expect(app.searches().length).toBeGreaterThan(before);
  expect(callsTo(app.api, 'PATCH', /./)).toEqual([]);
  expect(screen.getByText('1 seleccionado')).toBeVisible();

  await app.user.dblClick(within(app.table()).getByText('A-2'));
  const opened = await screen.findByRole('dialog', { name: 'Editar Movimiento' });
  expect(await within(opened).findByDisplayValue('A-2')).toBeVisible();
});

describe('Crear hoja de ruta', () => {
  it('opens its window within the click while the driver search is pending, and closes it to ask', async () => {
    const app = await renderHoja({ ...HOJA_BUSCADA, vehiculo });
    const { user, picker, posts, press } = app;
    await app.loaded();
    await app.unfold();
    const search = holdCalls('GET', /chofer/);
    await user.type(picker('Chofer'), 'Díaz, Ángel');
    await press('Crear hoja de ruta');
    expect(printing.windows).toHaveLength(1);
    expect(printing.windows[0]!.closed).toBe(false);
    search.letGo();
    await user.click(await screen.findByRole('button', { name: 'Crear con todos' }));
    await waitFor(() => expect(posts()).toMatchObject([{ empleadoId: 7 }]));
    expect(printing.windows.map(({ closed }) => closed)).toEqual([true, false]);
  });

  it('asks if no row is ticked, and Enter creates a sheet of every loaded movement', async () => {
    const app = await renderHoja({ ...completo, representante });
    await app.loaded(1);
    await app.create();
    const dialog = await app.question('¿Crear la hoja de ruta con todos?');
    expect(dialog).toHaveTextContent('No tildaste ninguno: van todos, 1 movimiento y 5 bultos.');
    expect(app.posts()).toEqual([]);
    expect(printing.windows).toEqual([]);
    const confirm = within(dialog).getByRole('button', { name: 'Crear con todos' });
    await waitFor(() => expect(confirm).toHaveFocus());
    await app.user.keyboard('{Enter}');
    expect(await screen.findByText('Hoja de ruta creada correctamente')).toBeVisible();
    expect(app.posts()).toEqual([
      { fecha: DIA, representanteId: 3, vehiculoId: 5, empleadoId: 7, movimientoIds: [138] },
    ]);
    expect((await printing.printed())?.type).toBe('application/pdf');
    expect(callsTo(app.api, 'GET', '/hoja-rutas/4/pdf')).toHaveLength(1);
  });
});

describe('a route sheet', () => {
  it('marks its rows, even on a new visit; a second one with any of them asks', async () => {
    const app = await renderHoja(completo);
    await app.loaded();
    await app.tick(0);
    await app.tick(1);
    await app.create();
    expect(app.crear()).toHaveFocus();
    await printing.printed();
    const sheet = { fecha: DIA, representanteId: null, vehiculoId: 5, empleadoId: 7 };
    expect(app.posts()).toEqual([{ ...sheet, movimientoIds: [140, 139] }]);
    const of1030 = 'En la hoja de las 10:30';
    await waitFor(() => expect(app.marks()).toEqual([of1030, of1030, null]));

    await app.comeBack();
    await app.tick(1);
    await app.tick(2);
    await app.create();
    const dialog = within(await app.question());
    expect(dialog.getAllByRole('listitem').map(tidy)).toEqual([
      'Remito A-2: Bulonera Mediterránea S.R.L. → Doña Paula En la hoja de las 10:30',
    ]);
    await app.cancel();
    expect(app.posts()).toHaveLength(1);
    expect(printing.windows).toHaveLength(1);
  });

  it('is for the applied search: the fold says that a filter was changed but not searched', async () => {
    const { id } = representante;
    const app = await renderHoja({ ...completo, representante });
    await app.loaded(1);
    const changed = () => screen.queryByText('Hay filtros cambiados sin buscar');
    await app.pick('Chofer', /^Aguirre/);
    expect(changed()).not.toBeInTheDocument();
    await app.unfold();
    await app.fill('Fecha', '15/12/2026');
    await app.user.click(app.form.getByRole('switch', { name: 'Filtrar por representante' }));
    await app.press('Filtros');
    expect(changed()).toBeVisible();
    await app.tick(0);
    await app.create();
    await app.user.click(await screen.findByRole('button', { name: 'Crear igual' }));
    await waitFor(() => expect(app.posts()).toHaveLength(1));
    expect(app.posts()[0]).toMatchObject({ fecha: DIA, representanteId: id, empleadoId: 2 });
    await printing.shown(1);

    await app.unfold();
    await app.search();
    await waitFor(() => expect(app.searches().at(-1)).toContain('fecha=2026-12-15'));
    expect(changed()).not.toBeInTheDocument();
  });

  it('may exist without an answer: the form says so, the row is marked, and a repeat asks', async () => {
    expectConsole('error', /NetworkError/);
    leaveHanging();
    const app = await renderHoja(completo, ({ faults }) =>
      faults.add({ method: 'POST', path: '/hoja-rutas/', fault: 'hang', times: 1 }),
    );
    await app.loaded();
    await app.tick(0);
    await app.create();
    await waitFor(() => expect(app.posts()).toHaveLength(1));
    await app.comeBack();
    await app.tick(0);
    await app.create();
    await app.question();
    await app.cancel();
    expect(app.posts()).toHaveLength(1);

    await app.tick(0);
    await app.tick(1);
    app.api.faults.add({ method: 'POST', path: '/hoja-rutas/', fault: 'cut-after', times: 1 });
    await app.create();
    const bar = within(screen.getByRole('group', { name: 'Acciones sobre la selección' }));
    expect(await bar.findByText('No sabemos si la hoja se creó.')).toBeVisible();
    await waitFor(() => expect(app.marks()).toEqual([null, 'Hoja sin confirmar', null]));
    await waitFor(() =>
      expect(bar.getByText('Crear hoja de ruta').closest('[aria-disabled]')).toBeNull(),
    );
    await app.user.click(bar.getByRole('button', { name: 'Reintentar' }));
    expect(await app.question()).toHaveTextContent('Hoja sin confirmar');
    await app.cancel();
    expect(app.posts()).toHaveLength(2);
  });

  it('created as the session expires is reported and marked, and can be printed without creating a second one', async () => {
    expectConsole('error', /HTTPError/);
    expectConsole('warn', /No hay token/);
    const app = await renderHoja(completo);
    await app.loaded();
    await app.tick(0);
    const calls = holdCalls('POST', /hoja-rutas/);
    await app.create();
    await waitFor(() => expect(calls.arrived).toBe(1));
    act(() => session.expire());
    calls.letGo();
    expect(await screen.findByText('Hoja de ruta creada correctamente')).toBeVisible();
    const alert = (await screen.findByText(/^La hoja de ruta quedó creada/)).closest('[role]');
    expect(app.marks()).toEqual(['En la hoja de las 10:30', null, null]);
    expect(printing.windows.map(({ closed }) => closed)).toEqual([true]);

    await signIn(app.user);
    await noDialog();
    await app.user.click(within(alert as HTMLElement).getByRole('button', { name: 'Reimprimir' }));
    await printing.shown(2);
    expect(alert).not.toBeInTheDocument();
    expect(app.posts()).toHaveLength(1);
  });
});
