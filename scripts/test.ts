import { rmSync } from 'node:fs';
import { runChecks } from './checks';
import { provideChromium } from './provide-chromium';
import { provideEngines } from './provide-engines';
import { provideNginx } from './provide-nginx';
import { provideZbar } from './provide-zbar';
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
const NONE: Count = { passed: 0, failed: 0, skipped: 0 };
const rows: Row[] = [];
/** Include what takes minutes: the table of faults and the scans of every screen. */
const all = process.argv.includes('--all');

async function step(name: string, work: () => Promise<Count>): Promise<Row> {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const count = await work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { ...NONE, failed: 1 };
  });
  const row = { name, ...count, seconds: (performance.now() - start) / 1000 };
  rows.push(row);
  console.log(`${describeSum(row)} (${row.seconds.toFixed(0)} s)`);
  return row;
}

/** Print a runner's output only if it failed. */
function show(count: Count, { output }: Outcome): Count {
  if (count.failed > 0) console.log(output.trimEnd());
  return count;
}

rmSync(RESULTS, { recursive: true, force: true });

let chromium = '';
const browser = await step('browser', async () => {
  const { path, source } = await provideChromium();
  console.log(`${path} (${source})`);
  chromium = path;
  return NONE;
});

// Only the journeys through nginx need it, and they report it as missing.
await step('nginx', async () => {
  console.log((await provideNginx()).path);
  return NONE;
});

// Only the tests of labels need it, and they fail without.
await step('zbar', async () => {
  await provideZbar();
  return NONE;
});

await step('check', async () => {
  const results = await runChecks();
  const passed = results.filter((result) => result.passed).length;
  return { passed, failed: results.length - passed, skipped: 0 };
});

async function vitest(name: string, project: string): Promise<Count> {
  const file = `${RESULTS}/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const which = ['--project', project, ...reporters];
  const outcome = await runBin('vitest', ['run', '--configLoader', 'runner', ...which]);
  const report = readReport<Parameters<typeof countVitest>[0]>(file);
  return show(settle(outcome.code, report && countVitest(report)), outcome);
}

async function playwright(
  ...projects: string[]
): Promise<{ count: Count | null; outcome: Outcome }> {
  const file = `${RESULTS}/playwright.json`;
  rmSync(file, { force: true });
  const which = projects.flatMap((project) => ['--project', project]);
  const outcome = await runBin('playwright', ['test', ...which], {
    env: { CHROMIUM_PATH: chromium },
  });
  const report = readReport<Parameters<typeof countPlaywright>[0]>(file);
  return { count: report && countPlaywright(report), outcome };
}

await step('unit', () => vitest('unit', '!faults'));
if (all) await step('faults', () => vitest('faults', 'faults'));

const build = await step('build', async () => {
  const outcome = await runBin('vite', ['build', '--configLoader', 'runner']);
  const isClean = outcome.code === 0 && !/\(!\)|\bWarning:/i.test(outcome.output);
  return show(isClean ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 }, outcome);
});

if (browser.failed > 0 || build.failed > 0) {
  console.log('\nThe journeys need a browser and a build: they are left out.');
} else {
  await step('e2e', async () => {
    const { count, outcome } = await playwright('desktop', 'phone', ...(all ? ['long'] : []));
    return show(settle(outcome.code, count), outcome);
  });
  await step('engines', async () => {
    const missing = await provideEngines();
    for (const sentence of missing) console.log(sentence);
    const { count, outcome } = await playwright('firefox', 'webkit');
    const nothingToRun = missing.length === 2 && outcome.code === 0 && count !== null;
    return show(nothingToRun ? count : settle(outcome.code, count), outcome);
  });
}

const total = sum(rows);
const line = (name: string, ...cells: (string | number)[]): string =>
  name.padEnd(10) + cells.map((cell) => String(cell).padStart(9)).join('');

console.log(`\n${line('', 'passed', 'failed', 'skipped', 'seconds')}`);
for (const { name, passed, failed, skipped, seconds } of rows) {
  console.log(line(name, passed, failed, skipped, seconds.toFixed(1)));
}
// Only these two numbers: the table has the skipped tests.
console.log(`\n${describeSum({ ...total, skipped: 0 })}`);
if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
