import type { Page } from '@playwright/test';
import { type Family, type Figure, during } from '../family';
import { clickToPaint, sleep, type Answered, type Visit } from '../visit';
import { type Scrolled, scrollThrough } from './scrolling';

const SELECTED = 'tbody tr:has(input[type=checkbox])';

/** Waits for new rows. */
function armRows(): void {
  window.bench.arm(() => document.querySelector('tbody tr input[type=checkbox]') !== null);
}

/** Waits for the selection count to begin with this text. */
function armStatus(text: string): void {
  const statuses = [...document.querySelectorAll('[role=status]')];
  window.bench.arm(() => statuses.some((status) => status.textContent.trim().startsWith(text)));
}

/** Waits for the rows to be sorted by a column, and to differ from before. */
function armSorted(row: string): void {
  const before = document.querySelector(row)?.textContent;
  window.bench.arm(
    () =>
      document.querySelector('th[aria-sort=ascending]') !== null &&
      document.querySelector(row)?.textContent !== before,
  );
}

async function fillDates(page: Page): Promise<void> {
  for (const [name, date] of [
    ['Fecha desde', '01/01/2000'],
    ['Fecha hasta', '31/12/2099'],
  ] as const) {
    await page.getByRole('textbox', { name }).fill(date);
    await page.getByRole('textbox', { name }).press('Tab');
  }
}

/** Waits for the network and the main thread to settle. */
async function rest({ page, traffic }: Visit): Promise<void> {
  await traffic.quiet(200);
  await page.evaluate(() => window.bench.frames(5));
  await sleep(300);
}

export interface RowsSample {
  drawn: number;
  arrived: number;
  one: Answered;
  all: Answered;
  sort: Answered;
  /** MB, with the rows on screen, after a forced garbage collection. */
  heap: number;
  scrolled: Scrolled;
  /** The same at the top speed of a hand on a wheel. */
  byHand: Scrolled;
}

/** Pixels per wheel notch. */
const NOTCH = 120;

/** Searches so many movements in Consultas, and ticks, sorts and scrolls them. */
export async function useRows(visit: Visit, count: number): Promise<RowsSample> {
  const { page, cdp } = visit;
  await page.goto('reportes');
  await fillDates(page);
  await rest(visit);
  await clickToPaint(visit, page.getByRole('button', { name: 'Buscar', exact: true }), () =>
    page.evaluate(armRows),
  );
  const { arrived, drawn } = await page.evaluate(async () => {
    const { at } = await window.bench.armed();
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const end = calls.findLast(({ name }) => name.includes('/api/reportes/'))?.responseEnd ?? NaN;
    return { drawn: at - window.bench.bodyAt('/api/reportes/'), arrived: at - end };
  });
  await rest(visit);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');

  const boxes = page.locator('tbody input[type=checkbox]');
  const one = await clickToPaint(visit, boxes.nth(2), () =>
    page.evaluate(armStatus, '1 seleccionado'),
  );
  await rest(visit);
  const every = page.locator('thead input[type=checkbox]');
  const all = await clickToPaint(visit, every, () =>
    page.evaluate(armStatus, `${count.toLocaleString('es-AR')} seleccionados`),
  );
  await rest(visit);
  await clickToPaint(visit, every, () => page.evaluate(armStatus, ''));
  await rest(visit);
  const destino = page.locator('thead button', { hasText: 'Destino' });
  const sort = await clickToPaint(visit, destino, () => page.evaluate(armSorted, SELECTED));
  await rest(visit);
  const scrolled = await scrollThrough(visit, SELECTED);
  await rest(visit);
  const byHand = await scrollThrough(visit, SELECTED, NOTCH);
  return { drawn, arrived, one, all, sort, heap: usedSize / 1_000_000, scrolled, byHand };
}

const COUNT = 10_000;
const WORK =
  'what the main thread works (handlers, rendering, style, layout, paint) from the pointer going down to the frame that shows it: a latency would add up to 17 ms of waiting for that frame';

const figures = {
  drawn: {
    name: '10,000 rows drawn',
    unit: 'ms',
    target: 450,
    what: 'in Consultas, from the answer’s body being whole in the page, not yet parsed, to its rows painted, CPU 1×',
  },
  arrived: {
    name: '10,000 rows drawn, from the last byte',
    unit: 'ms',
    what: 'the same from the last byte received, with handing the body (some 7 MB) to the page',
  },
  one: { name: '10,000 rows, tick one: work', unit: 'ms', target: 32, what: WORK },
  oneLatency: {
    name: '10,000 rows, tick one: latency',
    unit: 'ms',
    what: 'from the pointer going down to the frame that shows it',
  },
  all: { name: '10,000 rows, tick all: work', unit: 'ms', target: 64, what: WORK },
  allLatency: {
    name: '10,000 rows, tick all: latency',
    unit: 'ms',
    what: 'from the pointer going down to the frame that shows it',
  },
  sort: { name: '10,000 rows, sort: work', unit: 'ms', target: 200, what: WORK },
  sortLatency: {
    name: '10,000 rows, sort: latency',
    unit: 'ms',
    what: 'from the pointer going down on the header Destino to the frame that shows other rows',
  },
  longest: {
    name: '10,000 rows, scrolling: longest frame',
    unit: 'ms',
    target: 32,
    what: 'the longest task that draws a frame, from its beginning (handlers, script, style, layout, paint) to its commit, by the trace, while the wheel turns 120 times, once every 16 ms, through all of the rows',
  },
  long: {
    name: '10,000 rows, scrolling: frames over 32 ms',
    unit: 'frames',
    target: 0,
    what: 'how many such frames there are, by the clock: with waiting for a core of this machine',
  },
  longByHand: {
    name: '10,000 rows, scrolling by notches: frames over 32 ms',
    unit: 'frames',
    target: 0,
    what: 'the same while the wheel turns 120 times by one notch, 120 px, once every 16 ms',
  },
  worked: {
    name: '10,000 rows, scrolling: over 32 ms between frames',
    unit: 'frames',
    what: 'frames up to which the main thread worked that long since the one before, at drawing or at whatever else, such as collecting garbage while there is nothing to draw',
  },
  workedByHand: {
    name: '10,000 rows, scrolling by notches: over 32 ms between frames',
    unit: 'frames',
    what: 'the same by notches',
  },
  empty: {
    name: '10,000 rows, scrolling: frames without a row',
    unit: 'frames',
    what: 'frames in which the middle of the table shows no row',
  },
  heap: {
    name: '10,000 rows, memory',
    unit: 'MB',
    what: 'JavaScript heap with the rows on screen, after a forced garbage collection',
  },
} satisfies Record<string, Figure>;

export const rows: Family<keyof typeof figures> = {
  name: 'rows',
  figures,
  sample: (bench) =>
    during(bench.open({}, COUNT), async (visit) => {
      const { one, all, sort, scrolled, byHand, ...sample } = await useRows(visit, COUNT);
      return {
        ...sample,
        ...scrolled,
        longByHand: byHand.long,
        workedByHand: byHand.worked,
        one: one.work,
        oneLatency: one.latency,
        all: all.work,
        allLatency: all.latency,
        sort: sort.work,
        sortLatency: sort.latency,
      };
    }),
};
