import { act } from '@testing-library/react';
import { afterEach } from 'vitest';

interface HappyWindow {
  happyDOM: { setViewport: (size: { width: number }) => void };
}

const WIDE = 1280;

/** Gives the window a width, which media queries follow; wide again after the test. */
export function setViewportWidth(width: number): void {
  act(() => (window as unknown as HappyWindow).happyDOM.setViewport({ width }));
}

afterEach(() => setViewportWidth(WIDE));
