import { inspect } from 'node:util';

type Level = 'error' | 'warn';

interface Entry {
  level: Level;
  text: string;
}
interface Expected {
  level: Level;
  pattern: RegExp | string;
}

let logged: Entry[] = [];
let expected: Expected[] = [];

const matches = ({ level, pattern }: Expected, entry: Entry): boolean =>
  entry.level === level &&
  (typeof pattern === 'string' ? entry.text.includes(pattern) : pattern.test(entry.text));

const describe = (value: unknown): string => (typeof value === 'string' ? value : inspect(value));

/** Expects the panel to log a matching line in this test, which fails otherwise. */
export function expectConsole(level: Level, pattern: RegExp | string): void {
  expected.push({ level, pattern });
}

export function watchConsole(): void {
  logged = [];
  expected = [];
  const watch =
    (level: Level) =>
    (...args: unknown[]): void => {
      logged.push({ level, text: args.map(describe).join(' ') });
    };
  // Assigned, not spied on: `vi.restoreAllMocks()` in a test must not end the watch.
  Object.assign(console, { error: watch('error'), warn: watch('warn') });
}

export function checkConsole(): void {
  const surprises = logged.filter((entry) => !expected.some((one) => matches(one, entry)));
  const missing = expected.filter((one) => !logged.some((entry) => matches(one, entry)));
  logged = [];
  expected = [];
  const lines = [
    ...surprises.map(({ level, text }) => `unexpected console.${level}: ${text}`),
    ...missing.map(({ level, pattern }) => `no console.${level} matched: ${String(pattern)}`),
  ];
  if (lines.length > 0) throw new Error(lines.join('\n'));
}
