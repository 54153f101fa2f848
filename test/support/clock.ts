import { vi } from 'vitest';
import { NOW } from './now';

/** Freezes only the date: timers, debounces and polling keep running. */
export function setClock(now: string | Date = NOW): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
}
