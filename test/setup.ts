import { afterEach, beforeEach, vi } from 'vitest';
import { setClock } from './support/clock';
import { checkConsole, watchConsole } from './support/console';

const zoneOf = (timeZone?: string): string =>
  new Intl.DateTimeFormat('es-AR', { timeZone }).resolvedOptions().timeZone;
if (zoneOf() !== zoneOf(process.env.TZ)) {
  throw new Error(`The tests' zone is ${zoneOf()}, not ${String(process.env.TZ)}`);
}

beforeEach(() => {
  watchConsole();
  setClock();
});

afterEach(() => {
  vi.useRealTimers();
  checkConsole();
});
