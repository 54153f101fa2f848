import type { Page } from '@playwright/test';
import { nextFrames } from './frames';

declare global {
  interface Window {
    shifts: string[];
  }
}

/** Runs in the page. */
function watch(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[]) {
      const moved = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40));
      window.shifts.push(`${entry.value}: ${moved.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Records from the next navigation on what moves by itself. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/** What has moved, a text for each frame in which something did. */
export async function shiftsOf(page: Page): Promise<string[]> {
  await nextFrames(page);
  return page.evaluate(() => window.shifts);
}
