import type { Figure } from './family';

/** A figure as it was measured. */
export interface Measured extends Figure {
  /** One per run, in order. */
  samples: number[];
  median: number;
}

export interface Machine {
  cpu: string;
  cores: number;
  /** GB. */
  memory: number;
  platform: string;
  node: string;
}

/** The results of a bench run. */
export interface Results {
  /** ISO 8601. */
  date: string;
  /** The commit, with a `+` if the sources changed since. */
  commit: string;
  /** The folder of the build that was measured. */
  dist: string;
  machine: Machine;
  chromium: string;
  figures: Measured[];
}

/** Three significant digits; no decimals from a hundred on. */
function formatNumber(value: number): string {
  if (Number.isInteger(value)) return String(value);
  if (Math.abs(value) >= 100) return value.toFixed(0);
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

export function median(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? NaN) + (sorted[Math.ceil(half)] ?? NaN)) / 2;
}

/** A text table: the first column and units to the left, the rest to the right. */
function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => ''), ...rows];
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line, row) =>
      widths
        .map((width, column) => {
          if (row === 1) return '-'.repeat(width);
          const isLeft = column === 0 || head[column] === 'Unit';
          const cell = line[column] ?? '';
          return isLeft ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const aimOf = ({ target, median }: Measured): string =>
  target === undefined
    ? ''
    : `≤ ${formatNumber(target)} ${median <= target ? '    met' : 'NOT MET'}`;

export function figuresTable(figures: readonly Measured[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    formatNumber(figure.median),
    figure.unit,
    `${formatNumber(Math.min(...figure.samples))}–${formatNumber(Math.max(...figure.samples))}`,
    String(figure.samples.length),
    aimOf(figure),
  ]);
  return formatTable(['Figure', 'Median', 'Unit', 'Min–max', 'Runs', 'Target'], rows);
}

/** One line per figure with its meaning. */
export const definitions = (figures: readonly Figure[]): string =>
  figures.map(({ name, unit, what }) => `${name} [${unit}]: ${what}.`).join('\n');

/** How the figures of both runs changed. A ratio below 1 is a gain. */
export function compareTable(before: readonly Measured[], after: readonly Measured[]): string {
  const rows = after.flatMap((now) => {
    const then = before.find(({ name }) => name === now.name);
    if (!then) return [];
    const ratio = then.median === 0 ? '' : (now.median / then.median).toFixed(2);
    return [[now.name, formatNumber(then.median), formatNumber(now.median), now.unit, ratio]];
  });
  return formatTable(['Figure', 'Before', 'Now', 'Unit', 'Now / before'], rows);
}

/** Whether the two machines' times can be compared. */
export const isSameMachine = (a: Machine, b: Machine): boolean =>
  a.cpu === b.cpu && a.cores === b.cores && a.platform === b.platform;
