import { Anchor, Box, Button, Group, Progress } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Grupo } from '@/domain/agrupaciones';
import { shorten } from '@/lib/values/shorten';
import { showCount } from '@/lib/values/show-importe';
import { importe } from '@/ui/table/breakable';
import type { TableColumn } from '@/ui/table/table-features';

export const cifra = <Item,>(
  header: string,
  of: (grupo: Item) => number,
  kind?: 'pesos',
): TableColumn<Item> => ({
  id: header,
  header,
  accessorFn: of,
  meta: { summed: true, numeric: true, ...(kind ? { kind, width: 6.5 } : { width: 5.25 }) },
  cell: ({ row }) => (kind ? importe : showCount)(of(row.original)),
});

export interface TablaDeGrupos<Item> {
  header: string;
  /** Set if the keys are dates, so that a spreadsheet sorts the names. */
  kind?: 'fecha' | 'mes' | undefined;
  /** Largest debts first. Undefined while loading. */
  grupos: readonly Item[] | undefined;
  columns: readonly TableColumn<Item>[];
  owed: { header: string; of: (grupo: Item) => number };
}

export const gruposColumns = <Item extends Grupo<unknown>>(
  { header, kind, columns, owed }: TablaDeGrupos<Item>,
  nombre: (grupo: Item) => ReactNode,
  barra: (grupo: Item) => ReactNode,
): TableColumn<Item>[] => [
  {
    id: 'nombre',
    header,
    accessorFn: ({ clave, nombre }) =>
      kind && clave !== '=' ? clave.slice(1) + (kind === 'mes' ? '-01' : '') : nombre,
    ...(kind && { meta: { kind } }),
    cell: ({ row: { original } }) => nombre(original),
  },
  ...columns,
  {
    ...cifra(owed.header, owed.of, 'pesos'),
    cell: ({ row: { original } }) => (
      <Box pos="relative" ml="0.5rem" py="0.4rem">
        {importe(owed.of(original))}
        {barra(original)}
      </Box>
    ),
  },
];

export interface NombreProps {
  grupo: Grupo<unknown>;
  param: 'grupo' | 'remitente';
  isCliente: boolean;
}

export function Nombre({ grupo: { id, clave, nombre }, param, isCliente }: NombreProps) {
  return (
    <Group gap="0.35rem 0.75rem" align="baseline">
      <Anchor
        inherit
        my={0}
        renderRoot={(props) => (
          <Link {...props} to="." search={(search: object) => ({ ...search, [param]: clave })} />
        )}
      >
        {shorten(nombre)}
      </Anchor>
      {isCliente && id > 0 && (
        <Anchor
          inherit
          my={0}
          data-print="never"
          aria-label={`Cuenta de ${shorten(nombre)}`}
          renderRoot={(props) => <Link {...props} to="/clientes/$id/cuenta" params={{ id }} />}
        >
          Cuenta
        </Anchor>
      )}
    </Group>
  );
}

/** Hidden from assistive technology and paper: the figure above it says the same. */
export function BarraDeDeuda({ pesos, largest }: { pesos: number; largest: number }) {
  const percent = largest > 0 ? Math.max((pesos / largest) * 100, 0) : 0;
  return (
    <Progress
      value={percent}
      size="sm"
      pos="absolute"
      inset="auto 0 0"
      aria-hidden="true"
      data-print="never"
    />
  );
}

export function TodosLosGrupos() {
  return (
    <Button
      variant="subtle"
      size="xs"
      my="xs"
      leftSection={<IconArrowLeft size={16} />}
      renderRoot={(props) => (
        <Link
          {...props}
          to="."
          search={(search: object) => ({ ...search, grupo: undefined, remitente: undefined })}
          activeOptions={{ exact: true }}
        />
      )}
    >
      Todos
    </Button>
  );
}
