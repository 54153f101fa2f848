import { CompositeChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import { useNavigate } from '@tanstack/react-router';
import type { Periodo } from '@/domain/columnas';
import { showCount, showMonto } from '@/lib/values/show-importe';

const SERIES = [
  { name: 'pagado', label: 'Pagado', type: 'bar', color: 'gray.6' },
  { name: 'impago', label: 'Impago', type: 'bar', color: 'var(--panel-warning)' },
  { name: 'anterior', label: 'Un año antes', type: 'line', color: 'var(--mantine-color-text)' },
] as const;

const UNIDADES = [
  { pesos: 1_000_000, label: 'Millones de pesos' },
  { pesos: 1_000, label: 'Miles de pesos' },
  { pesos: 1, label: 'Pesos' },
] as const;

export interface ColumnasChartProps {
  periodos: readonly Periodo[];
  hasUndated: boolean;
}

/** Hidden from assistive technology, without a tab stop: the table below has the same figures and links. */
export function ColumnasChart({ periodos, hasUndated }: ColumnasChartProps) {
  const navigate = useNavigate();
  const byClave = new Map<unknown, Periodo>(periodos.map((one) => [one.clave, one]));
  const most = Math.max(
    ...periodos.map(({ pagado, impago, anterior }) =>
      Math.max(Math.abs(pagado + impago), anterior ?? 0),
    ),
  );
  const unidad = UNIDADES.find(({ pesos }) => most >= 5 * pesos) ?? UNIDADES[2];
  return (
    <CompositeChart
      aria-hidden
      accessibilityLayer={false}
      data-columnas
      h="100%"
      data={[...periodos]}
      dataKey="clave"
      series={SERIES.filter(
        ({ name }) => name !== 'anterior' || periodos.some(({ anterior }) => anterior !== null),
      )}
      withLegend
      curveType="linear"
      connectNulls={false}
      barProps={{ stackId: 'flete' }}
      maxBarWidth={72}
      yAxisLabel={unidad.label}
      yAxisProps={{
        tickFormatter: (pesos: number) => showCount(pesos / unidad.pesos),
      }}
      xAxisLabel={hasUndated ? 'Sin los movimientos sin fecha' : undefined}
      xAxisProps={{ tickFormatter: (clave: string) => byClave.get(clave)?.etiqueta ?? '' }}
      valueFormatter={showMonto}
      tooltipProps={{ labelFormatter: (clave) => byClave.get(clave)?.nombre }}
      composedChartProps={{
        stackOffset: 'sign',
        // A tap's click comes before the next frame, and needs its period.
        throttledEvents: [],
        onClick: ({ activeLabel }) => {
          const grupo = byClave.get(activeLabel);
          if (grupo?.hasMovimientos)
            void navigate({
              to: '.',
              search: (search: object) => ({ ...search, grupo: grupo.clave }),
            });
        },
      }}
    />
  );
}
