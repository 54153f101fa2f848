import { notifications } from '@mantine/notifications';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { delays, pause } from '@/lib/page/delays';
import type { MockApi } from '@mocks/api';
import { callsTo, cellsOf, tidy } from '../../../../test/server/movimientos';
import { plain } from '../../../../test/server/seeded-day';
import { keepDelays } from '../../../../test/support/delays';
import { recordPrintWindows } from '../../../../test/support/print-windows';
import { renderApp } from '../../../../test/support/render-app';

const printing = recordPrintWindows();

const stored = {
  ...plain,
  fecha: '2026-11-20',
  hora: '09:15',
  representanteId: 3,
  subServicioId: 12,
  remitoNumero: 'R-77',
  bultos: 2,
  subBultos: 3,
  monto: 1234.5,
  montoPagado: true,
  flete: 14500,
  fleteRendido: true,
  cuentaCorriente: true,
  observaciones: 'Frágil',
  fleteACargoCliente: false,
};

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
  };
}

it('the table has the columns of the spec, shows missing names as N/A, and adds up all bultos', async () => {
  const { table, rows } = await renderList('/movimientos', ({ db }) => {
    db.movimientos.insert(stored);
    db.movimientos.insert({
      ...plain,
      fecha: '2026-11-20',
      hora: '09:15',
      bultos: 2,
      subBultos: 3,
      clienteOrigenId: null,
      clienteDestinoNombre: null,
      montoRendido: true,
      fletePagado: true,
    });
  });
  const [upper, lower] = within(table).getAllByRole('row');
  const headers = within(upper!)
    .getAllByRole('columnheader')
    .map((cell) => [cell.textContent, cell.getAttribute('colspan') ?? '1']);
  // oxfmt-ignore
  expect(headers.slice(1)).toEqual([
    ['Hora Fecha', '1'], ['Origen', '1'], ['Destino', '1'], ['Representante', '1'], ['Nro Remito', '1'], ['Bultos', '1'],
    ['Monto', '2'], ['Flete', '2'], ['A cargo de', '1'], ['CC', '1'], ['Observaciones', '1'],
  ]);
  const money = ['Valor', 'Pagado Rendido'];
  expect(
    within(lower!)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([...money, ...money]);
  // oxfmt-ignore
  expect(rows().slice(0, 2).map(cellsOf)).toEqual([
    ['09:15 20/11/2026', 'N/A', 'N/A', 'N/A', '', '2',
      '$ 0,00', 'Pagado: No Rendido: Si', '$ 0,00', 'Pagado: Si Rendido: No', 'Origen', 'No', ''],
    ['09:15 20/11/2026', 'Bulonera Mediterránea S.R.L.', 'Doña Paula', 'Encomiendas Bolívar', 'R-77', '5',
      '$ 1.234,50', 'Pagado: Si Rendido: No', '$ 14.500,00', 'Pagado: No Rendido: Si', 'Destino', 'Si', 'Frágil'],
  ]);
});

describe('the actions', () => {
  it('require a selection, and most of them a single movement; a double click opens one', async () => {
    const { user, button, tick, rows, api, router } = await renderList();
    const refused = async (name: string, message: string) => {
      act(() => notifications.clean());
      await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
      await user.click(button(name));
      expect(await screen.findByRole('alert')).toHaveTextContent(message);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    };
    await refused('Eliminar', 'Debe seleccionar al menos un movimiento');
    await refused('Editar Movimiento', 'Seleccioná un movimiento primero');
    await refused('Generar Remito', 'Seleccioná un movimiento primero');
    await tick(0);
    await tick(1);
    await refused('Editar Movimiento', 'Seleccioná un solo movimiento');
    await refused('Generar Remito', 'Seleccioná un solo movimiento');
    expect(router.state.location.pathname).toMatch(/movimientos$/);
    expect(callsTo(api, 'GET', /\/remito$/)).toEqual([]);

    await tick(1);
    await user.click(button('Generar Remito'));
    expect((await printing.printed())?.type).toBe('application/pdf');
    expect(callsTo(api, 'GET', '/movimientos/137/remito')).toHaveLength(1);

    await user.dblClick(rows()[2]!);
    expect(await screen.findByRole('heading', { name: 'Editar Movimiento' })).toBeVisible();
    expect(router.state.location.pathname).toMatch(/\/movimientos\/135$/);
  });

  it('the bar adds up the selected movements of every page', async () => {
    const { user, button, tick, table } = await renderList('/movimientos', ({ db }) => {
      db.movimientos.insert({ ...stored, monto: 0.1, flete: 0.2 });
      for (let count = 0; count < 9; count += 1) db.movimientos.insert(stored);
      db.movimientos.insert({ ...stored, bultos: 1, subBultos: 0, monto: 0.2, flete: 0.1 });
    });
    const bar = within(screen.getByRole('group', { name: 'Acciones sobre la selección' }));
    const sums = bar.getByRole('status');
    expect(sums).toBeEmptyDOMElement();
    await tick(0);
    expect(tidy(sums)).toBe('1 seleccionado · 1 bulto · Monto $ 0,20 · Flete $ 0,10');
    await user.click(button('Siguiente'));
    await screen.findByText(/^Página 2/);
    await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'false'));
    await tick(0);
    expect(tidy(sums)).toBe('2 seleccionados · 6 bultos · Monto $ 0,30 · Flete $ 0,30');
  });

  it('Eliminar names the movement', async () => {
    const { user, button, tick } = await renderList('/movimientos', ({ db }) => {
      db.movimientos.insert(stored);
    });
    await tick(0);
    await user.click(button('Eliminar'));
    const dialog = await screen.findByRole('dialog', { name: '¿Eliminar 1 movimiento?' });
    expect(within(dialog).getByRole('listitem')).toHaveTextContent(
      'Remito R-77: Bulonera Mediterránea S.R.L. → Doña Paula',
    );
  });
});

