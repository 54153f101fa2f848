import { createColumnHelper } from '@tanstack/react-table';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../test/render-ui';
import { DataTable } from './data-table';
import type { TableFeatures } from './table-features';
import { tableSorting } from './table-sorting';
import { useRowSelection } from './use-row-selection';
import { stretchesOf } from './use-row-window';

const COUNT = 10_000;
const HEADERS = 2;

interface Envio {
  id: number;
  nombre: string;
  monto: number;
}

/** The longest name and the largest amount stand where no window reaches at first. */
const ENVIOS: Envio[] = Array.from({ length: COUNT }, (_, index) => ({
  id: index + 1,
  nombre: index === 7000 ? 'El del nombre más largo de todos' : `Envío ${index + 1}`,
  monto: index === 8000 ? -123456 : (index * 7) % 100,
}));

const column = createColumnHelper<TableFeatures, Envio>();

/** Further columns to the right of the others. */
const FURTHER = Array.from({ length: 6 }, (_, nth) =>
  column.accessor(({ id }) => id * nth, { id: `further ${nth}`, header: `Columna ${nth}` }),
);

function setup(rows = ENVIOS, further: typeof FURTHER = []) {
  /** The rows that were drawn, one entry for each time. */
  const drawn: number[] = [];
  const columns = column.columns([
    column.accessor('nombre', {
      header: 'Nombre',
      cell: ({ getValue, row }) => {
        drawn.push(row.original.id);
        return getValue();
      },
    }),
    column.group({
      id: 'montoGroup',
      header: 'Monto',
      columns: column.columns([column.accessor('monto', { header: 'Valor' })]),
    }),
    ...further,
  ]);
  const rowName = ({ nombre }: Envio) => nombre;
  function Host() {
    const selection = useRowSelection();
    return (
      <>
        <DataTable
          label="Envíos"
          columns={columns}
          rows={rows}
          selection={selection}
          rowName={rowName}
          empty="Todavía no hay envíos."
          sorting={tableSorting}
        />
        <output>{selection.ids.size}</output>
      </>
    );
  }
  const { user, container } = renderUi(<Host />);
  return { user, drawn, container, selected: () => screen.getByRole('status').textContent };
}

const table = () => screen.getByRole('table', { name: 'Envíos' });
const rows = () => within(table()).getAllByRole('row');
const places = () => rows().map((row) => Number(row.getAttribute('aria-rowindex')));
const checkboxOf = (name: string) => screen.getByRole('checkbox', { name: `Seleccionar ${name}` });
const all = () =>
  screen.getByRole('checkbox', { name: 'Seleccionar todas las filas de la página' });

/** Puts the table's body this far above the window's upper edge; a row is 24 px high here. */
function moveTo(top: number, happening: Event) {
  const body = within(table()).getAllByRole('rowgroup')[1]!;
  vi.spyOn(body, 'getBoundingClientRect').mockReturnValue(new DOMRect(8, -top, 120, 24 * COUNT));
  act(() => void fireEvent(window, happening));
}

const scrollTo = (top: number) => moveTo(top, new Event('scroll'));

