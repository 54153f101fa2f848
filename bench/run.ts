import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { provideChromium } from '../scripts/provide-chromium';
import { run, runBin } from '../scripts/run';
import type { Bench, Family } from './family';
import { bytes } from './figures/bytes';
import { bulk } from './figures/bulk';
import { entry } from './figures/entry';
import { firstRow, login } from './figures/loads';
import { opening } from './figures/opening';
import { planilla } from './figures/planilla';
import { rows } from './figures/rows';
import { typing } from './figures/typing';
import {
  type Machine,
  type Measured,
  type Results,
  compareTable,
  definitions,
  figuresTable,
  isSameMachine,
  median,
} from './report';
import { setStage } from './stage';

const { values: options } = parseArgs({
  options: {
    /** How often each figure is taken. */
    runs: { type: 'string', default: '7' },
    /** Only families that have one of these in their name, or in that of a figure of theirs. */
    only: { type: 'string', multiple: true, default: [] },
    /** Results of another run to compare with. */
    compare: { type: 'string' },
    /** An existing build, instead of a new one. */
    dist: { type: 'string' },
    /** Builds and measures the clients in react-admin instead. */
    'react-admin': { type: 'boolean', default: false },
    /** Where the results go. */
    out: { type: 'string', default: 'bench/results.json' },
  },
});

/** In the order of the table. */
const FAMILIES: readonly Family[] = [
  bytes,
  bulk,
  login,
  firstRow,
  opening,
  rows,
  typing,
  entry,
  planilla,
];

/** A family that takes longer stops early, so that slow builds get fewer runs. */
const BUDGET_MS = 5 * 60_000;

const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is no number: ${options.runs}`);
const before =
  options.compare === undefined
    ? undefined
    : (JSON.parse(readFileSync(options.compare, 'utf8')) as Results);

const machine: Machine = {
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memory: Math.round(totalmem() / 1e9),
  platform: `${process.platform} ${process.arch}`,
  node: process.version,
};

const isRival = options['react-admin'];

async function build(): Promise<string> {
  console.log('building');
  const root = isRival ? 'bench/react-admin' : '.';
  if (isRival) check(await run('npm', ['ci', '--prefix', root]));
  check(await runBin('vite', ['build', root, '--configLoader', 'runner']));
  return `${root}/dist`;
}

function check({ code, output }: { code: number; output: string }): void {
  if (code !== 0) throw new Error(output);
}

async function describeCommit(): Promise<string> {
  const { code, output } = await run('git', ['describe', '--always', '--dirty=+', '--exclude=*']);
  return code === 0 ? output.trim() : 'unknown';
}

const { path: executablePath } = await provideChromium();
const dist = options.dist ?? (await build());

/** Measures each figure of a family. Leaves out a figure that failed in every run, and prints why. */
async function measure(family: Family, bench: Bench): Promise<Measured[]> {
  const samples: Record<string, number>[] = [];
  const start = performance.now();
  for (let run = family.warmUp ? 0 : 1; run <= runs; run += 1) {
    if (samples.length > 0 && performance.now() - start > BUDGET_MS) break;
    console.log(`${family.name}: ${run === 0 ? 'warming up' : `run ${run} of ${runs}`}`);
    try {
      const sample = await family.sample(bench);
      if (run > 0) samples.push(sample);
    } catch (error) {
      console.error(`${family.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return Object.entries(family.figures).flatMap(([key, figure]): Measured[] => {
    const ofFigure = samples.flatMap((sample) => sample[key] ?? []).filter(Number.isFinite);
    return ofFigure.length === 0
      ? []
      : [{ ...figure, samples: ofFigure, median: median(ofFigure) }];
  });
}

const wanted = (name: string): boolean =>
  options.only.length === 0 ||
  options.only.some((part) => name.toLowerCase().includes(part.toLowerCase()));

const chosen = FAMILIES.filter(
  ({ name, figures }) =>
    wanted(name) || Object.values(figures).some((figure) => wanted(figure.name)),
);
if (chosen.length === 0) throw new Error(`Nothing is called ${options.only.join(' or ')}.`);

const figures: Measured[] = [];
let missing = 0;
let chromium = '';
for (const family of chosen) {
  const stage = await setStage({ dist, policy: !isRival }, executablePath);
  ({ chromium } = stage);
  // oxlint-disable-next-line typescript/no-misused-promises -- `finally` waits for it
  const measured = await measure(family, stage).finally(() => stage.close());
  missing += Object.keys(family.figures).length - measured.length;
  figures.push(...measured);
  console.log(`\n${figuresTable(measured)}\n`);
}

const results: Results = {
  date: new Date().toISOString(),
  commit: options.dist === undefined ? await describeCommit() : 'built before',
  dist,
  machine,
  chromium,
  figures,
};
mkdirSync(dirname(options.out), { recursive: true });
writeFileSync(options.out, `${JSON.stringify(results, null, 2)}\n`);

const { cpu, cores, memory, node } = machine;
console.log(`\n${definitions(figures)}\n\n${figuresTable(figures)}`);
console.log(
  `\n${results.commit}, ${dist}/; Chromium ${chromium}; ${cpu}, ${cores} cores, ${memory} GB, Node ${node}`,
);
if (before) {
  console.log(`\n${compareTable(before.figures, figures)}`);
  if (!isSameMachine(before.machine, machine)) {
    console.warn('The other results were taken on another machine: their times say nothing here.');
  }
}
if (missing > 0) {
  console.error(`\n${missing} figures could not be measured.`);
  process.exitCode = 1;
}
