import { Box, Group } from '@mantine/core';
import { useMemo } from 'react';
import { DASH } from '@/domain/dinero';
import { computeTotales, type FilaTotales, type Totales } from '@/domain/totales';
import { showCount, showMonto } from '@/lib/values/show-importe';
import classes from './movimientos-totales.module.css';

interface MovimientosTotalesProps {
  rows: readonly FilaTotales[] | null;
  show: readonly (keyof typeof TOTALS)[];
}

const TOTALS = {
  bultos: ['Total Bultos', ({ total }: Totales) => showCount(total)],
  desglose: [
    'Bultos',
    ({ total, bultos, subBultos }: Totales) =>
      `${showCount(total)} (${showCount(bultos)} bultos / ${showCount(subBultos)} SubBultos)`,
  ],
  monto: ['Total Monto', ({ monto }: Totales) => showMonto(monto)],
  flete: ['Total Flete', ({ flete }: Totales) => showMonto(flete)],
  pagado: ['Pagado', ({ pagado }: Totales) => showMonto(pagado)],
  impago: ['Impago', ({ impago }: Totales) => showMonto(impago)],
} as const;

export function MovimientosTotales({ rows, show }: MovimientosTotalesProps) {
  const totales = useMemo(() => rows && computeTotales(rows), [rows]);
  return (
    <Group
      component="dl"
      gap="0.4rem 1rem"
      m={0}
      px="sm"
      py="xs"
      className={classes.totales}
      aria-label="Totales"
    >
      {show.map((name) => {
        const [label, text] = TOTALS[name];
        return (
          // So wide that an amount in place of a dash moves none of the others.
          <Group key={name} gap="xs" wrap="nowrap" miw="11rem">
            <Box component="dt" c="dimmed">
              {label}
            </Box>
            <Box component="dd" m={0} fw={600}>
              {totales ? text(totales) : DASH}
            </Box>
          </Group>
        );
      })}
    </Group>
  );
}
