import { PdfDecodeError, type PrintJob } from './printing';
import { showError } from './show-error';
import { toasts } from './toasts';

interface PrintableDocument {
  /** The PDF in base64, or null if the server has none. */
  load: () => Promise<string | null>;
  fileName: string;
  /** The toast for a failure without a message from the server. */
  error: string;
  /** The toast if the server has no PDF. Default: `error`. */
  missing?: string;
}

/**
 * Prints a document in the window that the click opened. Never throws: a failure closes the window, is logged and shown in a toast. If
 * the browser blocked the window, a toast says so (spec section 8) and the panel offers the document. Returns whether there was a document.
 */
export async function printDocument(
  job: PrintJob,
  { load, fileName, error, missing = error }: PrintableDocument,
): Promise<boolean> {
  if (job.blocked) toasts.error('No se pudo abrir la ventana de impresión');
  try {
    const base64 = await load();
    if (base64) {
      job.print(base64, fileName);
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
