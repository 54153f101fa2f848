import { Group } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import classes from './filter-grid.module.css';

interface FilterGridProps {
  id?: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

export function FilterGrid({ id, ref, children }: FilterGridProps) {
  return (
    <div id={id} ref={ref} className={classes.grid}>
      {children}
    </div>
  );
}

export function FilterActions({ children }: { children: ReactNode }) {
  return (
    <Group gap="xs" className={classes.actions}>
      {children}
    </Group>
  );
}
