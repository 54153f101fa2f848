import type { ReactNode } from 'react';
import classes from './form-grid.module.css';

/** Fields in as many columns as there is room for. */
export function FormGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}

/** The width a form page's card keeps, so that fields do not run the whole screen. */
export function FormPage({ children }: { children: ReactNode }) {
  return <div className={classes.page}>{children}</div>;
}
