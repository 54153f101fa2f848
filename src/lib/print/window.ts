import { delays } from '@/lib/page/delays';
import { createStore, useStore } from '@/lib/page/store';
import { beginOwnWork, onOwnerGone } from '@/lib/person/own-store';
import { attempt } from '@/lib/person/storage';

/** After this time the user has to print the document by hand. */
const PRINT_GIVE_UP_MS = 60_000;

/** Spec section 8: the text is not base64, or not a PDF. */
export class PdfDecodeError extends Error {
  override name = 'PdfDecodeError';
  constructor() {
    super('Error al decodificar el PDF.');
  }
}

/** Servers put it before base64. */
const BEFORE_BASE64 = /^[\s\uFEFF]*(?:data:[^,]*,)?/;
/** A byte order mark and blank lines. */
const BEFORE_PDF = /^(?:\xEF\xBB\xBF)?\s*(?=%PDF-)/;

/** Spec section 1, Printing. Takes the URL-safe alphabet too. @throws PdfDecodeError if the text is not base64 or does not hold a PDF. */
export function decodePdf(base64: string): Blob {
  const text = base64.replace(BEFORE_BASE64, '').replaceAll('-', '+').replaceAll('_', '/');
  const binary = attempt(() => atob(text))?.replace(BEFORE_PDF, '');
  if (!binary?.startsWith('%PDF-')) throw new PdfDecodeError();
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  return new Blob([bytes], { type: 'application/pdf' });
}

/** A browser that does not show PDFs would download it under a random name and leave the window empty. */
export const showsPdfs = (): boolean =>
  // Older Safaris lack the property, and show PDFs.
  !('pdfViewerEnabled' in navigator) || navigator.pdfViewerEnabled;

/** A document without a window: the browser blocked it, or does not show PDFs. The panel offers it without fetching it again. */
export interface BlockedPrint {
  url: string;
  fileName: string;
}

const blocked = createStore<BlockedPrint | null>(null);

function setBlockedPrint(next: BlockedPrint | null) {
  const before = blocked.get();
  if (before) URL.revokeObjectURL(before.url);
  blocked.set(next);
}

onOwnerGone(() => setBlockedPrint(null));

export function useBlockedPrint() {
  return { blockedPrint: useStore(blocked), dismiss: () => setBlockedPrint(null) };
}

/** Some PDF viewers run on their own origin: what throws has left the waiting page. */
const isLoaded = (target: Window, url: string): boolean =>
  attempt(() => target.location.href === url && target.document.readyState === 'complete') ?? true;

function printWhenLoaded(target: Window, url: string) {
  const opened = performance.now();
  const poll = setInterval(() => {
    const waited = performance.now() - opened;
    const isReady = !target.closed && waited >= delays.print && isLoaded(target, url);
    if (!isReady && !target.closed && waited < PRINT_GIVE_UP_MS) return;
    clearInterval(poll);
    revokeWhenClosed(target, url);
    if (!isReady) return;
    target.focus();
    target.print();
  }, delays.printPoll);
}

/** No event reports that another window closed, so check when the user returns to the panel. */
function revokeWhenClosed(target: Window, url: string) {
  const revoke = () => {
    if (!target.closed) return;
    window.removeEventListener('focus', revoke);
    URL.revokeObjectURL(url);
  };
  window.addEventListener('focus', revoke);
  revoke();
}

export interface PrintJob {
  blocked: boolean;
  /** Runs what the document takes. For another user than the click's it settles nothing, and the window closes. */
  run: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** Shows the document in the window and prints it, or offers it in the panel if there is none, if the user of the click is still there. */
  print: (pdf: Blob, fileName: string) => 'shown' | 'closed' | 'dropped';
  cancel: () => void;
}

/** Opens the window for a document. Call it inside the click handler, or the browser blocks the window. */
export function openPrintJob(): PrintJob {
  const target = showsPdfs() ? window.open('', '_blank') : null;
  if (target) {
    target.document.title = 'Preparando impresión…';
    target.document.documentElement.lang = 'es-AR';
    target.document.body.textContent = 'Preparando impresión…';
  }
  const cancel = () => target?.close();
  const { isOwn, run } = beginOwnWork(cancel);
  return {
    blocked: target === null,
    run,
    print(pdf, fileName) {
      if (!isOwn()) {
        cancel();
        return 'dropped';
      }
      if (target?.closed) return 'closed';
      const url = URL.createObjectURL(pdf);
      if (target) {
        target.location.replace(url);
        printWhenLoaded(target, url);
      } else setBlockedPrint({ url, fileName });
      return 'shown';
    },
    cancel,
  };
}
