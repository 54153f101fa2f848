import { type Locator, type Page, expect } from '@playwright/test';

/** The element that a Tab press focused. */
export interface Stop {
  /** The start of its HTML; empty if nothing has the focus. */
  element: string;
  /** Whether this walk already visited it. */
  again: boolean;
  /** Reasons why the focus cannot be seen (WCAG 2.4.7 and 2.4.11). */
  problems: string[];
}

declare global {
  interface Window {
    visited: WeakSet<Element>;
  }
}

/** Runs in the page. */
function look(): Stop {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) {
    return { element: '', again: false, problems: [] };
  }
  const again = window.visited.has(focused);
  window.visited.add(focused);

  // The input of a switch or a radio is hidden; its next sibling shows the focus.
  const isHidden = (element: Element) => element.getBoundingClientRect().width < 2;
  const drawn = isHidden(focused) ? (focused.nextElementSibling ?? focused) : focused;
  const problems: string[] = [];

  const isRinged = (element: Element | null) => {
    if (element === null) return false;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return (
      outlineStyle !== 'none' &&
      Number.parseFloat(outlineWidth) >= 2 &&
      !/, 0\)$|transparent/.test(outlineColor)
    );
  };
  if (![focused, focused.nextElementSibling, focused.parentElement].some(isRinged))
    problems.push('no visible ring');

  const { left, right, top, bottom } = drawn.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const onTop = document.elementFromPoint(x, y);
  if (left >= innerWidth || right <= 0 || top >= innerHeight || bottom <= 0) {
    problems.push('out of view');
  } else if (!drawn.contains(onTop) && onTop?.closest('label')?.control !== focused) {
    // A point between two lines of a link hits the link's parent.
    if (!onTop?.contains(drawn)) {
      problems.push(`covered by ${onTop?.outerHTML.slice(0, 120) ?? 'nothing'}`);
    }
  }
  return { element: focused.outerHTML.slice(0, 160), again, problems };
}

/** Counts the tabbable elements; a group of radios counts once. */
function countStops(): number {
  const groups = new Set<string>();
  const selector = 'a[href], button, input, select, textarea, [tabindex], summary';
  const dialog = document.querySelector('[role="dialog"]:not([aria-hidden])');
  return [...(dialog ?? document).querySelectorAll<HTMLElement>(selector)].filter((element) => {
    if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]')) {
      return false;
    }
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
    if (groups.has(element.name)) return false;
    groups.add(element.name);
    return true;
  }).length;
}

/** Moves the focus to the start of the page, unless a dialog holds it. */
const focusNothing = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.querySelector('[role="dialog"]:not([aria-hidden])')) return;
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });

/** Presses Tab through the page, or the open dialog, until a focused element repeats. Outside a dialog, no element keeps the focus. */
export async function walk(page: Page): Promise<{ stops: Stop[]; expected: number }> {
  const expected = await page.evaluate(countStops);
  await page.evaluate(() => {
    window.visited = new WeakSet();
  });
  await focusNothing(page);
  const stops: Stop[] = [];
  for (let index = 0; index < expected + 5; index += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(look);
    if (stop.again) break;
    if (stop.element !== '') stops.push(stop);
  }
  await focusNothing(page);
  return { stops, expected };
}

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // Found once: to find a role by its name takes much longer than a key.
  const element = await target.elementHandle();
  for (let presses = 0; presses < 90; presses += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target.toString()}`);
}
