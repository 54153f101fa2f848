import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import type { MockApi } from '@mocks/api';
import { installInPage } from './in-page';
import type { BenchServer } from './server';
import { type Traffic, watchTraffic } from './traffic';

interface Network {
  /** Milliseconds from a request to the first byte of its answer. */
  latency: number;
  /** Bytes a second. */
  downloadThroughput: number;
  uploadThroughput: number;
}

/** The presets of these names in Chromium's DevTools. */
export const SLOW_4G: Network = {
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
export const FAST_4G: Network = {
  latency: 165,
  downloadThroughput: 1_012_500,
  uploadThroughput: 168_750,
};

export interface VisitOptions {
  /** How many times slower than this machine the page's main thread runs. */
  cpu?: number;
  /** Not throttled by default. */
  network?: Network;
  signedIn?: boolean;
  /** Runs no idle callbacks, so that nothing is prefetched. */
  holdIdle?: boolean;
  /** Additional scripts to run before the page's own. */
  init?: () => void;
}

/** A tab with an empty cache, with its session and server. */
export interface Visit {
  page: Page;
  cdp: CDPSession;
  traffic: Traffic;
  api: MockApi;
  close: () => Promise<void>;
}

async function newContext(
  browser: Browser,
  { api, url }: BenchServer,
  signedIn: boolean,
): Promise<BrowserContext> {
  const { token, user } = await api.issueSession();
  const localStorage = [
    { name: 'jwtToken', value: token },
    { name: 'user', value: JSON.stringify(user) },
  ];
  return browser.newContext({
    baseURL: url,
    ignoreHTTPSErrors: true,
    viewport: { width: 1280, height: 800 },
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    storageState: {
      cookies: [],
      origins: signedIn ? [{ origin: new URL(url).origin, localStorage }] : [],
    },
  });
}

/** Opens a throttled tab with its own profile, without navigating. */
export async function openVisit(
  browser: Browser,
  server: BenchServer,
  { signedIn = true, holdIdle = false, init, cpu = 1, network }: VisitOptions,
): Promise<Visit> {
  server.api.faults.clear();
  const context = await newContext(browser, server, signedIn);
  // tsx wraps functions in a `__name` helper, which the page lacks.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await context.addInitScript(installInPage, { holdIdle });
  if (init) await context.addInitScript(init);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const cdp = await context.newCDPSession(page);
  const traffic = await watchTraffic(cdp);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (network) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
  return { page, cdp, traffic, api: server.api, close: () => context.close() };
}

/** Milliseconds that the main thread has spent so far. */
export interface MainThread {
  task: number;
  script: number;
}

export async function mainThread(cdp: CDPSession): Promise<MainThread> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const seconds = (wanted: string): number =>
    metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return { task: seconds('TaskDuration') * 1000, script: seconds('ScriptDuration') * 1000 };
}

export const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Clicks, and waits for the condition that `arm` passed to `window.bench.arm`. Moves the pointer over the target first, so that hovering
 * is not measured. Returns the main thread's work: handlers, rendering, style, layout and paint, in milliseconds.
 */
export async function clickToPaint(
  { page, cdp }: Visit,
  target: Locator,
  arm: () => Promise<void>,
): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be clicked is not there.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(() => window.bench.frames(3));
  await arm();
  const before = await mainThread(cdp);
  await page.mouse.down();
  await page.mouse.up();
  await page.evaluate(() => window.bench.armed());
  return (await mainThread(cdp)).task - before.task;
}
