import { Drawer, Modal, type DrawerProps, type ModalProps } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useInsertionEffect, useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus on close. Mantine's `returnFocus` remembers the focused element after the content mounts. Without a transition, the
 * content's first field already has the focus by then.
 */
function useReturnedFocus(opened: boolean) {
  const from = useRef<Element | null>(null);
  useInsertionEffect(() => {
    if (opened) from.current = document.activeElement;
  }, [opened]);
  // In the commit, before whoever closes it moves the focus elsewhere.
  useLayoutEffect(() => {
    if (opened || from.current === null) return;
    const last = document.activeElement;
    // Wait until the content is unmounted or its exit transition has started.
    const timer = setTimeout(() => {
      const now = document.activeElement;
      const isLeft = now === null || now === document.body || now === last;
      if (isLeft && from.current instanceof HTMLElement)
        from.current.focus({ preventScroll: true });
    }, 10);
    return () => clearTimeout(timer);
  }, [opened]);
}

/** Opens after mount, or Mantine skips the transition. */
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
