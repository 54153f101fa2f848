import { configure } from '@testing-library/react';
import { vi } from 'vitest';
import { TOAST_MS } from '@/lib/toasts';

/** Timers run so many times faster: a second's guard takes 10 ms, a minute's silence 600. Toasts stay to be seen. */
const SPEED = 100;

const atTrueSpeed = globalThis.setTimeout;
globalThis.setTimeout = ((action: () => void, ms = 0, ...rest: []) =>
  atTrueSpeed(action, ms === TOAST_MS ? ms : ms / SPEED, ...rest)) as typeof setTimeout;
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 5000 * SPEED });
