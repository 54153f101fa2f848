import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const SPEC = 'docs/spec.md';
const PLACEHOLDER = /:? ?(?:\.\.\.|\{\w+\}|<\w+>|\b[XNM]\b)/;

/** `Error al cargar el cliente / chofer` names two texts. */
function alternatives(quoted: string): string[] {
  const [first = '', ...others] = quoted.split(' / ');
  const stem = first.slice(0, first.lastIndexOf(' ') + 1);
  return [first, ...others.map((other) => stem + other)];
}

/** Every text that the specification quotes, and every route of the panel. */
function required(spec: string): string[] {
  const quoted = [...spec.matchAll(/(?<!\w)'([^'\n]+)'(?!\w)/g)].map(([, text = '']) => text);
  const routes = /^Routes: (.*)\.$/m.exec(spec)?.[1]?.split(' ; ') ?? [];
  const paths = routes.map((route) => route.replace(/^\/|\/\{id\}$/g, ''));
  return [...new Set([...quoted.flatMap(alternatives), ...paths])];
}

const TEST = /^(src|mocks)\/.*\.test\.tsx?$|^(test|e2e)\/.*\.tsx?$/;

const sources = ['src', 'mocks', 'test', 'e2e']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((path) => /\.tsx?$/.test(path));

const textOf = (paths: readonly string[]) =>
  paths.map((path) => readFileSync(path, 'utf8').replaceAll("\\'", "'")).join('\n');

const texts = required(readFileSync(SPEC, 'utf8'));
/** A text in one piece in the code is found by searching for it. */
for (const [where, text] of [
  ['a test', textOf(sources.filter((path) => TEST.test(path)))],
  ['the code', textOf(sources.filter((path) => path.startsWith('src/') && !TEST.test(path)))],
] as const) {
  const missing = texts.filter(
    (one) => !one.split(PLACEHOLDER).every((part) => text.includes(part.trim())),
  );
  console.log(
    `${SPEC}: ${texts.length - missing.length} of ${texts.length} texts and routes are in ${where}`,
  );
  for (const one of missing) console.error(`«${one}» is not in ${where}`);
  if (missing.length > 0) process.exitCode = 1;
}
