import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { misspelled, screenTexts } from './spelling';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen|d)\./.test(file))
  .map((file) => join('src', file));

let count = 0;
for (const path of sources) {
  for (const text of screenTexts(path, readFileSync(path, 'utf8'))) {
    count++;
    const words = misspelled(text);
    if (words.length > 0) {
      console.error(`${path}: ${words.join(', ')} in «${text}»`);
      process.exitCode = 1;
    }
  }
}
console.log(`${count} texts checked`);
