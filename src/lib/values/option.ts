import { clean, withHyphens } from '@/domain/clean';
import { shorten } from './shorten';

/** A row that a picker shows. Without an id: free text. */
export interface Option {
  id: number | null;
  nombre: string;
}

/** A text typed in a picker, which no option has replaced yet. It is the field's value, so that what is shown is what is held. */
export interface TypedText extends Option {
  id: null;
  /** What replaces it: after a key the best match, after a click elsewhere only an exact one. Null while the user types. */
  takes: 'best' | 'exact' | null;
  /** Why nothing replaced it: no option, several of the same name, only longer names, or the search failed. */
  problem: 'none' | 'several' | 'partial' | 'failed' | null;
  /** The value that it was typed over: also a text that was still being searched. */
  over: Option | null;
}

/** A picker's value. */
export type Picked<Item extends Option> = Item | TypedText | null;

export const isTyped = (value: unknown): value is TypedText =>
  typeof value === 'object' && value !== null && 'takes' in value;

/** Whether a value is a text whose search has not answered yet. */
export const isSearching = (value: unknown): boolean =>
  isTyped(value) && value.takes !== null && value.problem === null;

/** The chosen row, or null for nothing, free text and a typed text. */
export const taken = <Item extends Option>(
  value: Item | TypedText | null | undefined,
): Item | null => (value && !isTyped(value) && value.id !== null ? value : null);

/** Whether it is already known that a text means nothing. A failed search is worth another try. */
export const isMeaningless = (value: unknown): value is TypedText =>
  isTyped(value) && value.problem !== null && value.problem !== 'failed';

/** A text that is kept as it is, without a row. */
export const freeText = (texto: string): Option => ({ id: null, nombre: clean(texto) });

const COLLATORS = (['accent', 'base'] as const).map(
  (sensitivity) => new Intl.Collator('es-AR', { sensitivity }),
);

/**
 * The options that a text names exactly, regardless of case: those with its accents or with its code, otherwise those that differ by
 * accents only.
 */
export function exactOptions(options: readonly Option[], texto: string, source: Meaning): Option[] {
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

/** What the texts and rows of a picker mean. */
export interface Meaning<Item extends Option = Option> {
  /** What free text means, said where it matches no row. Without it, only rows are accepted. */
  freeText?: string;
  /** Whether a text is this option's code, which names it like its name. */
  hasCode?(item: Item, texto: string): boolean;
  /** What the form holds of a row. Default: all of it. */
  toValue?(item: Item): Option;
}

/** What a text means among the server's options for it, or why it means nothing. Null options: the search failed. */
export function meaningOf(
  typed: TypedText,
  options: readonly Option[] | null,
  source: Meaning,
): Option | TypedText {
  // One that was not left by a key takes an exact name only.
  const text: TypedText = { ...typed, takes: typed.takes ?? 'exact' };
  if (!options) return { ...text, problem: 'failed' };
  const exact = exactOptions(options, clean(typed.nombre), source);
  if (exact.length > 1) return { ...text, problem: 'several' };
  const option = exact[0] ?? (text.takes === 'best' ? options[0] : undefined);
  if (option) return source.toValue?.(option) ?? option;
  if (source.freeText) return freeText(typed.nombre);
  return { ...text, problem: options.length > 0 ? 'partial' : 'none' };
}

/** Why a text means nothing, for its field. */
export function problemText({ nombre, problem }: TypedText): string {
  const texto = shorten(clean(nombre));
  if (problem === 'several') return 'Hay varios con ese nombre: elegí uno';
  if (problem === 'partial') return `«${texto}» no es un nombre completo: elegí uno de la lista`;
  return problem === 'failed' ? `No se pudo buscar «${texto}».` : `Sin resultados para «${texto}»`;
}
