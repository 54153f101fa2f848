import { showError } from '@/lib/cache/show-error';
import { toasts } from '@/lib/page/toasts';
import { session } from '@/lib/person/session';
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
  const isShown = job.print(pdf, fileName);
  // Don't keep a document that arrives after Cerrar sesión.
  if (session.status() === 'signed-out') return;
  keepPrinted({ name, fileName, pdf });
  if (!isShown)
    toasts.warning('Se cerró la ventana de impresión. El documento queda en Últimas impresiones.');
}

/** Spec section 8. */
export function tellBlocked(job: PrintJob): void {
  if (job.blocked) toasts.error('No se pudo abrir la ventana de impresión');
}

/** Prints a document in the click's window, or offers it in the panel. Never throws. Returns whether there was a document. */
export async function printDocument(
  job: PrintJob,
  { name, load, fileName, error, missing = error }: PrintableDocument,
): Promise<boolean> {
  tellBlocked(job);
  try {
    const base64 = await load();
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
