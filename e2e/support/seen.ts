import { expect, type Locator, type Page } from '@playwright/test';
import { obstaclesOf, type Sight } from './obstacles';

/** Expects the element completely in the viewport, uncovered, with legible text (4.5:1), and marked in red if it is an invalid field. */
export async function expectSeen(locator: Locator, sight: Sight = {}): Promise<void> {
  await expect(locator).toBeVisible();
  await expect.poll(() => locator.evaluate(obstaclesOf, sight)).toEqual([]);
}

/** Waits until the dialog or drawer is seen. */
export async function seenDialog(page: Page, name?: string | RegExp): Promise<Locator> {
  const dialog = page.getByRole('dialog', name === undefined ? {} : { name });
  await expectSeen(dialog);
  return dialog;
}

/** Waits until the open picker's list is seen. */
export async function seenOptions(page: Page): Promise<Locator> {
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  await expectSeen(page.getByRole('listbox'));
  return options;
}
