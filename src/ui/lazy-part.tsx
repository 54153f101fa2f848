import { useEffect, useReducer, type ComponentType, type ReactNode } from 'react';
import { lazyCode } from '@/lib/lazy-code';
import { whenIdle } from '@/lib/when-idle';

interface LazyProps {
  /** Drawn until the code is there. */
  fallback?: ReactNode;
  /** Goes on with it for now. */
  keepsFallback?: boolean;
  /** Waits for the browser to be idle before it asks for the code. */
  patient?: boolean;
  /** The code did not come. Drawn anew, the part asks for it again. */
  onMissing?: (error: unknown) => void;
}

/** A part of a screen that is too heavy for a first visit. Once its code is there, for it or by `warmCode`, it is drawn at once. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LazyProps> {
  let Part: ComponentType<Props> | undefined;
  const get = lazyCode(() => load().then((loaded) => (Part = loaded)));

  return function LazyPart({
    fallback = null,
    keepsFallback = false,
    patient = false,
    onMissing,
    ...props
  }) {
    const [, draw] = useReducer((drawn: number) => drawn + 1, 0);
    useEffect(() => {
      if (Part) return;
      let gone = false;
      function ask() {
        get().then(
          () => gone || draw(),
          (error: unknown) => gone || onMissing?.(error),
        );
      }
      const forget = patient ? whenIdle(ask) : undefined;
      if (!patient) ask();
      return () => {
        gone = true;
        forget?.();
      };
      // eslint-disable-next-line react-hooks/exhaustive-deps -- asked for once each time it is drawn
    }, [patient]);
    return Part && !keepsFallback ? <Part {...(props as unknown as Props)} /> : fallback;
  };
}
