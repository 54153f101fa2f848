import type { Asset } from './bundle';
import type { Figure } from './family';
import type { FirstVisit } from './figures/bytes';
import type { Summary } from './statistics';

/** A figure as it was measured. */
export interface Measured extends Figure, Summary {
  /** One per run, in order. */
  samples: number[];
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
  bundle: Asset[];
  visits?: Record<string, FirstVisit>;
}

/** Three significant digits; no decimals from a hundred on. */
export function formatNumber(value: number): string {
  if (Number.isInteger(value)) return String(value);
  if (Math.abs(value) >= 100) return value.toFixed(0);
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

/** Whether the median meets the target; undefined without a target. */
export function isMet({
  median,
  target,
}: Pick<Measured, 'median' | 'target'>): boolean | undefined {
  return target === undefined ? undefined : median <= target;
}

type Align = 'left' | 'right';

/** A text table with aligned columns and a line of dashes under the header. */
export function formatTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  aligns: readonly Align[],
): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    widths
      .map((width, column) => {
        const cell = cells[column] ?? '';
        return aligns[column] === 'right' ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [line(head), rule, ...rows.map(line)].join('\n');
}

const VERDICTS = { true: 'met', false: 'NOT MET', undefined: '' };

export function figuresTable(figures: readonly Measured[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    formatNumber(figure.median),
    figure.unit,
    `${formatNumber(figure.min)}–${formatNumber(figure.max)}`,
    formatNumber(figure.p75),
    String(figure.samples.length),
    figure.target === undefined ? '' : `≤ ${formatNumber(figure.target)}`,
    VERDICTS[`${isMet(figure)}`],
  ]);
  return formatTable(['Figure', 'Median', 'Unit', 'Min–max', 'p75', 'Runs', 'Target', ''], rows, [
    'left',
    'right',
    'left',
    'right',
    'right',
    'right',
    'right',
    'left',
  ]);
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
  return formatTable(['Figure', 'Before', 'Now', 'Unit', 'Now / before'], rows, [
    'left',
    'right',
    'right',
    'left',
    'right',
  ]);
}

/** Whether the two machines' times can be compared. */
export const isSameMachine = (a: Machine, b: Machine): boolean =>
  a.cpu === b.cpu && a.cores === b.cores && a.platform === b.platform;

const kilobytes = (bytes: number): string => formatNumber(bytes / 1000);

/** The largest files of a build. */
export function bundleTable(assets: readonly Asset[], most: number): string {
  const rows = assets
    .slice(0, most)
    .map(({ file, raw, brotli, entry }) => [
      file,
      kilobytes(raw),
      kilobytes(brotli),
      entry ? 'entry' : '',
    ]);
  return formatTable(['File', 'Raw KB', 'Brotli KB', ''], rows, ['left', 'right', 'right', 'left']);
}

/** What first visits fetch, by kind, in KB. */
export function visitsTable(visits: Record<string, FirstVisit>): string {
  const rows = Object.entries(visits).map(([name, { screen, warmed }]) => {
    const of = (...types: string[]): string =>
      kilobytes(
        screen.reduce((sum, { type, bytes }) => sum + (types.includes(type) ? bytes : 0), 0),
      );
    const known = ['Document', 'Script', 'Stylesheet', 'Fetch'];
    const others = [...new Set(screen.map(({ type }) => type))].filter(
      (type) => !known.includes(type),
    );
    return [
      name,
      String(screen.length),
      ...known.map((type) => of(type)),
      of(...others),
      String(warmed.length),
    ];
  });
  return formatTable(
    ['First visit', 'Requests', 'Document', 'Scripts', 'Styles', 'API', 'Other', 'Warmed requests'],
    rows,
    ['left', 'right', 'right', 'right', 'right', 'right', 'right', 'right'],
  );
}
