import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { logPolicyViolations } from './console';
import { recordPrinting } from './printing';

declare global {
  interface Window {
    fixedTime?: number;
  }
}

/** Runs in the page: `Date` stands still, timers keep running. */
function fixDate(time: number): void {
  const isFixed = window.fixedTime !== undefined;
  window.fixedTime = time;
  if (isFixed) return;
  const now = () => window.fixedTime ?? NaN;
  window.Date = new Proxy(Date, {
    construct: (RealDate, parts: unknown[]) =>
      Reflect.construct(RealDate, parts.length === 0 ? [now()] : parts) as Date,
    apply: () => new window.Date().toString(),
    get: (RealDate, key) => (key === 'now' ? now : (Reflect.get(RealDate, key) as unknown)),
  });
}

interface FixedTime {
  /** The context's own method, before `keepContext` forbids it. */
  addInitScript: BrowserContext['addInitScript'];
  time?: number;
  script?: { dispose: () => Promise<void> };
}
const times = new WeakMap<BrowserContext, FixedTime>();

function timeOf(context: BrowserContext): FixedTime {
  const time = times.get(context) ?? { addInitScript: context.addInitScript.bind(context) };
  times.set(context, time);
  return time;
}

/** For open and future pages. Playwright's own clock adds a script with each call, never removes one, and also fakes the timers. */
export async function fixTime(context: BrowserContext, moment: string | Date): Promise<void> {
  const time = new Date(moment).getTime();
  const fixed = timeOf(context);
  if (fixed.time === time) return;
  const script = await fixed.addInitScript(fixDate, time);
  await fixed.script?.dispose();
  Object.assign(fixed, { time, script });
  await Promise.all(context.pages().map((page) => page.evaluate(fixDate, time)));
}

/** A context with the journey's options, a clock that can be fixed, and the recorders of every journey. */
export async function newContext(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await recordPrinting(context);
  await logPolicyViolations(context);
  timeOf(context);
  return context;
}

/** Methods whose effect `reset` could not undo. */
const LASTING = [
  ...(['addInitScript', 'exposeBinding', 'exposeFunction'] as const),
  ...(['setExtraHTTPHeaders', 'setGeolocation', 'setHTTPCredentials'] as const),
] as const;

/** A context that journeys share, with its HTTP cache and compiled code. */
export interface KeptContext {
  context: BrowserContext;
  isClosed: boolean;
  /** Stays open on the panel's origin, to access its storage. */
  storage: Page;
}

export async function keepContext(browser: Browser, baseURL: string): Promise<KeptContext> {
  // Playwright would add the session of the first journey.
  const context = await newContext(browser, { storageState: undefined });
  for (const name of LASTING) {
    context[name] = () => {
      throw new Error(
        `context.${name} lasts: use the page's, or \`test.use({ ownContext: true })\`.`,
      );
    };
  }
  const storage = await context.newPage();
  await storage.goto(new URL('favicon.svg', baseURL).href);
  const kept = { context, storage, isClosed: false };
  context.once('close', () => {
    kept.isClosed = true;
  });
  return kept;
}

/** Replaces the panel's local storage with these items. */
export async function fillStorage(
  { storage }: KeptContext,
  items: readonly { name: string; value: string }[],
): Promise<void> {
  await storage.evaluate((wanted) => {
    localStorage.clear();
    for (const { name, value } of wanted) localStorage.setItem(name, value);
  }, items);
}

/** Undoes a journey's changes to the context, and closes its pages. Fails if the journey stored anything that is not cleared. */
export async function reset({ context, storage }: KeptContext): Promise<void> {
  await context.setOffline(false);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  const opened = context.pages().filter((page) => page !== storage);
  await Promise.all(opened.map((page) => page.close()));
  await context.clearPermissions();
  const stored = await storage.evaluate(async () => [
    ...(await indexedDB.databases()).map(({ name }) => `database ${name ?? ''}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
    ...(document.cookie === '' ? [] : [document.cookie]),
  ]);
  expect(stored, 'stored by the journey: clear it in e2e/support/contexts.ts').toEqual([]);
}
