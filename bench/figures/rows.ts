import type { Page } from '@playwright/test';
import { type Family, type Figure, during } from '../family';
import { median } from '../report';
import { clickToPaint, mainThread, sleep, type Visit } from '../visit';
import { scrollThrough } from './scrolling';

export const SELECTED = 'tbody tr:has(input[type=checkbox])';

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
export async function rest({ page, traffic }: Visit): Promise<void> {
  await traffic.quiet(200);
  await page.evaluate(() => window.bench.frames(5));
  await sleep(300);
}

const COUNT = 10_000;

export const TURNS = 5;
export const TURN_PX = 3000;

/** Turns the wheel over the rows, further than what is drawn reaches: all rows in view are new. Median of the main thread's work. */
export async function turnWheel(visit: Visit): Promise<number> {
  const { page, cdp } = visit;
  const box = await page.locator(SELECTED).nth(4).boundingBox();
  if (!box) throw new Error('No row is in view.');
  await page.mouse.move(box.x + box.width / 2, box.y);
  const work: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await rest(visit);
    await page.evaluate((px) => {
      const end = scrollY + px;
      window.bench.arm(() => scrollY >= end);
    }, TURN_PX);
    const before = await mainThread(cdp);
    await page.mouse.wheel(0, TURN_PX);
    await page.evaluate(() => window.bench.armed());
    work.push((await mainThread(cdp)).task - before.task);
  }
  return median(work);
}

/** Searches all movements in Consultas. */
export async function searchAll(visit: Visit): Promise<void> {
  const { page } = visit;
  await page.goto('reportes');
  await fillDates(page);
  await rest(visit);
  await clickToPaint(visit, page.getByRole('button', { name: 'Buscar', exact: true }), () =>
    page.evaluate(armRows),
  );
}

/** Searches the movements in Consultas, and ticks, sorts and scrolls them. */
async function sample(visit: Visit): Promise<Record<keyof typeof figures, number>> {
  const { page } = visit;
  await searchAll(visit);
  const drawn = await page.evaluate(
    async () => (await window.bench.armed()).at - window.bench.bodyAt('/api/reportes/'),
  );
  await rest(visit);
  const boxes = page.locator('tbody input[type=checkbox]');
  const one = await clickToPaint(visit, boxes.nth(2), () =>
    page.evaluate(armStatus, '1 seleccionado'),
  );
  await rest(visit);
  const every = page.locator('thead input[type=checkbox]');
  const all = await clickToPaint(visit, every, () =>
    page.evaluate(armStatus, `${COUNT.toLocaleString('es-AR')} seleccionados`),
  );
  await rest(visit);
  await clickToPaint(visit, every, () => page.evaluate(armStatus, ''));
  await rest(visit);
  const destino = page.locator('thead button', { hasText: 'Destino' });
  const sort = await clickToPaint(visit, destino, () => page.evaluate(armSorted, SELECTED));
  await rest(visit);
  const turn = await turnWheel(visit);
  return { drawn, one, all, sort, turn, ...(await scrollThrough(visit, SELECTED)) };
}

export const WORK =
  'what the main thread works (handlers, rendering, style, layout, paint) from the event to the frame that shows it';

const figures = {
  drawn: {
    name: '10,000 rows drawn',
    unit: 'ms',
    target: 450,
    what: 'in Consultas, from the answer’s body being whole in the page, not yet parsed, to its rows painted, CPU 1×',
  },
  one: { name: '10,000 rows, tick one: work', unit: 'ms', target: 32, what: WORK },
  all: { name: '10,000 rows, tick all: work', unit: 'ms', target: 64, what: WORK },
  sort: { name: '10,000 rows, sort: work', unit: 'ms', target: 200, what: WORK },
  turn: {
    name: '10,000 rows, a turn of the wheel: work',
    unit: 'ms',
    target: 100,
    what: `${WORK}, of ${TURN_PX.toLocaleString('en')} px, median of ${TURNS}`,
  },
  longest: {
    name: '10,000 rows, scrolling: longest frame',
    unit: 'ms',
    what: 'the longest task that draws a frame, from its beginning (handlers, script, style, layout, paint) to its commit, by the trace, while the wheel turns 120 times, once every 16 ms, through all of the rows',
  },
  empty: {
    name: '10,000 rows, scrolling: frames without a row',
    unit: 'frames',
    target: 0,
    what: 'frames in which the middle of the table shows no row',
  },
} satisfies Record<string, Figure>;

export const rows: Family<keyof typeof figures> = {
  name: 'rows',
  figures,
  sample: (bench) => during(bench.open({}, COUNT), sample),
};
