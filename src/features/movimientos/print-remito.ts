import { errorMessage } from '@/lib/http';
import { PdfDecodeError, type PrintJob } from '@/lib/printing';
import { toasts } from '@/lib/toasts';
import { fetchRemito, type RemitoKind } from './movimientos.queries';

/**
 * Prints a movement's remito in a window opened beforehand, asking for it unless it came already. Never throws: a failure closes the
 * window and is told in a toast, and the movement is there to be printed again.
 */
export async function printRemito(
  job: PrintJob,
  id: number,
  kind: RemitoKind,
  received?: string | null,
) {
  if (job.blocked) toasts.error('No se pudo abrir la ventana de impresión');
  try {
    job.print(received || (await fetchRemito(id, kind)), `${kind}-${id}.pdf`);
  } catch (error) {
    console.error(error);
    job.cancel();
    toasts.error(
      error instanceof PdfDecodeError
        ? error.message
        : errorMessage(error, 'No se pudo obtener el PDF del remito'),
    );
  }
}
