import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { provideChromium } from '../scripts/provide-chromium';
import { run, runBin } from '../scripts/run';
import { readBundle } from './bundle';
import { FAMILIES } from './figures/index';
import { bytes, firstVisits } from './figures/bytes';
import { growthTable } from './growth';
import { measure } from './measure';
import {
  type Machine,
  type Measured,
  type Results,
  bundleTable,
  compareTable,
  definitions,
  figuresTable,
  isSameMachine,
  visitsTable,
} from './report';
import { type Stage, setStage } from './stage';

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
    /** Where the results go. */
    out: { type: 'string', default: 'bench/results.json' },
    /** Instead of the figures: how those of Consultas grow from 100 to 100,000 rows. */
    growth: { type: 'boolean', default: false },
  },
});

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

async function build(): Promise<string> {
  console.log('building');
  const { code, output } = await runBin('vite', ['build', '--configLoader', 'runner']);
  if (code !== 0) throw new Error(output);
  return 'dist';
}

async function describeCommit(): Promise<string> {
  const { code, output } = await run('git', ['describe', '--always', '--dirty=+', '--exclude=*']);
  return code === 0 ? output.trim() : 'unknown';
}

const { path: executablePath } = await provideChromium();
const dist = options.dist ?? (await build());

async function onStage<Result>(
  work: (stage: Stage) => Promise<Result>,
  jsFlags?: string,
): Promise<Result> {
  const stage = await setStage(dist, executablePath, jsFlags);
  try {
    return await work(stage);
  } finally {
    await stage.close();
  }
}

const wanted = (name: string): boolean =>
  options.only.length === 0 ||
  options.only.some((part) => name.toLowerCase().includes(part.toLowerCase()));

async function figures(): Promise<void> {
  const chosen = FAMILIES.filter(
    ({ name, figures }) =>
      wanted(name) || Object.values(figures).some((figure) => wanted(figure.name)),
  );
  if (chosen.length === 0) throw new Error(`Nothing is called ${options.only.join(' or ')}.`);
  const measured: Measured[] = [];
  let missing = 0;
  for (const family of chosen) {
    const ofFamily = await onStage((stage) => measure(family, stage, runs), family.jsFlags);
    missing += Object.keys(family.figures).length - ofFamily.length;
    measured.push(...ofFamily);
    console.log(`\n${figuresTable(ofFamily)}\n`);
  }
  const results: Results = {
    date: new Date().toISOString(),
    commit: options.dist === undefined ? await describeCommit() : 'built before',
    dist,
    machine,
    chromium: await onStage(async ({ chromium }) => chromium),
    figures: measured,
    bundle: await readBundle(dist),
    ...(chosen.includes(bytes) && { visits: await onStage(firstVisits) }),
  };
  mkdirSync(dirname(options.out), { recursive: true });
  writeFileSync(options.out, `${JSON.stringify(results, null, 2)}\n`);
  print(results);
  if (missing > 0) {
    console.error(`\n${missing} figures could not be measured.`);
    process.exitCode = 1;
  }
}

function print({ figures, bundle, visits, ...of }: Results): void {
  const { cpu, cores, memory, node } = of.machine;
  console.log(`\n${bundleTable(bundle, 20)}`);
  if (visits) console.log(`\n${visitsTable(visits)}`);
  console.log(`\n${definitions(figures)}`);
  console.log(`\n${figuresTable(figures)}`);
  console.log(
    `\n${of.commit}, ${of.dist}/; Chromium ${of.chromium}; ${cpu}, ${cores} cores, ${memory} GB, Node ${node}`,
  );
  if (before) {
    console.log(`\n${compareTable(before.figures, figures)}`);
    if (!isSameMachine(before.machine, of.machine)) {
      console.warn(
        'The other results were taken on another machine: their times say nothing here.',
      );
    }
  }
}

if (options.growth) console.log(`\n${await onStage((stage) => growthTable(stage, runs))}`);
else await figures();
