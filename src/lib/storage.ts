import { useSyncExternalStore } from 'react';

/** What the action returns, or undefined where it throws: for browser storage that is refused, full or unreadable. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** What local storage did not take: null is a value removed. Gone with the page. */
const memory = new Map<string, string | null>();
const listeners = new Set<() => void>();
let isVolatile = false;

function write(key: string, value: string | null) {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
    if (isVolatile) return;
    isVolatile = true;
    for (const listener of listeners) listener();
  }
}

/** Local storage that never throws: where the browser refuses it or it is full, values are kept until the page is closed. */
export const storage = {
  get: (key: string): string | null =>
    memory.has(key)
      ? (memory.get(key) ?? null)
      : (attempt(() => window.localStorage.getItem(key)) ?? null),
  set: (key: string, value: string) => write(key, value),
  remove: (key: string) => write(key, null),
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether something could not be stored, and will be gone with the page. */
export const useIsStorageVolatile = (): boolean =>
  useSyncExternalStore(subscribe, () => isVolatile);
