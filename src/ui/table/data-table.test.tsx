import { createColumnHelper } from '@tanstack/react-table';
import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../test/support/render-ui';
import { setViewportWidth } from '../../../test/support/viewport';
import type { CardOf } from './card-list';
import { DataTable } from './data-table';
import { compareValues, type TableColumn, type TableFeatures } from './table-features';
import { DEFAULT_VIEW, type TableView } from './table-view';
import { useRowSelection } from './use-row-selection';
import { useSort } from './use-sort';

interface Envio {
  id: number;
  nombre: string;
  monto: number;
  pagado: boolean;
}

const ENVIOS: Envio[] = [
  { id: 7, nombre: 'Zárate', monto: 10, pagado: true },
  { id: 3, nombre: 'Acuña', monto: 20, pagado: false },
];

const enviosOf = (nombres: string[]): Envio[] =>
  nombres.map((nombre, index) => ({ ...ENVIOS[0]!, id: index + 1, nombre }));
const FOUR = enviosOf(['Uno', 'Dos', 'Tres', 'Cuatro']);

const column = createColumnHelper<TableFeatures, Envio>();
const groupedColumns = column.columns([
  column.accessor('nombre', { header: 'Nombre' }),
  column.group({
    id: 'montoGroup',
    header: 'Monto',
    columns: column.columns([
      column.accessor('monto', { header: 'Valor', meta: { numeric: true } }),
      column.accessor(({ pagado }) => (pagado ? 'Si' : 'No'), { id: 'pagado', header: 'Pagado' }),
    ]),
  }),
]);

const columnsThatHide = column.columns([
  column.accessor('nombre', { header: 'Nombre', meta: { narrow: true } }),
  column.accessor('monto', { header: 'Valor' }),
]);

const card: CardOf<Envio> = { rem: 4, show: ({ nombre }) => <b>{nombre}</b> };

interface SetupOptions {
  columns?: readonly TableColumn<Envio>[];
  /** Null while the first answer is loading. */
  rows?: Envio[] | null;
  onOpen?: (row: Envio) => void;
  refetching?: boolean;
  sortable?: boolean;
  view?: TableView;
  card?: CardOf<Envio>;
}

function setup({
  rows = ENVIOS,
  columns = groupedColumns,
  sortable = false,
  ...props
}: SetupOptions = {}) {
  function Host() {
    const selection = useRowSelection();
    const { rows: sorted, sort } = useSort(columns, rows ?? undefined);
    return (
      <>
        <DataTable
          label="Envíos"
          columns={columns}
          rows={sorted}
          sort={sortable ? sort : undefined}
          selection={selection}
          rowName={({ nombre }) => nombre}
          empty="Todavía no hay envíos."
          {...props}
        />
        <output>{[...selection.ids].join()}</output>
        <button type="button" onClick={() => selection.replace([99])}>
          Otra página
        </button>
      </>
    );
  }
  const { user } = renderUi(<Host />);
  return {
    user,
    selected: () => screen.getByRole('status').textContent,
    async shiftClick(element: HTMLElement) {
      await user.keyboard('{Shift>}');
      await user.click(element);
      await user.keyboard('{/Shift}');
    },
  };
}

const table = () => screen.getByRole('table', { name: 'Envíos' });
const headers = () =>
  within(table())
    .getAllByRole('columnheader')
    .map((cell) => cell.textContent);
// By label: much faster to find than a role with its name.
const all = () => screen.getByLabelText('Seleccionar todas las filas de la página');
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const checkboxOf = (name: string) => screen.getByLabelText(`Seleccionar ${name}`);

