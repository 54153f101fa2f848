import {
  ActionIcon,
  Box,
  Button,
  Checkbox,
  Group,
  NativeSelect,
  Stack,
  Switch,
} from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react';
import { useRef } from 'react';
import { ListPopover } from '../overlay/list-popover';
import { idOf, leavesOf, nameOf, type TableColumn } from './table-features';
import type { TableViewControl } from './table-view';

/** Widths in px. */
const WIDTHS = [
  { label: 'Automático', value: '' },
  { label: 'Angosto', value: '80' },
  { label: 'Medio', value: '140' },
  { label: 'Ancho', value: '220' },
];

const MOVES = [
  { step: -1, direction: 'izquierda', Icon: IconArrowUp },
  { step: 1, direction: 'derecha', Icon: IconArrowDown },
];

interface ColumnChooserProps<Item> {
  columns: readonly TableColumn<Item>[];
  control: TableViewControl;
}

export function ColumnChooser<Item>({ columns, control }: ColumnChooserProps<Item>) {
  const { view, change, isDefault } = control;
  const list = useRef<HTMLUListElement>(null);
  const { columnOrder, columnVisibility, columnSizing } = view;
  /** A group takes the place and width of its first column. */
  const firstOf = (column: TableColumn<Item>) => leavesOf(column)[0] ?? column;
  const place = (column: TableColumn<Item>) => columnOrder.indexOf(idOf(firstOf(column)));
  const ordered = columns.toSorted((a, b) => place(a) - place(b));
  const isShown = (column: TableColumn<Item>) => columnVisibility[idOf(column)] !== false;
  const shown = ordered.flatMap(leavesOf).filter(isShown);

  function move(from: number, to: number) {
    const moved = ordered.slice(from, from + 1);
    const next = ordered.toSpliced(from, 1).toSpliced(to, 0, ...moved);
    // The button moves with its column, and keeps the focus. At the end of the list it is blocked, so the opposite one takes it.
    const buttons = list.current?.children[from]?.querySelectorAll('button');
    buttons?.[to === 0 ? 1 : to === ordered.length - 1 ? 0 : to > from ? 1 : 0]?.focus();
    change({ columnOrder: next.flatMap(leavesOf).map(idOf) });
  }

  function size(id: string, px: string) {
    const { [id]: _, ...others } = columnSizing;
    change({ columnSizing: px ? { ...others, [id]: Number(px) } : others });
  }

  return (
    <ListPopover
      ref={list}
      title="Columnas de la tabla"
      width={24}
      target={
        <Button variant="default" size="xs" leftSection={<IconColumns3 size={16} />}>
          Columnas
        </Button>
      }
      foot={
        <Group justify="space-between" wrap="nowrap" gap={0}>
          <Switch
            size="xs"
            label="Filas más altas"
            checked={view.roomy}
            onChange={({ currentTarget: { checked } }) => change({ roomy: checked })}
          />
          <Button variant="default" size="xs" disabled={isDefault} onClick={() => change(null)}>
            Restablecer
          </Button>
        </Group>
      }
    >
      {ordered.map((column, index) => (
        <Box component="li" key={idOf(column)} py="0.2rem">
          <Stack gap="0.4rem" flex={1}>
            {leavesOf(column).map((leaf) => (
              <Checkbox
                key={idOf(leaf)}
                size="xs"
                label={nameOf(leaf)}
                checked={isShown(leaf)}
                disabled={shown.length === 1 && isShown(leaf)}
                onChange={({ currentTarget: { checked } }) =>
                  change({ columnVisibility: { ...columnVisibility, [idOf(leaf)]: checked } })
                }
              />
            ))}
          </Stack>
          <NativeSelect
            size="xs"
            aria-label={`Ancho de ${nameOf(firstOf(column))}`}
            data={WIDTHS}
            value={String(columnSizing[idOf(firstOf(column))] ?? '')}
            onChange={({ currentTarget: { value } }) => size(idOf(firstOf(column)), value)}
          />
          {MOVES.map(({ step, direction, Icon }) => (
            <ActionIcon
              key={step}
              variant="subtle"
              color="gray"
              aria-label={`Mover ${nameOf(column)} hacia la ${direction}`}
              disabled={ordered[index + step] === undefined}
              onClick={() => move(index, index + step)}
            >
              <Icon size={16} />
            </ActionIcon>
          ))}
        </Box>
      ))}
    </ListPopover>
  );
}
