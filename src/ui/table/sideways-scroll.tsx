import { useCallback, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { stickHead } from './stick-head';
import classes from './sideways-scroll.module.css';

interface SidewaysScrollProps {
  /** Accessible name of the content. */
  label: string;
  /** Keys pressed anywhere in the box, also on the box itself. */
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** On which sides there is more content to scroll to. */
interface More {
  before: boolean;
  after: boolean;
}

const NO_MORE: More = { before: false, after: false };

/**
 * A box for a table that scrolls sideways, also with the keyboard. Its header stays under the top bar and its scroll bar at the bottom of the
 * window while the page scrolls. Shadows at its edges show where there is more.
 */
export function SidewaysScroll({ label, onKeyDown, children }: SidewaysScrollProps) {
  const [more, setMore] = useState(NO_MORE);
  const bar = useRef<HTMLDivElement>(null);
  const watch = useCallback((box: HTMLDivElement) => {
    const standIn = bar.current;
    const letGo = [stickHead(box), standIn && scrollTogether(box, standIn)];
    function measure() {
      standIn?.style.setProperty('--content', `${box.scrollWidth}px`);
      standIn?.toggleAttribute('data-scrolls', box.scrollWidth > box.clientWidth);
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
      for (const stop of letGo) stop?.();
    };
  }, []);
  const scrolls = more.before || more.after;
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the controls inside
    <div
      className={classes.frame}
      data-more-before={more.before || undefined}
      data-more-after={more.after || undefined}
      onKeyDown={onKeyDown}
    >
      {/* Before the box, whose ref needs it. For the mouse only: keys and fingers scroll the box itself. */}
      <div ref={bar} className={classes.bar} aria-hidden="true" tabIndex={-1}>
        <div />
      </div>
      <div
        ref={watch}
        className={classes.box}
        // A tab stop only if there is something to scroll.
        {...(scrolls && { role: 'region', 'aria-label': `${label}, desplazable`, tabIndex: 0 })}
      >
        {children}
      </div>
    </div>
  );
}

/** Keeps a box and the scroll bar that stands for its own at the same place. Returns how to stop. */
function scrollTogether(box: HTMLElement, bar: HTMLElement): () => void {
  /** Where one was put by the other. That scroll event comes late and must not put the other back. */
  const put = new Map<HTMLElement, number>();
  const follow = (from: HTMLElement, to: HTMLElement) => () => {
    if (from.scrollLeft === put.get(from)) return;
    put.delete(from);
    to.scrollLeft = from.scrollLeft;
    put.set(to, to.scrollLeft);
  };
  const toBar = follow(box, bar);
  const toBox = follow(bar, box);
  box.addEventListener('scroll', toBar, { passive: true });
  bar.addEventListener('scroll', toBox, { passive: true });
  return () => {
    box.removeEventListener('scroll', toBar);
    bar.removeEventListener('scroll', toBox);
  };
}
