import { createStore, type Store } from '@/lib/page/store';
import { session } from './session';

/** Calls `empty` when the user signs out or another one signs in, but not when the session expires. */
export function onOwnerGone(empty: () => void): void {
  let owner = session.userId();
  session.subscribe(() => {
    if (session.status() === 'signed-out' || session.userId() !== owner) empty();
    owner = session.userId();
  });
}

/** What one user has done, for nobody else. */
export function createOwnStore<Value>(initial: Value): Store<Value> {
  const store = createStore(initial);
  onOwnerGone(() => store.set(initial));
  return store;
}
