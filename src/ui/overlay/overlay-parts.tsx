import { Drawer, Modal, type DrawerProps, type ModalProps } from '@mantine/core';
import { useDidUpdate, useMounted } from '@mantine/hooks';
import { useInsertionEffect, useRef } from 'react';

/**
 * Gives the focus back where it came from. Mantine's own asks for that once the content is drawn, which where nothing moves is after the
 * content's first field has taken the focus.
 */
function useReturnedFocus(opened: boolean) {
  const from = useRef<Element | null>(null);
  useInsertionEffect(() => {
    if (opened) from.current = document.activeElement;
  }, [opened]);
  useDidUpdate(() => {
    if (opened) return;
    const last = document.activeElement;
    // Once what closes is gone, or stands still.
    const timer = setTimeout(() => {
      const now = document.activeElement;
      const isLeft = now === null || now === document.body || now === last;
      if (isLeft && from.current instanceof HTMLElement)
        from.current.focus({ preventScroll: true });
    }, 10);
    return () => clearTimeout(timer);
  }, [opened]);
}

/** What an overlay is opened with: one that is drawn open from the beginning would move nothing. */
function useOpened(opened: boolean) {
  const mounted = useMounted();
  useReturnedFocus(mounted && opened);
  return { opened: mounted && opened, returnFocus: false };
}

export function MountedModal({ opened, ...props }: ModalProps) {
  return <Modal {...props} {...useOpened(opened)} />;
}

export function MountedDrawer({ opened, ...props }: DrawerProps) {
  return <Drawer {...props} {...useOpened(opened)} />;
}