it('shows rows in the given order, under headers that span their columns', () => {
  setup();
  const spans = within(table())
    .getAllByRole<HTMLTableCellElement>('columnheader')
    .map((cell) => [cell.textContent, cell.colSpan, cell.rowSpan]);
  expect(spans).toEqual([
    ['', 1, 2],
    ['Nombre', 1, 2],
    ['Monto', 2, 1],
    ['Valor', 1, 1],
    ['Pagado', 1, 1],
  ]);
  const cells = within(table()).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual([
    ...['', 'Zárate', '10', 'Si'],
    ...['', 'Acuña', '20', 'No'],
  ]);
  // A page of a longer list cannot be sorted.
  expect(within(table()).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Nombre' })).not.toHaveAttribute('aria-sort');
});

it('shows two columns in one cell, each with its own sort', async () => {
  const stacked = column.columns([
    column.accessor('nombre', { header: 'Nombre' }),
    column.accessor('monto', { header: 'Monto', meta: { below: 'nombre' } }),
  ]);
  const { user } = setup({ columns: stacked, sortable: true });
  expect(headers()).toEqual(['', 'Nombre Monto']);
  expect(within(rowOf('Acuña')).getAllByRole('cell')[1]).toHaveTextContent('Acuña 20');
  await user.click(screen.getByRole('button', { name: 'Monto' }));
  await user.click(screen.getByRole('button', { name: 'Monto' }));
  expect(within(table()).getAllByRole('checkbox')[1]).toBe(checkboxOf('Acuña'));
  expect(screen.getByRole('columnheader', { name: 'Nombre Monto' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

it('gives the lower of two columns its own cell if the upper one is hidden', () => {
  const view = { ...DEFAULT_VIEW, columnVisibility: { monto: false } };
  const stacked = column.columns([
    column.accessor('nombre', { header: 'Nombre' }),
    column.accessor('monto', { header: 'Monto' }),
    column.accessor('pagado', { header: 'Pagado', meta: { below: 'monto' }, cell: 'Si' }),
  ]);
  setup({ columns: stacked, view });
  expect(headers()).toEqual(['', 'Nombre', 'Pagado']);
});

it('ignores a removed column of an older view', () => {
  const view = {
    ...DEFAULT_VIEW,
    columnVisibility: { gone: false },
    columnOrder: ['gone', 'monto'],
  };
  setup({ view });
  expect(headers()).toEqual(['', 'Monto', 'Nombre', 'Valor', 'Pagado']);
});

it('shows cards under 768 px, which select and open as rows do', async () => {
  setViewportWidth(390);
  const onOpen = vi.fn();
  const { user, selected, shiftClick } = setup({ rows: FOUR, card, onOpen });
  const items = within(screen.getByRole('list', { name: 'Envíos' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Uno', 'Dos', 'Tres', 'Cuatro']);
  await user.click(screen.getByText('Dos'));
  expect(checkboxOf('Dos')).toHaveFocus();
  await shiftClick(screen.getByText('Cuatro'));
  expect(selected()).toBe('2,3,4');
  await user.click(all());
  expect(selected()).toBe('1,2,3,4');
  await user.keyboard('{Escape}');
  expect(selected()).toBe('');
  await user.dblClick(screen.getByText('Tres'));
  expect(onOpen.mock.calls).toEqual([[FOUR[2]]]);
});

it('keeps only the narrow columns under 768 px', () => {
  setViewportWidth(768);
  setup({ columns: columnsThatHide });
  expect(headers()).toEqual(['', 'Nombre', 'Valor']);
  setViewportWidth(767);
  expect(headers()).toEqual(['', 'Nombre']);
  expect(rowOf('Zárate')).not.toHaveTextContent('10');
  setViewportWidth(768);
  expect(rowOf('Zárate')).toHaveTextContent('10');
});

it('keeps every column if none is narrow, and its rows while newer ones load', () => {
  setViewportWidth(400);
  setup({ refetching: true });
  expect(table()).toHaveAttribute('aria-busy', 'true');
  expect(rowOf('Zárate')).toBeVisible();
  expect(headers()).toEqual(['', 'Nombre', 'Monto', 'Valor', 'Pagado']);
});

it('selects and clears a row by a click anywhere in it, by its checkbox and from the keyboard', async () => {
  const { user, selected } = setup();
  await user.click(screen.getByRole('cell', { name: 'Zárate' }));
  expect(selected()).toBe('7');
  expect(checkboxOf('Zárate')).toBeChecked();
  await user.click(checkboxOf('Acuña'));
  expect(selected()).toBe('3,7');
  await user.keyboard(' ');
  expect(selected()).toBe('7');
  await user.click(screen.getByRole('cell', { name: 'Si' }));
  expect(selected()).toBe('');
});

it('selects or clears all rows of the page by the header, and no other page’s', async () => {
  const { user, selected } = setup();
  await user.click(screen.getByText('Otra página'));
  await user.click(all());
  expect(selected()).toBe('3,7,99');
  expect(all()).toBeChecked();
  await user.click(all());
  expect(selected()).toBe('99');
  expect(all()).not.toBeChecked();
  await user.click(checkboxOf('Acuña'));
  expect(all()).toBePartiallyChecked();
  await user.click(all());
  expect(selected()).toBe('3,7,99');
  expect(all()).not.toBePartiallyChecked();
});

it('selects or clears a range by Shift+click, without selecting text', async () => {
  const { user, selected, shiftClick } = setup({ rows: FOUR });
  await user.click(screen.getByRole('cell', { name: 'Dos' }));
  await shiftClick(screen.getByRole('cell', { name: 'Cuatro' }));
  expect(selected()).toBe('2,3,4');
  expect(window.getSelection()?.toString()).toBe('');
  expect(checkboxOf('Cuatro')).toHaveFocus();
  await shiftClick(checkboxOf('Tres'));
  expect(selected()).toBe('2');
  const press = createEvent.mouseDown(screen.getByRole('cell', { name: 'Uno' }), {
    shiftKey: true,
  });
  fireEvent(screen.getByRole('cell', { name: 'Uno' }), press);
  expect(press.defaultPrevented).toBe(true);
});

it('selects a range by Shift+Space, up or down, from the first ticked row', async () => {
  const { user, selected } = setup({ rows: FOUR });
  act(() => checkboxOf('Tres').focus());
  await user.keyboard('{Shift>} {/Shift}');
  expect(selected()).toBe('3');
  act(() => checkboxOf('Uno').focus());
  await user.keyboard('{Shift>} {/Shift}');
  expect(selected()).toBe('1,2,3');
});

it('selects a range of rows in their sorted order', async () => {
  const { user, selected, shiftClick } = setup({ rows: FOUR, sortable: true });
  await user.click(screen.getByRole('button', { name: 'Nombre' }));
  // Cuatro, Dos, Tres, Uno
  await user.click(checkboxOf('Cuatro'));
  await shiftClick(checkboxOf('Tres'));
  expect(selected()).toBe('2,3,4');
});

it('selects the page by Ctrl+A and no rows by Escape, after a click on a row', async () => {
  const { user, selected } = setup();
  await user.click(screen.getByText('Otra página'));
  await user.keyboard('{Control>}a{/Control}');
  expect(selected()).toBe('99');
  await user.click(screen.getByRole('cell', { name: 'Zárate' }));
  await user.keyboard('{Control>}a{/Control}');
  expect(selected()).toBe('3,7,99');
  await user.keyboard('{Escape}');
  expect(selected()).toBe('');
  await user.keyboard('{Meta>}a{/Meta}');
  expect(selected()).toBe('3,7');
});

it('opens a row by a double click, and keeps the selection', async () => {
  const onOpen = vi.fn();
  const { user, selected } = setup({ onOpen });
  await user.dblClick(screen.getByRole('cell', { name: 'Acuña' }));
  await user.dblClick(checkboxOf('Zárate'));
  expect(onOpen.mock.calls).toEqual([[ENVIOS[1]]]);
  expect(selected()).toBe('');
});

it('does not take a text selection for a click', async () => {
  const { user, selected } = setup();
  const cell = screen.getByRole('cell', { name: 'Acuña' });
  await user.pointer([
    { keys: '[MouseLeft>]', target: cell, offset: 0 },
    { target: cell, offset: 3 },
    { keys: '[/MouseLeft]' },
  ]);
  expect(window.getSelection()?.toString()).toBe('Acu');
  expect(selected()).toBe('');
});

it('takes a click while a text is selected, as after a double click', () => {
  const { selected } = setup();
  const cell = screen.getByRole('cell', { name: 'Acuña' });
  window.getSelection()?.selectAllChildren(cell);
  // A browser keeps the text selected until the button is up; user-event does not.
  fireEvent.mouseDown(cell);
  fireEvent.click(cell, { detail: 1 });
  expect(window.getSelection()?.toString()).toBe('Acuña');
  expect(selected()).toBe('3');
});

it.each([
  ['table', 'row', 1280, 2 + 10],
  ['list', 'listitem', 390, 10],
])('shows placeholders in a %s until the first answer, and can select nothing', (...due) => {
  const [role, item, width, count] = due;
  setViewportWidth(width);
  setup({ rows: null, card });
  const list = screen.getByRole(role, { name: 'Envíos' });
  expect(list).toHaveAttribute('aria-busy', 'true');
  expect(within(list).getAllByRole(item)).toHaveLength(count);
  expect(screen.getAllByRole('checkbox')).toEqual([all()]);
  expect(all()).toBeDisabled();
  expect(screen.queryByText('Todavía no hay envíos.')).not.toBeInTheDocument();
});

it('has no checkboxes, as a table or as cards, without a selection', async () => {
  const { user } = renderUi(
    <DataTable label="Envíos" columns={groupedColumns} card={card} rows={ENVIOS} empty="" />,
  );
  expect(headers()).toEqual(['Nombre', 'Monto', 'Valor', 'Pagado']);
  await user.click(rowOf('Zárate'));
  expect(rowOf('Zárate')).not.toHaveAttribute('data-selected');
  await user.keyboard('{Control>}a{/Control}');
  setViewportWidth(390);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('says that there are no rows', () => {
  setup({ rows: [] });
  expect(screen.getByText('Todavía no hay envíos.')).toBeVisible();
  expect(all()).toBeDisabled();
  expect(all()).not.toBeChecked();
  expect(headers()).toContain('Nombre');
});

it('sorts whole lists by a column, not a group: up, down, and back to the given order', async () => {
  const rows = [...ENVIOS, { id: 5, nombre: 'Baigorria', monto: 5, pagado: true }];
  const { user } = setup({ sortable: true, rows });
  const group = screen.getByRole('columnheader', { name: 'Monto' });
  expect(within(group).queryByRole('button')).not.toBeInTheDocument();
  const header = screen.getByRole('columnheader', { name: 'Valor' });
  const came = ['Zárate', 'Acuña', 'Baigorria'];
  const upwards = ['Baigorria', 'Zárate', 'Acuña'];
  for (const [sort, names] of [
    ['none', came],
    ['ascending', upwards],
    ['descending', upwards.toReversed()],
    ['none', came],
  ] as const) {
    expect(header).toHaveAttribute('aria-sort', sort);
    const boxes = within(table()).getAllByRole('checkbox').slice(1);
    expect(boxes).toEqual(names.map(checkboxOf));
    await user.click(within(header).getByRole('button', { name: 'Valor' }));
  }
});

describe('a list with more rows than are rendered', () => {
  const many = enviosOf(Array.from({ length: 300 }, (_, index) => `Envío ${index + 1}`));

  it('is a windowed list of cards under 768 px, each with its place', () => {
    setViewportWidth(390);
    setup({ rows: many, card });
    const items = within(screen.getByRole('list', { name: 'Envíos' })).getAllByRole('listitem');
    expect(items.length).toBeLessThan(100);
    expect(items.at(-1)).toHaveTextContent('Envío 300');
    expect(items.at(-1)).toHaveAttribute('aria-posinset', '300');
    expect(items.at(-1)).toHaveAttribute('aria-setsize', '300');
  });

  it('is selected whole by a range or the header', async () => {
    const { user, shiftClick } = setup({ rows: many, sortable: true });
    const count = () => screen.getByRole('status').textContent.split(',').filter(Boolean).length;
    expect(screen.getAllByRole('checkbox').length).toBeLessThan(100);
    await user.click(checkboxOf('Envío 2'));
    await shiftClick(checkboxOf('Envío 300'));
    expect(count()).toBe(299);
    await user.click(all());
    expect(count()).toBe(300);
    await user.click(all());
    expect(count()).toBe(0);
  });

  it('re-renders only the ticked row', async () => {
    const rendered: number[] = [];
    const columns = column.columns([
      column.accessor('nombre', {
        header: 'Nombre',
        cell: ({ row }) => {
          rendered.push(row.original.id);
          return row.original.nombre;
        },
      }),
    ]);
    const { user } = setup({ rows: many, columns });
    act(() => checkboxOf('Envío 5').focus());
    rendered.length = 0;
    await user.keyboard(' ');
    expect(checkboxOf('Envío 5')).toBeChecked();
    expect(rendered).toEqual([5]);
  });
});

it.each([
  [2, 10, -1],
  [1.5, 1.5, 0],
  ['Álvarez', 'Benítez', -1],
  ['ñandú', 'Nube', 1],
  ['ñandú', 'Oca', -1],
  ['ana', 'ANA', 0],
  ['remito 2', 'remito 10', -1],
  [null, 'a', -1],
  [undefined, null, 0],
  [null, 0, -1],
])('%j and %j compare as %i', (a, b, sign) => {
  expect(Math.sign(compareValues(a, b))).toBe(sign);
  expect(Math.sign(compareValues(b, a)) + 0).toBe(0 - sign);
});

it('shows the numbers of a numeric column in the form of the country', () => {
  setup({
    columns: groupedColumns,
    rows: [
      { ...ENVIOS[0]!, monto: 1500 },
      { ...ENVIOS[1]!, monto: 0.5 },
    ],
  });
  expect(screen.getByRole('cell', { name: '1.500' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '0,5' })).toBeVisible();
});
