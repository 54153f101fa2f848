import { act } from '@testing-library/react';
import { onTestFinished } from 'vitest';

interface HappyWindow {
  happyDOM: {
    setViewport: (size: { width: number }) => void;
    settings: { device: { prefersReducedMotion: 'reduce' | 'no-preference' } };
  };
}

const { device } = (window as unknown as HappyWindow).happyDOM.settings;

const WIDE = 1280;

/** Gives the window a width, which media queries follow, until the end of the test. */
export function setViewportWidth(width: number): void {
  act(() => (window as unknown as HappyWindow).happyDOM.setViewport({ width }));
}

/** Lets overlays move as they come and go, until the end of the test. */
export function allowMotion(): void {
  device.prefersReducedMotion = 'no-preference';
  onTestFinished(() => void (device.prefersReducedMotion = 'reduce'));
}

/** Makes the window wide again, if a test has narrowed it. */
export function widen(): void {
  if (window.innerWidth !== WIDE) setViewportWidth(WIDE);
}
