import { Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCopy, IconFileText, IconPrinter, IconTags } from '@tabler/icons-react';
import { wholeBultos } from '@/domain/totales';
import { showCount } from '@/lib/values/show-importe';
import { GuardedButton } from '@/ui/action/guarded-button';
import { usePrintMany } from '@/ui/print/use-print-many';
import type { RowSelection } from '@/ui/table/use-row-selection';
import { LazyEtiquetasDialog } from '../etiquetas/lazy-etiquetas-dialog';
import type { Movimiento } from '../movimiento.schema';
import { fetchRemito, MOVIMIENTO_EN_PAPEL, type RemitoKind } from '../movimientos.queries';
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

interface ImprimirTildadosProps {
  selection: RowSelection;
  rows: readonly Movimiento[];
  blockedBy: string | null;
  children: string;
}

/** Not `Imprimir`: on two screens the spec's button of that name is next to it and prints something else. */
export function ImprimirTildados({ selection, rows, blockedBy, children }: ImprimirTildadosProps) {
  const [isLabelling, labels] = useDisclosure();
  const { button, print, busy, status } = usePrintMany(selection);

  const printRemitos = (kind: RemitoKind) =>
    print(
      rows.map((row) => ({ id: row.id, name: remitoName(kind, row) })),
      {
        ...DOCUMENTS[kind],
        source: MOVIMIENTO_EN_PAPEL,
        load: (id, signal) => fetchRemito(id, kind, signal),
        error: REMITO_ERROR,
        missing: REMITO_ERROR,
      },
    );

  return (
    <>
      {status}
      <Menu position="bottom-end">
        <Menu.Target>
          <GuardedButton
            ref={button}
            variant="default"
            size="xs"
            leftSection={<IconPrinter size={16} />}
            blockedBy={busy ? '' : blockedBy}
          >
            {children}
          </GuardedButton>
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
          <Menu.Item leftSection={<IconTags size={18} stroke={1.7} />} onClick={labels.open}>
            {`Etiquetas (${showCount(rows.reduce((sum, row) => sum + wholeBultos(row), 0))})`}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <LazyEtiquetasDialog opened={isLabelling} onClose={labels.close} de={rows} />
    </>
  );
}
