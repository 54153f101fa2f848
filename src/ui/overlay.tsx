import type { DrawerProps, ModalProps } from '@mantine/core';
import { useState, type ComponentType } from 'react';
import { lazyPart } from './lazy-part';
import { tellMissing } from './tell-missing';

interface Overlay {
  opened: boolean;
  onClose: () => void;
}

interface LazyOverlayProps {
  /** Takes the place of telling that the code did not come and closing. Null: it is asked for again by itself. */
  onMissing?: (() => void) | null;
}

/** An overlay whose code comes with its first opening. Where it does not come, that is told, and the overlay counts as closed. */
export function lazyOverlay<Props extends Overlay>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazyPart(load);
  return function LazyOverlay({ onMissing, ...rest }: Props & LazyOverlayProps) {
    const props = rest as unknown as Props;
    const [wanted, setWanted] = useState(props.opened);
    if (props.opened && !wanted) setWanted(true);
    if (!wanted) return null;
    function giveUp(error: unknown) {
      setWanted(false);
      if (onMissing) onMissing();
      else {
        tellMissing(error);
        props.onClose();
      }
    }
    return <Part {...props} {...(onMissing !== null && { onMissing: giveUp })} />;
  };
}

/** Mantine's dialog, loaded when first opened. */
export const Modal = lazyOverlay<ModalProps>(() =>
  import('./overlay-parts').then(({ MountedModal }) => MountedModal),
);

/** Mantine's drawer, loaded when first opened. */
export const Drawer = lazyOverlay<DrawerProps>(() =>
  import('./overlay-parts').then(({ MountedDrawer }) => MountedDrawer),
);
