import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const SPEC = 'docs/spec.md';
const PLACEHOLDER = /\.\.\.|\{\w+\}|<\w+>|\b[XNM]\b/;

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

function testSources(): string {
  const isTest = /^(src|mocks)\/.*\.test\.tsx?$|^(test|e2e)\/.*\.tsx?$/;
  return ['src', 'mocks', 'test', 'e2e']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((path) => isTest.test(path))
    .map((path) => readFileSync(path, 'utf8').replaceAll("\\'", "'"))
    .join('\n');
}

const tests = testSources();
const texts = required(readFileSync(SPEC, 'utf8'));
const missing = texts.filter(
  (text) => !text.split(PLACEHOLDER).every((part) => tests.includes(part.trim())),
);

console.log(
  `${SPEC}: ${texts.length - missing.length} of ${texts.length} texts and routes are in a test`,
);
for (const text of missing) console.error(`No test names «${text}»`);
if (missing.length > 0) process.exitCode = 1;
