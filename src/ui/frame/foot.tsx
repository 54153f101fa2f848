import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './foot.module.css';

/** The buttons at the end of a form or overlay, primary last. In a drawer they stay at the bottom of the window. */
export function Foot({ children }: { children: ReactNode }) {
  return (
    <Group gap="xs" justify="flex-end" className={classes.foot}>
      {children}
    </Group>
  );
}
