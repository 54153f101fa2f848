import { noop } from '@tanstack/react-query';
import { createStore, type Store } from '@/lib/page/store';
import { isInterrupted, session } from './session';

/** Calls `empty` when the user signs out or another one signs in, but not when the session expires. */
export function onOwnerGone(empty: () => void): void {
  let owner = session.userId();
  session.subscribe(() => {
    if (session.status() === 'signed-out' || session.userId() !== owner) empty();
    owner = session.userId();
  });
}

/**
 * Work that the user of now begins. `isOwn`: neither signed out nor replaced by another user; an expired session is still theirs. `run` settles
 * like its task, but starts and settles nothing once another user has signed in: what comes of it is not for them.
 */
export function beginOwnWork(onReplaced: () => void) {
  const user = session.userId();
  const isReplaced = () => !session.isOf(user) && session.userId() !== user;
  return {
    isOwn: () => !isReplaced() && session.status() !== 'signed-out',
    async run<Result>(task: () => Promise<Result>): Promise<Result> {
      const outcome = isReplaced() ? null : task();
      await outcome?.catch(noop);
      if (outcome && !isReplaced()) return outcome;
      onReplaced();
      return new Promise(noop);
    },
  };
}

/** Waits while the session is over. False if its user signs out, or another one signs in. */
export function signedInAgain(): Promise<boolean> {
  const user = session.userId();
  return new Promise((resolve) => {
    function check() {
      // Also says what another tab has just done to the session.
      const isOwn = session.isOf(user);
      if (isInterrupted(session.status())) return;
      unsubscribe();
      resolve(isOwn);
    }
    const unsubscribe = session.subscribe(check);
    check();
  });
}

/** What one user has done, for nobody else. */
export function createOwnStore<Value>(initial: Value): Store<Value> {
  const store = createStore(initial);
  onOwnerGone(() => store.set(initial));
  return store;
}
