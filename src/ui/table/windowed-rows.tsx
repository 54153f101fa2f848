import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  Fragment,
  useCallback,
  useState,
  type FocusEvent,
  type ReactNode,
  type RefCallback,
} from 'react';

export interface WindowedRowsProps<Row> {
  rows: readonly Row[];
  rowRem: number;
  tallRem: number;
  tall: Pick<ReadonlySet<number>, 'has'> | undefined;
  all: boolean;
  renderRow: (row: Row, index: number) => ReactNode;
  renderGap: (height: number) => ReactNode;
  /** The element that holds rows and spacers, with these props. */
  renderBody: (props: BodyProps, rows: ReactNode) => ReactNode;
}

interface BodyProps {
  ref: RefCallback<HTMLElement>;
  onFocus: (event: FocusEvent) => void;
}

/** Renders the rows near the viewport, and the first, last and focused row with its neighbours, so that Tab can reach them. */
export function WindowedRows<Row extends { id: string }>({
  rows,
  rowRem,
  tallRem,
  tall,
  all,
  renderRow,
  renderGap,
  renderBody,
}: WindowedRowsProps<Row>) {
  const [top, setTop] = useState(0);
  const [rem] = useState(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  const [focusedId, setFocusedId] = useState<string>();

  const focused = rows.findIndex(({ id }) => id === focusedId);
  const last = rows.length - 1;
  // The virtualizer measures again when `getItemKey` changes.
  const keyOf = useCallback(
    (index: number) => rows[index]?.id ?? index,
    // oxlint-disable-next-line react/exhaustive-deps -- heights depend on these
    [rows, rowRem, tallRem, tall],
  );
  const virtualizer = useWindowVirtualizer({
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
  return renderBody(
    { ref: watch, onFocus: keepFocused },
    all
      ? rows.map(renderRow)
      : items.flatMap(({ index, start }, nth) => {
          const row = rows[index];
          const gap = start - (items[nth - 1]?.end ?? top);
          return [
            gap > 0 && <Fragment key={`gap ${index}`}>{renderGap(gap)}</Fragment>,
            row && renderRow(row, index),
          ];
        }),
  );
}
