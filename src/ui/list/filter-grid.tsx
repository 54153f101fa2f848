import type { ReactNode } from 'react';
import classes from './filter-grid.module.css';

/** Lays out filters in as many columns as fit. */
export function FilterGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}

/** The row of buttons below a form's fields. */
export function FilterActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
