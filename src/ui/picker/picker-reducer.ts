import { clean } from '@/domain/clean';
import {
  freeText,
  isMeaningless,
  isSearching,
  isTyped,
  type Meaning,
  type Option,
  type TypedText,
} from '@/lib/values/option';

/** What can be done with the typed text: create an option, or keep it as free text. */
export type Action = 'agregar' | 'usar';
export type Row = Option | Action;

export interface PickerState {
  /** The form's value. */
  value: Option | TypedText | null;
  opened: boolean;
  /** The row that the arrows led to, which a refetch may move or remove. */
  moved: Row | undefined;
}

/** What can be chosen, and what the field accepts. */
export interface Choices {
  /** The options for what is typed. Undefined before the answer. */
  options: readonly Option[] | undefined;
  /** The rows below the options. They do not depend on the answer. */
  actions: readonly Action[];
  /** The option that is highlighted until the arrows move. */
  best: Option | undefined;
  clearable: boolean;
  source: Meaning;
}

export type PickerEvent =
  | { type: 'text'; text: string }
  | { type: 'arrow'; step: 1 | -1 }
  | { type: 'click'; row: Row }
  /** Enter alone; with Ctrl it is like Tab, and the form saves. */
  | { type: 'enter' | 'tab' | 'escape' | 'blur' | 'open' | 'close' };

/** The row that Enter takes. */
export const highlightedRow = (
  { opened, moved }: PickerState,
  { best }: Choices,
): Row | undefined => (opened ? (moved ?? best) : undefined);

/** Names a row of the list. */
export const rowId = (row: Row): string => (typeof row === 'string' ? row : String(row.id));

/** What the field held before texts that mean nothing. */
const meaningful = (value: Option | null): Option | null =>
  isMeaningless(value) ? meaningful(value.over) : value;

/** A typed text that is left to its search. One that was emptied gives back what the field must hold. */
const search = (typed: TypedText, takes: 'best' | 'exact'): Option | TypedText | null =>
  clean(typed.nombre) === '' ? meaningful(typed.over) : { ...typed, takes, problem: null };

/** The row that an arrow leads to, wrapping around. Undefined: before the answer nobody knows which one. */
function rowAfter(state: PickerState, choices: Choices, step: 1 | -1): Row | undefined {
  const rows = [...(choices.options ?? [undefined]), ...choices.actions];
  const isOpening = !state.opened && choices.options !== undefined;
  const here = isOpening ? state.value : highlightedRow(state, choices);
  const at = rows.findIndex((row) => row && here && rowId(row) === rowId(here));
  // Opening the list highlights what the picker holds.
  if (isOpening) return rows[Math.max(at, 0)];
  const from = at === -1 && step === -1 ? rows.length : at;
  return rows[(from + step + rows.length) % rows.length];
}

/**
 * The keys and clicks of a picker (decision 10 has their table). A key that the picker does not use leaves the state as it is. A typed
 * text with `takes` in the new state is to be settled.
 */
export function pickerReducer(
  state: PickerState,
  event: PickerEvent,
  choices: Choices,
): PickerState {
  const { source } = choices;
  const isFree = source.freeText !== undefined;
  const { value, opened } = state;
  const typed = isTyped(value) ? value : null;
  const isTyping = typed?.takes === null;
  const texto = clean(typed?.nombre ?? '');
  const closed = { opened: false, moved: undefined };
  const close = (held: Option | null): PickerState => ({ ...closed, value: held });
  const take = (row: Row): Option | null => {
    if (typeof row === 'object') return source.toValue?.(row) ?? row;
    // Until the option is created, a field of options only has none.
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
      if (typed && (isTyping || (isEnter && typed.problem === 'failed'))) {
        return close(search(typed, 'best'));
      }
      // An open list that nothing was chosen from stays, so that a refused save can be pressed twice.
      return isEnter && opened ? close(value) : state;
    }
    case 'escape':
      // A text that is being searched is what the field holds.
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
