import { type BrowserContext, type Page, expect } from '@playwright/test';
import { readPdfText } from '@mocks/pdf/read-text';

interface Recorder {
  /** The URL of the latest printed document. */
  printed: string | null;
  blobs: Map<string, Blob>;
  blocked: boolean;
}

declare global {
  interface Window {
    printRecorder: Recorder;
  }
}

/** Runs in the page. `print()` crashes headless Chromium's PDF viewer, and its shell has none, so stand-in windows record the calls. */
function installRecorder(): void {
  Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { value: true });
  const recorder: Recorder = { printed: null, blobs: new Map(), blocked: false };
  window.printRecorder = recorder;

  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (source) => {
    const url = create(source);
    if (source instanceof Blob) recorder.blobs.set(url, source);
    return url;
  };

  window.open = () => {
    if (recorder.blocked) return null;
    const content = document.implementation.createHTMLDocument();
    // Some versions of Chromium leave `readyState` at `loading`.
    Object.defineProperty(content, 'readyState', { value: 'complete' });
    const standIn = {
      document: content,
      location: {
        href: 'about:blank',
        replace(url: string) {
          this.href = url;
        },
      },
      closed: false,
      focus: () => undefined,
      print() {
        recorder.printed = this.location.href;
      },
      close() {
        this.closed = true;
      },
    };
    return standIn as unknown as Window;
  };
}

export const recordPrinting = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(installRecorder);

/** Makes `window.open` return null until the page is reloaded. */
export const blockPrintWindows = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.printRecorder.blocked = true;
  });

export interface PrintedPdf {
  bytes: Buffer;
  /** One text per page, white space collapsed. */
  pages: string[];
}

/** Waits for the latest printed document and reads it. */
export async function readPrintedPdf(page: Page): Promise<PrintedPdf> {
  const printed = () => page.evaluate(() => window.printRecorder.printed);
  await expect.poll(printed, { message: 'a document printed' }).not.toBeNull();
  const base64 = await page.evaluate(
    async (url) => {
      const blob = window.printRecorder.blobs.get(url ?? '');
      if (blob === undefined)
        throw new Error(`What was printed is no document of this page: ${url}`);
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    await printed(),
  );
  return { bytes: Buffer.from(base64, 'base64'), pages: await readPdfText(base64) };
}
