import {
  Drawer as MantineDrawer,
  Modal as MantineModal,
  type DrawerProps,
  type ModalProps,
} from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { noop } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import { memo, useInsertionEffect, type KeyboardEvent, type ReactNode } from 'react';
import { toasts } from '@/lib/page/toasts';
import { onEscape } from '@/ui/action/escape';
import { FAULT } from './fault';
import { useBackCloses } from './use-back-closes';

/** Mantine's `returnFocus` reads the focus after the content mounts: without a transition, its first field already has it. */
function useReturnedFocus(opened: boolean) {
  useInsertionEffect(() => {
    if (!opened) return;
    const from = document.activeElement;
    // Its popover or menu may have closed by then: their buttons name them.
    const popup = from?.closest('[role="dialog"], [role="menu"]')?.getAttribute('aria-labelledby');
    return () => {
      const last = document.activeElement;
      // As long as Mantine waits: by then the content is gone or fades out, the caller may have moved the focus, and the closing key is over.
      setTimeout(() => {
        const now = document.activeElement;
        const isLeft = now === document.body || now === last;
        const to = from?.isConnected ? from : document.getElementById(popup ?? '');
        if (isLeft && to instanceof HTMLElement) to.focus({ preventScroll: true });
      }, 10);
    };
  }, [opened]);
}

/** Freezes an overlay's content while it closes: its data may be gone by then. */
const Kept = memo(
  ({ children }: { opened: boolean; children: ReactNode }) => children,
  (_shown, { opened }) => !opened,
);

/** Opens after mount, or Mantine skips the transition. Only the topmost overlay handles Escape. */
function useOverlay({
  opened,
  onClose,
  onKeyDown,
  withCloseButton = true,
  fullScreen,
  title,
  children,
}: Pick<
  ModalProps,
  'opened' | 'onClose' | 'onKeyDown' | 'withCloseButton' | 'fullScreen' | 'title' | 'children'
>) {
  const mounted = useMounted();
  useBackCloses(opened && withCloseButton, onClose, fullScreen);
  useReturnedFocus(mounted && opened);
  return {
    opened: mounted && opened,
    returnFocus: false,
    title: title && <Kept opened={opened}>{title}</Kept>,
    children: <Kept opened={opened}>{children}</Kept>,
    onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
      onKeyDown?.(event);
      onEscape(event, noop);
    },
  };
}

/** Closes an overlay that throws, and keeps its error away from the screen behind it. */
const Closing = ({
  opened,
  onClose,
  children,
}: Pick<ModalProps, 'opened' | 'onClose' | 'children'>) => (
  <CatchBoundary
    getResetKey={() => String(opened)}
    onCatch={() => {
      toasts.error(FAULT);
      onClose();
    }}
    errorComponent={() => null}
  >
    {children}
  </CatchBoundary>
);

export function Modal(props: ModalProps) {
  const overlay = useOverlay(props);
  return (
    <Closing opened={props.opened} onClose={props.onClose}>
      <MantineModal {...props} {...overlay} />
    </Closing>
  );
}

export function Drawer(props: DrawerProps) {
  const overlay = useOverlay(props);
  return (
    <Closing opened={props.opened} onClose={props.onClose}>
      <MantineDrawer {...props} {...overlay} />
    </Closing>
  );
}
