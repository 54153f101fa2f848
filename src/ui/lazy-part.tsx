import { onlineManager } from '@tanstack/react-query';
import { useEffect, useReducer, type ComponentType, type ReactNode } from 'react';
import { lazyCode } from '@/lib/lazy-code';
import { whenIdle } from '@/lib/when-idle';

const RETRY_MS = 3000;

interface LazyProps {
  /** Drawn until the code is there. */
  fallback?: ReactNode;
  /** Waits for the browser to be idle before it asks for the code. */
  patient?: boolean;
  /** The code did not come. Drawn anew, the part asks for it again; without this it does so by itself every three seconds. */
  onMissing?: (error: unknown) => void;
}

/** A part of a screen that is too heavy for a first visit. Once its code is there, for it or by `warmCode`, it is drawn at once. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LazyProps> {
  let Part: ComponentType<Props> | undefined;
  const drawn = new Set<() => void>();
  const get = lazyCode(async () => {
    Part = await load();
    drawn.forEach((draw) => draw());
  });

  return function LazyPart({ fallback = null, patient = false, onMissing, ...props }) {
    const [, draw] = useReducer((times: number) => times + 1, 0);
    useEffect(() => {
      if (Part) return;
      drawn.add(draw);
      let retry: ReturnType<typeof setTimeout> | undefined;
      function ask() {
        get().catch((error: unknown) => {
          if (!drawn.has(draw)) return;
          if (onMissing) onMissing(error);
          else retry = setTimeout(ask, RETRY_MS);
        });
      }
      const forget = patient ? whenIdle(() => onlineManager.isOnline() && ask()) : undefined;
      if (!patient) ask();
      return () => {
        drawn.delete(draw);
        clearTimeout(retry);
        forget?.();
      };
      // eslint-disable-next-line react-hooks/exhaustive-deps -- asked for once each time it is drawn
    }, [patient]);
    return Part ? <Part {...(props as unknown as Props)} /> : fallback;
  };
}
