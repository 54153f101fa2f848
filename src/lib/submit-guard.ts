import { useRef, useState } from 'react';

/** Spec sections 4 and 9: a submitting control is released this long after its request settled. */
const RELEASE_MS = 1000;

/**
 * Blocks a second submit while the first runs and for a second after it. `run` answers undefined where it was blocked.
 * The control keeps its focus: mark it with `aria-disabled`, not `disabled`.
 */
export function useSubmitGuard() {
  const locked = useRef(false);
  const [blocked, setBlocked] = useState(false);

  async function run<Result>(action: () => Promise<Result>): Promise<Result | undefined> {
    if (locked.current) return undefined;
    locked.current = true;
    setBlocked(true);
    try {
      return await action();
    } finally {
      setTimeout(() => {
        locked.current = false;
        setBlocked(false);
      }, RELEASE_MS);
    }
  }

  return { blocked, run };
}
