import { Table } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { porAntiguedad, type Tramo } from '@/domain/deuda';
import { DASH, sumPesos } from '@/domain/dinero';
import { OldNote } from '@/ui/feedback/states';
import { PanelCard } from '@/ui/frame/panel-card';
import { useIsNarrow } from '@/ui/frame/use-is-narrow';
import { useIsPaper } from '@/ui/frame/use-is-paper';
import { importe } from '@/ui/table/breakable';
import classes from './cuentas.module.css';

const UNKNOWN = porAntiguedad([], () => 0, '');

interface ParteConTramos {
  title: string;
  tramos: readonly Tramo[] | undefined;
}

interface AntiguedadProps {
  /** What `partes` are made of. Their own list shows why one failed. */
  queries: readonly UseQueryResult[];
  partes: readonly ParteConTramos[];
  /** Below the table. */
  children?: ReactNode;
}

/** Parts of a debt by age; narrow, ages by part. An age without a debt is blank: the table is as high while it loads as with any debt. */
export function Antiguedad({ queries, partes, children }: AntiguedadProps) {
  const isPaper = useIsPaper();
  const isNarrow = useIsNarrow() && !isPaper;
  const ages = partes
    .map(({ tramos = UNKNOWN }) => tramos.map(({ nombre }) => nombre))
    .reduce((a, b) => (b.length > a.length ? b : a));
  const wide: ReactNode[][] = [
    [null, ...ages, 'Total'],
    ...partes.map(({ title, tramos }) => [
      title,
      ...ages.map((age) => {
        const pesos = tramos?.find(({ nombre }) => nombre === age)?.pesos ?? 0;
        return pesos !== 0 && importe(pesos);
      }),
      tramos ? importe(sumPesos(tramos.map(({ pesos }) => pesos))) : DASH,
    ]),
  ];
  const [[, ...heads] = [], ...rows] = isNarrow
    ? (wide[0] ?? []).map((_, index) => wide.map((row) => row[index]))
    : wide;
  if (queries.some(({ isLoadingError }) => isLoadingError)) return null;
  return (
    <PanelCard>
      <OldNote queries={queries} />
      <Table
        aria-label="Antigüedad"
        aria-busy={partes.some(({ tramos }) => !tramos)}
        className={classes.antiguedad}
        data-narrow={isNarrow || undefined}
        layout="fixed"
        withRowBorders={false}
        verticalSpacing={2}
        horizontalSpacing={4}
        fz="xs"
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Td w={isNarrow ? '5.75rem' : '14rem'} />
            {heads.map((head, index) => (
              <Table.Th key={index} scope="col">
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(([title, ...cells], index) => (
            <Table.Tr key={index}>
              <Table.Th scope="row">{title}</Table.Th>
              {cells.map((cell, index) => (
                <Table.Td key={index} ta="right">
                  {cell}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {children}
    </PanelCard>
  );
}
