import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { session } from '@/lib/person/session';
import { tokenFor } from '../../../test/server/token';
import { keepDelays } from '../../../test/support/delays';
import { PrintWindow } from '../../../test/support/print-windows';
import { toastTexts } from '../../../test/support/toasts';
import { printDocument, printPdf } from './document';
import { keepPrinted, usePrinted } from './history';
import { NOTHING_STORED } from './stored';
import { decodePdf, openPrintJob, PdfDecodeError, useBlockedPrint } from './window';

/** With `+` and `/`. */
const PDF = btoa('%PDF-1.7\n%ñandú ~~~ÿÿÿ>>>???\n%%EOF');
const DOCUMENT = decodePdf(PDF);

/** Timers that run: the session's. */
const ONLY_EXPIRY = 1;

/** Its document loads when the test says so. */
function fakeWindow() {
  const opened = new PrintWindow();
  const replace = vi.spyOn(opened.location, 'replace').mockImplementation(() => undefined);
  return Object.assign(opened, {
    load: () => void (opened.location.href = String(replace.mock.lastCall?.[0])),
  });
}

let target: ReturnType<typeof fakeWindow>;
let live: Set<string>;

function openAs(result: unknown) {
  return vi.spyOn(window, 'open').mockImplementation(() => result as Window | null);
}

/** Its window is open. */
function printRemito() {
  openAs(target);
  openPrintJob().print(DOCUMENT, 'remito-1.pdf');
}

keepDelays();

beforeEach(() => {
  session.signIn(tokenFor(3600), { id: 1 });
  vi.useFakeTimers({ now: Date.now() });
  target = fakeWindow();
  live = new Set();
  let count = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const url = `blob:http://localhost:3000/${++count}`;
    live.add(url);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void live.delete(url));
});

