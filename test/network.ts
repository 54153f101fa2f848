import type { MockApi } from '@mocks/api';
import { act } from '@testing-library/react';

/** Takes the network away: the browser says so, and no call arrives. */
export function goOffline(api: MockApi): void {
  api.faults.add({ path: '*', fault: 'cut' });
  act(() => void window.dispatchEvent(new Event('offline')));
}

/** Gives the network back. */
export function goOnline(api: MockApi): void {
  api.faults.clear();
  act(() => void window.dispatchEvent(new Event('online')));
}
