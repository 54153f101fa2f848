import {
  CloseButton,
  Combobox,
  InputBase,
  Loader,
  useCombobox,
  VisuallyHidden,
} from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { SEARCH_DEBOUNCE_MS } from './list-toolbar';
import classes from './search-picker.module.css';
import { optionIdOf, PickerOption } from './picker-option';
import { isAwaitingConnection } from './states';

/** What a picker holds: a row of the server, or a text that is no row (`id` null). */
export interface Option {
  id: number | null;
  nombre: string;
}

export interface SearchPickerProps<Item extends Option> {
  label: string;
  value: Option | null;
  onChange: (value: Item | null) => void;
  /** Given, a text that is no row is taken as it is typed; else it is given back on leaving. */
  onFreeText?: (texto: string) => void;
  onBlur?: (() => void) | undefined;
  /** The server's search. Its answer may be a former one while a newer is awaited. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- keys and data before `select` are the query's own affair
  query: (texto: string) => UseQueryOptions<any, Error, Item[], any>;
  /** A second line that tells options of the same name apart. */
  describe?: (item: Item) => string | null;
  error?: string | undefined;
  description?: string | undefined;
  placeholder?: string;
  disabled?: boolean;
  /** Whether it may be left empty again once it holds something. */
  clearable?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A searchable picker over a `filtro` list of the server. */
export function SearchPicker<Item extends Option>({
  label,
  value,
  onChange,
  onBlur,
  query,
  describe,
  onFreeText,
  error,
  description,
  placeholder = 'Buscar…',
  disabled = false,
  clearable = true,
  ref,
}: SearchPickerProps<Item>) {
  const combobox = useCombobox({
    onDropdownClose: () => combobox.resetSelectedOption(),
  });
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft ?? value?.nombre ?? '';
  const [texto] = useDebouncedValue((draft ?? '').trim(), SEARCH_DEBOUNCE_MS);
  // The first letters of a word ask for nothing until they rest: least of all for the whole list.
  const begins = texto === '' && (draft ?? '').trim() !== '';
  const search = useQuery({ ...query(texto), enabled: combobox.dropdownOpened && !begins });
  const isOffline = isAwaitingConnection(search);
  // Those of a former search are no answer to this one.
  const options = useMemo(() => (isOffline ? [] : (search.data ?? [])), [isOffline, search.data]);
  const isCurrent =
    texto === (draft ?? '').trim() && !search.isPlaceholderData && !search.isPending;
  const enterWaits = useRef(false);
  const pickedId = value?.id ?? null;
  // The list is the larger part of a picker: a key draws it only where it changes.
  const drawnOptions = useMemo(
    () =>
      options.map((item) => (
        <PickerOption
          key={item.id}
          id={item.id}
          nombre={item.nombre}
          detail={describe?.(item)}
          picked={item.id === pickedId}
        />
      )),
    [options, describe, pickedId],
  );

  // Enter takes the best match of what was typed, also where it was pressed before that was there.
  const firstId = options[0]?.id;
  useEffect(() => {
    if (!draft?.trim() || !isCurrent) return;
    if (enterWaits.current) takeFirst();
    else if (firstId !== undefined) combobox.selectFirstOption();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the store is made anew at each render
  }, [draft, isCurrent, firstId]);

  // Read out once the answer to what was typed is there.
  const howMany =
    combobox.dropdownOpened && isCurrent
      ? options.length === 1
        ? '1 opción'
        : `${options.length} opciones`
      : '';

  function takeFirst() {
    enterWaits.current = false;
    if (firstId === undefined) combobox.closeDropdown();
    else choose(String(firstId));
  }

  /** With its list open, Enter is the picker's: it never sends the form, and never takes an option of a former search. */
  function onKeyDown(event: KeyboardEvent) {
    const isTaken = combobox.getSelectedOptionIndex() !== -1;
    if (event.key !== 'Enter' || !combobox.dropdownOpened || isTaken) return;
    event.preventDefault();
    if (draft?.trim() && !isCurrent && !isOffline) enterWaits.current = true;
    else combobox.closeDropdown();
  }

  function type(text: string) {
    enterWaits.current = false;
    setDraft(text);
    combobox.openDropdown();
    // What was highlighted matched the former text.
    combobox.resetSelectedOption();
    if (text.trim() === '') {
      if (clearable) onChange(null);
    } else onFreeText?.(text);
  }

  function choose(id: string) {
    const option = options.find((item) => String(item.id) === id);
    if (!option) return;
    setDraft(null);
    onChange(option);
    combobox.closeDropdown();
  }

  function leave() {
    enterWaits.current = false;
    setDraft(null);
    combobox.closeDropdown();
    onBlur?.();
  }

  function clear() {
    setDraft(null);
    onChange(null);
    combobox.focusTarget();
  }

  function whyNothing(): string {
    const asTyped = onFreeText && typed.trim() ? 'se enviará el nombre como está escrito.' : null;
    if (search.isError) return 'No se pudo buscar. Probá de nuevo.';
    if (isOffline) return `Sin conexión: ${asTyped ?? 'la búsqueda sigue sola al volver.'}`;
    if (search.isFetching || !isCurrent) return 'Buscando…';
    return asTyped ? `Sin coincidencias: ${asTyped}` : 'Sin coincidencias.';
  }

  return (
    <Combobox store={combobox} withinPortal>
      <Combobox.Target withExpandedAttribute>
        <InputBase
          ref={ref}
          label={label}
          error={error}
          description={description}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder={placeholder}
          disabled={disabled}
          autoComplete="off"
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onClick={() => combobox.openDropdown()}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={leave}
          inputContainer={(input) => (
            <div className={classes.container}>
              {input}
              <VisuallyHidden role="status">{howMany}</VisuallyHidden>
            </div>
          )}
          rightSectionPointerEvents="all"
          rightSection={
            search.isFetching && combobox.dropdownOpened ? (
              <Loader size={16} />
            ) : typed && clearable && !disabled ? (
              <CloseButton
                size="sm"
                tabIndex={-1}
                aria-label={`Borrar ${label}`}
                onMouseDown={(event) => event.preventDefault()}
                onClick={clear}
              />
            ) : (
              <Combobox.Chevron />
            )
          }
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options
          className={classes.options}
          aria-label={label}
          onClick={(event) => {
            const id = optionIdOf(event.target as Element);
            if (id !== undefined) choose(id);
          }}
        >
          {drawnOptions}
        </Combobox.Options>
        {options.length === 0 && <Combobox.Empty>{whyNothing()}</Combobox.Empty>}
      </Combobox.Dropdown>
    </Combobox>
  );
}
