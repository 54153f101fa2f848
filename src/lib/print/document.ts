import { showError } from '@/lib/cache/show-error';
import { toasts } from '@/lib/page/toasts';
import { keepPrinted } from './history';
import { decodePdf, PdfDecodeError, type PrintJob } from './window';

interface PrintableDocument {
  name: string;
  /** Fetches the PDF in base64, or null if the server has none. */
  load: () => Promise<string | null>;
  fileName: string;
  error: string;
  missing?: string;
}

/** Prints a PDF and keeps it for Últimas impresiones, which a toast names if the user has closed the window. */
export function printPdf(
  job: PrintJob,
  { name, fileName, pdf }: { name: string; fileName: string; pdf: Blob },
): void {
  const outcome = job.print(pdf, fileName);
  if (outcome === 'dropped') return;
  keepPrinted({ name, fileName, pdf });
  if (outcome === 'closed')
    toasts.warning('Se cerró la ventana de impresión. El documento queda en Últimas impresiones.');
}

/** Spec section 8. */
export function tellBlocked(job: PrintJob): void {
  if (job.blocked) toasts.error('No se pudo abrir la ventana de impresión');
}

/** Prints a document in the click's window, or offers it in the panel. Never throws. Returns whether there was a document, or never if its user is gone. */
export async function printDocument(
  job: PrintJob,
  { name, load, fileName, error, missing = error }: PrintableDocument,
): Promise<boolean> {
  tellBlocked(job);
  try {
    const base64 = await job.run(load);
    if (base64) {
      printPdf(job, { name, fileName, pdf: decodePdf(base64) });
      return true;
    }
    job.cancel();
    toasts.error(missing);
  } catch (failure) {
    job.cancel();
    showError(failure, failure instanceof PdfDecodeError ? failure.message : error);
  }
  return false;
}
