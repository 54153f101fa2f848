import { Box } from '@mantine/core';
import { useCallback, useState, type KeyboardEvent, type ReactNode } from 'react';
import classes from './sideways-scroll.module.css';

interface SidewaysScrollProps {
  label: string;
  /** Minimum width of the table in rem, before paper shrinks it. */
  leastRem: number;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

interface More {
  before: boolean;
  after: boolean;
}

const NO_MORE: More = { before: false, after: false };

/** A width in the table, which paper shrinks with the table. */
export const inTable = (rem: number, isPaper: boolean): string =>
  isPaper ? `calc(${rem} * var(--unit))` : `${rem}rem`;

/** Scrolls a wide table sideways, also by keyboard, with shadows where there is more. On paper the table shrinks to fit instead. */
export function SidewaysScroll({ label, leastRem, onKeyDown, children }: SidewaysScrollProps) {
  const [more, setMore] = useState(NO_MORE);
  const watch = useCallback((box: HTMLDivElement) => {
    function measure() {
      const before = box.scrollLeft > 1;
      const after = box.scrollLeft + box.clientWidth < box.scrollWidth - 1;
      setMore((now) => (now.before === before && now.after === after ? now : { before, after }));
    }
    const observer = new ResizeObserver(measure);
    for (const element of [box, ...box.children]) observer.observe(element);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, []);
  const scrolls = more.before || more.after;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the controls inside
    <div
      className={classes.frame}
      data-more-before={more.before || undefined}
      data-more-after={more.after || undefined}
      onKeyDown={onKeyDown}
    >
      <Box
        ref={watch}
        className={classes.box}
        style={{ '--least': leastRem }}
        // A tab stop only if there is something to scroll.
        {...(scrolls && { role: 'region', 'aria-label': `${label}, desplazable`, tabIndex: 0 })}
      >
        {children}
      </Box>
    </div>
  );
}
