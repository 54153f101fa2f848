import { lazyMenu } from '@/ui/overlay/lazy-menu';
import { lazyOverlay } from '@/ui/overlay/lazy-overlay';
import type { RowSelection } from '@/ui/table/use-row-selection';
import type { EtiquetasDeGuardadoProps } from '../etiquetas/etiquetas-de-guardado';
import { NONE_SELECTED } from '../movimiento-labels';
import type { Movimiento } from '../movimiento.schema';
import { ImprimirButton } from './imprimir-button';
import type { ImprimirMenuProps } from './imprimir-menu';

const LazyImprimirMenu = lazyMenu<ImprimirMenuProps>(
  () => import('./imprimir-menu').then((module) => module.ImprimirMenu),
  (opener, { blockedBy }) => <ImprimirButton {...opener} blockedBy={blockedBy} />,
  { prefetched: false },
);

export const LazyEtiquetasDeGuardado = lazyOverlay<EtiquetasDeGuardadoProps & { opened: boolean }>(
  () => import('../etiquetas/etiquetas-de-guardado').then((module) => module.EtiquetasDeGuardado),
  { prefetched: false },
);

interface ImprimirTildadosProps {
  selection: RowSelection;
  rows: readonly Movimiento[];
}

export function ImprimirTildados({ selection, rows }: ImprimirTildadosProps) {
  const blockedBy = rows.length === 0 ? NONE_SELECTED : null;
  return <LazyImprimirMenu selection={selection} rows={rows} blockedBy={blockedBy} />;
}
