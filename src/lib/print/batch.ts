import { noop } from '@tanstack/react-query';
import { isUnanswered, shortMessage } from '@/lib/api/http-errors';
import { runMany, type Ended } from '@/lib/cache/run-many';
import { underWayText } from '@/lib/cache/under-way';
import { logError } from '@/lib/page/log';
import { showCount } from '@/lib/values/show-importe';
import type { PrintableDocument } from './document';
import type { PaperSource } from './stored';
import { decodePdf, PdfDecodeError } from './window';

export interface Printable {
  id: number;
  name: string;
}

export interface PrintKind<Item> {
  title: string;
  noun: string;
  /** Fetches the PDF in base64, or null if the server has none. */
  load: (id: number, signal: AbortSignal) => Promise<string | null>;
  error: string;
  missing: string;
  source: Omit<PaperSource<Item>, 'ids'> | null;
  fileName: string;
}

export interface NotPrinted extends Printable {
  reason: string;
}

interface Joined {
  /** Null if no document could be fetched, or the run ended early. */
  pdf: Blob | null;
  printed: Printable[];
  failed: NotPrinted[];
  ended: Ended | null;
}

const nothing = (ended: Ended): Joined => ({ pdf: null, printed: [], failed: [], ended });

/** Joins PDFs in the given order, without failed ones. No PDF if the run ends early. @throws if the PDF library's chunk fails to load. */
export async function fetchJoined(
  items: readonly Printable[],
  { title, noun, load, error: fallback, missing }: Omit<PrintKind<never>, 'source' | 'fileName'>,
  { signal, onDone }: { signal: AbortSignal; onDone: (tried: number) => void },
): Promise<Joined> {
  const [{ PDFDocument }, fetched] = await Promise.all([
    import('@cantoo/pdf-lib'),
    runMany(
      items,
      async ({ id }) => {
        const base64 = await load(id, signal);
        return base64 ? decodePdf(base64) : null;
      },
      {
        signal,
        onDone,
        doing: (tried) => underWayText('preparando', showCount(items.length, noun), tried),
      },
    ),
  ]);
  if (fetched.ended) return nothing(fetched.ended);

  const joined = await PDFDocument.create();
  joined.setTitle(title, { showInWindowTitleBar: true });
  joined.setLanguage('es-AR');
  async function append(pdf: Blob) {
    const source = await PDFDocument.load(await pdf.arrayBuffer());
    for (const page of await joined.copyPages(source, source.getPageIndices())) {
      joined.addPage(page);
    }
  }

  const reasons = new Map<Printable, string>();
  for (const { item, error } of fetched.failed) reasons.set(item, whyNotPrinted(error, fallback));
  for (const { item, result } of fetched.done) {
    if (signal.aborted) return nothing({ by: 'user', error: signal.reason });
    if (result === null) reasons.set(item, missing);
    else {
      await append(result).catch((error: unknown) =>
        reasons.set(item, whyNotPrinted(error, new PdfDecodeError().message)),
      );
    }
  }
  const printed = items.filter((item) => !reasons.has(item));
  return {
    pdf: printed.length > 0 ? new Blob([await joined.save()], { type: 'application/pdf' }) : null,
    printed,
    failed: items.flatMap((item) => {
      const reason = reasons.get(item);
      return reason === undefined ? [] : { ...item, reason };
    }),
    ended: null,
  };
}

export const NOT_JOINED = 'No se pudo armar el documento: no se imprimió nada. Probá de nuevo.';

export const joinedName = (title: string, [only, ...others]: readonly Printable[]): string =>
  only && others.length === 0 ? only.name : `${title} (${showCount(others.length + 1)})`;

/** Many documents in one, all or nothing. */
export function joinedDocument<Item>(
  items: readonly Printable[],
  kind: PrintKind<Item>,
): PrintableDocument<Item> | null {
  if (!kind.source) return null;
  let left = items;
  return {
    name: () => joinedName(kind.title, left),
    source: { ...kind.source, ids: items.map(({ id }) => id) },
    async load({ ids }) {
      left = items.filter(({ id }) => ids.includes(id));
      const whole = { signal: new AbortController().signal, onDone: noop };
      const { pdf, failed } = await fetchJoined(left, kind, whole);
      if (failed[0]) throw new Error(failed[0].reason);
      return pdf;
    },
    fileName: kind.fileName,
    error: NOT_JOINED,
  };
}

function whyNotPrinted(error: unknown, fallback: string): string {
  logError(error);
  if (error instanceof PdfDecodeError) return error.message;
  return shortMessage(error, isUnanswered(error) ? 'El servidor no respondió.' : fallback);
}
