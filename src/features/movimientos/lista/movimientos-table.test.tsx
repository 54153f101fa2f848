import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DIA, pathWith, tidy } from '../../../../test/server/movimientos';
import { plain } from '../../../../test/server/seeded-day';
import { renderApp, unmountApp } from '../../../../test/support/render-app';
import { cardOf, headers, inDialog, rowOf } from '../../../../test/support/screen';
import { setViewportWidth } from '../../../../test/support/viewport';

const ROW = 'remito 0001-00020137, de Echeverría, José a Rodríguez, Yamila';

async function renderTable() {
  const app = await renderApp('/movimientos');
  await screen.findByRole('checkbox', { name: `Seleccionar ${ROW}` });
  return app;
}

async function openColumns(app: { user: { click: (element: Element) => Promise<void> } }) {
  await app.user.click(screen.getByRole('button', { name: 'Columnas' }));
  return inDialog('Columnas de la tabla');
}

it('columns can be hidden, moved and sized and rows made taller; the next visit keeps this, and one column always stays', async () => {
  const app = await renderTable();
  const before = headers();
  const columns = await openColumns(app);
  expect(columns.getByRole('button', { name: 'Restablecer' })).toBeDisabled();
  // By label: much faster to find among so many than a role with its name.
  await app.user.click(columns.getByLabelText('Representante'));
  await app.user.click(columns.getByLabelText('Monto rendido'));
  await app.user.click(columns.getByLabelText('Mover Destino hacia la izquierda'));
  expect(columns.getByLabelText('Mover Destino hacia la izquierda')).toHaveFocus();
  await app.user.selectOptions(columns.getByLabelText('Ancho de Origen'), 'Ancho');
  await app.user.click(columns.getByLabelText('Filas más altas'));

  await unmountApp();
  const again = await renderTable();
  expect(headers()).toEqual([
    ...['Hora Fecha', 'Destino', 'Origen', 'Nro Remito', 'Bultos', 'Monto', 'Flete'],
    ...['A cargo de', 'CC', 'Observaciones', 'Valor', 'Pagado', 'Valor', 'Pagado Rendido'],
  ]);
  expect(rowOf(ROW).slice(0, 4)).toEqual([
    '19:25 21/11/2026',
    'Rodríguez, Yamila',
    'Echeverría, José',
    '0001-00020137',
  ]);
  const widths = Array.from(
    screen.getByRole('table').querySelectorAll('col'),
    ({ style }) => style.width,
  );
  expect(widths[3]).toBe('13.75rem');
  expect(screen.getByRole('table').style.getPropertyValue('--row')).toBe('3rem');

  const kept = await openColumns(again);
  await again.user.click(kept.getByLabelText('Mover Monto hacia la derecha'));
  await again.user.click(kept.getByRole('button', { name: 'Restablecer' }));
  expect(headers()).toEqual(before);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('tabla:'))).toEqual([]);

  const [first, ...others] = kept.getAllByRole('checkbox');
  for (const other of others) fireEvent.click(other);
  expect(first).toBeDisabled();
  expect(headers()).toEqual(['Hora Fecha']);
});

it('on a phone a movement is a card, with chips for unpaid amounts', async () => {
  setViewportWidth(390);
  const app = await renderTable();
  const list = screen.getByRole('list', { name: 'Movimientos' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  expect(cardOf(ROW)).toBe(
    'Echeverría, José → Rodríguez, Yamila0001-00020137 · 8 bultosFlete $ 20.000,00 · Monto $ 47.250,5021/11/2026 19:25Sin pagar: monto y flete',
  );
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Columnas' })).not.toBeInTheDocument();
  await app.user.click(screen.getByText('Echeverría, José → Rodríguez, Yamila'));
  expect(screen.getByRole('checkbox', { name: `Seleccionar ${ROW}` })).toBeChecked();
});

const CLIENTE = 'Bulonera Peña';
const AT_4 = pathWith('/contrareembolso', {
  cliente: { id: 4, nombre: CLIENTE },
  fechaDesde: DIA,
  fechaHasta: DIA,
  buscado: true,
});
const WHOLE_DAY = { fechaDesde: DIA, fechaHasta: DIA, buscado: true };
const BY_MONTO = 'Monto $ 100.000,00 · Flete $ 777,00';
const BY_FLETE = 'Flete $ 777,00 · Monto $ 100.000,00';

/** The name of each screen's list, its path, and its amounts. */
const CARDS = [
  ['Movimientos', '/movimientos', BY_FLETE],
  [
    'Lista de movimientos',
    pathWith('/hoja-de-ruta', { fecha: DIA, tipo: 'todos', buscado: true }),
    BY_FLETE,
  ],
  ['Movimientos', pathWith('/reportes', WHOLE_DAY), BY_FLETE],
  [CLIENTE, pathWith('/reportes/deudores', { ...WHOLE_DAY, grupo: '4' }), BY_FLETE],
  ['Fletes a pagar', '/clientes/4/cuenta', BY_FLETE],
  ['A rendirle', '/clientes/4/cuenta', BY_MONTO],
  [CLIENTE, '/contrareembolso/por-rendir?remitente=4', BY_MONTO],
  ['Movimientos', AT_4, BY_MONTO],
] as const;

it('a card names its amounts, and the one that the screen is about comes first', async () => {
  setViewportWidth(390);
  const { router } = await renderApp('/recibos-menu', {
    arrange: ({ db }) => {
      for (const row of [...db.movimientos.rows]) db.movimientos.remove(row);
      db.clientes.update(db.clientes.get(4)!, { nombre: CLIENTE });
      db.movimientos.insert({
        ...plain,
        remitoNumero: 'Q-1',
        monto: 100_000,
        montoPagado: true,
        flete: 777,
      });
    },
  });
  for (const [label, path, amounts] of CARDS) {
    act(() => router.history.push(`/admin${path}`));
    await act(() => router.load());
    const list = () => tidy(screen.getByRole('list', { name: label }));
    await waitFor(() => expect(list(), path).toContain(`Q-1 · 1 bulto${amounts}`));
  }
});
