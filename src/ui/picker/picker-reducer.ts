import { clean } from '@/domain/clean';
import {
  freeText,
  freeTextOf,
  isMeaningless,
  isSearching,
  isTyped,
  isUnsearched,
  type Meaning,
  type Option,
  type TypedText,
} from '@/lib/values/option';

export type Action = 'agregar' | 'usar';
export type Row = Option | Action;

export interface PickerState {
  value: Option | TypedText | null;
  opened: boolean;
  /** The row reached with the arrow keys. A refetch may move or remove it. */
  moved: Row | undefined;
}

export interface Choices {
  /** The options for the typed text. Undefined before the answer. */
  options: readonly Option[] | undefined;
  actions: readonly Action[];
  /** The option that is highlighted until an arrow key moves. */
  best: Option | undefined;
  clearable: boolean;
  source: Meaning;
}

export type PickerEvent =
  | { type: 'text'; text: string }
  | { type: 'arrow'; step: 1 | -1 }
  | { type: 'click'; row: Row }
  /** `enter` without Ctrl. Ctrl+Enter acts like Tab, and the form saves. */
  | { type: 'enter' | 'tab' | 'escape' | 'blur' | 'open' | 'close' };

export const highlightedRow = (
  { opened, moved }: PickerState,
  { best }: Choices,
): Row | undefined => (opened ? (moved ?? best) : undefined);

export const rowId = (row: Row): string => (typeof row === 'string' ? row : String(row.id));

/** The value before texts that match nothing. */
const meaningful = (value: Option | null): Option | null =>
  isMeaningless(value) ? meaningful(value.over) : value;

/** Leaves a typed text to its search. An emptied one restores the value before it. */
const search = (typed: TypedText, takes: 'best' | 'exact'): Option | TypedText | null =>
  clean(typed.nombre) === '' ? meaningful(typed.over) : { ...typed, takes, problem: null };

/** The next row, wrapping around. Undefined if it depends on a pending answer. */
function rowAfter(state: PickerState, choices: Choices, step: 1 | -1): Row | undefined {
  const rows = [...(choices.options ?? [undefined]), ...choices.actions];
  const isOpening = !state.opened && choices.options !== undefined;
  const here = isOpening ? state.value : highlightedRow(state, choices);
  const at = rows.findIndex((row) => row && here && rowId(row) === rowId(here));
  // Opening the list highlights the current value.
  if (isOpening) return rows[Math.max(at, 0)];
  const from = at === -1 && step === -1 ? rows.length : at;
  return rows[(from + step + rows.length) % rows.length];
}

/** Decision 10 has the table of keys. Returns the same state for an unused key. A new text with `takes` waits for its search. */
export function pickerReducer(
  state: PickerState,
  event: PickerEvent,
  choices: Choices,
): PickerState {
  const { source } = choices;
  const { value, opened } = state;
  const typed = isTyped(value) ? value : null;
  const isTyping = typed?.takes === null;
  const texto = clean(typed?.nombre ?? '');
  const isFree = freeTextOf(source, typed?.nombre ?? value?.nombre ?? '') !== undefined;
  const closed = { opened: false, moved: undefined };
  const close = (held: Option | null): PickerState => ({ ...closed, value: held });
  const take = (row: Row): Option | null => {
    if (typeof row === 'object') return source.toValue?.(row) ?? row;
    // A picker without free text keeps its value until the option is created.
    return row === 'usar' || isFree ? freeText(texto) : value;
  };
  switch (event.type) {
    case 'text': {
      const over = isTyping ? typed.over : value;
      const text: TypedText = { id: null, nombre: event.text, takes: null, problem: null, over };
      const isEmptied = choices.clearable && clean(event.text) === '';
      return { value: isEmptied ? null : text, opened: true, moved: undefined };
    }
    case 'arrow':
      return { ...state, opened: true, moved: rowAfter(state, choices, event.step) ?? state.moved };
    case 'click':
      return close(take(event.row));
    case 'enter':
    case 'tab': {
      const row = highlightedRow(state, choices);
      const isEnter = event.type === 'enter';
      if (row) return close(take(row));
      if (typed && (isTyping || (isEnter && isUnsearched(typed)))) {
        return close(search(typed, 'best'));
      }
      // Keep an open list without a choice, so that a refused save can be pressed twice.
      return isEnter && opened ? close(value) : state;
    }
    case 'escape':
      // Escape keeps a text that is being searched.
      if (!typed || isSearching(typed)) return opened ? close(value) : state;
      if (isFree && texto !== '') return close({ id: null, nombre: typed.nombre });
      return close(isTyping ? typed.over : meaningful(typed.over));
    case 'blur':
      if (isTyping) return close(search(typed, 'exact'));
      // Escape kept a name as it was typed.
      if (isFree && value?.id === null && !typed && clean(value.nombre) !== value.nombre)
        return close(freeText(value.nombre));
      return close(value);
    case 'open':
      return { ...state, opened: true };
    case 'close':
      return close(value);
  }
}
