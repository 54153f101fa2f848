import {
  Box,
  Anchor,
  CloseButton,
  Combobox,
  Loader,
  TextInput,
  useCombobox,
  VisuallyHidden,
} from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import {
  isMeaningless,
  isSearching,
  isTyped,
  meaningOf,
  problemText,
  type Option,
  type TypedText,
} from '@/lib/option';
import { focusNextField } from './form-keys';
import { PickerList, type Row } from './picker-list';
import classes from './search-picker.module.css';
import { usePickerOptions, type PickerSource } from './use-picker-options';

export interface SearchPickerProps<Item extends Option> extends PickerSource<Item> {
  label: string;
  /** The field's name in its form, by which a refused submit focuses it. */
  name?: string;
  value: Option | null;
  onChange: (value: Option | null) => void;
  onBlur?: (() => void) | undefined;
  /** Offered first while nothing is typed, with a note of why. */
  first?: { item: Item; note: string } | null;
  /** What free text means, said where it matches no row. Without it, only rows are accepted. */
  freeText?: string | undefined;
  /** Creates an option with the typed text. */
  onAdd?: ((texto: string) => void) | undefined;
  /** A second line, to distinguish options with the same name. */
  describe?: (item: Item) => string | null;
  /** A warning beside an option, which may come later. */
  warn?: (item: Item) => ReactNode;
  /** A line under the field. */
  description?: ReactNode;
  error?: string | undefined;
  placeholder?: string;
  disabled?: boolean;
  /** Whether the field may be emptied. Otherwise it takes its former value back. */
  clearable?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const MARKED_WIDTH = 116;

/** A searchable picker over a `filtro` list of the server. Decision 10 has the table of its keys. */
export function SearchPicker<Item extends Option>({
  label,
  name,
  value,
  onChange,
  onBlur,
  freeText,
  onAdd,
  describe,
  warn,
  description,
  error,
  placeholder = 'Buscar…',
  disabled = false,
  clearable = true,
  first,
  ref,
  ...source
}: SearchPickerProps<Item>) {
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRef(input, ref);
  const listId = useId();
  const combobox = useCombobox();
  const { dropdownOpened: opened, openDropdown, setListId, updateSelectedOptionIndex } = combobox;
  const typed = isTyped(value) ? value : null;
  const texto = typed?.nombre.trim() ?? '';
  const isTyping = typed?.takes === null;
  const isWaiting = isSearching(typed);
  const hasFailed = typed?.problem === 'failed';
  const isTaken = value !== null && value.id !== null;
  const isRefused = isMeaningless(value);
  const { options, isAmbiguous, answer, isFetching, isOffline, retry } = usePickerOptions(
    source,
    first?.item,
    typed,
    opened,
  );
  const isCurrent = !!answer;
  // Before the answer nothing can be chosen, or a key would do something else than after it.
  const isAnswered = answer !== undefined;
  const actions = (['agregar', 'usar'] as const).filter(
    (action) => isAnswered && texto !== '' && (action === 'agregar' ? onAdd : freeText),
  );
  const rows: Row[] =
    isAnswered || texto === '' ? [...options.map(({ id }) => id), ...actions] : [];
  // By id, because a refetch may reorder the options.
  const [moved, setMoved] = useState<Row>();
  const best = isTyping && texto !== '' && isCurrent && !isAmbiguous ? options[0]?.id : undefined;
  const highlighted = moved !== undefined && rows.includes(moved) ? moved : best;
  const active = opened ? rows.findIndex((row) => row === highlighted) : -1;

  useEffect(() => {
    if (!isSearching(typed) || answer === undefined) return;
    onChange(meaningOf(typed, answer, { ...source, freeText: freeText !== undefined }));
    // By the value, since a submit may ask again for a text whose answer was not rendered yet.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what the text means is asked once
  }, [typed, answer]);

  // Typing replaces a taken option, also one that arrives after the focus.
  useLayoutEffect(() => {
    if (isTaken && document.activeElement === input.current) input.current?.select();
  }, [isTaken, value?.nombre]);

  // A refusal may render after the focus that it asked for.
  useEffect(() => {
    if (isRefused && document.activeElement === input.current) openDropdown();
  }, [isRefused, openDropdown]);

  // Mantine sets the list id when the list mounts: too late for the field's first `aria-expanded`.
  useEffect(() => setListId(listId), [setListId, listId]);

  useEffect(() => {
    if (active !== -1) updateSelectedOptionIndex(active, { scrollIntoView: true });
  }, [updateSelectedOptionIndex, active]);

  const change = (text: TypedText) => onChange(text);

  function close() {
    combobox.closeDropdown();
    setMoved(undefined);
  }

  function type(text: string) {
    openDropdown();
    // The highlighted option matched the previous text.
    setMoved(undefined);
    if (text.trim() === '' && clearable) onChange(null);
    else {
      const over = typed ? typed.over : value;
      change({ id: null, nombre: text, takes: null, problem: null, over });
    }
  }

  /** Leaves the typed text to its search, or gives back what an emptied field must hold. */
  function search(takes: 'best' | 'exact') {
    if (hasFailed) retry();
    if (typed && texto === '') onChange(typed.over);
    else if (typed) change({ ...typed, takes, problem: null });
  }

  function take(row: Row | undefined) {
    close();
    if (row === 'agregar') onAdd?.(texto);
    if (row === 'agregar' || row === 'usar') onChange({ id: null, nombre: texto });
    else if (row !== undefined) onChange(options.find(({ id }) => id === row) ?? null);
    else if (isTyping || hasFailed) search('best');
  }

  /** Moves the highlight, wrapping around. Opening the list highlights the picker's value. */
  function move(step: 1 | -1) {
    const { length } = rows;
    const picked = rows.findIndex((row) => row === value?.id);
    const next = active === -1 && step === -1 ? length - 1 : (active + step + length) % length;
    openDropdown();
    setMoved(rows[opened ? next : Math.max(picked, 0)]);
  }

  function escape() {
    close();
    if (typed) onChange(freeText && texto !== '' ? { id: null, nombre: texto } : typed.over);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget: field } = event;
    // The key belongs to the input method.
    if (event.nativeEvent.isComposing) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Escape' && (opened || typed)) {
      // Or it would close a drawer too.
      event.stopPropagation();
      escape();
    } else if (key === 'Enter' || key === 'Tab') {
      const row = rows[active];
      const isPlainEnter = key === 'Enter' && !event.ctrlKey && !event.metaKey;
      // An open list that nothing was chosen from stays, so that a refused save can be pressed twice.
      if (!isTyping && row === undefined && !(isPlainEnter && (opened || hasFailed))) return;
      // Before the focus moves, whose blur would take only an exact match.
      flushSync(() => take(row));
      const isAdding = row === 'agregar';
      if (isAdding || isPlainEnter) event.preventDefault();
      if (isPlainEnter && !isAdding) focusNextField(field);
    }
  }

  function whyNothing(): string {
    if (isOffline) return 'Sin conexión: la búsqueda continúa al volver';
    if (answer === null) return 'No se pudo buscar. Probá de nuevo.';
    if (!isCurrent) return 'Buscando…';
    return freeText && texto !== '' ? freeText : 'Sin coincidencias.';
  }

  const isFreeText = value?.id === null && !typed;
  const mark = isFreeText && !opened ? 'Sin registrar' : undefined;
  // Announced once the options match the typed text.
  const howMany =
    opened && isCurrent ? (options.length === 1 ? '1 opción' : `${options.length} opciones`) : '';
  const problem = typed?.problem && (
    <>
      {problemText(typed)}{' '}
      {hasFailed && (
        <Anchor
          component="button"
          type="button"
          size="xs"
          // Enter in the field does the same, and a stop that comes and goes would mislead who counts their Tabs.
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => search(typed.takes ?? 'exact')}
        >
          Reintentar
        </Anchor>
      )}
    </>
  );

  return (
    <Combobox
      store={combobox}
      keepMounted={false}
      // Nearer than Mantine's 8 px: a description under the field would show in the gap, cut in half.
      offset={4}
      // It opens small, before its options are there.
      preventPositionChangeWhenVisible={false}
      onOptionSubmit={(row) => take(row === 'agregar' || row === 'usar' ? row : Number(row))}
    >
      <Combobox.Target
        withExpandedAttribute
        // Mantine's highlight is an index, which may point to another option after a refetch.
        withKeyboardNavigation={false}
        aria-activedescendant={active !== -1 ? `${listId}${highlighted}` : undefined}
      >
        <TextInput
          ref={inputRef}
          name={name}
          {...(isWaiting && { className: classes.waiting })}
          autoComplete="off"
          aria-autocomplete="list"
          label={label}
          description={description}
          error={problem ?? error}
          aria-description={mark}
          placeholder={placeholder}
          disabled={disabled}
          value={value?.nombre ?? ''}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onClick={(event) => {
            openDropdown();
            if (!isTyping) event.currentTarget.select();
          }}
          onFocus={(event) => {
            event.currentTarget.select();
            if (isRefused) openDropdown();
          }}
          onBlur={() => {
            close();
            if (isTyping) search('exact');
            onBlur?.();
          }}
          inputContainer={(field) => (
            <Box pos="relative">
              {field}
              <VisuallyHidden role="status">{howMany}</VisuallyHidden>
            </Box>
          )}
          rightSectionPointerEvents="all"
          rightSectionWidth={mark && MARKED_WIDTH}
          rightSection={
            <>
              {mark && <span className={classes.mark}>{mark}</span>}
              {isFetching && (opened || isWaiting) ? (
                <Loader size={16} />
              ) : value?.nombre && clearable && !disabled ? (
                <CloseButton
                  size="sm"
                  tabIndex={-1}
                  aria-label={`Borrar ${label}`}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => {
                    onChange(null);
                    input.current?.focus();
                  }}
                />
              ) : (
                <Combobox.Chevron />
              )}
            </>
          }
        />
      </Combobox.Target>
      <PickerList
        id={listId}
        label={label}
        options={options}
        actions={actions}
        typed={texto}
        isStale={texto !== '' && !isCurrent}
        highlighted={highlighted}
        value={value}
        describe={(item) => {
          const note = texto === '' && item === first?.item ? first.note : null;
          return [describe?.(item), note].filter(Boolean).join(' · ') || null;
        }}
        warn={warn}
        empty={whyNothing()}
      />
    </Combobox>
  );
}
