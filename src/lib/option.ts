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
  /** The value that it was typed over. */
  over: Option | null;
}

/** A picker's value. */
export type Picked<Item extends Option> = Item | TypedText | null;

export const isTyped = (value: unknown): value is TypedText =>
  typeof value === 'object' && value !== null && 'takes' in value;

/** Whether a value is a text whose search has not answered yet. */
export const isSearching = (value: unknown): value is TypedText =>
  isTyped(value) && value.takes !== null && value.problem === null;

/** The chosen row, or null for nothing, free text and a typed text. */
export const taken = <Item extends Option>(
  value: Item | TypedText | null | undefined,
): Item | null => (value && !isTyped(value) && value.id !== null ? value : null);

/** Whether it is already known that a text means nothing. A failed search is worth another try. */
export const isMeaningless = (value: unknown): value is TypedText =>
  isTyped(value) && value.problem !== null && value.problem !== 'failed';

const COLLATORS = (['accent', 'base'] as const).map(
  (sensitivity) => new Intl.Collator('es-AR', { sensitivity }),
);

/**
 * The options that a text names exactly, regardless of case: those with its accents or with its code, otherwise those that differ by
 * accents only.
 */
export function exactOptions<Item extends Option>(
  options: readonly Item[],
  texto: string,
  hasCode?: (item: Item, texto: string) => boolean,
): Item[] {
  for (const names of COLLATORS) {
    const exact = options.filter(
      (item) => names.compare(item.nombre.trim(), texto) === 0 || hasCode?.(item, texto),
    );
    if (exact.length > 0) return exact;
  }
  return [];
}

/** What a picker accepts. */
export interface Meaning<Item extends Option> {
  /** Whether a text is this option's code, which names it like its name. */
  hasCode?: (item: Item, texto: string) => boolean;
  /** Whether a text that names no option is kept as free text. */
  freeText?: boolean;
}

/** What a searched text means among the server's options for it, or why it means nothing. Null options: the search failed. */
export function meaningOf<Item extends Option>(
  typed: TypedText,
  options: readonly Item[] | null,
  { hasCode, freeText = false }: Meaning<Item>,
): Item | Option | TypedText {
  const texto = typed.nombre.trim();
  if (!options) return { ...typed, problem: 'failed' };
  const exact = exactOptions(options, texto, hasCode);
  if (exact.length > 1) return { ...typed, problem: 'several' };
  const option = exact[0] ?? (typed.takes === 'best' ? options[0] : undefined);
  if (option) return option;
  if (freeText) return { id: null, nombre: texto };
  return { ...typed, problem: options.length > 0 ? 'partial' : 'none' };
}

/** Why a text means nothing, for its field. */
export function problemText({ nombre, problem }: TypedText): string {
  const texto = nombre.trim();
  if (problem === 'several') return 'Hay varios con ese nombre: elegí uno';
  if (problem === 'partial') return `«${texto}» no es un nombre completo: elegí uno de la lista`;
  return problem === 'failed' ? `No se pudo buscar «${texto}».` : `Sin resultados para «${texto}»`;
}
