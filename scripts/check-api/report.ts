import type { Report } from './check';
import type { Finding } from './judge';
import type { CallResult, Status } from './results';

/** Whether nothing is wrong. What was not checked is not wrong. */
export const isFine = ({ calls, leftBehind }: Report): boolean =>
  leftBehind.length === 0 &&
  calls.every(({ status }) => status === 'fine' || status === 'not checked');

function textOf(
  { field, expected, came, times, change, panel: own }: Finding,
  panel = own,
): string {
  const where = field === '' ? '' : `${field}: `;
  const often = times > 1 ? ` (${times} times)` : '';
  const how = change === undefined ? '' : ` To change: ${change}.`;
  return `${where}came ${came}, expected ${expected}${often}. The panel: ${panel}.${how}`;
}

interface Matter {
  calls: Set<string>;
  /** What the panel does at one or another of them. */
  panel: Set<string>;
  first: Finding;
}

/** What several calls have in common: said once, with the calls. */
function mattersOf(calls: CallResult[]): Map<string, Matter> {
  const matters = new Map<string, Matter>();
  for (const { call, findings } of calls) {
    for (const finding of findings) {
      const { matter } = finding;
      if (matter === undefined) continue;
      const known = matters.get(matter) ?? { calls: new Set(), panel: new Set(), first: finding };
      matters.set(matter, known);
      known.calls.add(call);
      known.panel.add(finding.panel);
    }
  }
  return new Map([...matters].filter(([, { calls: where }]) => where.size > 1));
}

type Matters = ReturnType<typeof mattersOf>;

function linesOf({ findings, notes }: CallResult, matters: Matters): string[] {
  const shared = findings.flatMap(({ matter }) =>
    matter !== undefined && matters.has(matter) ? [matter] : [],
  );
  return [
    ...[...new Set(shared)].map((matter) => `${matter}: see below`),
    ...findings.filter(({ matter }) => !matters.has(matter ?? '')).map((one) => textOf(one)),
    ...notes.map((note) => `note: ${note}.`),
  ];
}

const matterLines = (matters: Matters): string[] =>
  [...matters].flatMap(([matter, { calls, panel, first }]) => [
    `${matter}, at ${calls.size} calls`,
    `    ${textOf(first, [...panel].join('; '))}`,
    `    ${[...calls].join(', ')}`,
  ]);

/** Why calls were not checked, each reason once. */
function notCheckedLines(calls: CallResult[]): string[] {
  const reasons = new Map<string, string[]>();
  for (const { call, status, notes } of calls) {
    if (status !== 'not checked') continue;
    const reason = notes.join('; ');
    reasons.set(reason, [...(reasons.get(reason) ?? []), call]);
  }
  return [...reasons].map(([reason, names]) => `${reason}: ${names.join(', ')}`);
}

/** What is wrong, screen by screen. */
function screensOf(calls: CallResult[]): string[] {
  const screens = new Map<string, Map<string, string[]>>();
  for (const { call, effect, screens: names } of calls) {
    if (effect === undefined) continue;
    for (const name of names) {
      const effects = screens.get(name) ?? new Map<string, string[]>();
      screens.set(name, effects.set(effect, [...(effects.get(effect) ?? []), call]));
    }
  }
  return [...screens].map(([name, effects]) =>
    [name, ...[...effects].map(([effect, from]) => `  ${effect} (${from.join(', ')})`)].join('\n'),
  );
}

const section = (title: string, lines: string[]): string[] =>
  lines.length > 0 ? ['', title, '', ...lines] : [];

/** The report as a table, what it means for each screen, and a last line that counts. */
export function toTable(report: Report): string {
  const { url, calls, leftBehind } = report;
  const checked = calls.filter(({ status }) => status !== 'not checked');
  const width = Math.max(...checked.map(({ call }) => call.length));
  const matters = mattersOf(calls);
  const rows = checked.flatMap((result) => {
    const time = result.ms === null ? '' : `${result.ms} ms`;
    return [
      `${result.call.padEnd(width)}  ${result.status.padEnd(11)}  ${time.padStart(8)}`.trimEnd(),
      ...linesOf(result, matters).map((line) => `    ${line}`),
    ];
  });
  const count = (status: Status) => calls.filter((result) => result.status === status).length;
  const statuses: Status[] = ['fine', 'differs', 'missing', 'slow', 'not checked'];
  return [
    url,
    '',
    ...rows,
    ...section('What several calls have in common', matterLines(matters)),
    ...section('Not checked', notCheckedLines(calls)),
    ...section('What it means for the screens', screensOf(calls)),
    ...section('Left behind, to be removed by hand', leftBehind),
    '',
    statuses.map((status) => `${count(status)} ${status}`).join(', '),
  ].join('\n');
}
