import {
  Box,
  Anchor,
  CloseButton,
  Combobox,
  Loader,
  Text,
  TextInput,
  useCombobox,
  VisuallyHidden,
} from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
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
  problemText,
  type Option,
  type TypedText,
} from '@/lib/values/option';
import { focusNextField } from '@/ui/field/form-keys';
import { PickerList } from './picker-list';
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
import classes from './search-picker.module.css';

interface SearchPickerProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The form's value is the picked row, a typed text, or null. */
  name: FieldPathByValue<Values, Option | null>;
  source: PickerSource;
  label: string;
  /** Leads the list until something is typed. `note` says why. */
  first?: { item: Option; note: string } | null;
  /** Creates an option from the typed text. */
  onAdd?: ((texto: string) => void) | undefined;
  /** The user changed the value. A search that starts or answers is no change. */
  onChange?: () => void;
  description?: ReactNode;
  disabled?: boolean;
  /** Otherwise an emptied field restores its value. */
  clearable?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const MARKED_WIDTH = 116;

const CLOSED: Omit<PickerState, 'value'> = { opened: false, moved: undefined };

/** A searchable picker over a `filtro` list of the server. Decision 10 has the table of its keys. */
export function SearchPicker<Values extends FieldValues>({
  form,
  name,
  source,
  label,
  onAdd,
  onChange,
  description,
  disabled = false,
  clearable = true,
  first = null,
  ref,
}: SearchPickerProps<Values>) {
  const queryClient = useQueryClient();
  const { field, fieldState } = useController({ control: form.control, name });
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRef(input, field.ref, ref);
  const listId = useId();
  const [list, setList] = useState(CLOSED);
  const { opened } = list;
  const value: Option | null = field.value;
  const typed = isTyped(value) ? value : null;
  const texto = clean(typed?.nombre ?? '');
  const isWaiting = isSearching(typed);
  const isTaken = value !== null && value.id !== null;
  const isRefused = isMeaningless(value);
  const { options, best, answer, isFetching, isOffline } = usePickerOptions(
    source,
    first?.item,
    typed,
    opened,
  );
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
  const highlightedId = highlighted && rowId(highlighted);
  const active = [...options, ...actions].findIndex((row) => rowId(row) === highlightedId);

  // Mantine only reports a close, by a click elsewhere.
  const combobox = useListStore(listId, opened, active, () => dispatch({ type: 'close' }));

  useLayoutEffect(() => registerPicker(form, name, source), [form, name, source]);

  // A value arrives while the field has the focus: select an option's text for the next key, and open the list for a refused text.
  const arrive = useEffectEvent(() => {
    if (document.activeElement !== input.current) return;
    if (isTaken) input.current?.select();
    if (isRefused) dispatch({ type: 'open' });
  });
  useLayoutEffect(() => arrive(), [isTaken, isRefused, value?.nombre]);

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

  const isFreeText = value?.id === null && !typed;
  const mark = isFreeText && !opened ? 'Sin registrar' : undefined;

  return (
    <Combobox
      store={combobox}
      keepMounted={false}
      // Mantine's 8 px would show half of a description in the gap.
      offset={4}
      // The list grows once its options arrive.
      preventPositionChangeWhenVisible={false}
      onOptionSubmit={click}
    >
      <Combobox.Target
        withExpandedAttribute
        // Mantine's highlight is an index, which may point to another option after a refetch.
        withKeyboardNavigation={false}
        aria-activedescendant={active !== -1 ? `${listId}${highlightedId}` : undefined}
      >
        <TextInput
          ref={inputRef}
          name={name}
          {...(isWaiting && { className: classes.waiting })}
          autoComplete="off"
          aria-autocomplete="list"
          label={label}
          description={description}
          error={
            typed?.problem ? (
              <Problem typed={typed} onRetry={() => put({ ...typed, problem: null })} />
            ) : (
              fieldState.error?.message
            )
          }
          aria-description={mark}
          placeholder="Buscar…"
          disabled={disabled}
          value={value?.nombre ?? ''}
          onChange={(event) => dispatch({ type: 'text', text: event.currentTarget.value })}
          onKeyDown={onKeyDown}
          onClick={(event) => {
            dispatch({ type: 'open' });
            if (typed?.takes !== null) event.currentTarget.select();
          }}
          onFocus={(event) => {
            event.currentTarget.select();
            // The refusal may not be rendered yet.
            if (isMeaningless(form.getValues(name))) dispatch({ type: 'open' });
          }}
          onBlur={() => {
            dispatch({ type: 'blur' });
            field.onBlur();
          }}
          inputContainer={(field) => (
            <Box pos="relative">
              {field}
              <VisuallyHidden role="status">
                {opened &&
                  answer &&
                  (options.length === 1 ? '1 opción' : `${options.length} opciones`)}
              </VisuallyHidden>
            </Box>
          )}
          rightSectionPointerEvents="all"
          rightSectionWidth={mark && MARKED_WIDTH}
          rightSection={
            <>
              {mark && (
                <Text span inherit truncate mr="0.2rem" fz="xs" c="var(--panel-warning)">
                  {mark}
                </Text>
              )}
              <Ending
                isBusy={isWaiting || (isFetching && opened)}
                clearLabel={value?.nombre && clearable && !disabled ? `Borrar ${label}` : null}
                onClear={() => {
                  put(null);
                  input.current?.focus();
                }}
              />
            </>
          }
        />
      </Combobox.Target>
      <PickerList
        id={listId}
        label={label}
        source={source}
        first={first}
        options={options}
        actions={actions}
        typed={texto}
        isStale={texto !== '' && !answer}
        highlighted={highlightedId}
        value={value}
        empty={whyNothing(isName ? source.freeText : null, isOffline, answer)}
      />
    </Combobox>
  );
}

