import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './foot.module.css';

/** The buttons that end a form, a dialog or a drawer, the one that acts last. In a drawer they stay at the bottom of the window. */
export function Foot({ children }: { children: ReactNode }) {
  return (
    <Group gap="xs" justify="flex-end" className={classes.foot}>
      {children}
    </Group>
  );
}
