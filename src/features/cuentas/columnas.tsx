import { Skeleton, Text } from '@mantine/core';
import { useMemo } from 'react';
import type { GrupoDeuda } from '@/domain/agrupaciones';
import { isPaso, type Agrupacion } from '@/domain/agrupar-por';
import { periodosDe } from '@/domain/columnas';
import { lazyOverlay } from '@/ui/overlay/lazy-overlay';
import type { ColumnasChartProps } from './columnas-chart';
import classes from './columnas.module.css';

const LazyColumnasChart = lazyOverlay<ColumnasChartProps & { opened: boolean }>(
  () => import('./columnas-chart').then((module) => module.ColumnasChart),
  { prefetched: false },
);

interface ColumnasPorFechaProps {
  por: Agrupacion;
  grupos: readonly GrupoDeuda<unknown>[] | undefined;
  desde: string | null;
}

export function ColumnasPorFecha({ por, grupos, desde }: ColumnasPorFechaProps) {
  const paso = isPaso(por) ? por : null;
  const periodos = useMemo(
    () => paso && grupos && periodosDe(grupos, paso, desde),
    [paso, grupos, desde],
  );
  if (!paso) return null;
  return (
    <div className={classes.marco}>
      {!grupos ? (
        <Skeleton height="100%" />
      ) : periodos?.length ? (
        <LazyColumnasChart
          opened
          retries
          fallback={<Skeleton height="100%" />}
          periodos={periodos}
          hasUndated={grupos.some(({ clave }) => clave === '=')}
        />
      ) : (
        <Text inherit c="dimmed" ta="center" py="2.5rem">
          {periodos
            ? 'Sin fechas no hay columnas.'
            : 'Son demasiadas columnas: achicá las fechas o agrupá por mes.'}
        </Text>
      )}
    </div>
  );
}
