import { act } from '@testing-library/react';

const waiting = new Map<number, IdleRequestCallback>();
let last = 0;

/** happy-dom has no idle time: the browser stays busy until {@link becomeIdle}. */
export function stayBusy(): void {
  Object.assign(globalThis, {
    requestIdleCallback(callback: IdleRequestCallback) {
      waiting.set(++last, callback);
      return last;
    },
    cancelIdleCallback: (request: number) => void waiting.delete(request),
  });
}

/** Drops callbacks of former tests. */
export const forgetIdle = (): void => waiting.clear();

export const waitingForIdle = (): number => waiting.size;

export function becomeIdle(): void {
  const callbacks = [...waiting.values()];
  waiting.clear();
  act(() =>
    callbacks.forEach((callback) => callback({ didTimeout: false, timeRemaining: () => 50 })),
  );
}