/** Mantine's store of the list, which the picker's state leads. */
function useListStore(listId: string, opened: boolean, active: number, onClose: () => void) {
  const combobox = useCombobox({ opened, onOpenedChange: onClose });
  const { setListId, updateSelectedOptionIndex } = combobox;

  // Mantine sets the list id when the list mounts: too late for the field's first `aria-expanded`.
  useEffect(() => setListId(listId), [setListId, listId]);

  useEffect(() => {
    if (active !== -1) updateSelectedOptionIndex(active, { scrollIntoView: true });
  }, [updateSelectedOptionIndex, active]);

  return combobox;
}

interface ProblemProps {
  typed: TypedText;
  onRetry: () => void;
}

const Problem = ({ typed, onRetry }: ProblemProps) => (
  <>
    <span>{problemText(typed)}</span>{' '}
    {typed.problem === 'failed' && (
      <Anchor
        component="button"
        type="button"
        size="xs"
        // Enter in the field does the same, and a stop that comes and goes would confuse users who count their Tabs.
        tabIndex={-1}
        onMouseDown={keepFocus}
        onClick={onRetry}
      >
        Reintentar
      </Anchor>
    )}
  </>
);

interface EndingProps {
  isBusy: boolean;
  clearLabel: string | null;
  onClear: () => void;
}

function Ending({ isBusy, clearLabel, onClear }: EndingProps) {
  if (isBusy) return <Loader size={16} />;
  if (clearLabel === null) return <Combobox.Chevron />;
  return (
    <CloseButton
      size="sm"
      tabIndex={-1}
      aria-label={clearLabel}
      onMouseDown={keepFocus}
      onClick={onClear}
    />
  );
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

function whyNothing(
  freeText: string | null | undefined,
  isOffline: boolean,
  answer: readonly Option[] | null | undefined,
): string {
  if (isOffline) return 'Sin conexión: la búsqueda continúa al volver';
  if (answer === null) return 'No se pudo buscar. Probá de nuevo.';
  return answer ? (freeText ?? 'Sin coincidencias.') : 'Buscando…';
}
