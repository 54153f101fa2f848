import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockApi } from '@mocks/api';
import { lastChange } from '@/lib/cache/last-change';
import { answerOtherwise } from '../../../test/server/answer-otherwise';
import { holdCalls } from '../../../test/server/hold-calls';
import { callsTo, cellsOf, DIA, tidy } from '../../../test/server/movimientos';
import { insertMany } from '../../../test/server/seeded-day';
import { expectConsole } from '../../../test/support/console';
import { fill } from '../../../test/support/fields';
import { recordPrintWindows } from '../../../test/support/print-windows';
import { renderReportes } from '../../../test/support/render-search';
import { breadcrumb, button, inDialog, title } from '../../../test/support/screen';

const printing = recordPrintWindows();

const DEL_DIA = { fechaDesde: DIA, fechaHasta: DIA };
const ELEGIR = 'Debe seleccionar al menos un movimiento';
const VACIO = 'El precio del flete no puede estar vacío';
const NO_SEARCH = 'Primero aplicá un filtro para generar el reporte.';
const NONE_FOUND = 'No hay movimientos para los filtros seleccionados.';

async function renderPage(search: object = {}, arrange?: (api: MockApi) => void) {
  const app = await renderReportes(search, arrange);
  return {
    ...app,
    column: (index: number) => app.rows().map((row) => cellsOf(row)[index]),
    /** `Si` or `No` in each row. */
    states: (amount: 'Monto' | 'Flete', name: 'Pagado' | 'Rendido') =>
      app
        .rows()
        .map((row) => cellsOf(row)[amount === 'Monto' ? 7 : 9])
        .map((text = '') => new RegExp(`${name}: (Si|No)`).exec(text)?.[1]),
    async choose(menu: string, item: string) {
      await app.press(menu);
      await app.user.click(await screen.findByRole('menuitem', { name: item }));
    },
    searches: () => callsTo(app.api, 'GET', /^\/reportes\/([^/]+\/movimientos)?$/).length,
    patches: () =>
      callsTo(app.api, 'PATCH', /./).map(({ path, search: query }) => `${path}${query}`),
    pdfs: () => callsTo(app.api, 'GET', '/reportes/pdf').map((call) => call.search),
  };
}

const buscado = (search: object = {}) => ({ ...DEL_DIA, ...search, buscado: true });

/** The three movements of the day are found. */
async function renderFound(search: object = {}, arrange?: (api: MockApi) => void) {
  const app = await renderPage(buscado(search), arrange);
  await app.loaded();
  return app;
}

const bulonera = { id: 4, nombre: 'Bulonera Mediterránea S.R.L.' };

