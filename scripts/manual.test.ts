import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MANUAL_PICTURES } from '../e2e/support/manual-pictures';
import { MANUAL, readManual } from './manual';
import { screenTexts, sourceFiles } from './spelling';

/** About as much as a screen holds. */
const MOST_WORDS = 250;
const MOST_BYTES = 80 * 1024;

const pages = readManual();
const pictures = readdirSync(MANUAL).filter((file) => file.endsWith('.png'));

/** Without what stands for a value or begins one: `Remitos (12)`. */
const plain = (text: string) =>
  text
    .replaceAll('…', ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/[ (:]+$/, '')
    .trim();

const texts = new Set(
  sourceFiles().flatMap((path) => screenTexts(path, readFileSync(path, 'utf8')).map(plain)),
);
const all = [...texts].join('\n');

/** The page that the dialog of keys shows. */
const keys = new Set(pages.find(({ nombre }) => nombre === 'teclas')?.keys);

describe.each(pages)('the manual’s page $nombre', (page) => {
  it('names in bold what the screens have, to the letter', () => {
    expect(page.bold.map(plain).filter((term) => !texts.has(term))).toEqual([]);
  });

  it('quotes what the screens say, to the letter', () => {
    const quotes = [...page.texto.matchAll(/«([^»]+)»/g)].map(([, text = '']) => plain(text));
    expect(quotes.filter((quote) => !all.includes(quote))).toEqual([]);
  });

  it('names keys as the dialog of keys does', () => {
    expect(page.keys.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('links to pages and headings that exist', () => {
    const broken = page.links.filter((link) => {
      const [file = '', heading] = link.split('#');
      const target = pages.find(({ nombre }) => `${nombre}.mdx` === file);
      return !target || (heading && !target.partes.some(({ id }) => id === heading));
    });
    expect(broken).toEqual([]);
  });

  it('shows pictures that exist and load fast', () => {
    for (const picture of page.pictures) {
      expect(pictures).toContain(picture);
      expect(statSync(join(MANUAL, picture)).size).toBeLessThan(MOST_BYTES);
    }
  });

  it('is at most a screen long, and has a title and a first sentence', () => {
    expect(page.texto.match(/[\p{L}\d]+/gu)?.length).toBeLessThanOrEqual(MOST_WORDS);
    expect([page.titulo, page.resumen]).not.toContain('');
  });
});

it('every picture of the manual is shown, and npm run screens takes it', () => {
  const shown = pages.flatMap((page) => page.pictures);
  expect(shown.toSorted()).toEqual(pictures.toSorted());
  expect(MANUAL_PICTURES.map(({ file }) => `${file}.png`).toSorted()).toEqual(pictures.toSorted());
});

it('every page has its place in the panel', () => {
  const listed = readFileSync('src/features/manual/paginas.ts', 'utf8');
  for (const { path } of pages) expect(listed).toMatch(RegExp(`[' ]${basename(path, '.mdx')}[' ]`));
});
