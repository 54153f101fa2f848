import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { walk } from './focus';
import { foldMenu, lookFaults, misfits, touchLike, widenText } from './look';
import { SCREENS, SIZES } from './screens';
import { openState, REFUSED, STATES, type State } from './states';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const THEMES = ['light', 'dark'] as const;

/** A small window, and a wide one zoomed to 200 % (WCAG 1.4.10). */
const ROOMS = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
] as const;

/** Polled: after a change of width, a box that scrolls and what floats learn their new places a moment later. */
const softly = expect.configure({ soft: true, timeout: 3000 });

/** Loading, failed, empty and selected lists look alike on every screen, so their texts are left out. */
const hasOwnTexts = ({ name, only }: State) =>
  !/(loading|load error|empty|rows selected)$/.test(name) && only !== 'desktop';

const widthsOf = ({ only }: State) => (only ? [only] : (['desktop', 'phone'] as const));

/** axe's findings on the page, one line each. */
function scan(page: Page): Promise<string[]> {
  return page.evaluate(async (tags) => {
    const { violations } = await window.axe.run({ runOnly: tags, resultTypes: ['violations'] });
    // A popup is portalled to the end of the document, outside every landmark.
    const isPopup = (target: unknown) =>
      document.querySelector(String(target))?.closest('[data-portal]') != null;
    // What an open popup half covers is no target until it closes.
    const isCovered = document.querySelector(
      '[data-portal] :is([role=dialog], [role=listbox], [role=menu])',
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ target }) =>
          isPopup(target) ? id !== 'region' : id !== 'target-size' || !isCovered,
        )
        .map(({ target, any, all, none, html }) => {
          const [check] = [...any, ...all, ...none];
          return `${id}: ${target.join(' ')} — ${check?.message ?? ''} — ${html.slice(0, 200)}`;
        }),
    );
  }, TAGS);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const signedOut of [false, true]) {
  test.describe(() => {
    test.use({ signedIn: !signedOut });
    for (const state of STATES.filter((one) => (one.signedOut ?? false) === signedOut)) {
      test(
        `axe finds nothing, the look keeps its scale, and no text is cut: ${state.name}`,
        { tag: '@long' },
        async ({ page, api, setNow, expectConsole }) => {
          if (state.logs) expectConsole(state.logs);
          const widths = widthsOf(state);
          await page.setViewportSize(SIZES[widths[0]]);
          await openState(state, { page, api, setNow });
          await page.evaluate(axe.source);
          for (const width of widths) {
            await page.setViewportSize(SIZES[width]);
            for (const colorScheme of THEMES) {
              await page.emulateMedia({ colorScheme });
              await expect(page.locator('html')).toHaveClass(colorScheme);
              expect.soft(await scan(page), `${width}, ${colorScheme}`).toEqual([]);
            }
            const touch = width === 'phone';
            if (touch) await touchLike(page);
            expect.soft(await lookFaults(page, { touch }), `look, ${width}`).toEqual([]);
            if (touch || (await page.getByRole('table').count()) === 0) continue;
            await page.setViewportSize({ width: 768, height: 1024 });
            await softly.poll(() => lookFaults(page), 'look, 768 px').toEqual([]);
            await foldMenu(page);
            await page.setViewportSize({ width: 1024, height: 800 });
            await softly.poll(() => lookFaults(page), 'look, 1024 px, menu folded').toEqual([]);
            await foldMenu(page);
          }
          if (!hasOwnTexts(state)) return;
          await touchLike(page, false);
          if (state.closesOnResize) {
            await page.setViewportSize(ROOMS[0]);
            await openState(state, { page, api, setNow });
          }
          for (const spacing of ['', ', wider text']) {
            if (spacing) await widenText(page);
            for (const room of ROOMS) {
              await page.setViewportSize(room);
              await softly.poll(() => misfits(page), `at ${room.width} px${spacing}`).toEqual([]);
            }
          }
        },
      );
    }
  });
}

/** States to walk through with Tab: every screen, and some overlays. */
const WALKED = [
  ...SCREENS.map(({ name }) => name),
  'hoja-de-ruta: editor open',
  'contrareembolso: editor open',
  'agregar un cliente: drawer open',
  'reminder dialog',
  'session expired',
  'print window blocked',
  'phone menu open',
  'reportes: Cambiar flete open',
];

for (const state of STATES.filter(({ name }) => WALKED.includes(name))) {
  for (const width of widthsOf(state)) {
    test.describe(() => {
      test.use({ signedIn: !state.signedOut, viewport: SIZES[width] });
      test(
        `Tab reaches every control, with a visible focus ring: ${state.name}, ${width}`,
        { tag: '@long' },
        async ({ page, api, setNow }) => {
          await openState(state, { page, api, setNow });
          const { stops, expected } = await walk(page);
          const unseen = stops.filter(({ problems }) => problems.length > 0);
          expect.soft(unseen).toEqual([]);
          expect.soft(stops.length, 'stops').toBeGreaterThanOrEqual(expected);
        },
      );
    });
  }
}

for (const state of STATES.filter(({ name }) => REFUSED.includes(name))) {
  test(
    `the field’s error is in its description: ${state.name}`,
    { tag: '@long' },
    async ({ page, api, setNow }) => {
      await openState(state, { page, api, setNow });
      const errors = page.locator('.mantine-InputWrapper-error').filter({ visible: true });
      await expect(errors).not.toHaveCount(0);
      for (const error of await errors.all()) {
        const field = page.locator(
          `[aria-describedby~="${(await error.getAttribute('id')) ?? ''}"]`,
        );
        await expect(field).toHaveAttribute('aria-invalid', 'true');
      }
    },
  );
}
