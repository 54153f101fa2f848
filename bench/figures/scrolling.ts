import { framesOf, traced } from '../tracing';
import { sleep, type Visit } from '../visit';

export interface Scrolled {
  /** The longest frame of the main thread, in milliseconds of wall time. */
  longest: number;
  /** Frames with no row in the middle of the scrolled area. */
  empty: number;
}

const TURNS = 120;
const TURN_MS = 16;
/** Stop here if a build cannot keep up. */
const PATIENCE_MS = 15_000;

/** Checks after each frame that a row is where one should be. Returns the pointer's position and the scroll distance. */
async function watchScroll(rowSelector: string): Promise<{ x: number; y: number; end: number }> {
  const row = document.querySelector(rowSelector);
  let scroller = row?.parentElement ?? document.documentElement;
  while (
    scroller !== document.documentElement &&
    (scroller.scrollHeight <= scroller.clientHeight ||
      !['auto', 'scroll'].includes(getComputedStyle(scroller).overflowY))
  ) {
    scroller = scroller.parentElement ?? document.documentElement;
  }
  scroller.scrollIntoView({ block: 'end' });
  scroller.scrollTop = 0;
  const isPage = scroller === document.documentElement;
  if (isPage) row?.scrollIntoView({ block: 'start' });
  await window.bench.frames(3);
  const box = scroller.getBoundingClientRect();
  const top = Math.max(isPage ? 0 : box.top, 0);
  const bottom = Math.min(isPage ? innerHeight : box.bottom, innerHeight);
  const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
  const y = (top + bottom) / 2;
  const end = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
  const seen = { empty: 0, on: true };
  Object.assign(window, { benchScroll: seen });
  const look = async (): Promise<void> => {
    while (seen.on) {
      await window.bench.frames(1);
      if (!document.elementFromPoint(x, y)?.closest(rowSelector)) seen.empty += 1;
    }
  };
  void look();
  return { x, y, end };
}

function endScroll(): number {
  const { benchScroll } = window as unknown as { benchScroll: { empty: number; on: boolean } };
  benchScroll.on = false;
  return benchScroll.empty;
}

/** Turns the wheel from the first row through all of them, and measures how smooth that was. */
export async function scrollThrough(visit: Visit, rowSelector: string): Promise<Scrolled> {
  const { page, cdp } = visit;
  const { x, y, end } = await page.evaluate(watchScroll, rowSelector);
  await page.mouse.move(x, y);
  await page.evaluate(() => window.bench.frames(3));
  const events = await traced(cdp, async () => {
    const start = performance.now();
    for (let turn = 0; turn < TURNS && performance.now() - start < PATIENCE_MS; turn += 1) {
      const wheel = {
        type: 'mouseWheel',
        x,
        y,
        deltaX: 0,
        deltaY: Math.ceil(end / TURNS),
      } as const;
      // As with a mouse, not faster than the page can handle it.
      await Promise.all([cdp.send('Input.dispatchMouseEvent', wheel), sleep(TURN_MS)]);
    }
    await page.evaluate(() => window.bench.frames(5));
  });
  const empty = await page.evaluate(endScroll);
  const frames = framesOf(events);
  if (frames.length === 0) throw new Error('The trace of scrolling has no frame.');
  return { longest: Math.max(...frames), empty };
}
