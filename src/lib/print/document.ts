import { showError } from '@/lib/cache/show-error';
import { toasts } from '@/lib/page/toasts';
import { keepPrinted, type Printed, type Reprintable } from './history';
import { readStored, type PaperSource, type StoredRecords } from './stored';
import { decodePdf, PdfDecodeError, type PrintJob } from './window';

export interface PrintableDocument<Item> {
  /** A function, if it is known once the document has been loaded. */
  name: string | (() => string);
  source: PaperSource<Item>;
  /** Fetches or makes the PDF, in base64 or as it is, or null if the server has none. `read` reads each of the source's `ids` once. */
  load: (from: {
    ids: readonly number[];
    read: (id: number) => Promise<Item>;
  }) => Promise<string | Blob | null>;
  fileName: string;
  error: string;
  missing?: string;
}

/** Prints a PDF and keeps it for Últimas impresiones, which a toast names if the user has closed the window. */
export function printPdf(
  job: PrintJob,
  { name, fileName, pdf, stored }: Omit<Printed, 'id' | 'at'>,
): void {
  const outcome = job.print(pdf, fileName);
  if (outcome === 'dropped') return;
  keepPrinted({ name, fileName, pdf, stored });
  if (outcome === 'closed')
    toasts.warning('Se cerró la ventana de impresión. El documento queda en Últimas impresiones.');
}

/** Spec section 8. */
export function tellBlocked(job: PrintJob): void {
  if (job.blocked) toasts.error('No se pudo abrir la ventana de impresión');
}

/** A paper that was made of the records with these ids. Null if there are none. */
export const reprintable = <Item>(
  stored: StoredRecords<Item>,
  ids: readonly number[],
  document: PrintableDocument<Item>,
): Reprintable | null =>
  ids.length === 0
    ? null
    : {
        count: ids.length,
        since: () => stored.since(ids),
        printNow(job, gone) {
          const left = ids.filter((id) => !gone.has(id));
          void printDocument(job, { ...document, source: { ...document.source, ids: left } });
        },
      };

/** Prints a document in the click's window, or offers it in the panel. Never throws. Returns whether there was a document, or never if its user is gone. */
export async function printDocument<Item>(
  job: PrintJob,
  document: PrintableDocument<Item>,
): Promise<boolean> {
  const { name, source, load, fileName, error, missing = error } = document;
  const { ids } = source;
  tellBlocked(job);
  try {
    const { stored, loaded } = await job.run(async () => {
      const reading = readStored(source);
      return { stored: reading, loaded: await load({ ids, read: reading.read }) };
    });
    if (loaded) {
      printPdf(job, {
        name: typeof name === 'string' ? name : name(),
        fileName,
        pdf: typeof loaded === 'string' ? decodePdf(loaded) : loaded,
        stored: reprintable(stored, ids, document),
      });
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
