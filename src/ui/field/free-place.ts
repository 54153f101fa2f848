import type { FloatingPosition } from '@mantine/core';

/** Distance between field and calendar in px: Mantine's default. */
const GAP = 8;

/** In rem. */
interface Size {
  width: number;
  height: number;
}

/** The first position beside a field where an element fits in the window, right of the side menu, and covers none of `others`. */
export function freePlace(
  { left, top, right, bottom }: DOMRect,
  size: Size,
  others: DOMRect[],
): FloatingPosition | null {
  const view = document.documentElement;
  const rem = Number.parseFloat(getComputedStyle(view).fontSize);
  const menuEnd = document.querySelector('main')?.getBoundingClientRect().left ?? 0;
  const [width, height] = [size.width * rem, size.height * rem];
  const places: [FloatingPosition, x: number, y: number][] = [
    ['right-start', right + GAP, top],
    ['top-start', left, top - GAP - height],
    ['left-start', left - GAP - width, top],
    ['bottom-start', left, bottom + GAP],
  ];
  const isFree = (x: number, y: number) =>
    x >= menuEnd &&
    y >= 0 &&
    x + width <= view.clientWidth &&
    y + height <= view.clientHeight &&
    others.every(
      (other) =>
        other.right <= x || other.left >= x + width || other.bottom <= y || other.top >= y + height,
    );
  return places.find(([, x, y]) => isFree(x, y))?.[0] ?? null;
}