describe('the filters', () => {
  it('start with a date and no other filter, and nothing to print', async () => {
    const app = await renderPage();
    const { form, radio, picker } = app;
    expect(breadcrumb()).toBe('Inicio/Consultas');
    expect(await title('Consultas')).toBeVisible();
    for (const name of ['Cliente', 'Representante', 'Destino'])
      expect(picker(name)).toHaveValue('');
    expect(picker('Cliente')).toHaveAccessibleDescription('Como origen');
    expect(app.text('Nro Remito')).toHaveValue('');
    expect(form.getAllByRole('radiogroup').map((one) => tidy(one))).toEqual([
      'PagadosNo PagadosTodos',
      'PagadosNo PagadosTodos',
      'SiNoTodos',
      'OrigenDestinoNinguno',
    ]);
    expect(radio('Estado monto', 'Todos')).toBeChecked();
    expect(radio('Estado flete', 'Todos')).toBeChecked();
    expect(radio('Cuenta Corriente', 'Todos')).toBeChecked();
    expect(radio('Flete a cargo', 'Ninguno')).toBeChecked();
    expect(app.hasTotales()).toBe(false);
    await app.press('Imprimir');
    expect(await screen.findByText(NO_SEARCH)).toBeVisible();
    expect(printing.windows).toEqual([]);
  });

  it('go into the URL and the request; Enter selects the focused option instead of searching', async () => {
    const { user, pick, radio, lists, press, router } = await renderPage();
    const option = radio('Estado flete', 'No Pagados');
    act(() => option.focus());
    await user.keyboard('{Enter}');
    expect(option).toBeChecked();
    expect(option).toHaveFocus();
    expect(lists()).toEqual([]);
    for (const [name, found] of [
      ['Cliente', /^Agroinsumos/],
      ['Destino', /^Almacén/],
      ['Representante', /^Encomiendas/],
    ] as const)
      await pick(name, found);
    await press('Buscar');
    expect(await screen.findByText(NONE_FOUND)).toBeVisible();
    expect(lists()).toEqual([
      '?origenId=1&destinoId=2&representanteId=3&fechaDesde=2026-11-20&fechaHasta=2026-11-20&fletePagado=false',
    ]);
    expect(router.state.location.search).toEqual({
      cliente: { id: 1, nombre: 'Agroinsumos del Sur S.A.' },
      destino: { id: 2, nombre: 'Almacén de Ramos Generales La Unión' },
      representante: { id: 3, nombre: 'Encomiendas Bolívar' },
      fechaDesde: '2026-11-20',
      fechaHasta: '2026-11-20',
      fletePagado: 'false',
      buscado: true,
    });
  });

  it('come from the URL; Limpiar filtros clears them, the rows, the selection and the typed freight', async () => {
    const estados = { montoPagado: 'false', fleteACargoDeOrigen: 'true' };
    const app = await renderPage(buscado({ cliente: bulonera, ...estados, fechaHasta: undefined }));
    const { user, picker, text, radio } = app;
    const precio = () => screen.findByRole('textbox', { name: 'Precio del flete' });
    await app.loaded(2);
    await app.tick(0);
    await app.press('Cambiar flete');
    await user.type(await precio(), '77');
    await user.keyboard('{Escape}');
    await app.unfold();
    expect(picker('Cliente')).toHaveValue(bulonera.nombre);
    expect(text('Fecha desde')).toHaveValue('30/11/2026');
    expect(text('Fecha hasta')).toHaveValue('');
    expect(radio('Estado monto', 'No Pagados')).toBeChecked();
    expect(radio('Flete a cargo', 'Origen')).toBeChecked();
    await user.click(radio('Estado monto', 'Pagados'));
    await app.fill('Nro Remito', 'A-1');
    await app.press('Limpiar filtros');

    expect(picker('Cliente')).toHaveValue('');
    expect(text('Fecha desde')).toHaveValue('20/11/2026');
    expect(text('Fecha hasta')).toHaveValue('20/11/2026');
    expect(text('Nro Remito')).toHaveValue('');
    expect(radio('Estado monto', 'Todos')).toBeChecked();
    expect(radio('Flete a cargo', 'Ninguno')).toBeChecked();
    await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
    expect(app.hasTotales()).toBe(false);
    expect(screen.queryByText(/seleccionado$/)).not.toBeInTheDocument();
    expect(app.router.state.location.search).toEqual({ buscado: false });

    await app.fill('Nro Remito', 'A-2');
    await app.press('Buscar');
    await app.loaded(1);
    await app.tick(0);
    await app.press('Cambiar flete');
    expect(await precio()).toHaveValue('');
  });
});

