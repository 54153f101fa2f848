import { useSyncExternalStore } from 'react';

/** Spec section 9: at the earliest this long after the PDF was opened. */
const PRINT_DELAY_MS = 500;
const POLL_MS = 100;
/** A document that has not loaded by then is left to be printed by hand. */
const GIVE_UP_MS = 60_000;

/** Spec section 8: what is not base64 of a PDF. */
export class PdfDecodeError extends Error {
  override name = 'PdfDecodeError';
  constructor() {
    super('Error al decodificar el PDF.');
  }
}

/**
 * Decodes a base64 PDF (spec section 1, Printing).
 *
 * @throws PdfDecodeError where the text is not base64, or what it holds is no PDF.
 */
export function decodePdf(base64: string): Blob {
  let binary: string;
  try {
    binary = atob(base64);
  } catch {
    throw new PdfDecodeError();
  }
  if (!binary.startsWith('%PDF-')) throw new PdfDecodeError();
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  return new Blob([bytes], { type: 'application/pdf' });
}

/** A document that came while its window could not be opened: it is offered in the panel, without asking the server again. */
export interface BlockedPrint {
  url: string;
  fileName: string;
}

let blockedPrint: BlockedPrint | null = null;
const listeners = new Set<() => void>();

function setBlockedPrint(next: BlockedPrint | null) {
  if (blockedPrint) URL.revokeObjectURL(blockedPrint.url);
  blockedPrint = next;
  for (const listener of listeners) listener();
}

/** The document waiting to be opened by hand, and how to put it away. */
export function useBlockedPrint() {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => blockedPrint,
  );
  return { blockedPrint: current, dismiss: () => setBlockedPrint(null) };
}

function isLoaded(target: Window, url: string): boolean {
  try {
    return target.location.href === url && target.document.readyState === 'complete';
  } catch {
    // Some PDF viewers live on an origin of their own: the window has left the waiting page, so the document is there.
    return true;
  }
}

function printWhenLoaded(target: Window, url: string) {
  const opened = performance.now();
  const poll = setInterval(() => {
    const waited = performance.now() - opened;
    const isReady = !target.closed && waited >= PRINT_DELAY_MS && isLoaded(target, url);
    if (!isReady && !target.closed && waited < GIVE_UP_MS) return;
    clearInterval(poll);
    revokeWhenClosed(target, url);
    if (!isReady) return;
    target.focus();
    target.print();
  }, POLL_MS);
}

/** No event tells that another window was closed: look when the user comes back to the panel. */
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
  /** Whether the browser refused the window. */
  blocked: boolean;
  /**
   * Shows the document in the window and prints it, or offers it in the panel where the window was refused.
   *
   * @throws PdfDecodeError, after closing the window.
   */
  print: (base64: string, fileName: string) => void;
  /** Closes the window: there is nothing to print. */
  cancel: () => void;
}

/** Opens the window that a document will be printed from. Must be called inside the click, else the browser refuses it. */
export function openPrintJob(): PrintJob {
  const target = window.open('', '_blank');
  if (target) {
    target.document.title = 'Preparando impresión…';
    target.document.documentElement.lang = 'es-AR';
    target.document.body.textContent = 'Preparando impresión…';
  }
  return {
    blocked: target === null,
    print(base64, fileName) {
      let url: string;
      try {
        url = URL.createObjectURL(decodePdf(base64));
      } catch (error) {
        target?.close();
        throw error;
      }
      if (!target) {
        setBlockedPrint({ url, fileName });
      } else if (target.closed) {
        URL.revokeObjectURL(url);
      } else {
        target.location.replace(url);
        printWhenLoaded(target, url);
      }
    },
    cancel: () => target?.close(),
  };
}
