import { Popover, type PopoverProps } from '@mantine/core';
import { useId, type ReactElement, type ReactNode, type Ref } from 'react';
import classes from './list-popover.module.css';

interface ListPopoverProps extends Pick<PopoverProps, 'opened' | 'onChange'> {
  title: string;
  /** The button that opens it. */
  target: ReactElement;
  /** In rem. */
  width: number;
  /** Rows, `li`. */
  children: ReactNode;
  /** Stays below the rows while they scroll. */
  foot: ReactNode;
  ref?: Ref<HTMLUListElement>;
}

const MIDDLEWARES = {
  flip: true,
  shift: true,
  size: {
    padding: 12,
    apply: ({ availableHeight, elements }) => {
      elements.floating.style.setProperty('--room', `${availableHeight}px`);
    },
  },
} satisfies PopoverProps['middlewares'];

/** A box below a button, with a title and a list. */
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
      shadow="md"
      middlewares={MIDDLEWARES}
      width={`min(${width}rem, calc(100vw - 1.5rem))`}
      {...popover}
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown aria-labelledby={titleId} className={classes.dropdown}>
        <div id={titleId} className={classes.title}>
          {title}
        </div>
        <ul ref={ref} className={classes.list}>
          {children}
        </ul>
        <div className={classes.foot}>{foot}</div>
      </Popover.Dropdown>
    </Popover>
  );
}
