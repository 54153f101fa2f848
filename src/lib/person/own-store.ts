import { createStore, type Store } from '@/lib/page/store';
import { session } from './session';

/** What one user has done. It is emptied when they sign out or another one signs in, and survives an expired session. */
export function createOwnStore<Value>(initial: Value): Store<Value> {
  const store = createStore(initial);
  let owner = session.userId();
  session.subscribe(() => {
    if (session.status() === 'signed-out' || session.userId() !== owner) store.set(initial);
    owner = session.userId();
  });
  return store;
}
