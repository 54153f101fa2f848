import { IconPrinter } from '@tabler/icons-react';
import { useRef } from 'react';
import { showCount } from '@/lib/values/show-importe';
import { GuardedButton } from '@/ui/action/guarded-button';
import { usePrintMany, type PrintManyKind } from '@/ui/print/use-print-many';
import type { RowSelection } from '@/ui/table/use-row-selection';
import { reciboName, type Recibo } from './recibo.schema';
import { fetchReciboPdf, PDF_ERROR, PDF_MISSING } from './recibos.queries';

const RECIBOS: PrintManyKind = {
  noun: 'recibo',
  title: 'Recibos',
  fileName: 'recibos.pdf',
  load: fetchReciboPdf,
  error: PDF_ERROR,
  missing: PDF_MISSING,
};

export interface ImprimirRecibosProps {
  selection: RowSelection;
  rows: readonly Recibo[];
}

export function ImprimirRecibos({ selection, rows }: ImprimirRecibosProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { print, busy, status } = usePrintMany(selection, button);
  return (
    <>
      {status}
      {rows.length > 1 && (
        <GuardedButton
          ref={button}
          variant="default"
          size="xs"
          leftSection={<IconPrinter size={16} />}
          blockedBy={busy ? '' : null}
          onClick={() =>
            print(
              rows.map((row) => ({ id: row.id, name: reciboName(row) })),
              RECIBOS,
            )
          }
        >
          {`Imprimir recibos (${showCount(rows.length)})`}
        </GuardedButton>
      )}
    </>
  );
}
