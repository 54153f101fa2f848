import type { MockApi } from '@mocks/api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '@/lib/session';
import { setClock } from '../../../test/clock';
import { expectConsole } from '../../../test/console';
import { pickOption } from '../../../test/fields';
import { holdCalls } from '../../../test/hold-calls';
import { callsTo, cellsOf, DIA, tidy } from '../../../test/movimientos';
import { recordPrintWindows } from '../../../test/print-windows';
import { renderSearch } from '../../../test/render-search';
import { setViewportWidth } from '../../../test/viewport';

const printing = recordPrintWindows();

/** Waits until the window that was opened last shows its document. */
const lastPrinted = () =>
  waitFor(() => expect(printing.windows.at(-1)?.location.href).toMatch(/^blob:/));

const chofer = { id: 7, nombre: 'Díaz, Ángel' };
const vehiculo = { id: 5, nombre: 'Renault Master L3H2', patente: 'AE 027 XN' };
const representante = { id: 3, nombre: 'Encomiendas Bolívar' };
const buscado = { fecha: DIA, tipo: 'todos', buscado: true };
const completo = { ...buscado, chofer, vehiculo };

async function renderHoja(search: object = {}, arrange?: (api: MockApi) => void) {
  const app = await renderSearch(
    { path: '/hoja-de-ruta', form: 'Filtros de la hoja de ruta', table: 'Lista de movimientos' },
    search,
    arrange,
  );
  return {
    ...app,
    searches: () => callsTo(app.api, 'GET', '/hoja-rutas/movimientos').map((call) => call.search),
    posts: () => callsTo(app.api, 'POST', '/hoja-rutas/').map(({ body }) => body),
  };
}

