import type { DrawerProps, ModalProps } from '@mantine/core';
import { noop } from '@tanstack/react-query';
import {
  Component,
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useReducer,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { showMissing } from './show-missing';

const RETRY_MS = 3000;

const loads: (() => Promise<unknown>)[] = [];

/** Prefetches the chunks of the overlays that the loaded screens may open. Errors are ignored: opening the overlay tries again. */
export async function prefetchOverlays(): Promise<void> {
  await Promise.all(loads.map((load) => load().catch(noop)));
}

interface LazyOverlayProps {
  opened: boolean;
  onClose?: () => void;
  /** Rendered until the overlay's chunk has loaded. */
  fallback?: ReactNode;
  /** What to do if the chunk fails to load. Default: show a toast and close. `retry`: try again every three seconds. */
  onMissing?: 'retry' | (() => void);
}

/**
 * `React.lazy` for dialogs, drawers, menus and the calendar. The component mounts when it first opens and stays mounted. If its chunk
 * fails to load, or it throws, the screen behind stays as it is and the next opening tries again. `prefetched: false` leaves its chunk
 * until the first opening.
 */
export function lazyOverlay<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { prefetched = true } = {},
) {
  const create = () => lazy(async () => ({ default: await load() }));
  let Overlay = create();
  if (prefetched) loads.push(load);

  return function LazyOverlay({ fallback = null, onMissing, ...props }: Props & LazyOverlayProps) {
    const { opened, onClose } = props;
    const [mounted, setMounted] = useState(false);
    const [attempt, retry] = useReducer((times: number) => times + 1, 0);
    // In a transition, React keeps the current screen until the chunk has loaded, and then shows the overlay without a delay.
    useEffect(() => {
      if (opened) startTransition(() => setMounted(true));
    }, [opened, attempt]);

    function giveUp(error: Error) {
      Overlay = create();
      setMounted(false);
      if (onMissing === 'retry') setTimeout(retry, RETRY_MS);
      else if (onMissing) onMissing();
      else {
        showMissing(error);
        onClose?.();
      }
    }

    return (
      <OverlayBoundary onError={giveUp}>
        <Suspense fallback={fallback}>
          {mounted ? <Overlay {...(props as unknown as Props)} /> : fallback}
        </Suspense>
      </OverlayBoundary>
    );
  };
}

/** Keeps an overlay's error away from the screen behind it. */
class OverlayBoundary extends Component<{ onError: (error: Error) => void; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
    this.setState({ failed: false });
  }

  override render() {
    return !this.state.failed && this.props.children;
  }
}

/** Mantine's modal, lazy. */
export const Modal = lazyOverlay<ModalProps>(() =>
  import('./overlay-parts').then(({ MountedModal }) => MountedModal),
);

/** Mantine's drawer, lazy. */
export const Drawer = lazyOverlay<DrawerProps>(() =>
  import('./overlay-parts').then(({ MountedDrawer }) => MountedDrawer),
);