describe('a search', () => {
  it('shows rows and totals, and dashes for totals while it runs', async () => {
    const app = await renderFound();
    expect(app.remitos()).toEqual(['A-10', 'A-2', 'A-1']);
    expect(app.totales()).toBe(
      'Total Monto$ 1.050.000,31Total Flete$ 1.100,29Bultos16 (13 bultos / 3 SubBultos)',
    );
    expect(app.lists()).toHaveLength(1);

    await app.unfold();
    for (const row of [...app.api.db.movimientos.rows]) app.api.db.movimientos.remove(row);
    const calls = holdCalls('GET', /^\/reportes\//);
    await app.user.click(app.radio('Estado monto', 'Pagados'));
    await waitFor(() => expect(button('Buscar')).not.toHaveAttribute('aria-disabled'));
    await app.press('Buscar');
    await waitFor(() => expect(app.totales()).toBe('Total Monto—Total Flete—Bultos—'));
    calls.letGo();
    expect(await screen.findByText(NONE_FOUND)).toBeVisible();
    expect(app.hasTotales()).toBe(false);
  });

  it('keeps a remito of dots in its path', async () => {
    const app = await renderPage({ remito: '.., ., ...', buscado: true }, ({ db }) => {
      db.movimientos.update(db.movimientos.get(138)!, { remitoNumero: '..' });
    });
    await app.loaded(1);
    expect(app.remitos()).toEqual(['..']);
    expect(callsTo(app.api, 'GET', /movimientos$/).map(({ path }) => path)).toEqual([
      '/reportes/..%20/movimientos',
      '/reportes/.%20/movimientos',
      '/reportes/.../movimientos',
    ]);
  });

  it('for several remitos fails if one of its calls fails, and keeps them in the unfolded filters', async () => {
    expectConsole('error', /HTTPError/);
    const app = await renderPage({ remito: 'A-1, A-2; A-1', buscado: true }, ({ faults }) => {
      faults.add({ path: '/reportes/A-2/movimientos', fault: 'status-400-empty', times: 1 });
    });
    await waitFor(() =>
      expect(screen.getAllByText('Error al obtener los reportes.')).toHaveLength(2),
    );
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(button('Filtros')).toHaveAttribute('aria-expanded', 'true');
    expect(app.text('Nro Remito')).toHaveValue('A-1, A-2; A-1');
    await app.press('Reintentar');
    await app.loaded(2);
    expect(app.remitos()).toEqual(['A-1', 'A-2']);
  });

  it('opens the editor on a double click, and a saved row flashes in the list', async () => {
    const app = await renderFound();
    await app.user.dblClick(within(app.rows()[0]!).getByText('A-10'));
    const dialog = await screen.findByRole('dialog', { name: 'Editar Movimiento' });
    expect(dialog).toHaveTextContent('Modificá los datos del movimiento seleccionado.');
    const bultos = await within(dialog).findByRole('textbox', { name: 'Bultos' });
    await fill(app.user, bultos, '4');
    await app.user.click(within(dialog).getByRole('button', { name: 'Guardar Cambios' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(app.column(5)).toEqual(['4', '10', '5']));
    expect(app.totales()).toContain('Bultos19 (16 bultos / 3 SubBultos)');
    expect(app.rows().map((row) => row.hasAttribute('data-fresh'))).toEqual([true, false, false]);
  });

  it('without results offers to search the client as destination, which takes one more Enter', async () => {
    const agro = { id: 1, nombre: 'Agroinsumos del Sur S.A.' };
    const offer = () => screen.queryByRole('button', { name: 'Buscar como destino' });
    const app = await renderPage(
      { ...buscado({ cliente: agro }) },
      // One of the three movements goes to the client; none comes from it.
      ({ db }) =>
        void db.movimientos.update(db.movimientos.get(139)!, { clienteDestinoId: agro.id }),
    );
    expect(await screen.findByText(NONE_FOUND)).toBeVisible();
    expect(offer()).toBeVisible();
    expect(offer()).not.toHaveFocus();
    for (const search of [
      { fechaDesde: '2019-01-01', fechaHasta: '2019-01-01' },
      { cliente: agro, destino: agro },
      { cliente: agro, remito: 'no está' },
    ]) {
      const before = app.searches();
      await act(() => app.router.navigate({ to: '/reportes', search: buscado(search) }));
      await waitFor(() => expect(app.searches()).toBe(before + 1));
      expect(await screen.findByText(NONE_FOUND)).toBeVisible();
      expect(offer()).not.toBeInTheDocument();
    }
    await act(() => app.router.navigate({ to: '/reportes', search: buscado() }));
    await app.loaded();
    expect(offer()).not.toBeInTheDocument();

    await app.unfold();
    await app.pick('Cliente', /^Agroinsumos/);
    await app.press('Buscar');
    await waitFor(() => expect(offer()).toHaveFocus());
    await app.user.keyboard('{Enter}');
    await app.loaded(1);
    expect(app.remitos()).toEqual(['A-2']);
    expect(app.lists().at(-1)).toBe(`?destinoId=1&fechaDesde=${DIA}&fechaHasta=${DIA}`);
    expect(app.router.state.location.search).toEqual({ ...buscado(), destino: agro });
    expect(app.form.getByRole('combobox', { name: 'Destino', hidden: true })).toHaveValue(
      agro.nombre,
    );
  });
});

describe('the bulk actions', () => {
  it('need a selection, read the rows as they ask with the count, and update them without a refetch', async () => {
    const app = await renderFound();
    for (const name of ['Marcar como pagado', 'Marcar como Rendido', 'Cambiar flete']) {
      expect(button(name)).toHaveAttribute('aria-disabled', 'true');
      await app.press(name);
    }
    expect(await screen.findByText(ELEGIR)).toBeVisible();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Precio del flete' })).not.toBeInTheDocument();
    expect(app.patches()).toEqual([]);

    await app.tick(0);
    await app.tick(1);
    const ask = async (menu: string, item: string, question: string) => {
      await waitFor(() => expect(button(menu)).not.toHaveAttribute('aria-disabled'));
      await app.choose(menu, item);
      const dialog = await screen.findByRole('dialog', { name: `¿${menu}?` });
      expect(dialog).toHaveTextContent(question);
      return dialog;
    };
    const cases = [
      ['Marcar como pagado', 'Monto', 'Pagado', 'monto $ 1.050.000,21 queda pagado'],
      ['Marcar como Rendido', 'Flete', 'Rendido', 'flete $ 100,09 queda rendido'],
    ] as const;
    for (const [index, [menu, item, state, question]] of cases.entries()) {
      const before = app.states(item, state);
      const dialog = await ask(menu, item, `2 movimientos: ${question}`);
      expect(app.patches()).toHaveLength(index);
      const confirm = within(dialog).getByRole('button', { name: 'Confirmar' });
      await waitFor(() => expect(confirm).toHaveFocus());
      await app.user.keyboard('{Enter}');
      await waitFor(() => expect(app.states(item, state)).toEqual(['Si', 'Si', before[2]]));
      expect(await screen.findByText('Actualización exitosa: 2 movimientos')).toBeVisible();
    }
    const ids = 'movimientoIds=140&movimientoIds=139';
    expect(app.patches()).toEqual([
      `/reportes/movimientos/marcar-pagado?montoPagado=true&${ids}`,
      `/reportes/movimientos/marcar-rendido?fleteRendido=true&${ids}`,
    ]);
    // One for each question.
    expect(app.lists()).toHaveLength(3);
    expect(screen.getByText('2 seleccionados')).toBeVisible();
  });

  it('Cambiar flete sets the freight of the ticked rows and updates the totals; it opens empty, and asks before a text that is no amount is sent as 0', async () => {
    const app = await renderFound();
    await app.tick(0);
    await app.tick(2);
    await app.press('Cambiar flete');
    const precio = await screen.findByRole('textbox', { name: 'Precio del flete' });
    expect(precio).toHaveValue('');
    expect(button('Confirmar')).toHaveAttribute('aria-disabled', 'true');
    await app.press('Confirmar');
    expect(await screen.findByText(VACIO)).toBeVisible();
    expect(app.patches()).toEqual([]);

    await app.user.type(precio, '1234,56');
    expect(screen.getByText(/^2 movimientos quedarán con flete de/)).toHaveTextContent(
      '$ 1.234,56',
    );
    await app.press('Confirmar');
    expect(await screen.findByText('Precio del flete actualizado exitosamente')).toBeVisible();
    await waitFor(() => expect(precio).not.toBeInTheDocument());
    expect(app.column(8)).toEqual(['$ 1.234,56', '$ 0,10', '$ 1.234,56']);
    expect(app.totales()).toContain('Total Flete$ 2.469,22');
    expect(app.lists()).toHaveLength(2);

    await app.tick(0);
    await waitFor(() => expect(button('Cambiar flete')).not.toHaveAttribute('aria-disabled'));
    await app.press('Cambiar flete');
    const again = await screen.findByRole('textbox', { name: 'Precio del flete' });
    expect(again).toHaveValue('');
    await app.user.type(again, '1.5000,00');
    expect(screen.getByText(/^1 movimiento quedará con flete de/)).toHaveTextContent('$ 15.000,00');
    fireEvent.change(again, { target: { value: '12 o 13' } });
    expect(screen.getByText(/^1 movimiento quedará con flete de/)).toHaveTextContent('$ 0,00');
    await app.user.type(again, '{Enter}');
    const dialog = await screen.findByRole('dialog', { name: '¿Cambiar el flete?' });
    expect(dialog).toHaveTextContent(
      '«12 o 13» no es un importe: va 0.1 movimiento: el flete queda en $ 0,00',
    );
    expect(app.patches()).toHaveLength(1);
    await app.user.click(within(dialog).getByRole('button', { name: 'Cambiar igual' }));
    await waitFor(() => expect(app.column(8)[2]).toBe('$ 0,00'));
    expect(app.patches()).toEqual([
      '/reportes/movimientos/precio-flete?precioFlete=1234.56&movimientoIds=140&movimientoIds=138',
      '/reportes/movimientos/precio-flete?precioFlete=0&movimientoIds=138',
    ]);
  });
});

it('a bulk change leaves out rows that another person has paid or deleted, although they left the search', async () => {
  const app = await renderFound({ fletePagado: 'false' });
  for (const index of [0, 1, 2]) await app.tick(index);
  const [paid, deleted] = [app.api.db.movimientos.get(140)!, app.api.db.movimientos.get(139)!];
  app.api.db.movimientos.update(paid, { fletePagado: true });
  app.api.db.movimientos.remove(deleted);
  await app.choose('Marcar como pagado', 'Flete');
  const dialog = await screen.findByRole('dialog', { name: '¿Marcar como pagado?' });
  expect(tidy(dialog)).toContain(
    '1 movimiento: flete $ 1.000,20 queda pagado1 ya estaba pagado1 fue eliminado',
  );
  await app.user.click(within(dialog).getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('Actualización exitosa: 1 movimiento')).toBeVisible();
  expect(app.patches()).toEqual([
    '/reportes/movimientos/marcar-pagado?fletePagado=true&movimientoIds=138',
  ]);
});

it('a bulk change of rows that cannot be read says so above the bar, with a retry; without an answer or a row to read it is unconfirmed, and the list read again', async () => {
  expectConsole('error', /HTTPError/);
  const app = await renderFound();
  await app.tick(0);
  app.api.faults.add({ method: 'GET', path: '/reportes/', fault: 'status-400-empty' });
  await app.choose('Marcar como Rendido', 'Flete');
  const notice = await screen.findByRole('alert', { name: '1 movimiento sin actualizar' });
  expect(notice).toHaveTextContent('Error al obtener los reportes.');
  expect(app.remitos()).toHaveLength(3);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(app.patches()).toEqual([]);
  app.api.faults.clear();
  await app.press('Reintentar (1)');
  const dialog = await inDialog('¿Marcar como Rendido?');
  const lists = app.lists().length;
  app.api.faults.add({ method: 'PATCH', path: '*', fault: 'status-503' });
  app.api.faults.add({ path: '/reportes/', fault: 'status-400-empty', times: 1 });
  await app.user.click(dialog.getByRole('button', { name: 'Confirmar' }));
  expect(
    await screen.findByRole('alert', { name: '1 movimiento sin confirmar' }),
  ).toHaveTextContent('El servicio no está disponible por el momento.');
  await waitFor(() => expect(app.lists()).toHaveLength(lists + 2));
});

it.each([
  ['a failure of the server', () => Response.json({}, { status: 500 }), true],
  ['fewer rows than asked', () => Response.json({ actualizados: 0 }), false],
])('after %s a bulk change says of its rows what is stored', async (_, answer, does) => {
  expectConsole('error', /HTTPError/);
  const app = await renderFound();
  await app.tick(1);
  await app.tick(2);
  answerOtherwise('PATCH', /./, answer, { does });
  await app.choose('Marcar como pagado', 'Flete');
  await app.user.click(await screen.findByRole('button', { name: 'Confirmar' }));
  if (does) {
    expect(await screen.findByText('Actualización exitosa: 2 movimientos')).toBeVisible();
    expect(app.states('Flete', 'Pagado')).toEqual(['No', 'Si', 'Si']);
    return;
  }
  const notice = await screen.findByRole('alert', { name: '2 movimientos sin actualizar' });
  expect(notice).toHaveTextContent(/Remito A-2: .* no se cambió.*Remito A-1: .* no se cambió/);
  expect(app.states('Flete', 'Pagado')).toEqual(['No', 'No', 'No']);
  expect(screen.getByText('2 seleccionados')).toBeVisible();
  expect(lastChange.get()).toBeNull();
});

it('Cambiar flete of a paid flete asks first', async () => {
  const app = await renderFound({}, ({ db }) =>
    db.movimientos.update(db.movimientos.get(140)!, { fletePagado: true }),
  );
  await app.tick(0);
  await app.tick(1);
  await app.press('Cambiar flete');
  await app.user.type(await screen.findByLabelText('Precio del flete'), '77{Enter}');
  const dialog = await screen.findByRole('dialog', { name: '¿Cambiar el flete?' });
  expect(tidy(dialog)).toContain(
    '2 movimientos: el flete queda en $ 77,001 tiene el flete pagado:',
  );
  expect(app.patches()).toEqual([]);
  await app.user.click(within(dialog).getByRole('button', { name: 'Cambiar igual' }));
  await waitFor(() => expect(app.column(8).slice(0, 2)).toEqual(['$ 77,00', '$ 77,00']));
  await screen.findByText('Flete cambiado a $ 77,00 en 2 movimientos');
  await app.press('Deshacer');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Último cambio'));
});

it('the last change is undone by Ctrl+Z outside a form, where it changed something', async () => {
  const app = await renderFound();
  for (const index of [0, 1, 2]) await app.tick(index);
  await app.choose('Marcar como pagado', 'Monto');
  await app.user.click(await screen.findByRole('button', { name: 'Confirmar' }));
  const line = within(await screen.findByRole('group', { name: 'Último cambio' }));
  const paid = 'Monto marcado como pagado en 2 movimientos';
  expect(line.getByText(paid)).toBeVisible();
  expect(app.states('Monto', 'Pagado')).toEqual(['Si', 'Si', 'Si']);
  await app.unfold();
  await app.user.click(app.text('Nro Remito'));
  await app.user.keyboard('{Control>}z{/Control}');
  await app.user.click(app.form.getByRole('radio', { name: 'Si' }));
  await app.user.keyboard('{Control>}z{/Control}');
  // Arriving at a screen focuses its title.
  act(() => screen.getByRole('heading', { level: 1 }).focus());
  expect(line.getByText(paid)).toBeVisible();
  await app.user.keyboard('{Control>}z{/Control}');
  expect(await line.findByText(`Se deshizo «${paid}»`)).toBeVisible();
  await waitFor(() => expect(app.states('Monto', 'Pagado')).toEqual(['No', 'No', 'Si']));
  expect(line.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
});

it('Más holds actions that the bar has no room for: it says why it is blocked, opens the account and clears the selection', async () => {
  const { user, rows, choose, router } = await renderFound();
  await choose('Más', 'Ver cuenta');
  expect(await screen.findByText('Seleccioná un movimiento primero')).toBeVisible();
  for (const row of rows()) await user.click(within(row).getByRole('checkbox'));
  expect(screen.getByText('3 seleccionados')).toBeVisible();
  await choose('Más', 'Deseleccionar todo');
  expect(screen.queryByText('3 seleccionados')).not.toBeInTheDocument();
  await user.click(within(rows()[0]!).getByRole('checkbox'));
  await choose('Más', 'Ver cuenta');
  await waitFor(() => expect(router.state.location.pathname).toBe('/clientes/4/cuenta'));
});

it('250 ticked rows are changed a hundred per request, with progress, and too many to print are refused', async () => {
  const app = await renderPage(buscado(), (api) => insertMany(api, 247));
  const all = await screen.findByLabelText(/^Seleccionar todas/);
  // Disabled while the rows are loading.
  await waitFor(() => expect(all).toBeEnabled());
  await app.user.click(all);
  const last = holdCalls('PATCH', /movimientoIds=138$/);
  await app.press('Cambiar flete');
  await app.user.type(await screen.findByLabelText('Precio del flete'), '77{Enter}');
  await waitFor(() => expect(last.arrived).toBe(1));
  expect(screen.getByText('Actualizados 200 de 250')).toHaveRole('status');
  // Cancelar can be reached: the popover, which traps the focus, is closed.
  await waitFor(() => expect(screen.queryByLabelText('Precio del flete')).toBeNull());
  expect(button('Cambiar flete')).toHaveAttribute('aria-disabled', 'true');
  last.letGo();
  expect(await screen.findByText('Precio del flete actualizado exitosamente')).toBeVisible();
  expect(app.patches().map((call) => call.match(/movimientoIds/g)?.length)).toEqual([100, 100, 50]);
  expect(await screen.findByText('250 seleccionados')).toBeVisible();
  await waitFor(() => expect(new Set(app.column(8))).toEqual(new Set(['$ 77,00'])));
  expect(app.lists()).toHaveLength(2);

  await app.user.click(screen.getByLabelText(/^Seleccionar remito Z-247,/));
  await app.press('Imprimir');
  expect(await screen.findByText(/^Hay 249 movimientos para el reporte/)).toBeVisible();
  expect(printing.windows).toEqual([]);
});

it('Imprimir prints the applied search, not filters changed since, or its ticked rows, and nothing if none were found', async () => {
  const app = await renderPage(buscado({ montoPagado: 'false' }));
  const isFree = () =>
    waitFor(() => expect(button('Imprimir')).not.toHaveAttribute('aria-disabled'));
  await app.loaded(2);
  await app.unfold();
  await app.user.click(app.radio('Cuenta Corriente', 'Si'));
  await app.press('Imprimir');
  expect((await printing.printed())?.type).toBe('application/pdf');
  await app.tick(0);
  await isFree();
  await app.press('Imprimir');
  await printing.shown(2);
  await isFree();
  const query = `?fechaDesde=${DIA}&fechaHasta=${DIA}&montoPagado=false`;
  expect(app.pdfs()).toEqual([query, `${query}&movimientoIds=140`]);

  await app.fill('Nro Remito', 'no está');
  await app.press('Buscar');
  await screen.findByText(NONE_FOUND);
  await app.press('Imprimir');
  await waitFor(() => expect(screen.getAllByText(NONE_FOUND)).toHaveLength(2));
  expect(app.pdfs()).toHaveLength(2);
  expect(printing.windows).toHaveLength(2);
});

it('Imprimir and the heading on paper have the rows on screen, without the filters that they no longer meet', async () => {
  const app = await renderPage(buscado({ montoPagado: 'false' }));
  await app.loaded(2);
  await app.tick(0);
  await app.choose('Marcar como pagado', 'Monto');
  const question = await inDialog('¿Marcar como pagado?');
  await app.user.click(question.getByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(app.states('Monto', 'Pagado')).toEqual(['Si', 'No']));
  const dia = `?fechaDesde=${DIA}&fechaHasta=${DIA}`;
  await app.press('Imprimir');
  await printing.shown(1);
  await app.tick(0);
  await waitFor(() => expect(button('Imprimir')).not.toHaveAttribute('aria-disabled'));
  await app.press('Imprimir');
  await printing.shown(2);
  const both = `${dia}&movimientoIds=140&movimientoIds=139`;
  expect(app.pdfs()).toEqual([`${dia}&movimientoIds=140`, both]);

  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getAllByText(/No Pagados/).filter((one) => !one.closest('form'))).toEqual([]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
});
