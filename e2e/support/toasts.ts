import { expect, type Locator, type Page } from '@playwright/test';
import { expectSeen } from './seen';

export const toasts = (page: Page): Locator => page.locator('.mantine-Notification-root');

export const toast = (page: Page, text: string | RegExp): Locator =>
  toasts(page).filter({ hasText: text });

/** Expects a box at the top centre of a viewport of this width. */
export function expectTopCentre(box: { x: number; y: number; width: number }, width: number): void {
  expect(Math.abs(box.x + box.width / 2 - width / 2), 'off the centre').toBeLessThan(width / 20);
  expect(box.y, 'far from the top').toBeLessThan(300);
}

/** Expects a toast at the top centre of the viewport, uncovered, legible, one of three at most. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  // The newest: an older one with the same text may be closing, or close when the newer one comes.
  const shown = toast(page, text).last();
  await expect(async () => {
    // Under the mouse it stays: a busy machine may need its four seconds for one look.
    await shown.hover({ timeout: 5000 });
    await expectSeen(shown);
    const box = await shown.boundingBox();
    if (!box) throw new Error(`The toast «${text}» has gone.`);
    expectTopCentre(box, page.viewportSize()?.width ?? 0);
  }).toPass({ timeout: 20_000 });
  await page.mouse.move(0, 0);
  expect(await toasts(page).count()).toBeLessThanOrEqual(3);
}
