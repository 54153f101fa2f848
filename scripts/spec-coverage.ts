import { existsSync, readFileSync } from 'node:fs';
import { problemsOf, readMap, readSpec } from './coverage-map';
import { type Title, titlesOf } from './test-titles';

const SPEC = 'docs/spec.md';
const MAP = 'docs/spec-coverage.md';

const known = new Map<string, Title[]>();

function titles(path: string): Title[] | undefined {
  if (!existsSync(path)) return undefined;
  const read = known.get(path) ?? titlesOf(readFileSync(path, 'utf8'));
  known.set(path, read);
  return read;
}

const rows = readMap(readFileSync(MAP, 'utf8'));
const problems = problemsOf(rows, readSpec(readFileSync(SPEC, 'utf8')), titles);
const shown = rows.filter(({ shownBy }) => shownBy.length > 0);

console.log(`${MAP}: ${rows.length} rows, ${shown.length} with tests, in ${known.size} files`);
if (problems.length > 0) {
  console.error(problems.map((problem) => `${MAP}: ${problem}`).join('\n'));
  process.exitCode = 1;
}
