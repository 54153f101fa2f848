import { act } from '@testing-library/react';

interface HappyWindow {
  happyDOM: { setViewport: (size: { width: number }) => void };
}

const WIDE = 1280;

/** Gives the window a width, which media queries follow, until the end of the test. */
export function setViewportWidth(width: number): void {
  act(() => (window as unknown as HappyWindow).happyDOM.setViewport({ width }));
}

/** Makes the window wide again, if a test has narrowed it. */
export function widen(): void {
  if (window.innerWidth !== WIDE) setViewportWidth(WIDE);
}
