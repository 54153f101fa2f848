import { printDocument } from '@/lib/print-document';
import { openPrintJob } from '@/lib/printing';
import { fetchReciboPdf } from './recibos.queries';

/** Creates a receipt and prints it at once, in a window opened inside the click. Never throws. */
export async function createAndPrint(create: () => Promise<{ id: number }>): Promise<void> {
  const job = openPrintJob();
  let id: number;
  try {
    ({ id } = await create());
  } catch {
    job.cancel();
    return;
  }
  await printDocument(job, {
    load: () => fetchReciboPdf(id),
    fileName: `recibo-${id}.pdf`,
    error: 'No se pudo obtener el PDF del recibo',
  });
}
