import type { MockApi } from '@mocks/api';
import { onlineManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach } from 'vitest';

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

afterEach(() => onlineManager.setOnline(true));
