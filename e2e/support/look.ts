import type { Page } from '@playwright/test';
import { sidewaysScroll } from './screens';

/** The scale of docs/look.md, in px. */
const SIZES = [13, 15, 16, 18, 22];
const RADII = [0, 4];

interface Rules {
  /** On a touch screen targets are 44 px high. */
  touch?: boolean;
}

async function scrollFaults(page: Page): Promise<string[]> {
  const beyond = await sidewaysScroll(page);
  return beyond > 0 ? [`the page scrolls sideways by ${beyond} px`] : [];
}

/** Deviations from docs/look.md, one per line. */
export async function lookFaults(page: Page, { touch = false }: Rules = {}): Promise<string[]> {
  return [
    ...(await scrollFaults(page)),
    ...(await page.evaluate(findFaults, { sizes: SIZES, radii: RADII, touch })),
  ];
}

/** Elements whose text must not be cut. Table cells may cut it: the row's form shows the whole text. */
const TEXTS = 'button, a, label, h1, h2, dt, dd, [role="tab"], .mantine-Button-label, th, p';

/** Texts that are cut or outside the viewport. */
export const misfits = async (page: Page): Promise<string[]> => [
  ...(await scrollFaults(page)),
  ...(await page.evaluate((texts) => {
    const found: string[] = [];
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
      // Tables, tabs and a selection's actions scroll by themselves.
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
  }, TEXTS)),
];

/** WCAG 1.4.12, Text Spacing. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Like a reader's own stylesheet that spaces letters, words and lines wider. */
export const widenText = (page: Page): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);

/** Number of running animations. */
export const motions = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );

/** Also waits until React has rendered for the new size. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Folds or unfolds the side menu, even under a dialog. */
export const foldMenu = (page: Page): Promise<void> =>
  page
    .locator('[aria-controls="menu-lateral"]')
    .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));

/** Makes the pointer a finger, or a mouse again. */
export async function touchLike(page: Page, enabled = true): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled });
}

