import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';
import { obstaclesOf } from '../support/obstacles';

/** Finds elements within others. `having`: a text somewhere in the element. */
const find = {
  role: (within: HTMLElement[], role: string, name?: string | RegExp) =>
    within.flatMap((one) => queryAllByRole(one, role, name === undefined ? {} : { name })),
  having: (within: HTMLElement[], role: string, text: string) =>
    within
      .flatMap((one) => queryAllByRole(one, role))
      .filter((one) => one.textContent.includes(text)),
  label: (within: HTMLElement[], text: string) =>
    within.flatMap((one) => queryAllByLabelText(one, text)),
  text: (within: HTMLElement[], text: string | RegExp) =>
    within.flatMap((one) => queryAllByText(one, text)).filter((one) => one.checkVisibility()),
  nth: (within: HTMLElement[], nth: number) => within.slice(nth, nth + 1),
};
export type Finder = keyof typeof find;

/** The number of elements, and the state of the first. */
interface Look {
  count: number;
  /** Reasons why a person would not see it. */
  obstacles: string[];
  text?: string;
  value?: string | null;
  isChecked?: boolean;
  hasFocus?: boolean;
  isInViewport?: boolean;
  box?: { x: number; y: number; width: number; height: number };
}

function look([element, ...others]: HTMLElement[]): Look {
  if (element === undefined) return { count: 0, obstacles: ['not there'] };
  const box = element.getBoundingClientRect();
  return {
    count: others.length + 1,
    obstacles: obstaclesOf(element),
    text: element.innerText,
    value:
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.value
        : null,
    isChecked: element instanceof HTMLInputElement && element.checked,
    hasFocus: element === document.activeElement,
    isInViewport: box.bottom > 0 && box.top < innerHeight,
    box: { x: box.x, y: box.y, width: box.width, height: box.height },
  };
}

/** A point where a click hits the only element, or why there is none. Scrolls if necessary. */
function point([element, ...others]: HTMLElement[]): { x: number; y: number } | string {
  if (element === undefined) return 'not there';
  if (others.length > 0) return `${others.length + 1} of them`;
  const box = element.getBoundingClientRect();
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const x = box.x + box.width / 2;
  let top: Element | null = null;
  // WebKitGTK lays the sideways scrollbar over the lower half of a table's last row.
  for (const height of [1 / 2, 1 / 4, 1 / 8]) {
    const y = box.y + box.height * height;
    top = document.elementFromPoint(x, y);
    if ([element, ...labels].some((one) => one.contains(top))) return { x, y };
  }
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return `covered by ${top?.outerHTML.slice(0, 120) ?? 'nothing'}`;
}

/** As `point`, once the element has not moved for three rendered frames: two looks by the clock may fall into one frame. */
async function stillPoint(found: HTMLElement[]): Promise<{ x: number; y: number } | string> {
  const first = point(found);
  for (let frame = 0; frame < 3; frame++) {
    await new Promise(requestAnimationFrame);
    const now = point(found);
    if (typeof now === 'string') return now;
    if (typeof first === 'string' || now.x !== first.x || now.y !== first.y) return 'moving';
  }
  return first;
}

/** Focuses an element. Selects a field's text, so that typing replaces it. Returns whether it has the focus. */
function focus([element]: HTMLElement[]): boolean {
  element?.focus();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    element.select();
  return element !== undefined && element === document.activeElement;
}

const errors: string[] = [];

/** Errors of this page since the last call. */
const takeErrors = (): string[] => errors.splice(0);

const inPage = { find, look, stillPoint, focus, takeErrors };
export type InPage = typeof inPage;

declare global {
  interface Window {
    inPage?: InPage;
  }
}

function watch(): void {
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '));
    error(...parts);
  };
  addEventListener('error', ({ message, filename }) => {
    // Harmless: the observers get the rest with the next frame.
    if (!message.startsWith('ResizeObserver loop')) errors.push(`${message} (${filename})`);
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    errors.push(`rejected: ${String(reason)}`),
  );
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    errors.push(`policy violation: ${effectiveDirective} ${blockedURI} «${sample}»`),
  );
}

if (window.inPage === undefined) {
  watch();
  window.inPage = inPage;
}
