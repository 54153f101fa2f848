import { expect, type Locator, type Page } from '@playwright/test';
import { obstaclesOf, type Sight } from './obstacles';

/** Expects the element whole in the viewport, uncovered, its text legible (4.5:1), and a refused field marked in red. */
export async function expectSeen(locator: Locator, sight: Sight = {}): Promise<void> {
  await expect(locator).toBeVisible();
  await expect.poll(() => locator.evaluate(obstaclesOf, sight)).toEqual([]);
}

/** The dialog or drawer with this name, once it is seen. */
export async function seenDialog(page: Page, name?: string | RegExp): Promise<Locator> {
  const dialog = page.getByRole('dialog', name === undefined ? {} : { name });
  await expectSeen(dialog);
  return dialog;
}

/** The options of the open picker, once their list is seen. */
export async function seenOptions(page: Page): Promise<Locator> {
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  await expectSeen(page.getByRole('listbox'));
  return options;
}

/** The open menu, once it is seen. */
export async function seenMenu(page: Page): Promise<Locator> {
  const menu = page.getByRole('menu');
  await expectSeen(menu);
  return menu;
}

/** Expects a field marked as wrong, for eyes too: its border, or the focus ring over it, is red. */
export async function expectRefused(field: Locator): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectSeen(field, { refused: true });
}