/** Runs in the page. */
function findFaults(scale: { sizes: number[]; radii: number[]; touch: boolean }): string[] {
  const isSeen = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    // Visually hidden: for screen readers.
    const isClipped = getComputedStyle(element).clipPath !== 'none';
    return width > 1 && height > 1 && !isClipped;
  };
  const nameOf = (element: Element): string => {
    const own = [...element.classList].filter((name) => !name.startsWith('m_')).slice(0, 2);
    return [element.localName, ...own].join('.');
  };
  const at = (element: Element): string =>
    `${element.parentElement ? `${nameOf(element.parentElement)} > ` : ''}${nameOf(element)} «${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}»`;

  const seen = [...document.body.querySelectorAll<HTMLElement>('*')].filter(isSeen);
  const texts: { node: Text; parent: HTMLElement }[] = [];
  for (const parent of seen) {
    for (const node of parent.childNodes) {
      if (node instanceof Text && node.data.trim() !== '') texts.push({ node, parent });
    }
  }

  function textSizes(): string[] {
    const fields = seen.filter((element) =>
      element.matches('input:not([type=checkbox], [type=radio]), textarea, select'),
    );
    return [...texts.map(({ parent }) => parent), ...fields].flatMap((element) => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      return scale.sizes.includes(size) ? [] : [`text of ${size} px: ${at(element)}`];
    });
  }

  function corners(): string[] {
    return seen.flatMap((element) => {
      const style = getComputedStyle(element);
      const isPainted =
        Number.parseFloat(style.borderTopWidth) > 0 ||
        style.boxShadow !== 'none' ||
        style.backgroundImage !== 'none' ||
        !/transparent|, 0\)$/.test(style.backgroundColor);
      if (!isPainted) return [];
      const { width, height } = element.getBoundingClientRect();
      const off = [
        style.borderTopLeftRadius,
        style.borderTopRightRadius,
        style.borderBottomLeftRadius,
        style.borderBottomRightRadius,
      ].find((radius) => {
        if (radius.endsWith('%')) return radius !== '50%' && radius !== '0%';
        const px = Number.parseFloat(radius);
        const isPill = px >= Math.min(width, height) / 2 - 0.5;
        return !scale.radii.includes(px) && !isPill;
      });
      return off === undefined ? [] : [`corner of ${off}: ${at(element)}`];
    });
  }

  function cutAmounts(): string[] {
    const isAmount = (text: string) => /\d,\d\d(?!\d)/.test(text);
    const fields = seen.filter(
      (element) =>
        element instanceof HTMLInputElement &&
        isAmount(element.value) &&
        element.scrollWidth > element.clientWidth + 1,
    );
    const cells = texts.flatMap(({ node, parent }) => {
      if (!isAmount(node.data)) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      for (let box: Element | null = parent; box !== null; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const isCut =
          (/hidden|clip/.test(overflowX) && (left < edge.left - 1 || right > edge.right + 1)) ||
          (/hidden|clip/.test(overflowY) && (top < edge.top - 2 || bottom > edge.bottom + 2));
        if (isCut) return [parent];
        // The rest can be scrolled into view.
        if (/auto|scroll/.test(overflowX + overflowY)) return [];
      }
      return [];
    });
    return [...fields, ...cells].map((element) => `cut amount: ${at(element)}`);
  }

  /** Words of up to 14 letters that break in table cells. */
  function brokenWords(): string[] {
    return texts.flatMap(({ node, parent }) => {
      if (!parent.closest('td, th')) return [];
      return [...node.data.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
        if (word.length > 14) return [];
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [`broken word «${word}»: ${at(parent)}`] : [];
      });
    });
  }

  /** An open popup covers part of the page; other states show the whole page. */
  const isOfPopupOver = (hit: Element, element: Element): boolean =>
    hit.closest('[data-portal]') !== null && element.closest('[data-portal]') === null;

  /** Notes of fields that lie under something else. */
  function coveredNotes(): string[] {
    const notes = seen.filter((element) =>
      element.matches('.mantine-InputWrapper-description, .mantine-InputWrapper-error'),
    );
    const covered = notes.filter((note) => {
      note.scrollIntoView({ block: 'center' });
      const text = document.createRange();
      text.selectNodeContents(note);
      return [...text.getClientRects()].some(({ left, right, top, bottom }) =>
        [top + 2, bottom - 2].some((y) => {
          const hit = document.elementFromPoint((left + right) / 2, y);
          if (hit === null || hit.contains(note) || note.contains(hit)) return false;
          return !isOfPopupOver(hit, note);
        }),
      );
    });
    return covered.map((note) => `covered note: ${at(note)}`);
  }

  /** Errors that a screen reader does not read with their field. */
  function loneErrors(): string[] {
    const errors = seen.filter((element) => element.matches('.mantine-InputWrapper-error'));
    return errors.flatMap((error) => {
      const field = document.querySelector(`[aria-describedby~="${error.id}"]`);
      const isTied = field?.getAttribute('aria-invalid') === 'true';
      return isTied ? [] : [`error of no field: ${at(error)}`];
    });
  }

  function targets(): string[] {
    return seen.flatMap((element) => {
      const isTarget = element.matches(
        'a[href], button, select, textarea, summary, input:not([type="hidden"]), [role="option"], [role="menuitem"]',
      );
      // A link in running text is as high as its line (WCAG 2.5.8).
      const isInline = element.matches('p a');
      const isHigh = element.getBoundingClientRect().height >= 44;
      if (!isTarget || isInline || isHigh || element.closest('[inert]')) return [];
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      /** A larger element may take the touch: a pseudo element, the label, the field around it, the row or card that ticks its box. */
      const isHit = (dy: number): boolean => {
        const hit = document.elementFromPoint(x, y + dy);
        if (hit === null) return false;
        if (element.contains(hit)) return true;
        if (isOfPopupOver(hit, element)) return true;
        if (!(element instanceof HTMLInputElement)) return false;
        const around = hit.closest(
          element.type === 'checkbox' ? 'tr, li' : '.mantine-Input-wrapper',
        );
        return hit.closest('label')?.control === element || (around?.contains(element) ?? false);
      };
      // Covered, or scrolled out of a box.
      if (!isHit(0)) return [];
      let height = 1;
      for (const way of [-1, 1]) {
        for (let dy = 1; dy <= 22 && isHit(dy * way); dy += 1) height += 1;
      }
      // Two targets of 44 px in a row may share two pixels.
      return height >= 42 ? [] : [`target of ${height} px: ${at(element)}`];
    });
  }

  const scrolled = scrollY;
  const found = [
    ...new Set([
      ...textSizes(),
      ...corners(),
      ...cutAmounts(),
      ...brokenWords(),
      ...coveredNotes(),
      ...loneErrors(),
      ...(scale.touch ? targets() : []),
    ]),
  ];
  scrollTo(0, scrolled);
  return found;
}
