import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';
import { obstaclesOf } from '../support/obstacles';

/** A whole text, or a pattern in a form that JSON can carry. */
export type Wanted = string | { source: string; flags: string };

/** Finds elements within others. `name` is the accessible name, `having` a text somewhere in the element. */
export type Step =
  | { role: string; name?: Wanted | undefined; having?: Wanted | undefined }
  | { label: Wanted }
  | { text: Wanted }
  | { nth: number };

const matcher = (wanted: Wanted): string | RegExp =>
  typeof wanted === 'string' ? wanted : new RegExp(wanted.source, wanted.flags);

const fits = (wanted: Wanted, text: string): boolean =>
  typeof wanted === 'string' ? text.includes(wanted) : new RegExp(wanted.source).test(text);

function findIn(container: HTMLElement, step: Exclude<Step, { nth: number }>): HTMLElement[] {
  if ('label' in step) return queryAllByLabelText(container, matcher(step.label));
  if ('text' in step) {
    return queryAllByText(container, matcher(step.text)).filter((one) => one.checkVisibility());
  }
  const { role, name, having } = step;
  const found = queryAllByRole(container, role, name === undefined ? {} : { name: matcher(name) });
  return having === undefined ? found : found.filter((one) => fits(having, one.textContent));
}

function find(path: Step[]): HTMLElement[] {
  let found = [document.body];
  for (const step of path) {
    if ('nth' in step) found = found.slice(step.nth, step.nth + 1);
    else found = [...new Set(found.flatMap((container) => findIn(container, step)))];
  }
  return found;
}

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

function look(path: Step[]): Look {
  const found = find(path);
  const [element] = found;
  if (element === undefined) return { count: 0, obstacles: ['not there'] };
  const box = element.getBoundingClientRect();
  return {
    count: found.length,
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

/** A point where a click hits the path's only element, or why there is none. Scrolls if necessary. */
function point(path: Step[]): { x: number; y: number } | string {
  const [element, ...others] = find(path);
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

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** As `point`, once the element has not moved for three rendered frames: two looks by the clock may fall into one frame. */
async function stillPoint(path: Step[]): Promise<{ x: number; y: number } | string> {
  const first = point(path);
  for (let frame = 0; frame < 3; frame++) {
    await nextFrame();
    const now = point(path);
    if (typeof now === 'string') return now;
    if (typeof first === 'string' || now.x !== first.x || now.y !== first.y) return 'moving';
  }
  return first;
}

function focus(path: Step[]): void {
  find(path)[0]?.focus();
}

/** Selects the focused field's text, so that typing replaces it. */
function selectField(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}

const errors: string[] = [];

/** Errors of this page since the last call. */
const takeErrors = (): string[] => errors.splice(0);

const inPage = { look, stillPoint, focus, selectField, takeErrors };
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