describe('the filters', () => {
  it('begin with tomorrow after 17:00, with Todos and no search', async () => {
    setClock('2026-11-20T17:00:00-03:00');
    const { form, searches, hasTotales } = await renderHoja();
    const crumbs = screen.getByRole('navigation', { name: 'Ruta de navegación' });
    expect(tidy(crumbs)).toBe('Inicio/Hoja de Ruta');
    expect(within(crumbs).getByRole('link', { name: 'Inicio' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Hoja de Ruta' })).toBeVisible();
    const fecha = form.getByRole('textbox', { name: 'Fecha' });
    expect(fecha).toHaveValue('21/11/2026');
    expect(fecha).toBeRequired();
    expect(form.getByRole('combobox', { name: 'Chofer' })).toHaveValue('');
    expect(form.getByRole('combobox', { name: 'Vehiculo' })).toHaveValue('');
    expect(form.getByRole('combobox', { name: 'Representante' })).toBeDisabled();
    expect(form.getByRole('radio', { name: 'Todos' })).toBeChecked();
    expect(screen.getByText('Elegí los filtros y buscá los movimientos.')).toBeVisible();
    expect(hasTotales()).toBe(false);
    expect(searches()).toEqual([]);
  });

  it('keep the chosen values when the default date changes meanwhile', async () => {
    const { user, form, press } = await renderHoja();
    await user.click(form.getByRole('radio', { name: 'Contado' }));
    setClock('2026-11-20T17:00:00-03:00');
    // Re-renders the screen.
    await press('Crear hoja de ruta');
    await waitFor(() => expect(screen.getAllByText('Debe seleccionar un chofer')).toHaveLength(2));
    expect(form.getByRole('radio', { name: 'Contado' })).toBeChecked();
    expect(form.getByRole('textbox', { name: 'Fecha' })).toHaveValue('20/11/2026');
  });

  it('require a date to search', async () => {
    const { user, form, press, searches } = await renderHoja();
    const fecha = form.getByRole('textbox', { name: 'Fecha' });
    await user.clear(fecha);
    await user.tab();
    await press('Buscar Movimientos');
    await waitFor(() => expect(screen.getAllByText('La fecha es obligatoria')).toHaveLength(2));
    expect(fecha).toBeInvalid();
    expect(searches()).toEqual([]);
  });

  it('have shorter buttons on a phone', async () => {
    setViewportWidth(390);
    await renderHoja();
    expect(screen.getByRole('button', { name: 'Buscar' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Crear hoja' })).toBeVisible();
  });
});

describe('a search', () => {
  it('shows a toast, the rows and their totals', async () => {
    const app = await renderHoja({ fecha: DIA });
    await app.press('Buscar Movimientos');
    expect(await screen.findByText('Movimientos cargados correctamente.')).toBeVisible();
    await app.loaded();
    const [upper, lower] = within(app.table()).getAllByRole('row');
    // prettier-ignore
    expect(within(upper!).getAllByRole('columnheader').slice(1).map(tidy)).toEqual([
      'Hora Fecha', 'Origen', 'Destino', 'Representante', 'Nro Remito',
      'Bultos', 'Monto', 'Flete', 'A cargo de', 'CC', 'Observaciones',
    ]);
    const money = ['Valor', 'Pagado Rendido'];
    expect(within(lower!).getAllByRole('columnheader').map(tidy)).toEqual([...money, ...money]);
    expect(app.rows().map(cellsOf)).toEqual([
      // prettier-ignore
      ['07:30 30/11/2026', 'Bulonera Mediterránea S.R.L.', 'N/A', 'N/A', 'A-10', '1',
        '$ 1.050.000,01', 'Pagado: No Rendido: No', '$ 99,99', 'Pagado: No Rendido: No', 'Origen', 'No', ''],
      // prettier-ignore
      ['08:00 30/11/2026', 'Bulonera Mediterránea S.R.L.', 'Doña Paula', 'N/A', 'A-2', '10',
        '$ 0,20', 'Pagado: No Rendido: No', '$ 0,10', 'Pagado: No Rendido: No', 'Origen', 'No', ''],
      // prettier-ignore
      ['09:15 30/11/2026', 'Bulonera Mediterránea S.R.L.', 'Doña Paula', 'Encomiendas Bolívar',
        'A-1', '5', '$ 0,10', 'Pagado: Si Rendido: No', '$ 1.000,20', 'Pagado: No Rendido: Si', 'Destino', 'Si', 'Frágil'],
    ]);
    expect(app.totales()).toBe('Total Bultos16Total Monto$ 1.050.000,31Total Flete$ 1.100,29');
    expect(app.searches()).toHaveLength(1);
  });

  it('shows dashes for totals while it runs, and none without rows', async () => {
    const app = await renderHoja({ ...buscado, fecha: '2019-01-01' });
    expect(await screen.findByText(/^No hay movimientos/)).toBeVisible();
    expect(app.hasTotales()).toBe(false);
    const calls = holdCalls('GET', /^\/hoja-rutas\/movimientos/);
    await act(() =>
      app.router.navigate({ to: '/hoja-de-ruta', search: { ...buscado, tipo: 'todos' } }),
    );
    expect(app.totales()).toBe('Total Bultos—Total Monto—Total Flete—');
    calls.letGo();
    await app.loaded();
    expect(app.totales()).toContain('Total Bultos16');
  });

  it('is written into the URL, with the representative only while its toggle is on', async () => {
    const app = await renderHoja({ fecha: DIA });
    const { user, form } = app;
    const pick = (name: string, option: RegExp) =>
      pickOption(user, form.getByRole('combobox', { name }), option);
    const patente = form.getByRole('textbox', { name: 'Patente' });
    expect(patente).toHaveAttribute('readonly');
    await pick('Vehiculo', /sin patentar/);
    expect(patente).toHaveValue('');
    await pick('Vehiculo', /Master/);
    expect(patente).toHaveValue('AE 027 XN');
    await pick('Chofer', /^Díaz, Ángel/);
    const toggle = form.getByRole('switch', { name: 'Filtrar por representante' });
    await user.click(toggle);
    await pick('Representante', /Encomiendas Bolívar/);
    await user.click(form.getByRole('radio', { name: 'Cuenta Corriente' }));
    await app.press('Buscar Movimientos');
    await app.loaded(1);
    const search = { ...completo, representante, tipo: 'cuentaCorriente' };
    expect(app.router.state.location.search).toEqual(search);

    await app.unfold();
    await user.click(toggle);
    expect(form.getByRole('combobox', { name: 'Representante' })).toBeDisabled();
    const buscar = screen.getByRole('button', { name: 'Buscar Movimientos' });
    await waitFor(() => expect(buscar).not.toHaveAttribute('aria-disabled'));
    await user.click(buscar);
    const query = 'cuentaCorriente=true&contado=false&todos=false';
    await waitFor(() =>
      expect(app.searches()).toEqual([
        `?fecha=${DIA}&representanteId=3&${query}`,
        `?fecha=${DIA}&${query}`,
      ]),
    );
  });

  it('restores the form and the rows from the URL', async () => {
    const app = await renderHoja({ ...completo, representante, tipo: 'cuentaCorriente' });
    const { form } = app;
    await app.loaded(1);
    await app.unfold();
    expect(form.getByRole('textbox', { name: 'Fecha' })).toHaveValue('30/11/2026');
    expect(form.getByRole('combobox', { name: 'Chofer' })).toHaveValue(chofer.nombre);
    expect(form.getByRole('combobox', { name: 'Vehiculo' })).toHaveValue(vehiculo.nombre);
    expect(form.getByRole('textbox', { name: 'Patente' })).toHaveValue('AE 027 XN');
    expect(form.getByRole('switch', { name: 'Filtrar por representante' })).toBeChecked();
    expect(form.getByRole('combobox', { name: 'Representante' })).toHaveValue(representante.nombre);
    expect(form.getByRole('radio', { name: 'Cuenta Corriente' })).toBeChecked();
    expect(app.searches()).toEqual([
      `?fecha=${DIA}&representanteId=3&cuentaCorriente=true&contado=false&todos=false`,
    ]);
    // The toast is for Buscar alone.
    expect(screen.queryByText('Movimientos cargados correctamente.')).not.toBeInTheDocument();
  });

  it('restores the previous search and its filters on Back', async () => {
    const app = await renderHoja(buscado);
    const { user, form, router } = app;
    await app.loaded();
    await app.unfold();
    await user.click(form.getByRole('radio', { name: 'Cuenta Corriente' }));
    await app.press('Buscar Movimientos');
    await app.loaded(1);
    act(() => router.history.back());
    await app.loaded(3);
    await app.unfold();
    expect(form.getByRole('radio', { name: 'Todos' })).toBeChecked();
  });
});

describe('the folded filters', () => {
  const chips = () =>
    within(screen.getByRole('list', { name: 'Filtros aplicados' })).getAllByRole('listitem');

  it('leave driver and vehicle open, and search without a removed one', async () => {
    const app = await renderHoja({ ...completo, representante, tipo: 'cuentaCorriente' });
    await app.loaded(1);
    expect(app.form.queryByRole('textbox', { name: 'Fecha' })).not.toBeInTheDocument();
    expect(app.form.getByRole('combobox', { name: 'Chofer' })).toHaveValue(chofer.nombre);
    expect(app.form.getByRole('combobox', { name: 'Vehiculo' })).toHaveValue(vehiculo.nombre);
    expect(chips().map(tidy)).toEqual([
      'Fecha: 30/11/2026',
      'Representante: Encomiendas Bolívar',
      'Tipo de Venta: Cuenta Corriente',
    ]);
    expect(screen.queryByRole('button', { name: /^Quitar Fecha/ })).not.toBeInTheDocument();
    await app.press('Quitar Tipo de Venta: Cuenta Corriente');
    await app.press('Quitar Representante: Encomiendas Bolívar');
    await app.loaded(3);
    expect(chips().map(tidy)).toEqual(['Fecha: 30/11/2026']);
    expect(app.router.state.location.search).toEqual(completo);
  });

  it('unfold where the sheet lacks a date', async () => {
    const app = await renderHoja(completo);
    await app.loaded();
    await app.unfold();
    await app.user.clear(app.form.getByRole('textbox', { name: 'Fecha' }));
    await app.press('Filtros');
    await app.press('Crear hoja de ruta');
    await waitFor(() => expect(app.form.getByRole('textbox', { name: 'Fecha' })).toHaveFocus());
    expect(app.form.getByRole('textbox', { name: 'Fecha' })).toBeInvalid();
  });
});

describe('the rows', () => {
  it('sort by a column, numbers by size and remitos in natural order', async () => {
    const app = await renderHoja(buscado);
    await app.loaded();
    await app.press('Nro Remito');
    expect(app.remitos()).toEqual(['A-1', 'A-2', 'A-10']);
    await app.press('Nro Remito');
    expect(app.remitos()).toEqual(['A-10', 'A-2', 'A-1']);
    const [monto, flete] = screen.getAllByRole('button', { name: 'Valor' });
    await app.user.click(monto!);
    expect(app.remitos()).toEqual(['A-1', 'A-2', 'A-10']);
    await app.user.click(flete!);
    expect(app.remitos()).toEqual(['A-2', 'A-10', 'A-1']);
    expect(screen.getAllByRole('columnheader', { name: 'Valor' })[1]).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    // Sorting makes no request.
    expect(app.searches()).toHaveLength(1);
  });

  it('open the editor by Editar Movimiento or a double click, and Cerrar refreshes the list', async () => {
    const app = await renderHoja(buscado);
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
});

describe('Crear hoja de ruta', () => {
  it('opens its window in the click while the driver is still searched, and closes it for a question', async () => {
    const { user, form, posts, press, loaded, unfold } = await renderHoja({ ...buscado, vehiculo });
    await loaded();
    await unfold();
    const search = holdCalls('GET', /chofer/);
    await user.type(form.getByRole('combobox', { name: 'Chofer' }), 'Díaz, Ángel');
    await press('Crear hoja de ruta');
    expect(printing.windows).toHaveLength(1);
    expect(printing.windows[0]!.closed).toBe(false);
    search.letGo();
    await user.click(await screen.findByRole('button', { name: 'Crear con todos' }));
    await waitFor(() => expect(posts()).toMatchObject([{ empleadoId: 7 }]));
    expect(printing.windows.map(({ closed }) => closed)).toEqual([true, false]);
  });

  it.each([
    ['Debe seleccionar un chofer', { fecha: DIA }, 'Chofer'],
    ['Debe seleccionar un vehículo', { ...buscado, chofer }, 'Vehiculo'],
  ])('shows «%s» in a toast and at its field', async (message, search, label) => {
    const { press, form, posts } = await renderHoja(search);
    await press('Crear hoja de ruta');
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    expect(form.getByRole('combobox', { name: label })).toBeInvalid();
    expect(form.getByRole('combobox', { name: label })).toHaveFocus();
    expect(posts()).toEqual([]);
    expect(printing.windows).toEqual([]);
  });

  it('with none ticked asks with the count, and Enter creates a sheet of every loaded movement', async () => {
    const app = await renderHoja({ ...completo, representante });
    await app.loaded(1);
    await app.press('Crear hoja de ruta');
    const dialog = await screen.findByRole('dialog', {
      name: '¿Crear la hoja de ruta con todos?',
    });
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

  it('of movements whose bultos were not all counted asks, and names them', async () => {
    const app = await renderHoja(completo);
    await app.loaded();
    await app.press('Tildar por remito');
    await app.user.click(await screen.findByRole('switch', { name: 'Contar bultos' }));
    await app.user.keyboard('A-1{Enter}A-1{Enter}A-1{Enter}A-10{Enter}{Escape}');
    await app.press('Crear hoja de ruta');
    const dialog = await screen.findByRole('dialog', { name: '¿Crear la hoja de ruta igual?' });
    expect(dialog).toHaveTextContent('Faltan 2 bultos de 1 movimiento:');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => tidy(item)),
    ).toEqual([expect.stringMatching(/^Remito A-1: .* 3 de 5$/)]);
    expect(app.posts()).toEqual([]);
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));

    await app.press('Tildar por remito');
    await app.user.type(
      await screen.findByRole('textbox', { name: 'Números de remito' }),
      'A-1{Enter}A-1{Enter}{Escape}',
    );
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Crear hoja de ruta' })).not.toHaveAttribute(
        'aria-disabled',
      ),
    );
    await app.press('Crear hoja de ruta');
    expect(await screen.findByText('Hoja de ruta creada correctamente')).toBeVisible();
    expect(app.posts()).toMatchObject([{ movimientoIds: [140, 138] }]);
  });

  it('creates one sheet of the ticked movements on a double click', async () => {
    const app = await renderHoja(completo, ({ faults }) =>
      faults.add({ method: 'POST', path: '/hoja-rutas/', fault: 'slow', ms: 50 }),
    );
    await app.loaded();
    await app.tick(0);
    await app.tick(2);
    const crear = screen.getByRole('button', { name: 'Crear hoja de ruta' });
    await app.user.dblClick(crear);
    expect(printing.windows).toHaveLength(1);
    expect(printing.windows[0]!.document.body.textContent).toBe('Preparando impresión…');
    expect(crear).toHaveFocus();
    await printing.printed();
    expect(app.posts()).toEqual([
      {
        fecha: DIA,
        representanteId: null,
        vehiculoId: 5,
        empleadoId: 7,
        movimientoIds: [140, 138],
      },
    ]);
  });

  it('offers the PDF in a dialog when the window is blocked', async () => {
    printing.isBlocked = true;
    const app = await renderHoja(completo);
    await app.loaded();
    await app.tick(0);
    await app.press('Crear hoja de ruta');
    const dialog = await screen.findByRole('dialog', {
      name: 'No se pudo abrir la ventana de impresión',
    });
    expect(within(dialog).getByRole('link', { name: 'Descargar' })).toHaveAttribute(
      'download',
      'hoja-de-ruta-4.pdf',
    );
    expect(callsTo(app.api, 'GET', '/hoja-rutas/4/pdf')).toHaveLength(1);
    // The offer outlives the screen.
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });
});

describe('a created sheet', () => {
  const marks = (rows: HTMLElement[]) =>
    rows.map((row) => within(row).queryByText(/^En la hoja|^Hoja sin/)?.textContent ?? null);
  const free = () =>
    waitFor(
      () =>
        expect(screen.getByRole('button', { name: 'Crear hoja de ruta' })).not.toHaveAttribute(
          'aria-disabled',
        ),
      { timeout: 2000 },
    );
  const question = () => screen.findByRole('dialog', { name: '¿Crear la hoja de ruta igual?' });

  it('marks its rows, also after leaving the screen, and a second one over any of them asks', async () => {
    const app = await renderHoja(completo);
    await app.loaded();
    await app.tick(0);
    await app.tick(1);
    await app.press('Crear hoja de ruta');
    await printing.printed();
    await waitFor(() =>
      expect(marks(app.rows())).toEqual([
        'En la hoja de las 10:30',
        'En la hoja de las 10:30',
        null,
      ]),
    );
    await act(() => app.router.navigate({ to: '/recibos-menu' }));
    await act(async () => app.router.history.back());
    await app.loaded();
    await app.tick(1);
    await app.tick(2);
    await app.press('Crear hoja de ruta');
    const dialog = await question();
    expect(dialog).toHaveTextContent('Lleva 2 movimientos y 15 bultos.');
    expect(within(dialog).getAllByRole('listitem').map(tidy)).toEqual([
      'Remito A-2: Bulonera Mediterránea S.R.L. → Doña Paula En la hoja de las 10:30',
    ]);
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await free();
    expect(app.posts()).toHaveLength(1);
    expect(printing.windows).toHaveLength(1);
    await app.press('Crear hoja de ruta');
    await app.user.click(await screen.findByRole('button', { name: 'Crear igual' }));
    await waitFor(() => expect(app.posts()).toHaveLength(2));
    await lastPrinted();
  });

  it('without a repeated row does not ask', async () => {
    const app = await renderHoja(completo);
    await app.loaded();
    await app.tick(0);
    await app.press('Crear hoja de ruta');
    await printing.printed();
    await app.tick(0);
    await app.tick(1);
    await free();
    await app.press('Crear hoja de ruta');
    await waitFor(() => expect(app.posts()).toHaveLength(2));
    await lastPrinted();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([['status-500'], ['cut'], ['cut-after']] as const)(
    'may exist after %s: the form says so, the row is marked and a repeat asks',
    async (fault) => {
      expectConsole('error', /HTTPError|NetworkError/);
      const app = await renderHoja(completo, ({ faults }) =>
        faults.add({ method: 'POST', path: '/hoja-rutas/', fault, times: 1 }),
      );
      await app.loaded();
      await app.tick(0);
      await app.press('Crear hoja de ruta');
      expect(await screen.findByText('No sabemos si la hoja se creó.')).toBeVisible();
      await waitFor(() => expect(marks(app.rows())).toEqual(['Hoja sin confirmar', null, null]));
      await free();
      await app.press('Crear hoja de ruta');
      expect(await question()).toHaveTextContent('Hoja sin confirmar');
      expect(app.posts()).toHaveLength(1);
    },
  );

  it('may exist while there is no answer: a repeat on a new visit asks', async () => {
    const app = await renderHoja(completo, ({ faults }) =>
      faults.add({ method: 'POST', path: '/hoja-rutas/', fault: 'hang', times: 1 }),
    );
    await app.loaded();
    await app.tick(0);
    await app.press('Crear hoja de ruta');
    await waitFor(() => expect(app.posts()).toHaveLength(1));
    await act(() => app.router.navigate({ to: '/recibos-menu' }));
    await act(async () => app.router.history.back());
    await app.loaded();
    await app.tick(0);
    await app.press('Crear hoja de ruta');
    await question();
    expect(app.posts()).toHaveLength(1);
  });

  it('whose answer comes after the session expired is said and marked, and printed without a second one', async () => {
    expectConsole('error', /HTTPError/);
    expectConsole('warn', /No hay token/);
    const app = await renderHoja(completo);
    await app.loaded();
    await app.tick(0);
    const calls = holdCalls('POST', /hoja-rutas/);
    await app.press('Crear hoja de ruta');
    await waitFor(() => expect(calls.arrived).toBe(1));
    act(() => session.expire());
    calls.letGo();
    expect(await screen.findByText('Hoja de ruta creada correctamente')).toBeVisible();
    const alert = (await screen.findByText(/^La hoja de ruta quedó creada/)).closest('[role]');
    expect(marks(app.rows())).toEqual(['En la hoja de las 10:30', null, null]);
    expect(printing.windows.map(({ closed }) => closed)).toEqual([true]);

    const dialog = within(await screen.findByRole('dialog', { name: 'Tu sesión venció' }));
    await app.user.type(dialog.getByLabelText('Usuario'), 'admin');
    await app.user.type(dialog.getByLabelText('Contraseña'), 'admin123');
    await app.user.click(dialog.getByRole('button', { name: 'Ingresar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await app.user.click(within(alert as HTMLElement).getByRole('button', { name: 'Reimprimir' }));
    await waitFor(() => expect(printing.windows[1]?.location.href).toMatch(/^blob:/));
    expect(alert).not.toBeInTheDocument();
    expect(app.posts()).toHaveLength(1);
  });
});
