import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { placeBeside } from './place-beside';
import classes from './search-picker.module.css';

interface PickerListProps {
  field: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** What floats beside an open picker, over everything else. */
export function PickerList({ field, children }: PickerListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (field.current && list.current ? placeBeside(field.current, list.current) : undefined),
    [field],
  );
  return createPortal(
    <div
      ref={list}
      role="presentation"
      data-portal
      className={classes.list}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>,
    document.body,
  );
}
