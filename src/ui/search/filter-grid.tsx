import { Group } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import classes from './filter-grid.module.css';

export const FilterGrid = (props: ComponentProps<'div'>) => (
  <div {...props} className={classes.grid} />
);

export const FilterActions = ({ children }: { children: ReactNode }) => (
  <Group gap="xs" className={classes.actions}>
    {children}
  </Group>
);
