import { clean, withHyphens } from '@/domain/clean';
import { cuitProblem } from '@/domain/cuit';
import { shorten } from './shorten';

/** A picker's row. Without an id: free text. */
export interface Option {
  id: number | null;
  nombre: string;
}

/** A text in a picker before an option replaces it. It is the field's value, so that the form holds what the field shows. */
export interface TypedText extends Option {
  id: null;
  /** Accepted replacement: after a key the best match, after a click elsewhere only an exact one. Null while the user types. */
  takes: 'best' | 'exact' | null;
  /** Why nothing replaced the text: no option, several of the same name, only longer names, or the search failed. */
  problem: 'none' | 'several' | 'partial' | 'failed' | null;
  /** The value before the user typed, which may itself be a text that was still being searched. */
  over: Option | null;
}

export const isTyped = (value: unknown): value is TypedText =>
  typeof value === 'object' && value !== null && 'takes' in value;

/** The text's search has not answered yet. */
export const isSearching = (value: unknown): boolean =>
  isTyped(value) && value.takes !== null && value.problem === null;

/** The chosen row, or null for nothing, free text and a typed text. */
export const taken = <Item extends Option>(
  value: Item | TypedText | null | undefined,
): Item | null => (value && !isTyped(value) && value.id !== null ? value : null);

/** The text's search failed: it is worth another try. */
export const isUnsearched = ({ problem }: TypedText): boolean => problem === 'failed';

/** The text is known to match nothing. */
export const isMeaningless = (value: unknown): value is TypedText =>
  isTyped(value) && value.problem !== null && !isUnsearched(value);

export const freeText = (texto: string): Option => ({ id: null, nombre: clean(texto) });

const COLLATORS = (['accent', 'base'] as const).map(
  (sensitivity) => new Intl.Collator('es-AR', { sensitivity }),
);

/** The options that a text names exactly, ignoring case: those with its accents or its code, otherwise those that differ in accents. */
function exactOptions(options: readonly Option[], texto: string, source: Meaning): Option[] {
  for (const names of COLLATORS) {
    const exact = options.filter(
      (item) =>
        names.compare(withHyphens(clean(item.nombre)), withHyphens(texto)) === 0 ||
        source.hasCode?.(item, texto),
    );
    if (exact.length > 0) return exact;
  }
  return [];
}

export interface Meaning<Item extends Option = Option> {
  /** Shown when a text matches no row. Without it, only rows are accepted. */
  freeText?: string;
  /** Whether a text is this option's code, which works like its name. */
  hasCode?(item: Item, texto: string): boolean;
  /** Converts a row to the form's value. Default: the row. */
  toValue?(item: Item): Option;
}

/** What a source says of a text without an option. A CUIT is nobody's name: its client is found or registered. */
export const freeTextOf = ({ freeText }: Meaning, texto: string): string | undefined =>
  texto !== '' && cuitProblem(texto) !== null ? freeText : undefined;

/** The options that a text names, and the one that a key takes: theirs, or the first one's. None of several that it names. */
export function matchesOf(options: readonly Option[], texto: string, source: Meaning) {
  const exact = exactOptions(options, texto, source);
  // A search for a CUIT also finds others with its middle digits.
  const guess = cuitProblem(texto) === null ? undefined : options[0];
  return { exact, best: exact.length > 1 ? undefined : (exact[0] ?? guess) };
}

/** Finds the option for a text among the server's, or the problem. Null options: the search failed. */
export function meaningOf(
  typed: TypedText,
  options: readonly Option[] | null,
  source: Meaning,
): Option | TypedText {
  // Not left by a key: only an exact name will do.
  const text: TypedText = { ...typed, takes: typed.takes ?? 'exact' };
  if (!options) return { ...text, problem: 'failed' };
  const { exact, best } = matchesOf(options, clean(typed.nombre), source);
  if (exact.length > 1) return { ...text, problem: 'several' };
  const option = text.takes === 'best' ? best : exact[0];
  if (option) return source.toValue?.(option) ?? option;
  if (freeTextOf(source, typed.nombre)) return freeText(typed.nombre);
  return { ...text, problem: options.length > 0 ? 'partial' : 'none' };
}

export function problemText({ nombre, problem }: TypedText): string {
  const texto = shorten(clean(nombre));
  if (problem === 'several') return 'Hay varios con ese nombre: elegí uno';
  if (problem === 'partial') return `«${texto}» no es un nombre completo: elegí uno de la lista`;
  return problem === 'failed' ? `No se pudo buscar «${texto}».` : `Sin resultados para «${texto}»`;
}
