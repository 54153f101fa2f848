import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form-grid.module.css';

/** Lays out fields in as many columns as fit. */
export function FormGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}

/** Limits the width of a form page, so that fields do not span the whole screen. */
export function FormPage({ children }: { children: ReactNode }) {
  return <Box maw="46rem">{children}</Box>;
}
