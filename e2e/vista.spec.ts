import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { HOJA_DE_RUTA } from './screens';
import { expectSeen, seenDialog, seenOptions } from './seen';
import { openState, STATES } from './states';

/** Elements whose text must not be cut. Table cells may be: the row's form shows the whole text. */
const TEXTS = 'button, a, label, h1, h2, dt, dd, [role="tab"], .mantine-Button-label, th, p';

/** WCAG 1.4.12, Text Spacing. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Polled: floating elements are repositioned a moment after a resize. */
const softly = expect.configure({ soft: true, timeout: 3000 });

/** What is cut or outside the viewport. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate((texts) => {
    const found: string[] = [];
    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    if (sideways > 0) found.push(`the page scrolls sideways by ${sideways}`);
    for (const element of document.querySelectorAll<HTMLElement>(texts)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
      // Visually hidden, or replaced by a spinner.
      if (clipPath !== 'none' || (position === 'absolute' && element.clientWidth <= 1)) continue;
      if (element.closest('[data-loading]')) continue;
      const cut =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
      const { left, right } = element.getBoundingClientRect();
      // A table, tabs, and a selection's actions scroll by themselves.
      const isInScroller = element.closest('table, [role="tablist"], [role="group"]') !== null;
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

/** The states to check. Loading, failed, empty and selected lists look alike on every screen, so they are left out. */
const SEEN = STATES.filter(
  ({ name, only }) => !/(loading|load error|empty|rows selected)$/.test(name) && only !== 'desktop',
);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const state of SEEN) {
  test.describe(() => {
    test.use({ signedIn: !state.signedOut, viewport: ROOMS[0]?.viewport });
    test(
      `nothing is cut or outside, with wider text too: ${state.name}`,
      { tag: '@long' },
      async ({ page, api, setNow, expectConsole }) => {
        if (state.logs) expectConsole(state.logs);
        await openState(state, { page, api, setNow });
        for (const { name, viewport } of ROOMS) {
          await page.setViewportSize(viewport);
          await softly.poll(() => misfits(page), { message: name }).toEqual([]);
        }
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [sheet];
        }, SPACING);
        for (const { name, viewport } of ROOMS) {
          await page.setViewportSize(viewport);
          await softly.poll(() => misfits(page), { message: `${name}, wider text` }).toEqual([]);
        }
      },
    );
  });
}

/** How many animations are running. */
const motions = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );

const MOVING = [
  'inicio',
  'clientes: loading',
  'clientes-eliminar',
  'agregar un cliente: drawer open',
  'theme menu open',
  'success toast',
  'agregar cliente: saving',
  'phone menu open',
];

for (const state of STATES.filter(({ name }) => MOVING.includes(name))) {
  test.describe(() => {
    test.use({ viewport: { width: state.only === 'phone' ? 390 : 1280, height: 800 } });
    test(
      `nothing moves with reduced motion: ${state.name}`,
      { tag: '@long' },
      async ({ page, api, setNow }) => {
        await openState(state, { page, api, setNow });
        expect(await motions(page)).toBe(0);
      },
    );
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'a loading list moves, so the tests above can fail',
    { tag: '@long' },
    async ({ page, api }) => {
      api.faults.add({ path: '/clientes/', fault: 'hang' });
      await page.goto('clientes');
      await expect.poll(() => motions(page)).toBeGreaterThan(0);
    },
  );
});

/** The parts of an element's look that forced colours leave. */
const lines = (element: Locator): Promise<string> =>
  element.evaluate((node) => {
    const { outlineStyle, outlineColor, color, borderBottomColor } = getComputedStyle(node);
    return [outlineStyle, outlineColor, color, borderBottomColor].join(' ');
  });

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  const expectDifferent = async (marked: Locator, other: Locator): Promise<void> => {
    await expect(marked).toBeVisible();
    await expect.poll(async () => (await lines(marked)) === (await lines(other))).toBe(false);
  };

  test('selected, current and disabled elements still look different', async ({ page }) => {
    await page.goto('clientes');
    const rows = page.locator('tbody').getByRole('row');
    await rows.nth(1).getByRole('checkbox').check();
    await expectDifferent(rows.nth(1), rows.nth(2));
    await expectDifferent(
      page.getByRole('link', { name: 'Clientes', exact: true }),
      page.getByRole('link', { name: 'Empleados', exact: true }),
    );
    await rows.nth(2).getByRole('checkbox').check();
    const blocked = page.getByRole('button', { name: 'Anterior' });
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
    await expectDifferent(blocked, page.getByRole('button', { name: 'Siguiente' }));

    await page.goto('');
    await expectDifferent(
      page.getByRole('tab', { name: /^Nuevas/ }),
      page.getByRole('tab', { name: /^Leídas/ }),
    );
    await page.goto('movimientos');
    await page.getByRole('combobox', { name: 'Cliente Origen' }).fill('gomez');
    const options = await seenOptions(page);
    await expect(options.nth(1)).toBeVisible();
    await expectDifferent(options.nth(0), options.nth(1));
  });
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the amount on a movement’s card is whole', async ({ page, api }) => {
    const [row] = api.db.movimientos.rows.slice(-1);
    api.db.movimientos.update(row!, { bultos: 1234, flete: 999_999_999.99 });
    await page.goto('movimientos');
    const amount = page.getByRole('listitem').getByText(/^\$\s999\.999\.999,99$/);
    await amount.scrollIntoViewIfNeeded();
    await expectSeen(amount);
    const isWhole = await amount.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const { left, right } = text.getBoundingClientRect();
      const card = element.closest('li')?.getBoundingClientRect();
      return card !== undefined && left >= card.left && right <= card.right;
    });
    expect(isWhole).toBe(true);
  });
});

test('the box of Columnas ends inside the window, and scrolls', async ({ page }) => {
  await page.goto('movimientos');
  const button = page.getByRole('button', { name: 'Columnas' });
  const box = page.getByRole('dialog', { name: 'Columnas de la tabla' });
  // As low as the first screen shows it, and as high as the window can scroll to.
  for (const block of ['end', 'start'] as const) {
    await button.evaluate((element, place) => element.scrollIntoView({ block: place }), block);
    await button.click();
    await expectSeen(box);
    const last = box.getByRole('checkbox').last();
    await last.scrollIntoViewIfNeeded();
    await expectSeen(last);
    await expectSeen(box.getByRole('button', { name: 'Restablecer' }));
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
  }
});

test('a double click opens a row and leaves no text selected', async ({ page }) => {
  await page.goto(HOJA_DE_RUTA);
  await page.getByRole('cell', { name: 'Origen', exact: true }).first().dblclick();
  await seenDialog(page, 'Editar Movimiento');
  expect(await page.evaluate(() => String(window.getSelection()))).toBe('');
});
