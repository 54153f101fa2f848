import { onlineManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { MockApi } from '@mocks/api';

const noticed = (online: boolean) =>
  act(async () => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
    await vi.waitUntil(() => onlineManager.isOnline() === online);
  });

/** No call arrives, and the browser reports that it is offline. */
export async function goOffline(api: MockApi): Promise<void> {
  api.faults.add({ path: '*', fault: 'cut' });
  await noticed(false);
}

export async function goOnline(api: MockApi): Promise<void> {
  api.faults.clear();
  await noticed(true);
}
