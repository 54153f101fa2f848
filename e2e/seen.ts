import { expect, type Locator } from '@playwright/test';
import { obstaclesOf } from './obstacles';

/** Expects that a person sees the element: whole in the viewport, nothing on top of it, its text legible (4.5:1). */
export async function expectSeen(locator: Locator): Promise<void> {
  await expect(locator).toBeVisible();
  await expect.poll(() => locator.evaluate(obstaclesOf)).toEqual([]);
}
