import type { MockApi } from '@mocks/api';
import type { Movimiento } from '@mocks/model';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../../test/console';
import { renderApp } from '../../../test/render-app';

vi.setConfig({ testTimeout: 20_000 });

const stored: Omit<Movimiento, 'id'> = {
  fecha: '2026-11-20',
  hora: '09:15',
  clienteOrigenId: 4,
  clienteOrigenNombre: null,
  clienteDestinoId: null,
  clienteDestinoNombre: 'Doña Paula',
  representanteId: 3,
  servicioId: 1,
  subServicioId: 12,
  remitoNumero: 'R-77',
  bultos: 2,
  subBultos: 3,
  monto: 1234.5,
  montoPagado: true,
  montoRendido: false,
  flete: 14500,
  fletePagado: false,
  fleteRendido: true,
  seguro: 0,
  redespacho: 0,
  contrareembolso: 0,
  valorDeclarado: 0,
  cuentaCorriente: true,
  observaciones: 'Frágil',
  fleteACargoCliente: false,
};

const tidy = (text: string | null) => text?.replace(/\s+/g, ' ').trim();
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .slice(1)
    .map(({ textContent }) => tidy(textContent));

async function renderList(path = '/movimientos', arrange?: (api: MockApi) => void) {
  const app = await renderApp(path, arrange && { arrange });
  const table = await screen.findByRole('table', { name: 'Movimientos' });
  await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'false'));
  const rows = () => within(table).getAllByRole('row').slice(2);
  return {
    ...app,
    table,
    rows,
    tick: (index: number) => app.user.click(within(rows()[index]!).getByRole('checkbox')),
    button: (name: string) => screen.getByRole('button', { name }),
    calls: (method: string) => callsOf(app.api, method),
  };
}

const callsOf = ({ requests }: MockApi, wanted: string) =>
  requests.filter(({ method }) => method === wanted).map(({ path }) => path);