describe('the form of a new movement, above the list', () => {
  // A letter typed into the search would clear the selection at once.
  keepDelays();

  const origen = () => screen.getByRole('combobox', { name: 'Cliente Origen', hidden: true });
  const line = () => screen.queryByRole('button', { name: /^Nuevo movimiento/ });

  it('folds while the keyboard is used in the list, and N brings it back unchanged', async () => {
    const { user, rows } = await renderList();
    const remito = screen.getByLabelText('Nro Remito');
    await user.type(remito, 'Anden');
    expect(line()).not.toBeInTheDocument();
    screen.getByRole('button', { name: 'Agregar Movimiento' }).focus();
    await user.tab();
    expect(screen.getByRole('searchbox', { name: 'Buscar Movimiento' })).toHaveFocus();
    expect(line()).toHaveTextContent('A medio cargar');
    expect(origen()).not.toBeVisible();

    within(rows()[0]!).getByRole('checkbox').focus();
    await user.keyboard('n');
    await waitFor(() => expect(origen()).toHaveFocus());
    expect(line()).not.toBeInTheDocument();
    expect(remito).toHaveValue('Anden');
  });

  it('a scanned number that begins with N is not typed into it', async () => {
    const { user, tick } = await renderList();
    await tick(0);
    await user.keyboard('N-901{Enter}');
    await pause(2 * delays.burst);
    expect(origen()).toHaveValue('');
    expect(screen.getByText('1 seleccionado')).toBeVisible();
  });

  it('folds on a click into the search but not on a row; its line and a duplicate reopen it', async () => {
    const { user, tick, button } = await renderList();
    await user.keyboard('{Shift>}');
    await tick(0);
    await user.keyboard('{/Shift}');
    expect(line()).not.toBeInTheDocument();
    await user.click(screen.getByRole('searchbox', { name: 'Buscar Movimiento' }));
    // A letter would start a search, which clears the selection.
    await user.keyboard('{ArrowLeft}');
    expect(line()).toBeVisible();
    await user.click(line()!);
    expect(origen()).toHaveFocus();

    await user.click(screen.getByRole('searchbox', { name: 'Buscar Movimiento' }));
    expect(line()).toBeVisible();
    await user.click(button('Duplicar'));
    expect(line()).not.toBeInTheDocument();
    expect(screen.getByLabelText('Nro Remito')).toHaveFocus();
    expect(screen.getByLabelText('Nro Remito')).toHaveValue('0001-00020138');
    expect(origen()).toHaveValue('Echeverría, José');
    expect(screen.getByLabelText('Monto')).toHaveValue('47.250,50');
    expect(screen.getByLabelText('Fecha')).toHaveValue('20/11/2026');
  });
});