describe('DataTable with many rows', () => {
  it('draws few of them, and tells how many there are and which these are', () => {
    setup();
    expect(rows().length).toBeLessThan(100);
    expect(table()).toHaveAttribute('aria-rowcount', String(COUNT + HEADERS));
    expect(places().slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(places().at(-1)).toBe(COUNT + HEADERS);
    expect(checkboxOf('Envío 1')).toBeVisible();
    expect(checkboxOf(`Envío ${COUNT}`)).toBeVisible();
  });

  it('draws up to a hundred whole, and says nothing of places', () => {
    setup(ENVIOS.slice(0, 100));
    expect(rows()).toHaveLength(100 + HEADERS);
    expect(table()).not.toHaveAttribute('aria-rowcount');
    expect(table().querySelector('[aria-rowindex], [aria-hidden] td')).toBeNull();
  });

  it('draws those that scrolling brings into view, each at its place, and lets the others go', () => {
    setup();
    scrollTo(5000 * 24);
    expect(checkboxOf('Envío 5001')).toBeVisible();
    expect(places()).toContain(5001 + HEADERS);
    expect(screen.queryByRole('checkbox', { name: 'Seleccionar Envío 20' })).toBeNull();
    expect(rows().length).toBeLessThan(100);
  });

  it('draws some more around those in view, but not while they fly past', () => {
    setup();
    const before = () => screen.queryByRole('checkbox', { name: 'Seleccionar Envío 5000' });
    scrollTo(5000 * 24);
    const flying = rows().length;
    expect(before()).toBeNull();
    scrollTo(5002 * 24);
    expect(before()).toBeVisible();
    expect(rows().length).toBeGreaterThan(flying);
  });

  describe('that fly past', () => {
    const cells = (name: string) =>
      within(checkboxOf(name).closest('tr')!).getAllByRole<HTMLTableCellElement>('cell');
    /** The checkbox's and those of eight columns. */
    const WHOLE = 9;

    it('draws their first columns, and the others when they come to rest', async () => {
      setup(ENVIOS, FURTHER);
      scrollTo(5000 * 24);
      expect(cells('Envío 5001')).toHaveLength(1 + 6 + 1);
      expect(cells('Envío 5001')[1]).toHaveTextContent('Envío 5001');
      expect(cells('Envío 5001').at(-1)!.colSpan).toBe(2);
      await waitFor(() => expect(cells('Envío 5001')).toHaveLength(WHOLE));
      expect(cells('Envío 5001').at(-1)).toHaveTextContent(String(5001 * 5));
    });

    it('draws them whole, too, where it was no scroll that moved them', async () => {
      setup(ENVIOS, FURTHER);
      moveTo(5000 * 24, new Event('resize'));
      expect(checkboxOf('Envío 5001')).toBeVisible();
      await waitFor(() => expect(cells('Envío 5001')).toHaveLength(WHOLE));
    });

    it('are none of those that stay in view for a while', () => {
      setup(ENVIOS, FURTHER);
      scrollTo(0);
      scrollTo(8 * 24);
      expect(cells('Envío 30')).toHaveLength(WHOLE);
    });

    it('are none where the table itself comes into view', () => {
      setup(ENVIOS, FURTHER);
      for (const rowsInView of [-20, -1, 2, 5, 8]) {
        scrollTo(rowsInView * 24 - window.innerHeight);
        expect(cells('Envío 1')).toHaveLength(WHOLE);
      }
      expect(cells('Envío 8')).toHaveLength(WHOLE);
    });
  });

  it('keeps the row with the focus and its neighbours, so that the Tab key goes on from there', () => {
    setup();
    const box = checkboxOf('Envío 10');
    act(() => box.focus());
    scrollTo(5000 * 24);
    expect(box).toHaveFocus();
    expect(checkboxOf('Envío 10')).toBe(box);
    expect(places().slice(0, 6)).toEqual([1, 2, 3, ...[9, 10, 11].map((n) => n + HEADERS)]);
  });

  it('leaves the elements of rows that stay where they are', () => {
    setup();
    scrollTo(0);
    const stayed = [checkboxOf('Envío 10'), checkboxOf('Envío 20')].map((box) => box.closest('tr'));
    const watcher = new MutationObserver(() => undefined);
    watcher.observe(stayed[0]!.parentElement!, { childList: true });
    scrollTo(8 * 24);
    const moved = watcher.takeRecords().flatMap(({ addedNodes }) => [...addedNodes]);
    watcher.disconnect();
    expect(checkboxOf('Envío 10').closest('tr')).toBe(stayed[0]);
    expect(moved).toContain(checkboxOf('Envío 40').closest('tr'));
    expect(moved.filter((node) => stayed.some((row) => row === node))).toEqual([]);
  });

  it('gives rows the elements of others where most of those drawn have left', () => {
    setup();
    scrollTo(0);
    const before = new Set(rows());
    scrollTo(24 * 24);
    expect(checkboxOf('Envío 25')).toBeVisible();
    expect(rows().filter((row) => !before.has(row))).toEqual([checkboxOf('Envío 1').closest('tr')]);
  });

  it('gives the elements of rows that left the view to those that come into it', () => {
    setup();
    scrollTo(0);
    const box = checkboxOf('Envío 10');
    const before = new Set(rows());
    scrollTo(5000 * 24);
    // Only the first row, which stays, has new ones.
    expect(rows().filter((row) => !before.has(row))).toEqual([checkboxOf('Envío 1').closest('tr')]);
    expect(box).toBeVisible();
    expect(box).not.toHaveAccessibleName('Seleccionar Envío 10');
    expect(checkboxOf('Envío 5001').closest('tr')).toHaveTextContent('Envío 5001');
  });

  it('gives those of the row with the focus to no other, whether the page scrolls or the rows are ordered', async () => {
    const { user } = setup();
    scrollTo(5000 * 24);
    const box = checkboxOf('Envío 5001');
    act(() => box.focus());
    scrollTo(100 * 24);
    expect(checkboxOf('Envío 5001')).toBe(box);
    expect(box).toHaveFocus();
    expect(checkboxOf('Envío 101')).not.toBe(box);
    await user.click(screen.getByRole('button', { name: 'Valor' }));
    expect(box).toHaveAccessibleName('Seleccionar Envío 5001');
  });

  it('walks past the rows drawn by the Tab key', async () => {
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

  it('draws no other row again when one is ticked', async () => {
    const { user, drawn, selected } = setup();
    act(() => checkboxOf('Envío 5').focus());
    drawn.length = 0;
    await user.keyboard(' ');
    expect(selected()).toBe('1');
    expect(checkboxOf('Envío 5')).toBeChecked();
    expect(drawn).toEqual([5]);
    expect(all()).toBePartiallyChecked();
  });

  it('ticks all of them by the header, drawn or not', async () => {
    const { user, selected } = setup();
    await user.click(all());
    expect(selected()).toBe(String(COUNT));
    expect(all()).toBeChecked();
    scrollTo(9000 * 24);
    expect(checkboxOf('Envío 9001')).toBeChecked();
    await user.click(all());
    expect(selected()).toBe('0');
  });

  it('orders all of them, and not only those drawn', async () => {
    const { user } = setup();
    await user.click(screen.getByRole('button', { name: 'Valor' }));
    const montos = () =>
      rows()
        .slice(HEADERS)
        .map((row) => within(row).getAllByRole('cell')[2]!.textContent);
    expect(montos().slice(0, 4)).toEqual(['-123456', '0', '0', '0']);
    expect(montos().at(-1)).toBe('99');
    await user.click(screen.getByRole('button', { name: 'Valor' }));
    expect(montos()[0]).toBe('99');
    expect(montos().at(-1)).toBe('-123456');
  });

  it('gives columns the room of their longest values, wherever in the list those are', () => {
    const { container } = setup();
    const hidden = container.querySelector('tbody tr[aria-hidden]');
    expect(hidden).toHaveTextContent('El del nombre más largo de todos');
    expect(hidden).toHaveTextContent('-123456');
  });

  it('draws every row while the page is printed', () => {
    const some = ENVIOS.slice(0, 300);
    setup(some);
    act(() => void fireEvent(window, new Event('beforeprint')));
    expect(rows()).toHaveLength(some.length + HEADERS);
    act(() => void fireEvent(window, new Event('afterprint')));
    expect(rows().length).toBeLessThan(100);
  });
});

describe('stretchesOf', () => {
  const stretch = (first: number, end: number) => ({ first, end });
  it.each([
    [
      'the window and the ends',
      500,
      stretch(200, 240),
      -1,
      [
        [0, 1],
        [200, 240],
        [499, 500],
      ],
    ],
    [
      'a window at the beginning',
      500,
      stretch(-16, 40),
      -1,
      [
        [0, 40],
        [499, 500],
      ],
    ],
    [
      'a window at the end',
      500,
      stretch(480, 520),
      -1,
      [
        [0, 1],
        [480, 500],
      ],
    ],
    [
      'a row with its neighbours',
      500,
      stretch(200, 240),
      100,
      [
        [0, 1],
        [99, 102],
        [200, 240],
        [499, 500],
      ],
    ],
    [
      'a row beside the window',
      500,
      stretch(200, 240),
      240,
      [
        [0, 1],
        [200, 242],
        [499, 500],
      ],
    ],
    [
      'the first row',
      500,
      stretch(200, 240),
      0,
      [
        [0, 2],
        [200, 240],
        [499, 500],
      ],
    ],
    [
      'the last row',
      500,
      stretch(200, 240),
      499,
      [
        [0, 1],
        [200, 240],
        [498, 500],
      ],
    ],
    [
      'a window below the list',
      150,
      stretch(900, 940),
      -1,
      [
        [0, 1],
        [149, 150],
      ],
    ],
    [
      'a window above the list',
      150,
      stretch(-90, -40),
      -1,
      [
        [0, 1],
        [149, 150],
      ],
    ],
  ])('%s', (_, count, view, kept, expected) => {
    expect(stretchesOf(count, view, kept).map(({ first, end }) => [first, end])).toEqual(expected);
  });
});