describe('decodePdf', () => {
  it('returns the bytes of the document', async () => {
    const blob = decodePdf(PDF);
    expect(blob.type).toBe('application/pdf');
    expect(Buffer.from(await blob.arrayBuffer()).toString('base64')).toBe(PDF);
  });

  const TEXT = atob(PDF);

  it.each([
    ['in lines', ` ${PDF.slice(0, 8)}\r\n${PDF.slice(8, 20)}\n\t${PDF.slice(20)}\n`],
    ['with the prefix of an address', ` data:application/pdf;base64,${PDF}`],
    ['in the URL-safe alphabet', PDF.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')],
    ['with a byte order mark', `\uFEFF${PDF}`],
    ['with a byte order mark in it', btoa(`\xEF\xBB\xBF${TEXT}`)],
    ['with a blank line before its name', btoa(`\r\n ${TEXT}`)],
  ])('accepts base64 %s', async (_, text) => {
    expect(Buffer.from(await decodePdf(text).arrayBuffer()).toString('base64')).toBe(PDF);
  });

  it.each([
    ['no base64', '¡%&!'],
    ['empty', ''],
    ['base64 of something else', btoa('<html>no</html>')],
    ['base64 of a PDF with something before it', btoa('x%PDF-1.7')],
    ['base64 of less than a PDF’s name', btoa('%PDF')],
    ['base64 that was cut', PDF.slice(0, 9)],
    ['base64 with a null in it', `${PDF.slice(0, 8)}\u0000${PDF.slice(8)}`],
  ])('refuses a text that is %s', (_, text) => {
    expect(() => decodePdf(text)).toThrow(PdfDecodeError);
    expect(() => decodePdf(text)).toThrow('Error al decodificar el PDF.');
  });
});

describe('print window', () => {
  it('opens at once, and says that it is preparing', () => {
    const open = openAs(target);
    const job = openPrintJob();
    expect(open).toHaveBeenCalledTimes(1);
    expect(job.blocked).toBe(false);
    expect(target.document.title).toBe('Preparando impresión…');
    expect(target.document.body.textContent).toBe('Preparando impresión…');
    expect(target.document.documentElement.lang).toBe('es-AR');
    expect(target.location.replace).not.toHaveBeenCalled();
  });

  it('prints once, 500 ms after it shows the document', async () => {
    openAs(target);
    const job = openPrintJob();
    await vi.advanceTimersByTimeAsync(5000);
    job.print(DOCUMENT, 'remito-1.pdf');
    target.load();
    await vi.advanceTimersByTimeAsync(499);
    expect(target.prints).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(target.prints).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(target.prints).toBe(1);
  });

  it('waits longer for a slow document', async () => {
    printRemito();
    await vi.advanceTimersByTimeAsync(3000);
    expect(target.prints).toBe(0);
    target.document.readyState = 'loading';
    target.load();
    await vi.advanceTimersByTimeAsync(1000);
    expect(target.prints).toBe(0);
    target.document.readyState = 'complete';
    await vi.advanceTimersByTimeAsync(100);
    expect(target.prints).toBe(1);
  });

  it('prints if the viewer is cross-origin', async () => {
    printRemito();
    Object.defineProperty(target, 'document', {
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
    target.load();
    await vi.advanceTimersByTimeAsync(500);
    expect(target.prints).toBe(1);
  });

  it('keeps the document while it is open, without polling, and revokes it when the user returns to the panel', async () => {
    printRemito();
    target.load();
    await vi.advanceTimersByTimeAsync(500);
    expect(target.prints).toBe(1);
    expect(vi.getTimerCount()).toBe(ONLY_EXPIRY);
    window.dispatchEvent(new Event('focus'));
    expect(live.size).toBe(1);
    target.closed = true;
    window.dispatchEvent(new Event('focus'));
    expect(live.size).toBe(0);
  });

  it('prints and keeps nothing if closed before the document has loaded', async () => {
    printRemito();
    target.closed = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(target.prints).toBe(0);
    expect(live.size).toBe(0);
    expect(vi.getTimerCount()).toBe(ONLY_EXPIRY);
  });

  it('gives up on a document that does not load within a minute', async () => {
    printRemito();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(vi.getTimerCount()).toBe(ONLY_EXPIRY);
    expect(target.prints).toBe(0);
  });

  it('closed before the document arrives, stays empty and says where the document is kept', () => {
    openAs(target);
    const job = openPrintJob();
    target.closed = true;
    printPdf(job, { name: 'Remito 1', fileName: 'remito-1.pdf', pdf: DOCUMENT, stored: null });
    expect(toastTexts()).toEqual([
      'Se cerró la ventana de impresión. El documento queda en Últimas impresiones.',
    ]);
    expect(target.location.replace).not.toHaveBeenCalled();
    expect(live.size).toBe(0);
  });

  it('closes if there is nothing to print', () => {
    openAs(target);
    openPrintJob().cancel();
    expect(target.closed).toBe(true);
  });
});

it('opens no window in a browser that downloads PDFs, and offers the document with its name', () => {
  const open = openAs(target);
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'pdfViewerEnabled'));
  const { result } = renderHook(() => useBlockedPrint());
  const job = openPrintJob();
  expect(job.blocked).toBe(true);
  act(() => void job.print(DOCUMENT, 'remito-1.pdf'));
  expect(open).not.toHaveBeenCalled();
  expect(result.current.blockedPrint?.fileName).toBe('remito-1.pdf');
});

it('a blocked window offers the latest document to open by hand, until it is dismissed', () => {
  openAs(null);
  const { result } = renderHook(() => useBlockedPrint());
  const job = openPrintJob();
  expect(job.blocked).toBe(true);
  expect(result.current.blockedPrint).toBeNull();

  act(() => void job.print(DOCUMENT, 'remito-1.pdf'));
  act(() => void openPrintJob().print(DOCUMENT, 'remito-2.pdf'));
  const { url, fileName } = result.current.blockedPrint!;
  expect(fileName).toBe('remito-2.pdf');
  expect(live).toEqual(new Set([url]));

  act(() => result.current.dismiss());
  expect(result.current.blockedPrint).toBeNull();
  expect(live.size).toBe(0);
});

const anotherSignsIn = () => session.signIn(tokenFor(3600), { id: 2 });

describe.each([
  ['has signed out', () => session.signOut()],
  [
    'was followed by another after the session expired',
    () => {
      session.expire();
      anotherSignsIn();
    },
  ],
])('of a user who %s', (_, leave) => {
  const REMITO = { name: 'Remito 1', fileName: 'remito-1.pdf' };

  it('a late document is neither shown nor kept, and its window closes', async () => {
    openAs(target);
    const { result } = renderHook(() => usePrinted());
    const job = openPrintJob();
    const texts = { ...REMITO, error: 'No se pudo', source: NOTHING_STORED };
    void printDocument(job, { ...texts, load: () => (leave(), Promise.resolve(PDF)) });
    await vi.advanceTimersByTimeAsync(1000);
    expect(target.closed).toBe(true);
    expect(live.size).toBe(0);
    expect(result.current).toEqual([]);
    expect(toastTexts()).toEqual([]);
  });

  it('a document whose window was blocked is offered to nobody else, arrived or not', () => {
    openAs(null);
    const { result } = renderHook(() => useBlockedPrint());
    const late = openPrintJob();
    act(() => void openPrintJob().print(DOCUMENT, 'remito-1.pdf'));
    act(leave);
    act(() => void late.print(DOCUMENT, 'remito-2.pdf'));
    expect(result.current.blockedPrint).toBeNull();
    expect(live.size).toBe(0);
  });
});

it('for another user, a click starts no further call and says no failure', async () => {
  openAs(target);
  const job = openPrintJob();
  const said = vi.fn();
  void job.run(() => (anotherSignsIn(), Promise.reject(new Error('late')))).then(said, said);
  await vi.advanceTimersByTimeAsync(0);
  const load = vi.fn();
  void job.run(load).then(said, said);
  await vi.advanceTimersByTimeAsync(0);
  expect(said).not.toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
  expect(target.closed).toBe(true);
});

it('the last ten documents are kept, the newest first', () => {
  const { result } = renderHook(() => usePrinted());
  for (let number = 1; number <= 11; number += 1) {
    act(() => keepPrinted({ name: String(number), fileName: '', pdf: DOCUMENT, stored: null }));
  }
  expect(result.current.map(({ name }) => name).join()).toBe('11,10,9,8,7,6,5,4,3,2');
});

it('a document that arrives after the session expired is still its user’s', () => {
  openAs(target);
  const job = openPrintJob();
  session.expire();
  expect(job.print(DOCUMENT, 'remito-2.pdf')).toBe('shown');
});
