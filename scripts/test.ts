import { rmSync } from 'node:fs';
import { CHECKS, runChecks } from './checks';
import { findFirefox, findWebKit } from './find-engines';
import { hide, log, show } from './progress';
import type { Message } from './progress-reporter';
import { describePlan, provideTools } from './provide-tools';
import {
  type Count,
  countPlaywright,
  countVitest,
  describeSum,
  readReport,
  settle,
  sum,
} from './results';
import { type Outcome, runBin } from './run';

interface Row extends Count {
  name: string;
  seconds: number;
}

const RESULTS = '.cache/results';
const REPORTER = './scripts/progress-reporter.ts';
const NONE: Count = { passed: 0, failed: 0, skipped: 0 };
const rows: Row[] = [];
/** Said again at the end, since a long log may be kept without its middle. */
const failures: string[] = [];
/** Include what takes minutes: the table of faults and the scans of every screen. */
const all = process.argv.includes('--all');
/** A seed: in the unit tests the mock answers late. */
const late = process.argv.find((arg) => arg.startsWith('--late-answers='))?.split('=')[1];

async function step(name: string, work: () => Promise<Count>): Promise<Row> {
  log(`== ${name}`);
  show(name, '');
  const start = performance.now();
  const count = await work().catch((error: unknown) => {
    log(error instanceof Error ? error.message : String(error));
    return { ...NONE, failed: 1 };
  });
  const row = { name, ...count, seconds: (performance.now() - start) / 1000 };
  rows.push(row);
  hide(name);
  log(`== ${name}: ${describeSum(row)} (${row.seconds.toFixed(0)} s)`);
  return row;
}

/** Print a runner's output only if it failed. */
function print(count: Count, { output }: Outcome): Count {
  if (count.failed > 0) log(output.trimEnd());
  return count;
}

/** Follows what REPORTER sends from a runner. */
const follow = (name: string) => (message: unknown) => {
  const { text, failure } = message as Message;
  show(name, text);
  if (failure === undefined) return;
  const told = `FAILED ${name}: ${failure}`;
  failures.push(told);
  log(told);
};

async function vitest(
  name: string,
  project: string,
  env: Record<string, string> = {},
): Promise<Count> {
  const file = `${RESULTS}/${name}.json`;
  const outcome = await runBin(
    'vitest',
    [
      ...['run', '--configLoader', 'runner', '--project', project],
      ...['--reporter=default', `--reporter=${REPORTER}`],
      ...['--reporter=json', `--outputFile.json=${file}`],
    ],
    { env, onMessage: follow(name) },
  );
  const report = readReport<Parameters<typeof countVitest>[0]>(file);
  return print(settle(outcome.code, report && countVitest(report)), outcome);
}

async function playwright(
  name: string,
  projects: string[],
): Promise<{ count: Count | null; outcome: Outcome }> {
  const file = `${RESULTS}/${name}.json`;
  const outcome = await runBin(
    'playwright',
    [
      ...['test', `--reporter=list,json,${REPORTER}`],
      // Each run clears its own.
      ...['--output', `test-results/${name}`],
      ...projects.flatMap((project) => ['--project', project]),
    ],
    {
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      onMessage: follow(name),
    },
  );
  const report = readReport<Parameters<typeof countPlaywright>[0]>(file);
  return { count: report && countPlaywright(report), outcome };
}

log(await describePlan());
rmSync(RESULTS, { recursive: true, force: true });

/** Empty without one. */
let chromium = '';

const tools = step('tools', async () => {
  const provided = await provideTools();
  chromium = provided.chromium?.path ?? '';
  for (const sentence of [...provided.missing, ...provided.skipped]) log(sentence);
  return { ...NONE, failed: provided.missing.length };
});

const build = step('build', async () => {
  const outcome = await runBin('vite', ['build', '--configLoader', 'runner']);
  const isClean = outcome.code === 0 && !/\(!\)|\bWarning:/i.test(outcome.output);
  return print(isClean ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 }, outcome);
});

const check = step('check', async () => {
  const results = await runChecks(CHECKS, true);
  const passed = results.filter((result) => result.passed).length;
  return { passed, failed: results.length - passed, skipped: 0 };
});

await tools;
const { failed: notBuilt } = await build;
const canBrowse = chromium !== '' && notBuilt === 0;
if (!canBrowse) log('The journeys need a browser and a build: they are left out.');

if (canBrowse) {
  // Beside the checks, whose low priority leaves them the cores they need.
  await step('engines', async () => {
    const { count, outcome } = await playwright('engines', ['firefox', 'webkit']);
    const noEngine = findFirefox() === undefined && findWebKit() === undefined;
    const nothingToRun = noEngine && outcome.code === 0 && count !== null;
    return print(nothingToRun ? count : settle(outcome.code, count), outcome);
  });
}

if (late) log(`The unit tests run with LATE_ANSWERS=${late}.`);
await step('unit', () => vitest('unit', '!faults', late ? { LATE_ANSWERS: late } : {}));
if (all) await step('faults', () => vitest('faults', 'faults'));
await check;

if (canBrowse) {
  await step('e2e', async () => {
    const projects = ['desktop', 'phone', ...(all ? ['long'] : [])];
    const { count, outcome } = await playwright('e2e', projects);
    return print(settle(outcome.code, count), outcome);
  });
}

for (const failure of failures) log(`\n${failure}`);
const total = sum(rows);
const line = (name: string, ...cells: (string | number)[]): string =>
  name.padEnd(10) + cells.map((cell) => String(cell).padStart(9)).join('');

log(`\n${line('', 'passed', 'failed', 'skipped', 'seconds')}`);
for (const { name, passed, failed, skipped, seconds } of rows) {
  log(line(name, passed, failed, skipped, seconds.toFixed(1)));
}
// Only these two numbers: the table has the skipped tests.
log(`\n${describeSum({ ...total, skipped: 0 })}`);
if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
