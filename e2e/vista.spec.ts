import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openState, STATES } from './states';

/** Texts that must be read whole. A table's cells are cut short on purpose: the row's form has them whole. */
const TEXTS = 'button, a, label, h1, h2, dt, dd, [role="tab"], .mantine-Button-label, th, p';

/** WCAG 1.4.12, Text Spacing. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** What does not find room on the page as it is. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate((texts) => {
    const found: string[] = [];
    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    if (sideways > 0) found.push(`the page scrolls sideways by ${sideways}`);
    for (const element of document.querySelectorAll<HTMLElement>(texts)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { overflowX, overflowY, clip, clipPath } = getComputedStyle(element);
      if (clip !== 'auto' || clipPath !== 'none') continue;
      const cut =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
      const { left, right } = element.getBoundingClientRect();
      const isInScroller = element.closest('table, [role="tablist"]') !== null;
      const isOutside =
        !element.closest('[inert]') &&
        !isInScroller &&
        (left < -1 || right > window.innerWidth + 1);
      if (cut || (isOutside && right > 0)) {
        found.push(
          `${cut ? 'cut' : 'outside'}: ${element.outerHTML.slice(0, 120)} «${element.innerText}»`,
        );
      }
    }
    return found;
  }, TEXTS);

const ROOMS = [
  { name: 'at 320 px', viewport: { width: 320, height: 640 } },
  { name: 'at 200 %', viewport: { width: 640, height: 400 } },
];

const SEEN = STATES.filter(
  ({ name, only }) => !/(loading|load error|empty|rows selected)$/.test(name) && only !== 'desktop',
);

test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

for (const state of SEEN) {
  test.describe(() => {
    test.use({ signedIn: !state.signedOut, viewport: ROOMS[0]?.viewport });
    test(
      `everything finds room, with wider text too: ${state.name}`,
      { tag: '@long' },
      async ({ page, api, setNow, expectConsole }) => {
        if (state.logs) expectConsole(state.logs);
        await openState(state, { page, api, setNow });
        for (const { name, viewport } of ROOMS) {
          await page.setViewportSize(viewport);
          expect.soft(await misfits(page), name).toEqual([]);
        }
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [sheet];
        }, SPACING);
        for (const { name, viewport } of ROOMS) {
          await page.setViewportSize(viewport);
          expect.soft(await misfits(page), `${name}, wider text`).toEqual([]);
        }
      },
    );
  });
}
