import { Menu } from '@mantine/core';
import { IconCopy, IconFileText, IconPrinter, IconTags } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { wholeBultos } from '@/domain/totales';
import { showCount } from '@/lib/values/show-importe';
import { GuardedButton } from '@/ui/action/guarded-button';
import { lazyOverlay } from '@/ui/overlay/lazy-overlay';
import { usePrintMany, type PrintManyKind } from '@/ui/print/use-print-many';
import type { RowSelection } from '@/ui/table/use-row-selection';
import type { EtiquetasDeGuardadoProps } from '../etiquetas/etiquetas-de-guardado';
import { LazyEtiquetasDialog } from '../etiquetas/lazy-etiquetas-dialog';
import type { Movimiento } from '../movimiento.schema';
import { fetchRemito, type RemitoKind } from '../movimientos.queries';
import { REMITO_ERROR, remitoName } from './print-remito';

const NONE_SELECTED = 'Debe seleccionar al menos un movimiento';

const REMITOS: Record<RemitoKind, PrintManyKind> = {
  remito: {
    noun: 'remito',
    title: 'Remitos',
    fileName: 'remitos.pdf',
    load: (id, signal) => fetchRemito(id, 'remito', signal),
    error: REMITO_ERROR,
    missing: REMITO_ERROR,
  },
  'remito-duplicado': {
    noun: 'duplicado',
    title: 'Duplicados',
    fileName: 'remitos-duplicados.pdf',
    load: (id, signal) => fetchRemito(id, 'remito-duplicado', signal),
    error: REMITO_ERROR,
    missing: REMITO_ERROR,
  },
};

export const LazyEtiquetasDeGuardado = lazyOverlay<EtiquetasDeGuardadoProps & { opened: boolean }>(
  () => import('../etiquetas/etiquetas-de-guardado').then((module) => module.EtiquetasDeGuardado),
  { prefetched: false },
);

interface ImprimirTildadosProps {
  selection: RowSelection;
  /** The selected movements, in printing order. */
  rows: readonly Movimiento[];
}

export function ImprimirTildados({ selection, rows }: ImprimirTildadosProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const [isLabelling, setIsLabelling] = useState(false);
  const { print, busy, status } = usePrintMany(selection, button);

  const printRemitos = (kind: RemitoKind) =>
    print(
      rows.map((row) => ({ id: row.id, name: remitoName(kind, row) })),
      REMITOS[kind],
    );

  const count = showCount(rows.length);
  return (
    <>
      {status}
      <Menu opened={opened && rows.length > 0} onChange={setOpened} position="bottom-end">
        <Menu.Target>
          {/* Not `Imprimir`: on two screens the spec's button of that name is next to it and prints something else. */}
          <GuardedButton
            ref={button}
            variant="default"
            size="xs"
            leftSection={<IconPrinter size={16} />}
            blockedBy={busy ? '' : rows.length === 0 ? NONE_SELECTED : null}
          >
            Imprimir tildados
          </GuardedButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconFileText size={18} stroke={1.7} />}
            onClick={() => printRemitos('remito')}
          >
            {`Remitos (${count})`}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconCopy size={18} stroke={1.7} />}
            onClick={() => printRemitos('remito-duplicado')}
          >
            {`Duplicados (${count})`}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconTags size={18} stroke={1.7} />}
            onClick={() => setIsLabelling(true)}
          >
            {`Etiquetas (${showCount(rows.reduce((sum, row) => sum + wholeBultos(row), 0))})`}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <LazyEtiquetasDialog opened={isLabelling} onClose={() => setIsLabelling(false)} de={rows} />
    </>
  );
}
