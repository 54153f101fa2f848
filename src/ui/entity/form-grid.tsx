import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form-grid.module.css';

export function FormGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}

export function FormPage({ children }: { children: ReactNode }) {
  return <Box maw="46rem">{children}</Box>;
}
