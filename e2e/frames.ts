import type { Page } from '@playwright/test';

/** Waits until the page has painted, and run what observers and timers do then. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