describe('the table', () => {
  it('has the columns of the spec, monto and flete in three', async () => {
    const { table } = await renderList();
    const [upper, lower] = within(table).getAllByRole('row');
    const headers = within(upper!)
      .getAllByRole('columnheader')
      .map((cell) => [cell.textContent, cell.getAttribute('colspan') ?? '1']);
    expect(headers.slice(1)).toEqual([
      ['Hora', '1'],
      ['Fecha', '1'],
      ['Origen', '1'],
      ['Destino', '1'],
      ['Representante', '1'],
      ['Nro Remito', '1'],
      ['Bultos', '1'],
      ['Monto', '3'],
      ['Flete', '3'],
      ['A cargo de', '1'],
      ['CC', '1'],
      ['Observaciones', '1'],
    ]);
    expect(
      within(lower!)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Valor', 'Pagado', 'Rendido', 'Valor', 'Pagado', 'Rendido']);
  });

  it('shows a movement, bultos and sub bultos added up', async () => {
    const { rows } = await renderList('/movimientos', ({ db }) => db.movimientos.insert(stored));
    expect(cellsOf(rows()[0]!)).toEqual([
      '09:15',
      '20/11/2026',
      'Bulonera Mediterránea S.R.L.',
      'Doña Paula',
      'Encomiendas Bolívar',
      'R-77',
      '5',
      '$ 1.234,50',
      'Si',
      'No',
      '$ 14.500,00',
      'No',
      'Si',
      'Destino',
      'Si',
      'Frágil',
    ]);
  });

  it('shows N/A for names that are missing, and sub bultos only with a sub-service', async () => {
    const { rows } = await renderList('/movimientos', ({ db }) =>
      db.movimientos.insert({
        ...stored,
        clienteOrigenId: null,
        clienteDestinoNombre: null,
        representanteId: null,
        subServicioId: null,
        remitoNumero: null,
        monto: 0,
        montoPagado: false,
        montoRendido: true,
        flete: 0,
        fletePagado: true,
        fleteRendido: false,
        cuentaCorriente: false,
        observaciones: null,
        fleteACargoCliente: true,
      }),
    );
    expect(cellsOf(rows()[0]!)).toEqual([
      '09:15',
      '20/11/2026',
      'N/A',
      'N/A',
      'N/A',
      '',
      '2',
      '$ 0,00',
      'No',
      'Si',
      '$ 0,00',
      'Si',
      'No',
      'Origen',
      'No',
      '',
    ]);
  });

  it('is paged by ten, and says where it is', async () => {
    const { user, rows, button, router } = await renderList();
    expect(rows()).toHaveLength(10);
    expect(screen.getByText('Página 1 de 14 — Total movimientos: 137')).toBeVisible();
    await user.click(button('Siguiente'));
    expect(await screen.findByText('Página 2 de 14 — Total movimientos: 137')).toBeVisible();
    expect(router.state.location.search).toEqual({ pagina: 1 });
  });

  it('is searched from its first page on', async () => {
    const { user, rows, router } = await renderList('/movimientos?pagina=3', ({ db }) =>
      db.movimientos.insert(stored),
    );
    await user.type(screen.getByRole('searchbox', { name: 'Buscar Movimiento' }), 'R-77');
    expect(await screen.findByText('Página 1 de 1 — Total movimientos: 1')).toBeVisible();
    expect(rows()).toHaveLength(1);
    expect(router.state.location.search).toEqual({ texto: 'R-77' });
  });

  it('says that it could not be loaded, and tries again', async () => {
    expectConsole('error', /HTTPError/);
    const { user, api } = await renderApp('/movimientos', {
      arrange: ({ faults }) =>
        faults.add({ method: 'GET', path: '/movimientos/', fault: 'status-400-empty' }),
    });
    // In place and as a toast.
    await waitFor(() =>
      expect(screen.getAllByText('Error al obtener movimientos')).toHaveLength(2),
    );
    api.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(/Total movimientos: 137/)).toBeVisible();
  });

  it('does not show an amount it could not read as zero', async () => {
    expectConsole('error', /flete/);
    await renderApp('/movimientos', {
      arrange: ({ faults }) =>
        faults.add({ path: '/movimientos/', fault: 'missing-field', field: 'flete' }),
    });
    await waitFor(() =>
      expect(screen.getAllByText('Error al obtener movimientos')).toHaveLength(2),
    );
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('the actions', () => {
  it.each([
    ['Editar Movimiento', 'Seleccioná un movimiento primero'],
    ['Generar Remito', 'Seleccioná un movimiento primero'],
    ['Eliminar', 'Debe seleccionar al menos un movimiento'],
  ])('%s says what it needs', async (name, message) => {
    const { user, button, router } = await renderList();
    await user.click(button(name));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.state.location.pathname).toMatch(/movimientos$/);
  });

  it.each(['Editar Movimiento', 'Generar Remito'])('%s takes one movement only', async (name) => {
    const { user, button, tick, api: server, router } = await renderList();
    await tick(0);
    await tick(1);
    expect(screen.getByText('2 seleccionados')).toBeVisible();
    await user.click(button(name));
    expect(await screen.findByRole('alert')).toHaveTextContent('Seleccioná un solo movimiento');
    expect(router.state.location.pathname).toMatch(/movimientos$/);
    expect(server.requests.some(({ path }) => path.endsWith('/remito'))).toBe(false);
  });

  it('Deseleccionar todo lets the rows go', async () => {
    const { user, button, tick } = await renderList();
    await tick(0);
    await tick(3);
    await user.click(button('Deseleccionar todo'));
    expect(screen.queryByText('2 seleccionados')).not.toBeInTheDocument();
    for (const box of screen.getAllByRole('checkbox', { name: /^Seleccionar/ })) {
      expect(box).not.toBeChecked();
    }
  });

  it('Editar Movimiento opens the one that is selected, as a double click does', async () => {
    const { user, button, tick, rows, router } = await renderList();
    await tick(1);
    await user.click(button('Editar Movimiento'));
    expect(await screen.findByRole('heading', { name: 'Editar Movimiento' })).toBeVisible();
    expect(router.state.location.pathname).toMatch(/\/movimientos\/136$/);

    await user.click(await screen.findByRole('button', { name: 'Volver' }));
    await screen.findByRole('table', { name: 'Movimientos' });
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(10));
    expect(rows).toBeDefined();
    await user.dblClick(screen.getAllByRole('row')[4]!);
    expect(await screen.findByRole('heading', { name: 'Editar Movimiento' })).toBeVisible();
    expect(router.state.location.pathname).toMatch(/\/movimientos\/135$/);
  });

  it('Eliminar asks, then deletes one by one and lets the selection go', async () => {
    const {
      user,
      button,
      tick,
      calls,
      api: server,
    } = await renderList('/movimientos', ({ db }) => {
      db.movimientos.insert(stored);
      db.movimientos.insert(stored);
    });
    await tick(0);
    await tick(1);
    await user.click(button('Eliminar'));
    const dialog = await screen.findByRole('dialog', { name: '¿Eliminar 2 movimientos?' });
    expect(dialog).toHaveTextContent('Esta acción no puede deshacerse');
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(calls('DELETE')).toEqual([]);

    await user.click(button('Eliminar'));
    const again = await screen.findByRole('dialog', { name: '¿Eliminar 2 movimientos?' });
    await user.click(within(again).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Movimiento eliminado (2)')).toBeVisible();
    expect(calls('DELETE').toSorted()).toEqual(['/movimientos/138', '/movimientos/139']);
    expect(server.db.movimientos.rows).toHaveLength(137);
    expect(screen.queryByText(/seleccionado/)).not.toBeInTheDocument();
    expect(await screen.findByText(/Total movimientos: 137/)).toBeVisible();
  });

  it('Eliminar tells why the server refused, and keeps what is still there selected', async () => {
    expectConsole('error', /HTTPError/);
    const { user, button, tick } = await renderList('/movimientos', ({ db, faults }) => {
      db.movimientos.insert(stored);
      faults.add({ method: 'DELETE', path: '/movimientos/137', fault: 'status-400-empty' });
    });
    await tick(0);
    await tick(1);
    await user.click(button('Eliminar'));
    const dialog = await screen.findByRole('dialog', { name: '¿Eliminar 2 movimientos?' });
    await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText(/^Error al eliminar movimiento \(1 de 2/)).toBeVisible();
    expect(await screen.findByText('1 seleccionado')).toBeVisible();
  });
});
