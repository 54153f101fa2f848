import { Menu } from '@mantine/core';
import { IconCopy, IconFileText, IconTags } from '@tabler/icons-react';
import { useState } from 'react';
import { wholeBultos } from '@/domain/totales';
import { showCount } from '@/lib/values/show-importe';
import { useOpenedMenu } from '@/ui/overlay/use-opened-menu';
import { usePrintMany } from '@/ui/print/use-print-many';
import type { RowSelection } from '@/ui/table/use-row-selection';
import { LazyEtiquetasDialog } from '../etiquetas/lazy-etiquetas-dialog';
import type { Movimiento } from '../movimiento.schema';
import { fetchRemito, type RemitoKind } from '../movimientos.queries';
import { ImprimirButton } from './imprimir-button';
import { REMITO_ERROR, remitoName } from './print-remito';

const DOCUMENTS = {
  remito: { noun: 'remito', title: 'Remitos', fileName: 'remitos.pdf', Icon: IconFileText },
  'remito-duplicado': {
    noun: 'duplicado',
    title: 'Duplicados',
    fileName: 'remitos-duplicados.pdf',
    Icon: IconCopy,
  },
} as const;

export interface ImprimirMenuProps {
  selection: RowSelection;
  rows: readonly Movimiento[];
  blockedBy: string | null;
}

/** Opens on mount. Its button takes over the focus of the placeholder that the user clicked. */
export function ImprimirMenu({ selection, rows, blockedBy }: ImprimirMenuProps) {
  const { button, opened, onChange } = useOpenedMenu();
  const [isLabelling, setIsLabelling] = useState(false);
  const { print, busy, status } = usePrintMany(selection, button);

  const printRemitos = (kind: RemitoKind) =>
    print(
      rows.map((row) => ({ id: row.id, name: remitoName(kind, row) })),
      {
        ...DOCUMENTS[kind],
        load: (id, signal) => fetchRemito(id, kind, signal),
        error: REMITO_ERROR,
        missing: REMITO_ERROR,
      },
    );

  return (
    <>
      {status}
      <Menu opened={opened && blockedBy === null} onChange={onChange} position="bottom-end">
        <Menu.Target>
          <ImprimirButton ref={button} blockedBy={busy ? '' : blockedBy} />
        </Menu.Target>
        <Menu.Dropdown>
          {(['remito', 'remito-duplicado'] as const).map((kind) => {
            const { title, Icon } = DOCUMENTS[kind];
            return (
              <Menu.Item
                key={kind}
                leftSection={<Icon size={18} stroke={1.7} />}
                onClick={() => printRemitos(kind)}
              >
                {`${title} (${showCount(rows.length)})`}
              </Menu.Item>
            );
          })}
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
