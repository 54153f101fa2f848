import { hide, log, show } from './progress';
import { type Outcome, runBin } from './run';

export interface Check {
  name: string;
  bin: string;
  args: string[];
  env?: Record<string, string>;
  /** Matches the output only if the command checked at least one thing. */
  proof?: RegExp;
}

export interface CheckResult extends Outcome {
  name: string;
  passed: boolean;
}

/** One thread, since two checks run side by side: with its own four it computes twice as much. */
const TSC = { bin: '../typescript-7/bin/tsc', args: ['--noEmit', '--singleThreaded'] };

/** The slowest first, since two run side by side. */
export const CHECKS: Check[] = [
  { name: 'lint', bin: 'oxlint', args: ['--deny-warnings'] },
  { name: 'types', ...TSC },
  { name: 'exact-types', bin: TSC.bin, args: [...TSC.args, '-p', 'tsconfig.exact.json'] },
  {
    name: 'arrows',
    bin: 'depcruise',
    args: ['src', 'mocks', 'e2e', 'test', 'scripts', 'tools', 'build', 'bench', 'vite.config.ts'],
    proof: /\b[1-9]\d* modules\b/,
  },
  { name: 'dead', bin: 'knip', args: ['--treat-config-hints-as-errors'] },
  // Again without the tests: code that only its tests use is dead too.
  {
    name: 'dead-but-tested',
    bin: 'knip',
    args: ['--production', '--include=files,exports,dependencies'],
  },
  {
    name: 'spelling',
    bin: 'tsx',
    args: ['scripts/check-spelling.ts'],
    proof: /\b[1-9]\d* texts checked\b/,
  },
  {
    name: 'contract',
    bin: 'redocly',
    args: ['lint', 'contract'],
    // It would ask the registry for a newer version of itself.
    env: { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    proof: /openapi\.yaml: validated/,
  },
  {
    name: 'coverage',
    bin: 'tsx',
    args: ['scripts/spec-coverage.ts'],
    proof: /\b[1-9]\d* of \d+ texts\b/,
  },
  { name: 'format', bin: 'oxfmt', args: ['--check'] },
];

async function runCheck(
  { name, bin, args, env = {}, proof }: Check,
  lowPriority: boolean,
): Promise<CheckResult> {
  const outcome = await runBin(bin, args, { env, lowPriority });
  const looked = proof === undefined || proof.test(outcome.output);
  const output = looked ? outcome.output : `${outcome.output}\n${bin} looked at nothing.`;
  return { ...outcome, output, name, passed: outcome.code === 0 && looked };
}

/** Runs the checks two at a time and prints each result, with the output of failures. */
export async function runChecks(checks = CHECKS, lowPriority = false): Promise<CheckResult[]> {
  const queue = [...checks];
  const running = new Set<string>();
  const results: CheckResult[] = [];
  const tell = (): void => {
    show('check', `${results.length}/${checks.length} (${[...running].join(', ')})`);
  };
  const worker = async (): Promise<void> => {
    for (let check = queue.shift(); check !== undefined; check = queue.shift()) {
      running.add(check.name);
      tell();
      const result = await runCheck(check, lowPriority);
      running.delete(check.name);
      results.push(result);
      tell();
      const mark = result.passed ? 'ok    ' : 'FAILED';
      log(`${mark} check:${result.name} (${result.seconds.toFixed(1)} s)`);
      if (!result.passed) log(`${result.output.trimEnd()}\n`);
    }
  };
  await Promise.all([worker(), worker()]);
  hide('check');
  return results;
}
