import { clean } from '@/domain/clean';

export interface FoundRemito<Row> {
  numero: string;
  rows: readonly Row[];
  times: number;
}

/** Numbers are as they were written, each once. */
export interface FoundRemitos<Row> {
  found: FoundRemito<Row>[];
  repeated: string[];
  missing: string[];
  /** Short numbers that match different remitos. */
  ambiguous: string[];
}

interface WithRemito {
  remitoNumero: string | null;
}

export interface RemitoIndex<Row> {
  /** Keys are cleaned and in lower case. */
  byText: ReadonlyMap<string, readonly Row[]>;
  byShort: ReadonlyMap<string, ReadonlySet<string>>;
}

const inOneCase = (text: string) => clean(text).toLocaleLowerCase('es-AR');

/** A `'` between two digits stands for a dash: see {@link clean}. */
const SEPARATORS = /(?:[\s,;|"«»]|(?<!\d)'|'(?!\d))+/;

const withoutZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '');

/** Short forms of `0001-00020001`: `1-20001`, `20001`, and as a barcode `100020001`. */
function shortFormsOf(numero: string): string[] {
  const [, punto, digits] = /^(?:(\d+)-)?(\d+)$/.exec(numero) ?? [];
  if (digits === undefined) return [];
  const alone = withoutZeros(digits);
  if (punto === undefined) return [alone];
  return [`${withoutZeros(punto)}-${alone}`, alone, withoutZeros(punto + digits.padStart(8, '0'))];
}

export function indexRemitos<Row extends WithRemito>(rows: readonly Row[]): RemitoIndex<Row> {
  const byText = new Map<string, Row[]>();
  const byShort = new Map<string, Set<string>>();
  for (const row of rows) {
    const text = inOneCase(row.remitoNumero ?? '');
    if (!text) continue;
    const same = byText.get(text);
    if (same) {
      same.push(row);
      continue;
    }
    byText.set(text, [row]);
    for (const form of shortFormsOf(text)) {
      const texts = byShort.get(form);
      if (texts) texts.add(text);
      else byShort.set(form, new Set([text]));
    }
  }
  return { byText, byShort };
}

/** A line or cell that matches a remito as a whole is not split. */
export function splitRemitos<Row>(text: string, { byText }: RemitoIndex<Row>): string[] {
  return text
    .split(/[\n\r\t]+/)
    .flatMap((line) => (byText.has(inOneCase(line)) ? [line] : line.split(SEPARATORS)))
    .map(clean)
    .filter(Boolean);
}

export function findRemitos<Row>(text: string, index: RemitoIndex<Row>): FoundRemitos<Row> {
  const outcome: FoundRemitos<Row> = { found: [], repeated: [], missing: [], ambiguous: [] };
  const seen = new Map<string, FoundRemito<Row>>();
  for (const numero of splitRemitos(text, index)) {
    const exact = inOneCase(numero);
    const [short = ''] = index.byText.has(exact) ? [] : shortFormsOf(exact);
    const texts = index.byShort.get(short) ?? new Set([exact]);
    const [only = exact] = texts;
    const key = texts.size > 1 ? exact : only;
    const before = seen.get(key);
    if (before) {
      before.times += 1;
      if (before.times === 2) outcome.repeated.push(numero);
      continue;
    }
    const one = { numero, rows: index.byText.get(only) ?? [], times: 1 };
    seen.set(key, one);
    if (texts.size > 1) outcome.ambiguous.push(numero);
    else if (one.rows.length > 0) outcome.found.push(one);
    else outcome.missing.push(numero);
  }
  return outcome;
}
