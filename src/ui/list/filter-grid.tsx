import type { ReactNode } from 'react';
import classes from './filter-grid.module.css';

/** The filters of a search, as many in a row as there is room for. */
export function FilterGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}

/** What a filter form can do, at its end. */
export function FilterActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
