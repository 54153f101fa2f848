import { Box, Group } from '@mantine/core';
import { Fragment, useState, type FocusEvent, type ReactNode } from 'react';
import { showCount } from '@/lib/values/show-importe';
import type { RowSelection } from '@/ui/table/use-row-selection';
import { BarNoticePlace } from './bar-notice';
import { ClearSelection } from './list-actions';
import { MoreActions } from './more-actions';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  selection: RowSelection;
  hint: string;
  summary?: readonly string[];
  actions: ReactNode;
  /** Rarer actions, each a `BarAction`, for the menu Más. */
  more?: ReactNode;
  totals?: ReactNode;
  children: ReactNode;
}

/** The bar precedes the table, so that Shift+Tab reaches it from the first rows, and is there without a selection, so that a tick moves nothing. */
export function SelectionBar({
  selection,
  hint,
  summary,
  actions,
  more,
  totals,
  children,
}: SelectionBarProps) {
  const isEmpty = selection.ids.size === 0;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <BarNoticePlace value={place}>
      <div className={classes.frame} data-totals={Boolean(totals) || undefined}>
        <Group
          ref={keepBar}
          gap="xs"
          px="sm"
          py="xs"
          className={classes.bar}
          data-empty={isEmpty || undefined}
          data-print="never"
          role="group"
          aria-label="Acciones sobre la selección"
          tabIndex={-1}
        >
          <div ref={setPlace} className={classes.notices} />
          <div className={classes.summary} data-sums={Boolean(summary) || undefined}>
            <span className={classes.count} role="status">
              {!isEmpty && (
                <>
                  <strong>{showCount(selection.ids.size, 'seleccionado')}</strong>
                  {summary?.map((text) => (
                    <Fragment key={text}>
                      <span className={classes.dot}>{'\u00a0· '}</span>
                      <span>{text}</span>
                    </Fragment>
                  ))}
                </>
              )}
            </span>
            {isEmpty && (
              <Box component="span" c="dimmed" fz="xs">
                {hint}
              </Box>
            )}
          </div>
          <Group gap="0.25rem" className={classes.actions} onFocus={showWhole}>
            {actions}
            {more ? (
              <MoreActions>
                {more}
                <ClearSelection selection={selection} />
              </MoreActions>
            ) : (
              <ClearSelection selection={selection} />
            )}
          </Group>
        </Group>
        {children}
        {totals && (
          <div ref={keepTotals} className={classes.totals}>
            {totals}
          </div>
        )}
      </div>
    </BarNoticePlace>
  );
}

/** Browsers leave a focused button cut off at the edge. One that is pressed by a pointer must not move. */
function showWhole({ target }: FocusEvent) {
  if (target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Publishes an element's height to its parent's CSS, for sticky parts that must not overlap. */
const keepHeight = (variable: string) => (element: HTMLDivElement) => {
  // Not on the root, which would restyle the whole page.
  const style = element.parentElement?.style;
  const observer = new ResizeObserver(() =>
    style?.setProperty(variable, `${element.offsetHeight}px`),
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    style?.removeProperty(variable);
  };
};

const keepBar = keepHeight('--bar');
const keepTotals = keepHeight('--totals');
