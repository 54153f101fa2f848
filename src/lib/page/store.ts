import { useSyncExternalStore } from 'react';
import { onReset } from './resets';

/** A value of a module that components follow. */
export interface Store<Value> {
  get: () => Value;
  /** Replaces the value and tells the listeners, unless it is the same one. */
  set: (next: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Creates a module's store. Call it where the module is evaluated: it lives as long as the page. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  const store: Store<Value> = {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  onReset(() => store.set(initial));
  return store;
}

/** The store's value; re-renders when it changes. */
export function useStore<Value>({ subscribe, get }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get);
}
