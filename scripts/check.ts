import { CHECKS, runChecks } from './checks';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !CHECKS.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}`);
  process.exit(1);
}

const chosen = names.length === 0 ? CHECKS : CHECKS.filter(({ name }) => names.includes(name));
const failed = (await runChecks(chosen)).filter(({ passed }) => !passed);

if (failed.length > 0) {
  console.error(`Failed: ${failed.map(({ name }) => `check:${name}`).join(', ')}`);
  process.exitCode = 1;
}
