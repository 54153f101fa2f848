import { Anchor, Box, Button, Group, Progress, Skeleton, Table } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import type { Grupo } from '@/domain/agrupaciones';
import { shorten } from '@/lib/values/shorten';
import { showCount } from '@/lib/values/show-importe';
import { useIsNarrow } from '@/ui/frame/use-is-narrow';
import { useIsPaper } from '@/ui/frame/use-is-paper';
import { importe } from '@/ui/table/breakable';
import { inTable, SidewaysScroll } from '@/ui/table/sideways-scroll';
import type { TableColumn } from '@/ui/table/table-features';
import classes from './cuentas.module.css';

/** More rows would slow the page down, and the largest debts come first. */
const AT_ONCE = 100;

/** Column widths in rem. The name's is a minimum. */
const NAME_REM = 10;
const PESOS_REM = 9.5;
const NARROW_PESOS_REM = 7.75;
const COUNT_REM = 5;

const SKELETONS = Array.from({ length: 10 }, (_, index) => index);

export interface Cifra<Item> {
  header: string;
  of: (grupo: Item) => number;
  kind?: 'pesos' | undefined;
}

export interface NameInFile<Item> {
  meta: NonNullable<TableColumn<Item>['meta']>;
  of: (grupo: Item) => string;
}

export interface Grupos<Item> {
  /** Heading of the names: `Cliente`. */
  header: string;
  /** Largest debts first. Undefined while loading. */
  grupos: readonly Item[] | undefined;
  /** Hidden in a narrow window. */
  columns: readonly Cifra<Item>[];
  /** The last column, with a bar. */
  owed: Cifra<Item>;
  nameInFile?: NameInFile<Item> | undefined;
  /** File columns after the name, for the text that the screen has below it. */
  inFile?: readonly TableColumn<Item>[];
}

export interface GruposTableProps<Item> extends Grupos<Item> {
  label: string;
  /** URL parameter that holds the open group. */
  param: 'grupo' | 'remitente';
  /** Below the name. */
  detail: (grupo: Item, isNarrow: boolean) => string;
  /** Whether groups are clients, with a link to their account. */
  isCliente: boolean;
}

export function GruposTable<Item extends Grupo<unknown>>({
  label,
  header,
  grupos,
  param,
  columns,
  owed,
  detail,
  isCliente,
}: GruposTableProps<Item>) {
  const isPaper = useIsPaper();
  const isNarrow = useIsNarrow() && !isPaper;
  const [shown, setShown] = useState(AT_ONCE);
  const all = grupos ?? [];
  const largest = Math.max(0, ...all.slice(0, 1).map(owed.of));
  const figures = isNarrow ? [] : columns;
  const widthOf = ({ kind }: Cifra<Item>) =>
    kind !== 'pesos' ? COUNT_REM : isNarrow ? NARROW_PESOS_REM : PESOS_REM;
  const leastRem = [...figures, owed].reduce((sum, figure) => sum + widthOf(figure), NAME_REM);
  return (
    <>
      <SidewaysScroll label={label} leastRem={leastRem}>
        <Table
          aria-label={label}
          aria-busy={!grupos}
          className={classes.grupos}
          verticalSpacing="0.4rem"
          horizontalSpacing={inTable(0.75, isPaper)}
          fz="xs"
          highlightOnHover
          layout="fixed"
        >
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{header}</Table.Th>
              {figures.map((column) => (
                <Table.Th
                  key={column.header}
                  scope="col"
                  w={inTable(widthOf(column), isPaper)}
                  className={classes.importe}
                >
                  {column.header}
                </Table.Th>
              ))}
              <Table.Th scope="col" w={inTable(widthOf(owed), isPaper)} className={classes.importe}>
                {owed.header}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {(isPaper ? all : all.slice(0, shown)).map((grupo) => (
              <Table.Tr key={grupo.clave}>
                <Table.Td className={classes.nombre}>
                  <Group gap="0 0.75rem" align="baseline">
                    <Anchor
                      inherit
                      renderRoot={(props) => (
                        <Link
                          {...props}
                          to="."
                          search={(search: object) => ({ ...search, [param]: grupo.clave })}
                        />
                      )}
                    >
                      {shorten(grupo.nombre)}
                    </Anchor>
                    {isCliente && grupo.id !== null && (
                      <CuentaLink id={grupo.id} nombre={grupo.nombre} />
                    )}
                    <Box component="span" c="dimmed" w={isNarrow ? '100%' : undefined}>
                      {detail(grupo, isNarrow)}
                    </Box>
                  </Group>
                </Table.Td>
                {figures.map((column) => (
                  <Table.Td key={column.header} className={classes.importe}>
                    {(column.kind === 'pesos' ? importe : showCount)(column.of(grupo))}
                  </Table.Td>
                ))}
                <Table.Td className={classes.importe}>
                  <div className={classes.debe}>
                    {importe(owed.of(grupo))}
                    <Barra pesos={owed.of(grupo)} largest={largest} />
                  </div>
                </Table.Td>
              </Table.Tr>
            ))}
            {!grupos &&
              SKELETONS.map((key) => (
                <Table.Tr key={key} h={isNarrow ? '3.6rem' : '2.3rem'}>
                  {Array.from({ length: figures.length + 2 }, (_, index) => (
                    <Table.Td key={index}>
                      <Skeleton height="0.75rem" />
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
          </Table.Tbody>
        </Table>
      </SidewaysScroll>
      {all.length > shown && (
        <Button variant="subtle" m="xs" onClick={() => setShown(all.length)}>
          {`Ver los otros ${showCount(all.length - shown)}`}
        </Button>
      )}
    </>
  );
}

/** Hidden from assistive technology and paper: the figure above it says the same. */
function Barra({ pesos, largest }: { pesos: number; largest: number }) {
  const percent = largest > 0 ? Math.min(Math.max((pesos / largest) * 100, 0), 100) : 0;
  return (
    <div className={classes.barra} aria-hidden="true" data-print="never">
      <Progress value={percent} size="sm" />
    </div>
  );
}

function CuentaLink({ id, nombre }: { id: number; nombre: string }) {
  return (
    <Anchor
      inherit
      data-print="never"
      aria-label={`Cuenta de ${shorten(nombre)}`}
      renderRoot={(props) => <Link {...props} to="/clientes/$id/cuenta" params={{ id }} />}
    >
      Cuenta
    </Anchor>
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
