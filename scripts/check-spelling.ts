import { readFileSync } from 'node:fs';
import { readManual } from './manual';
import { misspelled, screenTexts, sourceFiles } from './spelling';

const texts = [
  ...sourceFiles().flatMap((path) =>
    screenTexts(path, readFileSync(path, 'utf8')).map((text) => ({ path, text })),
  ),
  ...readManual().flatMap(({ path, texto }) => texto.split('\n').map((text) => ({ path, text }))),
];

for (const { path, text } of texts) {
  const words = misspelled(text);
  if (words.length > 0) {
    console.error(`${path}: ${words.join(', ')} in «${text}»`);
    process.exitCode = 1;
  }
}
console.log(`${texts.length} texts checked`);
