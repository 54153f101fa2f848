import { PdfDecodeError, type PrintJob } from './printing';
import { tellError } from './tell-error';
import { toasts } from './toasts';

interface PrintableDocument {
  /** The PDF in base64; null where the server has none. */
  load: () => Promise<string | null>;
  fileName: string;
  /** What is told where the server says nothing better. */
  error: string;
  /** What is told where the server has no PDF; the same as `error` unless given. */
  missing?: string;
}

/**
 * Prints a document in a window that was opened inside the click. Never throws: a failure closes the window, is logged and told in a
 * toast. A refused window is told too (spec section 8), and the document offered in the panel. Answers whether there was a document.
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
    tellError(failure, failure instanceof PdfDecodeError ? failure.message : error);
  }
  return false;
}
