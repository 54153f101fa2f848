import { printDocument } from '@/lib/print-document';
import type { PrintJob } from '@/lib/printing';
import { fetchRemito, type RemitoKind } from './movimientos.queries';

/**
 * Prints a movement's remito in a window that is already open. Fetches the remito unless it was `received`; with a null id there is
 * nothing to fetch. Never throws.
 */
export function printRemito(
  job: PrintJob,
  id: number | null,
  kind: RemitoKind,
  received?: string | null,
): Promise<boolean> {
  return printDocument(job, {
    load: async () => {
      if (received) return received;
      return id === null ? null : fetchRemito(id, kind);
    },
    fileName: `${kind}-${id ?? 'nuevo'}.pdf`,
    error: 'No se pudo obtener el PDF del remito',
  });
}
