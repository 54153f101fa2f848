import type { CDPSession } from '@playwright/test';

interface Network {
  name: string;
  /** Milliseconds from a request to the first byte of its answer. */
  latency: number;
  /** Bytes a second. */
  downloadThroughput: number;
  uploadThroughput: number;
}

/** CPU and network throttling, through the DevTools protocol. */
export interface Conditions {
  /** How many times slower than this machine the page's main thread runs. */
  cpu?: number;
  /** Not throttled by default. */
  network?: Network;
}

/** The preset of that name in Chromium's DevTools: 0.9 of 1.6 Mbit/s down and 0.75 Mbit/s up, 3.75 times 150 ms. */
export const SLOW_4G: Network = {
  name: 'slow 4G',
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};

/** The preset of that name in Chromium's DevTools: 0.9 of 9 Mbit/s down and 1.5 Mbit/s up, 2.75 times 60 ms. */
export const FAST_4G: Network = {
  name: 'fast 4G',
  latency: 165,
  downloadThroughput: 1_012_500,
  uploadThroughput: 168_750,
};

/** Throttles the session's page; call it before the page navigates. */
export async function impose(cdp: CDPSession, { cpu = 1, network }: Conditions): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (!network) return;
  const { latency, downloadThroughput, uploadThroughput } = network;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput,
    uploadThroughput,
  });
}
