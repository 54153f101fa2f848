import type { Report } from './check';
import type { CallResult, Status } from './results';

/** Whether nothing is wrong. What was not checked is not wrong. */
export const isFine = ({ calls, leftBehind }: Report): boolean =>
  leftBehind.length === 0 &&
  calls.every(({ status }) => status === 'fine' || status === 'not checked');

const linesOf = ({ findings, notes }: CallResult): string[] => [
  ...findings.map(({ field, expected, came, panel, times }) => {
    const where = field === '' ? '' : `${field}: `;
    const often = times > 1 ? ` (${times} times)` : '';
    return `${where}came ${came}, expected ${expected}${often}. The panel: ${panel}.`;
  }),
  ...notes.map((note) => `note: ${note}.`),
];

/** What is wrong, screen by screen. */
function screensOf(calls: CallResult[]): string[] {
  const screens = new Map<string, string[]>();
  for (const { call, effect, screens: names } of calls) {
    if (effect === undefined) continue;
    for (const name of names) {
      screens.set(name, [...(screens.get(name) ?? []), `${effect} (${call})`]);
    }
  }
  return [...screens].map(
    ([name, effects]) => `${name}\n${effects.map((one) => `  ${one}`).join('\n')}`,
  );
}

/** The report as a table, what it means for each screen, and a last line that counts. */
export function toTable(report: Report): string {
  const { url, calls, leftBehind } = report;
  const width = Math.max(...calls.map(({ call }) => call.length));
  const rows = calls.flatMap((result) => {
    const time = result.ms === null ? '' : `${result.ms} ms`;
    return [
      `${result.call.padEnd(width)}  ${result.status.padEnd(11)}  ${time.padStart(8)}`.trimEnd(),
      ...linesOf(result).map((line) => `    ${line}`),
    ];
  });
  const count = (status: Status) => calls.filter((result) => result.status === status).length;
  const statuses: Status[] = ['fine', 'differs', 'missing', 'slow', 'not checked'];
  const screens = screensOf(calls);
  return [
    url,
    '',
    ...rows,
    ...(screens.length > 0 ? ['', 'What it means for the screens', '', ...screens] : []),
    ...(leftBehind.length > 0 ? ['', 'Left behind, to be removed by hand', '', ...leftBehind] : []),
    '',
    statuses.map((status) => `${count(status)} ${status}`).join(', '),
  ].join('\n');
}
