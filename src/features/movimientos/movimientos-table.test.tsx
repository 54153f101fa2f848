import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, unmountApp } from '../../../test/render-app';
import { cardOf, headers, rowOf } from '../../../test/screen';
import { setViewportWidth } from '../../../test/viewport';

const ROW = 'remito 0001-00020137, de Echeverría, José a Rodríguez, Yamila';

async function renderTable() {
  const app = await renderApp('/movimientos');
  await screen.findByRole('checkbox', { name: `Seleccionar ${ROW}` });
  return app;
}

async function openColumns(app: { user: { click: (element: Element) => Promise<void> } }) {
  await app.user.click(screen.getByRole('button', { name: 'Columnas' }));
  return within(await screen.findByRole('dialog', { name: 'Columnas de la tabla' }));
}

it('its columns can be hidden, moved, sized and made taller, are so on the next visit, and never vanish all', async () => {
  const app = await renderTable();
  const before = headers();
  expect(before.slice(0, 5)).toEqual([
    'Hora Fecha',
    'Origen',
    'Destino',
    'Representante',
    'Nro Remito',
  ]);
  const columns = await openColumns(app);
  expect(columns.getByRole('button', { name: 'Restablecer' })).toBeDisabled();
  await app.user.click(columns.getByRole('checkbox', { name: 'Representante' }));
  await app.user.click(columns.getByRole('checkbox', { name: 'Monto rendido' }));
  await app.user.click(columns.getByRole('button', { name: 'Mover Destino hacia la izquierda' }));
  expect(columns.getByRole('button', { name: 'Mover Destino hacia la izquierda' })).toHaveFocus();
  await app.user.selectOptions(columns.getByRole('combobox', { name: 'Ancho de Origen' }), 'Ancho');
  await app.user.click(columns.getByRole('switch', { name: 'Filas más altas' }));

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
  await again.user.click(kept.getByRole('button', { name: 'Mover Monto hacia la derecha' }));
  await again.user.click(kept.getByRole('button', { name: 'Restablecer' }));
  expect(headers()).toEqual(before);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('tabla:'))).toEqual([]);

  const [first, ...others] = kept.getAllByRole('checkbox');
  for (const other of others) await again.user.click(other);
  expect(first).toBeDisabled();
  expect(headers()).toEqual(['Hora Fecha']);
});

it('on a phone a movement is a card, with chips for what is unpaid', async () => {
  setViewportWidth(390);
  const app = await renderTable();
  const list = screen.getByRole('list', { name: 'Movimientos' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  expect(cardOf(ROW)).toBe(
    'Echeverría, José → Rodríguez, Yamila0001-00020137 · 8 bultos · $ 20.000,0021/11/2026 19:25Sin pagar: monto y flete',
  );
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Columnas' })).not.toBeInTheDocument();
  await app.user.click(screen.getByText('Echeverría, José → Rodríguez, Yamila'));
  expect(screen.getByRole('checkbox', { name: `Seleccionar ${ROW}` })).toBeChecked();
});
