import { printDocument } from '@/lib/print-document';
import type { PrintJob } from '@/lib/printing';
import { fetchRemito, type RemitoKind } from './movimientos.queries';

/** Prints a movement's remito in a window opened beforehand, asking for it unless it came already. Never throws. */
export function printRemito(
  job: PrintJob,
  id: number,
  kind: RemitoKind,
  received?: string | null,
): Promise<void> {
  return printDocument(job, {
    load: () => (received ? Promise.resolve(received) : fetchRemito(id, kind)),
    fileName: `${kind}-${id}.pdf`,
    error: 'No se pudo obtener el PDF del remito',
  });
}
