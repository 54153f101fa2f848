import type { ReactNode } from 'react';
import classes from './panel-card.module.css';

/** A card: one section of a screen. `flush` removes its padding. */
export function PanelCard({ children, flush = false }: { children: ReactNode; flush?: boolean }) {
  return (
    <section className={classes.card} data-flush={flush || undefined}>
      {children}
    </section>
  );
}
