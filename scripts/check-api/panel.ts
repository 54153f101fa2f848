import { safeParse, type ZodMiniType } from 'zod/mini';
import type { Path } from './compare';

interface Issue {
  path: Path;
  message: string;
}

/** How the panel reads an answer. */
export interface Reading {
  /** What the panel makes of it; undefined if it cannot read it. */
  output: unknown;
  /** Why it cannot read it. */
  issues: Issue[];
  /** Rows that it leaves out, each with why. */
  leftOut: { path: Path; issues: Issue[] }[];
  /** The fields that it looked for, there or not, as `cliente[].id`. */
  reads: Set<string>;
}

/** `['cliente', 3, 'id']` is `cliente[].id`. */
export const fieldName = (path: Path): string =>
  path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[]`;
    return name === '' ? step : `${name}.${step}`;
  }, '');

/** The value that writes each field that is looked for into `reads`. */
function recorded(value: unknown, reads: Set<string>, path: Path = []): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    has(target, key) {
      if (typeof key === 'string' && !Array.isArray(target)) reads.add(fieldName([...path, key]));
      return Reflect.has(target, key);
    },
    get(target, key, receiver) {
      const found: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol') return found;
      if (Array.isArray(target)) {
        return /^\d+$/.test(key) ? recorded(found, reads, [...path, Number(key)]) : found;
      }
      // zod looks at an object's constructor to tell what it is.
      if (key === 'constructor') return found;
      reads.add(fieldName([...path, key]));
      return recorded(found, reads, [...path, key]);
    },
  });
}

/** The panel logs the rows that it leaves out; this takes the log. */
function withoutLog<Result>(run: () => Result): [Result, unknown[][]] {
  const logged: unknown[][] = [];
  const { error } = console;
  console.error = (...args: unknown[]) => void logged.push(args);
  try {
    return [run(), logged];
  } finally {
    console.error = error;
  }
}

const issuesOf = (issues: readonly { path: PropertyKey[]; message: string }[]): Issue[] =>
  issues.map(({ path, message }) => ({ path: path as Path, message }));

/** Where no row has a field, or any of several, the panel says so at the first one. */
function inEveryRow({ path, message }: Issue, answer: unknown): Issue[] {
  const [names] = path.slice(-1);
  if (message !== 'no row' || typeof names !== 'string') return [{ path, message }];
  const [start = [], rows = []] = rowsOf(answer) ?? [];
  const fields = names.split('|');
  return rows.flatMap((_, index) =>
    fields.map((field) => ({ path: [...start, index, field], message })),
  );
}

/** The panel reads a wrapped list as a bare one: an issue of a row has the wrapper's name in its place. */
function inPlace(issues: Issue[], answer: unknown): Issue[] {
  const [wrapper = []] = rowsOf(answer) ?? [];
  return issues
    .map(({ path, message }) => ({
      path: typeof path[0] === 'number' ? [...wrapper, ...path] : path,
      message,
    }))
    .flatMap((issue) => inEveryRow(issue, answer));
}

/** The rows of an answer and where they are: `{cliente: […], page}`, `{movimientos: […]}` or bare. */
function rowsOf(answer: unknown): [Path, unknown[]] | null {
  if (Array.isArray(answer)) return [[], answer as unknown[]];
  if (typeof answer !== 'object' || answer === null) return null;
  const [found] = Object.entries(answer).filter(([, value]) => Array.isArray(value));
  return found ? [[found[0]], found[1] as unknown[]] : null;
}

/** Reads an answer with a schema of the panel. */
export function readAsPanel(schema: ZodMiniType, answer: unknown): Reading {
  const reads = new Set<string>();
  withoutLog(() => safeParse(schema, recorded(answer, reads)));
  const [result, logged] = withoutLog(() => safeParse(schema, answer));
  const found = logged.length > 0 ? rowsOf(answer) : null;
  const leftOut = (found?.[1] ?? []).flatMap((row, index) => {
    const [path = []] = found ?? [];
    const [key] = path;
    const alone = key === undefined ? [row] : { ...(answer as object), [key]: [row] };
    const [, log] = withoutLog(() => safeParse(schema, alone));
    const issues = log[0]?.[1] as Parameters<typeof issuesOf>[0] | undefined;
    return issues ? [{ path: [...path, index], issues: issuesOf(issues) }] : [];
  });
  return {
    output: result.success ? result.data : undefined,
    issues: result.success ? [] : inPlace(issuesOf(result.error.issues), answer),
    leftOut,
    reads,
  };
}
