import type { BrowserContext } from '@playwright/test';

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

/** For open and future pages. Playwright's own clock also fakes the timers. */
export async function fixTime(context: BrowserContext, moment: string | Date): Promise<void> {
  const time = new Date(moment).getTime();
  await context.addInitScript(fixDate, time);
  await Promise.all(context.pages().map((page) => page.evaluate(fixDate, time)));
}
