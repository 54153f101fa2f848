import { act } from '@testing-library/react';

const waiting = new Map<number, IdleRequestCallback>();
let last = 0;

/** happy-dom has no idle time: here the browser is busy until a test says otherwise. */
export function stayBusy(): void {
  Object.assign(globalThis, {
    requestIdleCallback(callback: IdleRequestCallback) {
      waiting.set(++last, callback);
      return last;
    },
    cancelIdleCallback: (request: number) => void waiting.delete(request),
  });
}

/** Nothing waits any more: what did belonged to another test. */
export const forgetIdle = (): void => waiting.clear();

/** How much waits for the browser to be idle. */
export const waitingForIdle = (): number => waiting.size;

/** The browser has nothing to do: what waited for that is done. */
export function becomeIdle(): void {
  const callbacks = [...waiting.values()];
  waiting.clear();
  act(() =>
    callbacks.forEach((callback) => callback({ didTimeout: false, timeRemaining: () => 50 })),
  );
}
