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

/** Sets the window's width, for media queries too, until the end of the test. */
export function setViewportWidth(width: number): void {
  act(() => (window as unknown as HappyWindow).happyDOM.setViewport({ width }));
}

/** Enables overlay transitions until the end of the test. */
export function allowMotion(): void {
  device.prefersReducedMotion = 'no-preference';
  onTestFinished(() => void (device.prefersReducedMotion = 'reduce'));
}

/** Undoes {@link setViewportWidth}. */
export function widen(): void {
  if (window.innerWidth !== WIDE) setViewportWidth(WIDE);
}
