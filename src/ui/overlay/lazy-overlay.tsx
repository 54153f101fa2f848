import { noop } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useReducer,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { delays } from '@/lib/page/delays';
import { logError } from '@/lib/page/log';
import { toasts } from '@/lib/page/toasts';
import { FAULT, MISSING } from './fault';

const loads: (() => Promise<unknown>)[] = [];

/** Prefetches the overlays of the loaded screens. Ignores errors: opening an overlay tries again. */
export async function prefetchOverlays(): Promise<void> {
  await Promise.all(loads.map((load) => load().catch(noop)));
}

interface LazyOverlayProps {
  opened: boolean;
  onClose?: () => void;
  fallback?: ReactNode;
  /** After a failed load or a crash, retry every three seconds instead of showing a toast and closing. */
  retries?: boolean;
}

/** Mounts when it first opens, and stays. If it fails, the next opening tries again. `prefetched: false` loads its chunk on the first opening. */
export function lazyOverlay<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { prefetched = true } = {},
) {
  if (prefetched) loads.push(load);

  return function LazyOverlay({ fallback = null, retries, ...props }: Props & LazyOverlayProps) {
    const { opened, onClose } = props;
    // Not `React.lazy`: it keeps a failure for good, and a new type would remount every overlay that shares it.
    const [Overlay, setOverlay] = useState<ComponentType<Props> | null>(null);
    const [tries, retry] = useReducer((times: number) => times + 1, 0);

    function giveUp(text: string) {
      setOverlay(null);
      if (retries) setTimeout(retry, delays.retryChunk);
      else {
        toasts.error(text);
        onClose?.();
      }
    }
    const onLoadError = useEffectEvent((error: unknown) => {
      logError(error);
      giveUp(MISSING);
    });

    useEffect(() => {
      if (!opened) return;
      let isAwaited = true;
      load().then(
        // A transition keeps the current screen until the overlay has rendered.
        (part) => isAwaited && startTransition(() => setOverlay(() => part)),
        (error: unknown) => isAwaited && onLoadError(error),
      );
      return () => {
        isAwaited = false;
      };
    }, [opened, tries]);

    return (
      // Keeps the overlay's error away from the screen behind it.
      <CatchBoundary
        getResetKey={() => Overlay}
        onCatch={() => giveUp(FAULT)}
        errorComponent={() => null}
      >
        {Overlay ? <Overlay {...(props as unknown as Props)} /> : fallback}
      </CatchBoundary>
    );
  };
}
