import { useQueryClient } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import {
  useController,
  type FieldPathByValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { clean } from '@/domain/clean';
import {
  freeTextOf,
  isMeaningless,
  isSearching,
  isTyped,
  type Option,
  type TypedText,
} from '@/lib/values/option';
import { focusNextField } from '@/ui/field/form-keys';
import {
  highlightedRow,
  pickerReducer,
  rowId,
  type Choices,
  type PickerEvent,
  type PickerState,
} from './picker-reducer';
import { registerPicker, settleFields, type PickerSource } from './settle';
import { usePickerOptions } from './use-picker-options';

export interface PickerOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The form's value is the picked row, a typed text, or null. */
  name: FieldPathByValue<Values, Option | null>;
  source: PickerSource;
  /** Leads the list until something is typed. `note` says why. */
  first?: { item: Option; note: string } | null;
  /** Creates an option from the typed text. */
  onAdd?: ((texto: string) => void) | undefined;
  /** The user changed the value. A search that starts or answers is no change. */
  onChange?: () => void;
  /** Otherwise an emptied field restores its value. */
  clearable?: boolean;
}

const CLOSED: Omit<PickerState, 'value'> = { opened: false, moved: undefined };

/** The machine of a picker: {@link pickerReducer} over the form's value, the list and the server's options. */
export function usePicker<Values extends FieldValues>({
  form,
  name,
  source,
  first = null,
  onAdd,
  onChange,
  clearable = true,
}: PickerOptions<Values>) {
  const queryClient = useQueryClient();
  const { field, fieldState } = useController({ control: form.control, name });
  const input = useRef<HTMLInputElement>(null);
  const [list, setList] = useState(CLOSED);
  const { opened } = list;
  const value: Option | null = field.value;
  const typed = isTyped(value) ? value : null;
  const texto = clean(typed?.nombre ?? '');
  const { best, ...found } = usePickerOptions(source, first?.item, typed, opened);
  const { options, answer } = found;
  const isName = freeTextOf(source, texto) !== undefined;
  const actions = (['agregar', 'usar'] as const).filter(
    (action) => texto !== '' && (action === 'agregar' ? onAdd : isName && source.freeText),
  );
  const choices: Choices = {
    options: answer !== undefined || texto === '' ? options : undefined,
    actions,
    best: typed?.takes === null && answer ? best : undefined,
    clearable,
    source,
  };
  const highlighted = highlightedRow({ ...list, value }, choices);

  useLayoutEffect(() => registerPicker(form, name, source), [form, name, source]);

  /** Returns whether the event changed anything. */
  function dispatch(event: PickerEvent): boolean {
    // Not the rendered value, since one key may cause two events.
    const held: Option | null = form.getValues(name);
    const before = { ...list, value: held };
    const after = pickerReducer(before, event, choices);
    if (after === before) return false;
    const { value: next, ...shown } = after;
    setList(shown);
    if (next !== held) put(next);
    return true;
  }

  function put(next: Option | TypedText | null) {
    field.onChange(next);
    if (!isSearching(next)) onChange?.();
    else void settleFields(queryClient, form, [name]);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key } = event;
    // The key belongs to the input method.
    if (event.nativeEvent.isComposing) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      dispatch({ type: 'arrow', step: key === 'ArrowDown' ? 1 : -1 });
    } else if (key === 'Escape') {
      if (dispatch({ type: 'escape' })) event.preventDefault();
    } else if (key === 'Enter' || key === 'Tab') {
      const isPlainEnter = key === 'Enter' && !event.ctrlKey && !event.metaKey;
      const isAdding = highlighted === 'agregar';
      if (!dispatch({ type: isPlainEnter ? 'enter' : 'tab' })) return;
      if (isAdding) onAdd?.(texto);
      if (isAdding || isPlainEnter) event.preventDefault();
      if (isPlainEnter && !isAdding) focusNextField(event.currentTarget);
    }
  }

  function click(id: string) {
    const row = [...options, ...actions].find((one) => rowId(one) === id);
    if (row) dispatch({ type: 'click', row });
    if (row === 'agregar') onAdd?.(texto);
  }

  // A value arrives while the field has the focus: select an option's text for the next key, and open the list for a refused text.
  const isTaken = value !== null && value.id !== null;
  const isRefused = isMeaningless(value);
  const arrive = useEffectEvent(() => {
    if (document.activeElement !== input.current) return;
    if (isTaken) input.current?.select();
    if (isRefused) dispatch({ type: 'open' });
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the value comes from a search, not from an event of this field
  useLayoutEffect(() => arrive(), [isTaken, isRefused, value?.nombre]);

  return {
    ...found,
    input,
    field,
    error: fieldState.error?.message,
    value,
    typed,
    texto,
    opened,
    actions,
    /** The `rowId` of the highlighted row. */
    highlighted: highlighted && rowId(highlighted),
    /** What the source says of the text where no option is found. */
    freeText: isName ? source.freeText : undefined,
    dispatch,
    put,
    onKeyDown,
    click,
  };
}
