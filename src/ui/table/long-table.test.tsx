import { createColumnHelper } from '@tanstack/react-table';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../../test/render-ui';
import { DataTable } from './data-table';
import type { TableFeatures } from './table-features';
import { useRowSelection } from './use-row-selection';

const COUNT = 10_000;
const HEADERS = 2;

interface Envio {
  id: number;
  nombre: string;
  monto: number;
}

const ENVIOS: Envio[] = Array.from({ length: COUNT }, (_, index) => ({
  id: index + 1,
  nombre: `Envío ${index + 1}`,
  monto: index === 8000 ? -123456 : (index * 7) % 100,
}));

const column = createColumnHelper<TableFeatures, Envio>();

function setup(rows = ENVIOS) {
  window.scrollTo(0, 0);
  /** The ids of rendered rows, one entry for each time. */
  const rendered: number[] = [];
  const columns = column.columns([
    column.accessor('nombre', {
      header: 'Nombre',
      meta: { width: 9 },
      cell: ({ getValue, row }) => {
        rendered.push(row.original.id);
        return getValue();
      },
    }),
    column.group({
      id: 'montoGroup',
      header: 'Monto',
      columns: column.columns([column.accessor('monto', { header: 'Valor', meta: { width: 5 } })]),
    }),
  ]);
  function Host() {
    const selection = useRowSelection();
    return (
      <>
        <DataTable
          label="Envíos"
          columns={columns}
          rows={rows}
          selection={selection}
          rowName={({ nombre }) => nombre}
          empty="Todavía no hay envíos."
          sortable
        />
        <output>{selection.ids.size}</output>
      </>
    );
  }
  const { user, container } = renderUi(<Host />);
  const widths = () => [...container.querySelectorAll('col')].map(({ style }) => style.width);
  return { user, rendered, widths, selected: () => screen.getByRole('status').textContent };
}

const table = () => screen.getByRole('table', { name: 'Envíos' });
const rows = () => within(table()).getAllByRole('row');
const places = () => rows().map((row) => Number(row.getAttribute('aria-rowindex')));
const checkboxOf = (name: string) => screen.getByRole('checkbox', { name: `Seleccionar ${name}` });
const all = () =>
  screen.getByRole('checkbox', { name: 'Seleccionar todas las filas de la página' });

/** Scrolls the page so far that the row is the first one in view. */
const scrollTo = (row: number) =>
  act(() => {
    window.scrollTo(0, (row - 1) * 36 + 8);
    fireEvent.scroll(window);
  });

describe('DataTable with many rows', () => {
  it('renders few of them, and tells how many there are and which these are', () => {
    setup();
    expect(rows().length).toBeLessThan(100);
    expect(table()).toHaveAttribute('aria-rowcount', String(COUNT + HEADERS));
    expect(places().slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(places().at(-1)).toBe(COUNT + HEADERS);
  });

  it('renders up to a hundred rows whole, and says nothing of places', () => {
    setup(ENVIOS.slice(0, 100));
    expect(rows()).toHaveLength(100 + HEADERS);
    expect(table()).not.toHaveAttribute('aria-rowcount');
    expect(table().querySelector('[aria-rowindex], [aria-hidden] td')).toBeNull();
  });

  it('gives columns a width of their own, so that scrolling does not move them', () => {
    expect(setup().widths()).toEqual(['9rem', '5rem']);
  });

  it('renders whole rows where the page is scrolled to, and the first and the last one', () => {
    setup();
    scrollTo(5001);
    const row = within(checkboxOf('Envío 5001').closest('tr')!);
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '',
      'Envío 5001',
      '0',
    ]);
    expect(places()).toContain(5001 + HEADERS);
    expect(checkboxOf('Envío 1')).toBeVisible();
    expect(checkboxOf(`Envío ${COUNT}`)).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Seleccionar Envío 20' })).toBeNull();
    expect(rows().length).toBeLessThan(100);
  });

  it('keeps the focused row and its neighbours, so that the Tab key goes on from there', async () => {
    const { user } = setup();
    const box = checkboxOf('Envío 10');
    act(() => box.focus());
    scrollTo(5001);
    expect(box).toHaveFocus();
    expect(checkboxOf('Envío 10')).toBe(box);
    expect(places().slice(0, 6)).toEqual([1, 2, 3, ...[9, 10, 11].map((n) => n + HEADERS)]);
    await user.click(screen.getByRole('button', { name: 'Valor' }));
    expect(checkboxOf('Envío 10')).toBe(box);
  });

  it('lets the Tab key walk past the rendered rows', async () => {
    const { user } = setup();
    const last = places().at(-2)! - HEADERS;
    act(() => checkboxOf(`Envío ${last}`).focus());
    for (const step of [1, 2, 3]) {
      await user.tab();
      expect(checkboxOf(`Envío ${last + step}`)).toHaveFocus();
    }
    await user.tab({ shift: true });
    expect(checkboxOf(`Envío ${last + 2}`)).toHaveFocus();
  });

  it('renders only the ticked row again', async () => {
    const { user, rendered, selected } = setup();
    act(() => checkboxOf('Envío 5').focus());
    rendered.length = 0;
    await user.keyboard(' ');
    expect(selected()).toBe('1');
    expect(checkboxOf('Envío 5')).toBeChecked();
    expect(rendered).toEqual([5]);
    expect(all()).toBePartiallyChecked();
  });

  it('ticks a range of them, rendered or not', async () => {
    const { user, selected } = setup();
    await user.click(checkboxOf('Envío 5'));
    scrollTo(8001);
    await user.keyboard('{Shift>}');
    await user.click(checkboxOf('Envío 8004'));
    await user.keyboard('{/Shift}');
    expect(selected()).toBe('8000');
    scrollTo(4001);
    expect(checkboxOf('Envío 4001')).toBeChecked();
  });

  it('ticks all of them by the header, rendered or not', async () => {
    const { user, selected } = setup();
    await user.click(all());
    expect(selected()).toBe(String(COUNT));
    scrollTo(9001);
    expect(checkboxOf('Envío 9001')).toBeChecked();
    await user.click(all());
    expect(selected()).toBe('0');
  });

  it('sorts all of them, and not only those rendered', async () => {
    const { user } = setup();
    const montos = () =>
      rows()
        .slice(HEADERS)
        .map((row) => within(row).getAllByRole('cell')[2]!.textContent);
    await user.click(screen.getByRole('button', { name: 'Valor' }));
    expect(montos().slice(0, 4)).toEqual(['-123456', '0', '0', '0']);
    expect(montos().at(-1)).toBe('99');
  });

  it('renders every row while the page is printed', () => {
    setup(ENVIOS.slice(0, 300));
    act(() => void fireEvent(window, new Event('beforeprint')));
    expect(rows()).toHaveLength(300 + HEADERS);
    act(() => void fireEvent(window, new Event('afterprint')));
    expect(rows().length).toBeLessThan(100);
  });
});
