import { type Title, canRead } from './test-titles';

export interface Reference {
  path: string;
  title: string;
}

export interface Row {
  /** The line of the map, from 1. */
  line: number;
  /** The number of the specification's section. */
  section: string;
  /** What the specification says, word for word; `…` stands for words left out. */
  quote: string;
  shownBy: Reference[];
  /** What stands in the place of tests. */
  remark: string;
}

/** A paragraph, an item or a table row of the specification, and the messages it quotes. */
interface SpecLine {
  section: string;
  text: string;
  messages: string[];
}

/** The sections whose quoted messages must be in the map one by one. */
const CATALOGUES = new Set(['5', '8']);

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** «Chofer agregado / actualizado» is two messages: each alternative takes the place of the first one's last word. */
export function messagesIn(text: string): string[] {
  return [...text.matchAll(/(?<!\w)'([^']+)'(?!\w)/g)].flatMap(([, quoted = '']) => {
    const [first = '', ...others] = quoted.split(' / ');
    const stem = first.slice(0, first.lastIndexOf(' ') + 1);
    return [first, ...others.map((other) => stem + other)];
  });
}

function isTableHead(lines: string[], index: number): boolean {
  const isRule = (line: string | undefined): boolean => /^\|[\s|:-]+\|$/.test(line ?? '');
  return isRule(lines[index]) || isRule(lines[index + 1]);
}

/** The section a heading of the second level begins; empty for a heading without a number. */
const sectionOf = (line: string): string | undefined =>
  line.startsWith('## ') ? (/^## (\d+)\./.exec(line)?.[1] ?? '') : undefined;

export function readSpec(markdown: string): SpecLine[] {
  const lines = markdown.split('\n');
  let section = '';
  return lines.flatMap((line, index) => {
    section = sectionOf(line) ?? section;
    if (section === '' || /^(#|\s*$)/.test(line) || isTableHead(lines, index)) return [];
    const text = squeezed(line.replace(/^- /, '').replaceAll('|', ' '));
    return [{ section, text, messages: CATALOGUES.has(section) ? messagesIn(line) : [] }];
  });
}

export function readMap(markdown: string): Row[] {
  const lines = markdown.split('\n');
  let section = '';
  return lines.flatMap((line, index) => {
    section = sectionOf(line) ?? section;
    if (!line.startsWith('|') || isTableHead(lines, index)) return [];
    const cells = line.split(/(?<!\\)\|/).map((cell) => squeezed(cell.replaceAll('\\|', '|')));
    const [, quote = '', remark = ''] = cells;
    const shownBy = [...remark.matchAll(/`([^`]+)` › `([^`]+)`/g)].map(
      ([, path = '', title = '']) => ({ path, title }),
    );
    return [{ line: index + 1, section, quote, shownBy, remark }];
  });
}

function says(text: string, quote: string): boolean {
  let from = 0;
  return quote.split('…').every((piece) => {
    const at = text.indexOf(piece.trim(), from);
    from = at + piece.trim().length;
    return at >= 0;
  });
}

const quotes = (line: SpecLine, { section, quote }: Row): boolean =>
  line.section === section &&
  quote !== '' &&
  (says(line.text, quote) || line.messages.includes(quote));

/** What is wrong with a row by itself: words the specification does not say, a test that is not there. */
function wrongIn(
  row: Row,
  spec: SpecLine[],
  titles: (path: string) => Title[] | undefined,
): string[] {
  const found: string[] = [];
  if (!spec.some((line) => quotes(line, row))) {
    found.push(`section ${row.section || '?'} does not say «${row.quote}»`);
  }
  if (row.remark === '') found.push(`nothing is said of «${row.quote}»`);
  for (const { path, title } of row.shownBy) {
    const known = titles(path);
    if (known === undefined) found.push(`there is no ${path}`);
    else if (!known.some((each) => canRead(each, title))) {
      found.push(`no test «${title}» in ${path}`);
    }
  }
  return found.map((what) => `line ${row.line}: ${what}`);
}

/** What the specification says and the map leaves out. */
function missingIn(rows: Row[], spec: SpecLine[]): string[] {
  return spec.flatMap((line) => {
    const about = rows.filter((row) => quotes(line, row));
    if (about.length === 0) return [`section ${line.section} has no row for: ${line.text}`];
    return line.messages
      .filter((message) => !rows.some((row) => quotes(line, row) && row.quote.includes(message)))
      .map((message) => `section ${line.section} has no row for the message '${message}'`);
  });
}

/** Everything that is wrong with a map of this specification; nothing when all is well. */
export function problemsOf(
  rows: Row[],
  spec: SpecLine[],
  titles: (path: string) => Title[] | undefined,
): string[] {
  return [...rows.flatMap((row) => wrongIn(row, spec, titles)), ...missingIn(rows, spec)];
}
