import type { ReactNode } from 'react';
import classes from './panel-card.module.css';

/** A raised sheet that holds one thing of a screen. */
export function PanelCard({ children, flush = false }: { children: ReactNode; flush?: boolean }) {
  return (
    <section className={classes.card} data-flush={flush || undefined}>
      {children}
    </section>
  );
}

/** What a card is called. */
export function CardTitle({ children }: { children: ReactNode }) {
  return <h2 className={classes.title}>{children}</h2>;
}
