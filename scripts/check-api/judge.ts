import { compare, NULL, sampleOf, type Difference, type Path } from './compare';
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
  /** What to change in the server, where `expected` does not say it. */
  change?: string;
  /** What it has in common with findings at other calls: `snake_case`. A report says it once. */
  matter?: string;
}

interface Judgement {
  findings: Finding[];
  /** What differs and nobody notices. */
  notes: string[];
  output: unknown;
}

/** A value for a report: short, and nothing of a sign-in. */
export function shown(value: unknown, secret = false): string {
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

/** What the panel does if it cannot read an answer. */
export const unreadable = ({ failure, unread }: Pick<Read, 'failure' | 'unread'>): string =>
  unread ?? `cannot read the answer: ${failure}`;

const EMPTY = 'leaves it empty';

/** What the panel does with a value; null if it reads it, or does not look for it. */
function useOf(path: Path, { reads, issues, leftOut, output }: Reading, read: Omit<Read, 'path'>) {
  if (path.length > 0 && !reads.has(fieldName(path))) return null;
  if (issues.some((issue) => overlaps(issue.path, path))) {
    return unreadable(read);
  }
  const row = leftOut.find((one) => startsWith(path, one.path));
  if (row) {
    const inRow = path.slice(row.path.length);
    if (row.issues.some((issue) => startsWith(inRow, issue.path))) return 'leaves the row out';
  }
  const value = outputAt(output, path);
  if (value === undefined || value === null || value === '') return read.unread ?? EMPTY;
  if (value === 0) return 'counts it as 0';
  if (value === false) return 'takes it as No';
  return null;
}

/** Values that a whole server writes in another way, by the contract's type and what came. */
const MATTERS: [expected: RegExp, came: string[], matter: string, change: string][] = [
  [/^whole number/, ['string'], 'ids are texts', 'answer them as numbers'],
  [/number/, ['string'], 'numbers are texts', 'write a BigDecimal as a number'],
  [/true or false/, ['string', 'number'], 'flags are not true or false', 'answer true or false'],
  [
    /text/,
    ['number', 'object'],
    'dates and times are numbers or lists',
    'switch WRITE_DATES_AS_TIMESTAMPS off: a LocalDate is a text then',
  ],
];

function matterOf({ kind, expected, came, path, problem }: Difference) {
  if (problem) return { change: problem.change, matter: undefined };
  const name = String(path.at(-1));
  const found = MATTERS.find(
    ([type, cames, matter]) =>
      kind === 'type' &&
      type.test(expected) &&
      cames.includes(typeof came) &&
      (!matter.startsWith('dates') || /^(fecha|hora)/.test(name)),
  );
  return found && { matter: found[2], change: found[3] };
}

const overlaps = (one: Path, other: Path): boolean =>
  startsWith(one, other) || startsWith(other, one);

/** Puts another value at a path. */
function put(value: unknown, path: Path, by: unknown): unknown {
  const [last] = path.slice(-1);
  if (last === undefined) return by;
  const holder = valueAt(value, path.slice(0, -1));
  if (typeof holder === 'object' && holder !== null) Object.assign(holder, { [last]: by });
  return value;
}

const MOST_READINGS = 3;

/**
 * Reads an answer, and again with what kept it from being read in the contract's form: the panel may have got no further than to a
 * page's numbers, and then nothing would be known of its rows.
 */
function readAgain(
  document: Document,
  { schema }: Pick<Read, 'schema'>,
  body: unknown,
  differences: Difference[],
): { readings: Reading[]; last: Reading } {
  let last = readAsPanel(schema, body);
  const readings = [last];
  let mended: unknown;
  while (last.issues.length > 0 && readings.length < MOST_READINGS) {
    const { issues } = last;
    const blocking = differences.filter(
      ({ kind, path }) =>
        (kind === 'missing' || kind === 'type') && issues.some((one) => overlaps(one.path, path)),
    );
    if (blocking.length === 0) break;
    mended ??= structuredClone(body);
    for (const { path, schema: wanted } of blocking) {
      mended = put(mended, path, sampleOf(document, wanted));
    }
    last = readAsPanel(schema, mended);
    readings.push(last);
  }
  return { readings, last };
}

/**
 * Compares an answer with the contract and with what the panel reads of it. `seen` are the fields that came in any answer so far, by
 * their name in the contract.
 */
export function judge(
  document: Document,
  read: Omit<Read, 'path'>,
  body: unknown,
  seen: Set<string>,
): Judgement {
  const secret = read.call === 'POST /authenticate';
  const differences = compare(document, answerOf(document, read.call) ?? {}, body, seen);
  const { readings, last } = readAgain(document, read, body, differences);
  const issues = readings.flatMap((one) => one.issues);
  // A field that one reading looked for is read, and what any of them could not read is unreadable.
  const reading: Reading = {
    ...last,
    issues,
    reads: new Set(readings.flatMap((one) => [...one.reads])),
  };
  const findings = new Map<string, Finding>();
  const notes = new Set<string>();

  const add = (path: Path, kind: string, expected: string, came: string, panel: string) => {
    const key = `${fieldName(path)} ${kind} ${panel}`;
    const known = findings.get(key);
    const finding = known ?? { field: fieldName(path), expected, came, panel, times: 0 };
    finding.times += 1;
    findings.set(key, finding);
    return finding;
  };
  const explained = (path: Path) => differences.some((one) => overlaps(one.path, path));

  for (const difference of differences) {
    const { path, kind, expected, came, problem } = difference;
    const field = fieldName(path);
    const text = shown(came, secret);
    const panel = kind === 'extra' ? null : useOf(path, reading, read);
    if (problem && reading.reads.has(field)) {
      Object.assign(add(path, kind, expected, text, problem.panel), matterOf(difference));
    } else if (panel === EMPTY && leavesNullOut(difference, seen)) {
      notes.add(`${field} is left out in places: the panel takes it as null`);
    } else if (panel !== null) {
      const instead = kind === 'missing' ? lookalikes(differences, path) : '';
      Object.assign(add(path, kind, expected, text + instead, panel), matterOf(difference));
    } else if (kind === 'extra' || last.issues.length === 0 || reading.reads.has(field)) {
      // Of an answer that cannot be read, nobody knows what else the panel would need.
      notes.add(noteOf(kind, field, expected, text));
    }
  }
  for (const { path, message } of last.issues.filter((issue) => !explained(issue.path))) {
    const came = shown(valueAt(body, path), secret);
    add(path, message, 'what the panel can read', came, unreadable(read));
  }
  // Of an answer that cannot be read, no row is shown.
  for (const row of last.issues.length > 0 ? [] : last.leftOut) {
    for (const issue of row.issues) {
      const path = [...row.path, ...issue.path];
      const came = shown(valueAt(body, path), secret);
      if (!explained(path)) {
        add(path, issue.message, 'what the panel can read', came, 'leaves the row out');
      }
    }
  }
  return { findings: [...findings.values()], notes: [...notes], output: readings[0]?.output };
}

/** Whether a field that came in other places is missing because it is null: a server that leaves null out never sends it. */
const leavesNullOut = ({ kind, expected, name }: Difference, seen: Set<string>): boolean =>
  kind === 'missing' && expected.endsWith('null') && seen.has(name) && !seen.has(name + NULL);

const plain = (name: string): string => name.replace(/_/g, '').toLowerCase();

/** Fields beside a missing one whose names hold its name: `isMontoPagado` for `montoPagado`. */
function lookalikes(differences: Difference[], path: Path): string {
  const wanted = plain(String(path.at(-1)));
  const names = differences
    .filter((one) => one.kind === 'extra' && startsWith(one.path, path.slice(0, -1)))
    .filter((one) => one.path.length === path.length)
    .map((one) => String(one.path.at(-1)))
    .filter((name) => plain(name).includes(wanted));
  return names.length > 0 ? `, but ${names.join(' and ')}` : '';
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
