import { Text } from '@mantine/core';
import { createColumnHelper } from '@tanstack/react-table';
import { cantidad, importe, type Campo } from '@/lib/planilla/campos';
import { has } from '@/lib/values/has';
import { shorten } from '@/lib/values/shorten';
import { Card, type CardOf } from '@/ui/table/card-list';
import type { TableColumn, TableFeatures } from '@/ui/table/table-features';
import { isMissing, showValue, statusOf, type Fila } from './fila';
import classes from './filas.module.css';

/** An amount that no column of the file has. */
export interface Computed<Values> {
  name: string;
  label: string;
  show: (values: Values) => string;
}

function Estado({ fila }: { fila: Fila<unknown> }) {
  const color = isMissing(fila) ? 'var(--mantine-color-error)' : fila.stays ? 'dimmed' : undefined;
  return (
    <Text span inherit c={color}>
      {shorten(statusOf(fila), 120)}
    </Text>
  );
}

const isNumber = ({ read }: Campo) => read === importe || read === cantidad;

const valueIn = ({ values }: Fila<object>, name: string) =>
  showValue(has(values, name) ? values[name] : undefined);

/** As the rows will be stored, with what is wrong beside each cell. */
export function columnsOf<Values extends object>(
  campos: readonly Campo[],
  computed: readonly Computed<Values>[],
): TableColumn<Fila<Values>>[] {
  const column = createColumnHelper<TableFeatures, Fila<Values>>();
  return column.columns([
    column.accessor('id', { header: 'Fila', meta: { width: 2.75, numeric: true } }),
    column.accessor(statusOf, {
      id: 'estado',
      header: 'Estado',
      meta: { width: 10 },
      cell: ({ row }) => <Estado fila={row.original} />,
    }),
    ...campos.map((campo) =>
      column.accessor((fila) => valueIn(fila, campo.name), {
        id: campo.name,
        header: campo.label,
        meta: isNumber(campo) ? { width: 6.5, numeric: true } : { width: 9 },
        cell: ({ getValue, row }) => (
          <>
            <span>{shorten(getValue())}</span>
            <span className={classes.problem}>{row.original.problems[campo.name]}</span>
          </>
        ),
      }),
    ),
    ...computed.map(({ name, label, show }) =>
      column.accessor((fila) => show(fila.values), {
        id: `de-${name}`,
        header: label,
        meta: { numeric: true, width: 6.5 },
      }),
    ),
  ]);
}

/** On a phone. */
export const cardOf = <Values extends object>(
  campos: readonly Campo[],
  computed: readonly Computed<Values>[],
): CardOf<Fila<Values>> => ({
  rem: 6.25,
  show: (fila) => (
    <Card
      title={campos
        .filter((campo) => !isNumber(campo))
        .map(({ name }) => valueIn(fila, name))
        .filter(Boolean)
        .slice(0, 2)
        .join(' · ')}
      details={[`Fila ${fila.id}`]}
      amounts={[
        ...campos.filter(isNumber).map(({ name, label }) => [label, valueIn(fila, name)] as const),
        ...computed.map(({ label, show }) => [label, show(fila.values)] as const),
      ].filter(([, amount]) => amount)}
      note={<Estado fila={fila} />}
    />
  ),
});
