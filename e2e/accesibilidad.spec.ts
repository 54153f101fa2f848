import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { walk } from './support/focus';
import {
  foldMenu,
  lookFaults,
  misfits,
  motions,
  resize,
  touchLike,
  widenText,
} from './support/look';
import { SCREENS, SIZES } from './support/screens';
import { expectSeen } from './support/seen';
import { openState, REFUSED, STATES } from './support/states';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The axe rules that the panel must pass. */
const ALL: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** Rules whose result may change with the theme, and with the width. */
const OF_COLOURS: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
const OF_WIDTH: axe.RunOnly = {
  type: 'rule',
  values: ['target-size', 'scrollable-region-focusable'],
};

/** A small window, and a wide one zoomed to 200 % (WCAG 1.4.10). */
const ROOMS = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
] as const;

/** Polls: after a change of width, scrolling boxes and floating elements settle a moment later. */
const softly = expect.configure({ soft: true, timeout: 3000 });

/** Other states have the same tables. */
const isScreen = (name: string) => SCREENS.some((screen) => screen.name === name);

/** States to walk through with Tab: screens with similar controls are here once, and some overlays. */
const WALKED = [
  ...SCREENS.map(({ name }) => name).filter(
    (name) => !/^clientes-|(choferes|representantes|servicios|vehiculos|vencimientos)/.test(name),
  ),
  'clientes-editar',
  'clientes-eliminar',
  'hoja-de-ruta: editor open',
  'agregar un cliente: drawer open',
  'reminder dialog: nothing typed',
  'session expired',
  'print window blocked',
  'phone menu open',
  'reportes: Cambiar flete open',
];

/** One of each kind of overlay: dialogs, drawers, menus, picker lists and the calendar. */
const OVERLAYS = [
  'clientes-eliminar',
  'cliente: conflict',
  'hoja-de-ruta: editor open',
  'theme menu open',
  'reminder dialog: nothing typed',
  'session expired',
  'print window blocked',
  'agregar un cliente: drawer open',
  'picker open',
  'calendar open',
  'reportes: Cambiar flete open',
  'palette: records',
  'hoja-de-ruta: Imprimir tildados open',
  'Últimas impresiones open',
];

/** One finding per line. */
function scan(page: Page, rules: axe.RunOnly): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run({ runOnly, resultTypes: ['violations'] });
    // A popup is portalled to the end of the document, outside every landmark.
    const isPopup = (target: unknown) =>
      document.querySelector(String(target))?.closest('[data-portal]') != null;
    // A target that an open popup half covers does not count.
    const isCovered = document.querySelector(
      '[data-portal] :is([role=dialog], [role=listbox], [role=menu])',
    );
    // A target half under a bar that stays in view scrolls out from under it.
    const isUnderBar = (target: unknown) => {
      const node = document.querySelector(String(target));
      if (!node) return false;
      const { left, top, right, bottom } = node.getBoundingClientRect();
      return [top + 1, bottom - 1].some((y) => {
        let one = document.elementFromPoint((left + right) / 2, y);
        for (; one && !one.contains(node); one = one.parentElement) {
          if (/sticky|fixed/.test(getComputedStyle(one).position)) return true;
        }
        return false;
      });
    };
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ target }) => {
          if (isPopup(target)) return id !== 'region';
          return id !== 'target-size' || !(isCovered || isUnderBar(target));
        })
        .map(({ target, any, all, none, html }) => {
          const [check] = [...any, ...all, ...none];
          return `${id}: ${target.join(' ')} — ${check?.message ?? ''} — ${html.slice(0, 200)}`;
        }),
    );
  }, rules);
}

async function inDark<Result>(page: Page, action: () => Promise<Result>): Promise<Result> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('dark');
  const result = await action();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveClass('light');
  return result;
}

const scanInDark = (page: Page): Promise<string[]> => inDark(page, () => scan(page, OF_COLOURS));

async function expectOverlaySeen(page: Page): Promise<void> {
  const overlays = page.locator('[role="dialog"], [role="menu"], [role="listbox"]');
  const seen = () => expectSeen(overlays.filter({ visible: true }).last());
  await seen();
  await inDark(page, seen);
}

/** Changes, for example, when a table gives way to cards. */
const countElements = (page: Page): Promise<number> =>
  page.locator('main *, [data-portal] *').count();

async function expectWalkable(page: Page, where: string): Promise<void> {
  const { stops, expected } = await walk(page);
  const unseen = stops.filter(({ problems }) => problems.length > 0);
  expect.soft(unseen, `Tab, ${where}`).toEqual([]);
  expect.soft(stops.length, `stops, ${where}`).toBeGreaterThanOrEqual(expected);
}

for (const signedOut of [false, true]) {
  test.describe(() => {
    test.use({ signedIn: !signedOut });
    for (const state of STATES.filter((one) => (one.signedOut ?? false) === signedOut)) {
      const { name, only, logs, closesOnResize } = state;
      test(
        `axe finds nothing, the look keeps its scale, and no text is cut: ${name}`,
        { tag: '@long' },
        async ({ page, api, setNow, expectConsole }) => {
          if (logs) expectConsole(logs);
          const isWalked = WALKED.includes(name);
          const isOverlay = OVERLAYS.includes(name);
          await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
          await page.setViewportSize(SIZES[only ?? 'desktop']);
          const open = async () => {
            await openState(state, { page, api, setNow });
            await page.evaluate(AXE);
          };
          await open();
          expect.soft(await motions(page), 'animations, with reduced motion').toBe(0);
          if (REFUSED.includes(name)) {
            await expect(page.locator('.mantine-InputWrapper-error')).not.toHaveCount(0);
          }
          let elements = 0;
          if (only !== 'phone') {
            if (isOverlay) await expectOverlaySeen(page);
            expect.soft(await scan(page, ALL), 'desktop').toEqual([]);
            expect.soft(await scanInDark(page), 'desktop, dark').toEqual([]);
            expect.soft(await lookFaults(page), 'look, desktop').toEqual([]);
            elements = await countElements(page);
            if (isWalked) await expectWalkable(page, 'desktop');
            if (isScreen(name) && (await page.getByRole('table').count()) > 0) {
              await page.setViewportSize({ width: 768, height: 1024 });
              await softly.poll(() => lookFaults(page), 'look, 768 px').toEqual([]);
              await foldMenu(page);
              await page.setViewportSize({ width: 1024, height: 800 });
              await softly.poll(() => lookFaults(page), 'look, 1024 px, menu folded').toEqual([]);
              await foldMenu(page);
            }
          }
          if (only === 'desktop') return;
          await resize(page, SIZES.phone);
          if (closesOnResize) await open();
          if (isOverlay) await expectOverlaySeen(page);
          const isOther = (await countElements(page)) !== elements;
          expect.soft(await scan(page, isOther ? ALL : OF_WIDTH), 'phone').toEqual([]);
          if (isOther) expect.soft(await scanInDark(page), 'phone, dark').toEqual([]);
          await touchLike(page);
          expect.soft(await lookFaults(page, { touch: true }), 'look, phone').toEqual([]);
          if (isWalked) await expectWalkable(page, 'phone');
          await touchLike(page, false);
          if (closesOnResize) {
            await page.setViewportSize(ROOMS[0]);
            await open();
          }
          // Wider text is cut wherever plain text is.
          await widenText(page);
          for (const room of ROOMS) {
            await page.setViewportSize(room);
            await softly.poll(() => misfits(page), `text at ${room.width} px`).toEqual([]);
          }
        },
      );
    }
  });
}
