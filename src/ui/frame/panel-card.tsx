import type { ReactNode } from 'react';
import classes from './panel-card.module.css';

export function PanelCard({ children, flush = false }: { children: ReactNode; flush?: boolean }) {
  return (
    <section className={classes.card} data-flush={flush || undefined}>
      {children}
    </section>
  );
}
