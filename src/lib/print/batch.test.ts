import { beforeEach, expect, it, vi } from 'vitest';
import { HTTPError, NetworkError } from '@/lib/api/http-errors';
import { isUnderWay } from '@/lib/cache/under-way';
import { session } from '@/lib/person/session';
import { render } from '@mocks/pdf/document';
import { tokenFor } from '../../../test/server/token';
import { expectConsole } from '../../../test/support/console';
import { deferred } from '../../../test/support/deferred';
import { pagesOf } from '../../../test/support/print-windows';
import { fetchJoined, type Printable } from './batch';

beforeEach(() => session.signIn(tokenFor(3600), { id: 1 }));

/** A PDF in base64 with one page for each text. */
async function pdfOf(...texts: string[]): Promise<string> {
  const bytes = await render({
    title: 'Prueba',
    company: 'Transporte',
    stamp: '2026-11-20',
    note: '',
    margin: 40,
    content: texts.map((text, page) => ({ text, ...(page > 0 && { pageBreak: 'before' }) })),
  });
  return Buffer.from(bytes).toString('base64');
}

const items: Printable[] = [7, 3, 9, 1, 5].map((id) => ({ id, name: `Remito ${id}` }));
const TEXTS = {
  noun: 'remito',
  title: 'Remitos',
  error: 'No se pudo obtener',
  missing: 'No está disponible',
};

function options() {
  const stop = new AbortController();
  return { signal: stop.signal, onDone: vi.fn(), stop };
}

const namesIn = async (pdf: Blob | null) => (await pagesOf(pdf)).map((page) => page.split(' ')[0]);

it('several documents become one in the given order, whichever answers first', async () => {
  const late = deferred();
  const { onDone, ...rest } = options();
  const joining = fetchJoined(
    items,
    {
      ...TEXTS,
      load: async (id) => {
        if (id === 7) await late.promise;
        return id === 9 ? pdfOf('n9', 'n9bis') : pdfOf(`n${id}`);
      },
    },
    { onDone, ...rest },
  );
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(4));
  late.resolve();
  const { pdf, printed, failed } = await joining;
  expect(await namesIn(pdf)).toEqual(['n7', 'n3', 'n9', 'n9bis', 'n1', 'n5']);
  expect(pdf!.type).toBe('application/pdf');
  expect(printed).toEqual(items);
  expect(failed).toEqual([]);
  expect(onDone.mock.calls.flat()).toEqual([1, 2, 3, 4, 5]);
});

it('several documents are joined without failed ones, which get their reasons', async () => {
  for (const text of [/HTTPError/, /NetworkError/, /PdfDecodeError/, /parse|PDF/i]) {
    expectConsole('error', text);
  }
  const loads: Record<number, () => Promise<string | null>> = {
    7: () => Promise.reject(new HTTPError('GET', 500, { message: 'Sin papel' })),
    3: () => pdfOf('n3'),
    9: () => Promise.resolve(null),
    1: () => Promise.reject(new NetworkError('cut')),
    5: () => Promise.resolve(btoa('%PDF-1.7 of nothing')),
  };
  const { pdf, printed, failed } = await fetchJoined(
    [...items, { id: 2, name: 'Remito 2' }],
    { ...TEXTS, load: (id) => (loads[id] ?? (() => Promise.resolve('???')))() },
    options(),
  );
  expect(await namesIn(pdf)).toEqual(['n3']);
  expect(printed.map(({ id }) => id)).toEqual([3]);
  expect(failed).toEqual([
    { id: 7, name: 'Remito 7', reason: 'Sin papel' },
    { id: 9, name: 'Remito 9', reason: 'No está disponible' },
    { id: 1, name: 'Remito 1', reason: 'El servidor no respondió.' },
    { id: 5, name: 'Remito 5', reason: 'Error al decodificar el PDF.' },
    { id: 2, name: 'Remito 2', reason: 'Error al decodificar el PDF.' },
  ]);
});

it('several documents are no longer fetched once the user cancels', async () => {
  const { stop, ...rest } = options();
  const load = vi.fn(
    (_: number, signal: AbortSignal) =>
      new Promise<string>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  const joining = fetchJoined(items, { ...TEXTS, load }, rest);
  // From the click on, so that a tab closed before the library has loaded asks too.
  expect(isUnderWay()).toBe(true);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(4));
  stop.abort();
  expect(await joining).toMatchObject({ pdf: null, printed: [], ended: { by: 'user' } });
  expect(load).toHaveBeenCalledTimes(4);
  expect(isUnderWay()).toBe(false);
});

it('several documents are no document if the user cancels while they are joined', async () => {
  const { stop, onDone, ...rest } = options();
  onDone.mockImplementation((tried) => tried === items.length && stop.abort());
  const joining = fetchJoined(
    items,
    { ...TEXTS, load: (id) => pdfOf(`n${id}`) },
    { onDone, ...rest },
  );
  expect(await joining).toMatchObject({ pdf: null, printed: [], ended: { by: 'user' } });
});
