import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { readPdfText } from '@mocks/pdf/read-text';
import { setClock } from './clock';

/** The part of a window that printing uses. */
export class PrintWindow {
  document = {
    title: '',
    readyState: 'complete',
    documentElement: { lang: '' },
    body: { textContent: '' },
  };
  location = {
    href: 'about:blank',
    replace: (url: string) => {
      this.location.href = url;
    },
  };
  closed = false;
  prints = 0;
  focus = () => undefined;
  print = () => {
    this.prints += 1;
  };
  close = () => {
    this.closed = true;
  };
}

interface PrintRecorder {
  windows: PrintWindow[];
  /** By object URL, until it is revoked. */
  documents: Map<string, Blob>;
  /** The browser refuses to open a window. */
  isBlocked: boolean;
  /** Waits until the only window has printed, half a second after it showed its document, and returns the document. */
  printed: () => Promise<Blob | undefined>;
  /** Waits until this many windows were opened and the last one shows its document, and returns the document. */
  shown: (count: number) => Promise<Blob>;
}

/** The texts of a document's pages. */
export const pagesOf = async (pdf: Blob | null | undefined) =>
  readPdfText(new Uint8Array(await pdf!.arrayBuffer()));

/** Replaces the browser's windows in every test of a file. */
export function recordPrintWindows(): PrintRecorder {
  const recorder: PrintRecorder = {
    windows: [],
    documents: new Map(),
    isBlocked: false,
    async printed() {
      await waitFor(() => expect(recorder.windows).toHaveLength(1));
      const opened = recorder.windows[0]!;
      // Writing a PDF of hundreds of labels takes seconds on a busy machine.
      await waitFor(() => expect(opened.location.href).toMatch(/^blob:/), { timeout: 20_000 });
      setClock('2026-11-20T10:30:00.500-03:00');
      await waitFor(() => expect(opened.prints).toBe(1));
      return recorder.documents.get(opened.location.href);
    },
    async shown(count) {
      await waitFor(() => expect(recorder.windows).toHaveLength(count));
      const { location } = recorder.windows[count - 1]!;
      await waitFor(() => expect(location.href).toMatch(/^blob:/));
      return recorder.documents.get(location.href)!;
    },
  };

  beforeEach(() => {
    recorder.windows = [];
    recorder.documents = new Map();
    recorder.isBlocked = false;
    vi.spyOn(window, 'open').mockImplementation(() => {
      if (recorder.isBlocked) return null;
      const opened = new PrintWindow();
      recorder.windows.push(opened);
      return opened as unknown as Window;
    });
    vi.spyOn(URL, 'createObjectURL').mockImplementation((source) => {
      const url = `blob:http://localhost:3000/${recorder.documents.size}`;
      recorder.documents.set(url, source as Blob);
      return url;
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(
      (url) => void recorder.documents.delete(url),
    );
  });

  afterEach(async () => {
    // Printing polls a window until it has printed or is closed, so close it before the test ends.
    for (const opened of recorder.windows) opened.close();
    await waitFor(() => {
      window.dispatchEvent(new Event('focus'));
      const shown = recorder.windows.map(({ location }) => location.href);
      expect(shown.filter((url) => recorder.documents.has(url))).toEqual([]);
    });
    vi.restoreAllMocks();
  });

  return recorder;
}
