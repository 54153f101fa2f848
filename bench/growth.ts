import { during } from './family';
import { type RowsSample, useRows } from './figures/rows';
import { formatNumber, formatTable } from './report';
import { quantile } from './statistics';
import type { Stage } from './stage';

const COUNTS = [100, 1_000, 10_000, 100_000];
/** If one visit takes longer, skip ten times the rows. */
const PATIENCE_MS = 60_000;

const COLUMNS: Record<string, (sample: RowsSample) => number> = {
  'Drawn ms': ({ drawn }) => drawn,
  'Tick one ms': ({ one }) => one.work,
  'Tick all ms': ({ all }) => all.work,
  'Sort ms': ({ sort }) => sort.work,
  'Longest frame ms': ({ scrolled }) => scrolled.longest,
  'Heap MB': ({ heap }) => heap,
};

/** How the figures of Consultas grow with its rows, as a table of medians; each is what the figure of that name is at 10,000 rows. */
export async function growthTable(stage: Stage, runs: number): Promise<string> {
  const lines: string[][] = [];
  let slowest = 0;
  for (const count of COUNTS) {
    if (slowest > PATIENCE_MS) {
      lines.push([String(count), `left out: the former took ${formatNumber(slowest / 1000)} s`]);
      break;
    }
    const samples: RowsSample[] = [];
    for (let run = 1; run <= runs; run += 1) {
      console.log(`growth: ${count} rows, run ${run} of ${runs}`);
      const start = performance.now();
      samples.push(await during(stage.open({}, count), (visit) => useRows(visit, count)));
      slowest = performance.now() - start;
      if (slowest > PATIENCE_MS) break;
    }
    const cells = Object.values(COLUMNS).map((of) => formatNumber(quantile(samples.map(of), 0.5)));
    lines.push([String(count), ...cells]);
  }
  return formatTable(
    ['Rows', ...Object.keys(COLUMNS)],
    lines,
    ['Rows', ...Object.keys(COLUMNS)].map(() => 'right'),
  );
}
