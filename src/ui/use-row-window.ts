import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Some rows one after another, by their places in the list: from `first` up to but not including `end`. */
export interface Stretch {
  first: number;
  end: number;
}

/** What of a long list is in view or near it. */
interface View extends Stretch {
  /** In px. */
  rowHeight: number;
  /** The row whose elements are those with which the list began: others take them over from one another. */
  origin: number;
  /** Whether most of the rows were others a moment ago. */
  flying: boolean;
}

/** Lists up to this length are drawn whole. */
const DRAWN_WHOLE = 100;
/** As in data-table.module.css, until a row has been measured. */
const ROW_HEIGHT = 36;
/** Rows that are drawn above and below what is in view, so that scrolling meets none that is missing. Of rows that fly past, none are. */
const MARGIN = 3;
/** The window moves by as many rows at once. */
const STEP = 2;
/** How long rows have to stay until they no longer fly past, in milliseconds. */
const REST_MS = 100;

/** Whether a list is too long to be drawn whole. */
export const isWindowed = (count: number): boolean => count > DRAWN_WHOLE;

interface RowWindow {
  /** The table's body, where it is measured. */
  body: RefObject<HTMLTableSectionElement | null>;
  stretches: Stretch[];
  /** In px. */
  rowHeight: number;
  /** Names the elements of the row in a place, which another may take over; undefined outside the window. */
  slotOf: (index: number) => string | undefined;
  /** Whether rows go past faster than they can be read. */
  flying: boolean;
}

/**
 * Which rows of a table to draw: all of a short list; of a long one those near the view, the first and the last one, where the Tab key
 * enters and leaves, and the one `kept` with its neighbours, which holds the focus. Rows are of one height, and the page is what scrolls.
 * While the page is printed, all are drawn.
 */
export function useRowWindow(count: number, kept: number): RowWindow {
  const body = useRef<HTMLTableSectionElement>(null);
  const [view, setView] = useState<View>(() => ({
    ...rowsNear(0, window.innerHeight, ROW_HEIGHT, MARGIN),
    rowHeight: ROW_HEIGHT,
    origin: 0,
    flying: false,
  }));
  const [printing, setPrinting] = useState(false);
  const windowed = isWindowed(count);

  useLayoutEffect(() => {
    const element = body.current;
    if (!windowed || !element) return;
    // At once, and not when React finds the time: the rows come with the frame that shows their place.
    const look = () => flushSync(() => setView((now) => lookAt(element, now)));
    let rest: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      look();
      clearTimeout(rest);
      rest = setTimeout(look, REST_MS);
    };
    const print = () => flushSync(() => setPrinting(true));
    const resume = () => setPrinting(false);
    // What stands above the table may grow, and moves it without a scroll.
    const observer = new ResizeObserver(follow);
    observer.observe(document.body);
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    window.addEventListener('beforeprint', print);
    window.addEventListener('afterprint', resume);
    return () => {
      clearTimeout(rest);
      observer.disconnect();
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('afterprint', resume);
    };
  }, [windowed]);

  const some = windowed && !printing;
  const stretches = some ? stretchesOf(count, view, kept) : [{ first: 0, end: count }];
  const slotOf = (index: number) => {
    if (some && (index < view.first || index >= view.end)) return undefined;
    return `slot ${some ? index - view.origin : index}`;
  };
  return { body, stretches, rowHeight: view.rowHeight, slotOf, flying: some && view.flying };
}

/**
 * The rows near a part of the list that reaches from `top` over `height`, both in px, with so many more above and below. They are as many
 * wherever that is, but at the list's beginning.
 */
function rowsNear(top: number, height: number, rowHeight: number, margin: number): Stretch {
  const first = Math.floor((top / rowHeight - margin) / STEP) * STEP;
  const end = first + Math.ceil(height / rowHeight) + 2 * margin + STEP;
  // Others take over the elements of the first rows: none are named for rows before them.
  return { first: Math.max(first, 0), end: Math.max(end, 0) };
}

const lengthOf = ({ first, end }: Stretch): number => end - first;

/** What is in view by now; the same object where that is what was. */
function lookAt(body: HTMLElement, now: View): View {
  const measured = body.querySelector('[aria-rowindex]')?.getBoundingClientRect().height ?? 0;
  const rowHeight = measured > 0 ? measured : now.rowHeight;
  const top = -body.getBoundingClientRect().top;
  const near = rowsNear(top, window.innerHeight, rowHeight, MARGIN);
  if (near.first === now.first && near.end === now.end && rowHeight === now.rowHeight) return now;
  const staying = lengthOf({
    first: Math.max(near.first, now.first),
    end: Math.min(near.end, now.end),
  });
  // Elements that stay are not drawn again, but new ones cost more than to draw another row with those of one that left.
  const flying = staying < Math.min(lengthOf(near), lengthOf(now)) / 2;
  if (!flying) return { ...near, rowHeight, origin: now.origin, flying };
  const next = rowsNear(top, window.innerHeight, rowHeight, 0);
  // To move the elements of the row with the focus would take the focus away for a moment.
  const moves = !body.contains(document.activeElement);
  const origin = moves ? now.origin + next.first - now.first : now.origin;
  return { ...next, rowHeight, origin, flying };
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
