import type { CDPSession } from '@playwright/test';

export interface Fetched {
  /** Path and query, without the origin. */
  path: string;
  /** Document, Script, Stylesheet, Fetch, Image, … as Chromium names it. */
  type: string;
  /** On the wire, headers included. */
  bytes: number;
}

/** A page's network traffic. */
export interface Traffic {
  fetched: readonly Fetched[];
  /** Resolves once the network was idle for so many milliseconds. */
  quiet: (ms: number) => Promise<void>;
}

const POLL_MS = 20;
const PATIENCE_MS = 60_000;

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** Counts every response from now on; call it before the page navigates. */
export async function watchTraffic(cdp: CDPSession): Promise<Traffic> {
  const fetched: Fetched[] = [];
  const open = new Map<string, Fetched>();
  let changed = performance.now();

  function end(id: string, bytes: number): void {
    const request = open.get(id);
    if (!request) return;
    open.delete(id);
    changed = performance.now();
    fetched.push({ ...request, bytes });
  }

  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, redirectResponse }) => {
    if (!request.url.startsWith('http')) return;
    if (redirectResponse) end(requestId, redirectResponse.encodedDataLength);
    changed = performance.now();
    open.set(requestId, { path: pathOf(request.url), type: type ?? 'Other', bytes: 0 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    end(requestId, encodedDataLength);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    end(requestId, 0);
  });
  await cdp.send('Network.enable');

  return {
    fetched,
    quiet: async (ms) => {
      const start = performance.now();
      while (open.size > 0 || performance.now() - Math.max(changed, start) < ms) {
        if (performance.now() - start > PATIENCE_MS) throw new Error('The network never is quiet.');
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
  };
}
