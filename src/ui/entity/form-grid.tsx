import type { ReactNode } from 'react';
import classes from './form-grid.module.css';

export function FormGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}
