import { useEffect, useReducer, type ComponentType, type ReactNode } from 'react';

type Warm = () => Promise<void>;

const known = new Set<Warm>();

/** Fetches the code of every part that the modules loaded so far may want. Rejects where one did not come; the next try asks again. */
export async function warmParts(): Promise<void> {
  await Promise.all([...known].map((warm) => warm()));
}

interface LazyProps {
  /** Drawn until the code is there. */
  fallback?: ReactNode;
  /** The code did not come. Drawn anew, the part asks for it again. */
  onMissing?: (error: unknown) => void;
}

/**
 * A part of a screen that is too heavy for a first visit: its code is fetched when it is first drawn, or before that by `warmParts`,
 * and then it is drawn at once.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LazyProps> {
  let Part: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;

  const warm: Warm = () =>
    (coming ??= load().then(
      (loaded) => void (Part = loaded),
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    ));
  known.add(warm);

  return function LazyPart({ fallback = null, onMissing, ...props }) {
    const [, draw] = useReducer((drawn: number) => drawn + 1, 0);
    useEffect(() => {
      if (Part) return;
      let gone = false;
      warm().then(
        () => gone || draw(),
        (error: unknown) => gone || onMissing?.(error),
      );
      return () => {
        gone = true;
      };
      // eslint-disable-next-line react-hooks/exhaustive-deps -- asked for once each time it is drawn
    }, []);
    return Part ? <Part {...(props as unknown as Props)} /> : fallback;
  };
}
