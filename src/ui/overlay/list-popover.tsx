import { Box, Popover, type PopoverProps } from '@mantine/core';
import { useId, type ReactElement, type ReactNode, type Ref } from 'react';
import classes from './list-popover.module.css';

interface ListPopoverProps extends Pick<PopoverProps, 'opened' | 'onChange'> {
  title: string;
  target: ReactElement;
  /** In rem. */
  width: number;
  children: ReactNode;
  /** Stays in view while the rows scroll. */
  foot: ReactNode;
  ref?: Ref<HTMLUListElement>;
}

export function ListPopover({
  title,
  target,
  width,
  children,
  foot,
  ref,
  ...popover
}: ListPopoverProps) {
  const titleId = useId();
  return (
    <Popover
      position="bottom-end"
      trapFocus
      returnFocus
      // Hidden, it would lose the keyboard.
      hideDetached={false}
      shadow="md"
      middlewares={{ size: { padding: 12 } }}
      width={`min(${width}rem, calc(100vw - 1.5rem))`}
      {...popover}
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown p={0} aria-labelledby={titleId} className={classes.dropdown}>
        <Box id={titleId} px="sm" pt="sm" pb={4} fz="sm" fw={600}>
          {title}
        </Box>
        <Box component="ul" ref={ref} px="sm" pb="xs" className={classes.list}>
          {children}
        </Box>
        <Box p="sm" fz="sm" className={classes.foot}>
          {foot}
        </Box>
      </Popover.Dropdown>
    </Popover>
  );
}
