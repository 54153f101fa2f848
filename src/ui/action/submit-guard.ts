import { useRef, useState } from 'react';
import { delays, pause } from '@/lib/page/delays';

/** Blocks a second submit during the first and a second longer. Mark the control `aria-disabled`: `disabled` would lose the focus. */
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
    /** Resolves once unblocked. Never rejects. */
    released: () => free.current,
  };
}
