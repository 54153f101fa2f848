import { fourAtOnce } from './four-at-once';
import { cutMessage, errorMessage, errorStatus, isUnanswered } from './http-errors';
import { logError } from './log';
import { createPdfJoiner } from './join-pdfs';
import { decodePdf, PdfDecodeError } from './printing';

/** A document to print along with others. */
export interface Printable {
  /** The record's id. */
  id: number;
  /** `Remito 0001-00020137` */
  name: string;
}

/** Documents of one kind. */
export interface PrintKind {
  /** Fetches the PDF in base64, or null if the server has none. */
  load: (id: number, signal: AbortSignal) => Promise<string | null>;
  /** The reason for a failure without a message from the server. */
  error: string;
  /** The reason if the server has no PDF. */
  missing: string;
}

/** A document that was left out, and the reason to show. */
export interface NotPrinted extends Printable {
  reason: string;
}

interface FetchOptions {
  /** Of the joined document. */
  title: string;
  signal: AbortSignal;
  /** Called with the number of answers so far, failures included. */
  onDone: (done: number) => void;
}

interface Joined {
  /** Null if nothing could be fetched. */
  pdf: Blob | null;
  printed: Printable[];
  failed: NotPrinted[];
}

/**
 * Fetches PDFs, four at a time, and joins them in the given order. A document that fails is left out, and named in `failed`.
 *
 * @throws the signal's reason, the 401 that ended the session, or an error if the PDF library's chunk fails to load.
 */
export async function fetchJoined(
  items: readonly Printable[],
  { load, error: fallback, missing }: PrintKind,
  { title, signal, onDone }: FetchOptions,
): Promise<Joined> {
  const joiner = await createPdfJoiner(title);
  let done = 0;
  /** The 401 after which the other calls could only fail. */
  const ended: unknown[] = [];

  async function fetchOne({ id }: Printable): Promise<Blob | null> {
    signal.throwIfAborted();
    if (ended.length > 0) throw ended[0];
    try {
      const base64 = await load(id, signal);
      return base64 ? decodePdf(base64) : null;
    } catch (error) {
      if (errorStatus(error) === 401) ended.push(error);
      throw error;
    } finally {
      onDone((done += 1));
    }
  }

  const printed: Printable[] = [];
  const failed: NotPrinted[] = [];
  const answers = await Promise.allSettled(fourAtOnce(items, fetchOne));
  if (ended.length > 0) throw ended[0];
  for (const [index, item] of items.entries()) {
    signal.throwIfAborted();
    const answer = answers[index];
    const reason =
      answer?.status === 'fulfilled'
        ? answer.value
          ? await joiner.add(answer.value).then(
              () => null,
              (error: unknown) => reasonOf(error, new PdfDecodeError().message),
            )
          : missing
        : reasonOf(answer?.reason, fallback);
    if (reason === null) printed.push(item);
    else failed.push({ ...item, reason });
  }
  return { pdf: printed.length > 0 ? await joiner.join() : null, printed, failed };
}

/** Logs the error, and says why a document is missing. */
function reasonOf(error: unknown, fallback: string): string {
  logError(error);
  if (error instanceof PdfDecodeError) return error.message;
  const unanswered = isUnanswered(error) ? 'El servidor no respondió.' : fallback;
  return cutMessage(errorMessage(error, unanswered)).shown;
}
