import { useRef, useState } from 'react';
import { delays, pause } from '@/lib/page/delays';

/**
 * Blocks a second submit while the first runs, and for one more second. `run` returns undefined while blocked.
 * Mark the control with `aria-disabled`, because `disabled` would take its focus away.
 */
export function useSubmitGuard() {
  const locked = useRef(false);
  const free = useRef<Promise<void>>(Promise.resolve());
  const [blocked, setBlocked] = useState(false);

  async function run<Result>(action: () => Promise<Result>): Promise<Result | undefined> {
    if (locked.current) return undefined;
    locked.current = true;
    setBlocked(true);
    const done = action();
    free.current = done.then(release, release);
    return done;
  }

  async function release() {
    await pause(delays.guard);
    locked.current = false;
    setBlocked(false);
  }

  return {
    blocked,
    run,
    /** Resolves once it is not blocked. Never rejects. */
    released: () => free.current,
  };
}
