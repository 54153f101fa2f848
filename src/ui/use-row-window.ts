import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Some rows one after another, by their places in the list: from `first` up to but not including `end`. */
export interface Stretch {
  first: number;
  end: number;
}

/** What of a long list is in view or near it, and the height of one row in px. */
interface View extends Stretch {
  rowHeight: number;
}

/** Lists up to this length are drawn whole. */
const DRAWN_WHOLE = 100;
/** As in data-table.module.css, until a row has been measured. */
const ROW_HEIGHT = 36;
/** Rows that are drawn above and below what is in view, so that scrolling meets none that is missing. */
const MARGIN = 4;
/** The window moves by as many rows at once. */
const STEP = 4;

/** Whether a list is too long to be drawn whole. */
export const isWindowed = (count: number): boolean => count > DRAWN_WHOLE;

/**
 * Which rows of a table to draw: all of a short list; of a long one those near the view, the first and the last one, where the Tab key
 * enters and leaves, and the one `kept` with its neighbours, which holds the focus. Rows are of one height, and the page is what scrolls.
 * While the page is printed, all are drawn.
 */
export function useRowWindow(
  count: number,
  kept: number,
): { body: RefObject<HTMLTableSectionElement | null>; stretches: Stretch[]; rowHeight: number } {
  const body = useRef<HTMLTableSectionElement>(null);
  const [view, setView] = useState(() => viewOf(0, window.innerHeight, ROW_HEIGHT));
  const [printing, setPrinting] = useState(false);
  const windowed = isWindowed(count);

  useLayoutEffect(() => {
    const element = body.current;
    if (!windowed || !element) return;
    // At once, and not when React finds the time: the rows come with the frame that shows their place.
    const look = () => flushSync(() => setView((now) => changed(now, lookAt(element, now))));
    const print = () => flushSync(() => setPrinting(true));
    const resume = () => setPrinting(false);
    // What stands above the table may grow, and moves it without a scroll.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    window.addEventListener('beforeprint', print);
    window.addEventListener('afterprint', resume);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('afterprint', resume);
    };
  }, [windowed]);

  const stretches =
    windowed && !printing ? stretchesOf(count, view, kept) : [{ first: 0, end: count }];
  return { body, stretches, rowHeight: view.rowHeight };
}

/** The rows near a part of the list that reaches from `top` over `height`, both in px. */
function viewOf(top: number, height: number, rowHeight: number): View {
  const step = (row: number) => Math.floor(row / STEP) * STEP;
  return {
    first: step(top / rowHeight - MARGIN),
    end: step((top + height) / rowHeight + MARGIN) + STEP,
    rowHeight,
  };
}

function lookAt(body: HTMLElement, { rowHeight }: View): View {
  const measured = body.querySelector('[aria-rowindex]')?.getBoundingClientRect().height ?? 0;
  const height = measured > 0 ? measured : rowHeight;
  return viewOf(-body.getBoundingClientRect().top, window.innerHeight, height);
}

function changed(now: View, next: View): View {
  const isSame =
    now.first === next.first && now.end === next.end && now.rowHeight === next.rowHeight;
  return isSame ? now : next;
}

/** The rows to draw of a long list, in order; those that touch are one stretch. */
export function stretchesOf(count: number, view: Stretch, kept: number): Stretch[] {
  const wanted = [
    { first: 0, end: 1 },
    view,
    ...(kept < 0 ? [] : [{ first: kept - 1, end: kept + 2 }]),
    { first: count - 1, end: count },
  ]
    .map(({ first, end }) => ({ first: Math.max(first, 0), end: Math.min(end, count) }))
    .filter(({ first, end }) => first < end)
    .sort((a, b) => a.first - b.first);
  const stretches: Stretch[] = [];
  for (const next of wanted) {
    const last = stretches.at(-1);
    if (last && next.first <= last.end) last.end = Math.max(last.end, next.end);
    else stretches.push(next);
  }
  return stretches;
}
