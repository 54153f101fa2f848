import { printDocument } from '@/lib/print-document';
import { openPrintJob } from '@/lib/printing';
import { fetchReciboPdf } from './recibos.queries';

/** What became of a receipt: it may be there and not on paper. */
export type Outcome = 'failed' | 'created' | 'printed';

/** Creates a receipt and prints it at once, in a window opened inside the click. Never throws. */
export async function createAndPrint(
  create: () => Promise<{ id: number } | null>,
): Promise<Outcome> {
  const job = openPrintJob();
  let created: { id: number } | null;
  try {
    created = await create();
  } catch {
    job.cancel();
    return 'failed';
  }
  const printed = await printDocument(job, {
    load: async () => created && fetchReciboPdf(created.id),
    fileName: `recibo-${created?.id ?? 'nuevo'}.pdf`,
    error: 'No se pudo obtener el PDF del recibo',
  });
  return printed ? 'printed' : 'created';
}
