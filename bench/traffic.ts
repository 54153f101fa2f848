import type { CDPSession } from '@playwright/test';

/** A page's network traffic. */
export interface Traffic {
  /** Fetched so far, on the wire, headers included. */
  bytes: () => number;
  /** Resolves once the network was idle for so many milliseconds. */
  quiet: (ms: number) => Promise<void>;
}

const POLL_MS = 20;
const PATIENCE_MS = 60_000;

/** Counts every response from now on; call it before the page navigates. */
export async function watchTraffic(cdp: CDPSession): Promise<Traffic> {
  const open = new Set<string>();
  let bytes = 0;
  let changed = performance.now();

  function end(id: string, received: number): void {
    if (!open.delete(id)) return;
    changed = performance.now();
    bytes += received;
  }

  cdp.on('Network.requestWillBeSent', ({ requestId, request, redirectResponse }) => {
    // The end of a worker's script is told to the worker alone.
    if (!request.url.startsWith('http') || request.url.includes('.worker-')) return;
    if (redirectResponse) end(requestId, redirectResponse.encodedDataLength);
    changed = performance.now();
    open.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    end(requestId, encodedDataLength);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    end(requestId, 0);
  });
  await cdp.send('Network.enable');

  return {
    bytes: () => bytes,
    quiet: async (ms) => {
      const start = performance.now();
      while (open.size > 0 || performance.now() - Math.max(changed, start) < ms) {
        if (performance.now() - start > PATIENCE_MS) throw new Error('The network never is quiet.');
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
  };
}
