import { compare, type Difference, type Path } from './compare';
import { answerOf, type Document } from './document';
import { fieldName, readAsPanel, type Reading } from './panel';
import type { Read } from './reads';

/** A difference that somebody at the panel notices. */
export interface Finding {
  /** `cliente[].email`; empty for the whole answer. */
  field: string;
  expected: string;
  came: string;
  /** What the panel does with it. */
  panel: string;
  /** In how many places. */
  times: number;
}

interface Judgement {
  findings: Finding[];
  /** What differs and nobody notices. */
  notes: string[];
  output: unknown;
}

/** A value for a report: short, and nothing of a sign-in. */
function shown(value: unknown, secret: boolean): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value !== 'string') return secret ? typeof value : JSON.stringify(value);
  if (secret) return 'a text';
  return `«${value.length > 40 ? `${value.slice(0, 40)}…` : value}»`;
}

const startsWith = (path: Path, start: Path): boolean =>
  start.every((step, index) => path[index] === step);

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string | number, unknown>)[step]
        : undefined,
    value,
  );
}

/** The rows of a page are read into `items`, and those of a wrapped list into a bare one. */
function outputAt(output: unknown, path: Path): unknown {
  if (typeof path[0] === 'string' && path[0] !== 'page') {
    if (Array.isArray(output)) return valueAt(output, path.slice(1));
    if (typeof output === 'object' && output !== null && 'items' in output) {
      return valueAt(output.items, path.slice(1));
    }
  }
  return valueAt(output, path);
}

/** What the panel does with a value; null if it reads it, or does not look for it. */
function useOf(
  path: Path,
  { reads, issues, leftOut, output }: Reading,
  read: Pick<Read, 'failure'>,
) {
  if (path.length > 0 && !reads.has(fieldName(path))) return null;
  if (issues.some((issue) => startsWith(path, issue.path) || startsWith(issue.path, path))) {
    return `cannot read the answer: ${read.failure}`;
  }
  const row = leftOut.find((one) => startsWith(path, one.path));
  if (row) {
    const inRow = path.slice(row.path.length);
    if (row.issues.some((issue) => startsWith(inRow, issue.path))) return 'leaves the row out';
  }
  const value = outputAt(output, path);
  if (value === undefined || value === null || value === '') return 'leaves it empty';
  if (value === 0) return 'counts it as 0';
  if (value === false) return 'takes it as No';
  return null;
}

/** Compares an answer with the contract and with what the panel reads of it. */
export function judge(document: Document, read: Omit<Read, 'path'>, body: unknown): Judgement {
  const secret = read.call === 'POST /authenticate';
  const reading = readAsPanel(read.schema, body);
  const differences = compare(document, answerOf(document, read.call) ?? {}, body);
  const findings = new Map<string, Finding>();
  const notes = new Set<string>();

  const add = (path: Path, kind: string, expected: string, came: unknown, panel: string) => {
    const key = `${fieldName(path)} ${kind} ${panel}`;
    const known = findings.get(key);
    if (known) known.times += 1;
    else {
      findings.set(key, {
        field: fieldName(path),
        expected,
        came: shown(came, secret),
        panel,
        times: 1,
      });
    }
  };
  const explained = (path: Path) =>
    differences.some((one) => startsWith(one.path, path) || startsWith(path, one.path));

  for (const { path, kind, expected, came } of differences) {
    const panel = kind === 'extra' ? null : useOf(path, reading, read);
    if (panel === null) notes.add(noteOf(kind, fieldName(path), expected, shown(came, secret)));
    else add(path, kind, expected, came, panel);
  }
  for (const { path, message } of reading.issues.filter((issue) => !explained(issue.path))) {
    add(
      path,
      message,
      'what the panel can read',
      valueAt(body, path),
      `cannot read the answer: ${read.failure}`,
    );
  }
  // Of an answer that cannot be read, no row is shown.
  for (const row of reading.issues.length > 0 ? [] : reading.leftOut) {
    for (const issue of row.issues) {
      const path = [...row.path, ...issue.path];
      if (!explained(path)) {
        add(
          path,
          issue.message,
          'what the panel can read',
          valueAt(body, path),
          'leaves the row out',
        );
      }
    }
  }
  return { findings: [...findings.values()], notes: [...notes], output: reading.output };
}

function noteOf(kind: Difference['kind'], field: string, expected: string, came: string): string {
  if (kind === 'extra') return `${field} is more than the contract has: the panel ignores it`;
  if (kind === 'missing') return `${field} is missing: the panel does not need it`;
  return `${field} is ${came}, not ${expected}: the panel does not mind`;
}

/** What is wrong with a PDF in base64; null for a good one. */
export function pdfProblem(base64: string): string | null {
  try {
    return atob(base64).startsWith('%PDF-') ? null : 'base64 of something that is not a PDF';
  } catch {
    return 'a text that is not base64';
  }
}
