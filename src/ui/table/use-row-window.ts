import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useState, type FocusEvent, type RefCallback } from 'react';

/** Longer lists render only the rows near the viewport. */
const WINDOWED_ABOVE_ROWS = 100;

/** Heights in rem. */
export interface RowHeights {
  rowRem: number;
  tallRem: number;
  /** Ids of rows with one more line. */
  tall: Pick<ReadonlySet<number>, 'has'> | undefined;
}

export interface RowWindow<Row> {
  /** For the element that holds the rows. Undefined if all are rendered. */
  bodyProps: { ref: RefCallback<HTMLElement>; onFocus: (event: FocusEvent) => void } | undefined;
  /** What the body renders. `gap` is the height in px of the rows left out before this one. */
  slots: readonly { row: Row; index: number; gap: number }[];
}

/** The rows near the viewport, and the first, last and focused row with its neighbours, so that Tab can reach them. Paper has all rows. */
export function useRowWindow<Row extends { id: string }>(
  rows: readonly Row[],
  { rowRem, tallRem, tall }: RowHeights,
  isPaper: boolean,
): RowWindow<Row> {
  const [top, setTop] = useState(0);
  const [rem] = useState(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  const [focusedId, setFocusedId] = useState<string>();
  const enabled = rows.length > WINDOWED_ABOVE_ROWS;

  const focused = rows.findIndex(({ id }) => id === focusedId);
  const last = rows.length - 1;
  // The virtualizer measures again when `getItemKey` changes.
  const keyOf = useCallback(
    (index: number) => rows[index]?.id ?? index,
    // oxlint-disable-next-line react/exhaustive-deps -- heights depend on these
    [rows, rowRem, tallRem, tall],
  );
  const virtualizer = useWindowVirtualizer({
    enabled,
    count: rows.length,
    getItemKey: keyOf,
    estimateSize: (index) => (tall?.has(Number(rows[index]?.id)) ? tallRem : rowRem) * rem,
    overscan: 5,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const kept = focused < 0 ? [] : [focused - 1, focused, focused + 1];
      return [...new Set([0, ...kept, ...defaultRangeExtractor(range), last])]
        .filter((index) => index >= 0 && index <= last)
        .sort((a, b) => a - b);
    },
  });

  // Filters and notices above the table change its position without a scroll event.
  const watch = useCallback((body: HTMLElement | null) => {
    if (!body) return;
    const measure = () => setTop(window.scrollY + body.getBoundingClientRect().top);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const keepFocused = ({ target }: FocusEvent) =>
    setFocusedId(target.closest<HTMLElement>('[data-row]')?.dataset.row);

  const items = virtualizer.getVirtualItems();
  return {
    bodyProps: enabled ? { ref: watch, onFocus: keepFocused } : undefined,
    slots:
      enabled && !isPaper
        ? items.flatMap(({ index, start }, nth) => {
            const row = rows[index];
            return row ? [{ row, index, gap: start - (items[nth - 1]?.end ?? top) }] : [];
          })
        : rows.map((row, index) => ({ row, index, gap: 0 })),
  };
}
