import { CloseButton, Loader, TextInput, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue, useMergedRef } from '@mantine/hooks';
import { IconSelector } from '@tabler/icons-react';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { SEARCH_DEBOUNCE_MS } from './list-toolbar';
import { PickerList } from './picker-list';
import { optionAt, PickerOption } from './picker-option';
import classes from './search-picker.module.css';
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
  const field = useRef<HTMLInputElement>(null);
  const fieldRef = useMergedRef(field, ref);
  const listId = useId();
  const [opened, setOpened] = useState(false);
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft ?? value?.nombre ?? '';
  const isTyped = !!draft?.trim();
  /** Enter or Tab was pressed before the answer to what was typed: its best match is taken when it comes, even after leaving. */
  const [awaits, setAwaits] = useState(false);
  const [quiet] = useDebouncedValue((draft ?? '').trim(), SEARCH_DEBOUNCE_MS);
  const texto = awaits ? (draft ?? '').trim() : quiet;
  /** What was typed and led to no option. */
  const [notTaken, setNotTaken] = useState('');
  // The first letters of a word ask for nothing until they rest: least of all for the whole list.
  const begins = texto === '' && isTyped;
  const search = useQuery({ ...query(texto), enabled: (opened || awaits) && !begins });
  const isOffline = isAwaitingConnection(search);
  // Those of a former search are no answer to this one.
  const options = useMemo(() => (isOffline ? [] : (search.data ?? [])), [isOffline, search.data]);
  const isCurrent =
    texto === (draft ?? '').trim() && !search.isPlaceholderData && !search.isPending;
  const pickedId = value?.id ?? null;
  // By id, so that a refetch that moves the options does not move the highlight to another one.
  const [highlighted, setHighlighted] = useState<Option['id'] | undefined>();
  const active = options.findIndex(({ id }) => id === highlighted);
  const [best] = options;
  if (opened && isTyped && isCurrent && active === -1 && best) setHighlighted(best.id);
  const elementId = (index: number) => `${listId}${options[index]?.id}`;
  const drawnOptions = useMemo(
    () =>
      opened &&
      options.map((item, index) => (
        <PickerOption
          key={item.id}
          elementId={`${listId}${item.id}`}
          index={index}
          nombre={item.nombre}
          detail={describe?.(item)}
          picked={item.id === pickedId}
          active={index === active}
        />
      )),
    [opened, options, listId, describe, pickedId, active],
  );

  useEffect(() => {
    if (!awaits) return;
    if (isOffline || search.isError || isCurrent) settle(isCurrent ? options[0] : undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when the answer comes
  }, [awaits, isOffline, search.isError, isCurrent, options]);

  // A form that is sent meanwhile asks for this field first: see `isSettled`.
  useEffect(() => {
    field.current?.setCustomValidity(awaits ? 'Buscando…' : '');
  }, [awaits]);

  // Read out once the answer to what was typed is there.
  const howMany =
    opened && isCurrent ? (options.length === 1 ? '1 opción' : `${options.length} opciones`) : '';

  function close() {
    setAwaits(false);
    setOpened(false);
    setHighlighted(undefined);
  }

  function take(option: Item | undefined) {
    close();
    if (!option) return;
    setNotTaken('');
    setDraft(null);
    onChange(option);
  }

  /** Ends the wait. Without an option a free text stays as typed; elsewhere the field says that it kept what it had. */
  function settle(option: Item | undefined) {
    take(option);
    if (option) return;
    if (!onFreeText) setNotTaken(typed.trim());
    if (document.activeElement !== field.current) setDraft(null);
  }

  /** Goes round at both ends; a list that was closed opens at what the picker holds. */
  function move(step: 1 | -1) {
    const { length } = options;
    const picked = options.findIndex(({ id }) => id === pickedId);
    const next = active === -1 && step === -1 ? length - 1 : (active + step + length) % length;
    setOpened(true);
    setHighlighted(options[opened ? next : Math.max(picked, 0)]?.id);
  }

  /** Takes what is highlighted, or will be once the answer to what was typed is there: never an option of a former search. */
  function choose() {
    if (active !== -1) take(options[active]);
    else if (isTyped && !isCurrent && !isOffline && !search.isError) setAwaits(true);
    else if (isTyped) settle(undefined);
    else close();
  }

  function onKeyDown(event: KeyboardEvent) {
    // It belongs to the composing of a letter.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && opened) {
      // With its list open, Enter is the picker's, and never sends the form.
      event.preventDefault();
      choose();
    } else if (event.key === 'Tab' && opened) choose();
    else if (event.key === 'Escape') close();
  }

  function type(text: string) {
    setAwaits(false);
    setNotTaken('');
    setDraft(text);
    setOpened(true);
    // The highlighted option matched the former text.
    setHighlighted(undefined);
    if (text.trim() === '') {
      if (clearable) onChange(null);
    } else onFreeText?.(text);
  }

  function leave() {
    if (awaits) setOpened(false);
    else {
      setDraft(null);
      close();
    }
    onBlur?.();
  }

  function clear() {
    setDraft(null);
    setHighlighted(undefined);
    onChange(null);
    field.current?.focus();
  }

  function whyNothing(): string {
    const asTyped = onFreeText && typed.trim() ? 'se enviará el nombre como está escrito.' : null;
    if (search.isError) return 'No se pudo buscar. Probá de nuevo.';
    if (isOffline) return `Sin conexión: ${asTyped ?? 'la búsqueda sigue sola al volver.'}`;
    if (search.isFetching || !isCurrent) return 'Buscando…';
    return asTyped ? `Sin coincidencias: ${asTyped}` : 'Sin coincidencias.';
  }

  return (
    <>
      <TextInput
        ref={fieldRef}
        role="combobox"
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-expanded={opened}
        aria-controls={opened ? listId : undefined}
        aria-activedescendant={opened && active !== -1 ? elementId(active) : undefined}
        // As Mantine's own lists do: Escape closes the list, and not the drawer around it.
        data-mantine-stop-propagation={opened || undefined}
        label={label}
        error={error ?? (notTaken && `Sin resultados para «${notTaken}»`)}
        description={description}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={placeholder}
        disabled={disabled}
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onClick={() => setOpened(true)}
        onFocus={(event) => {
          setNotTaken('');
          event.currentTarget.select();
        }}
        onBlur={leave}
        inputContainer={(input) => (
          <div className={classes.container}>
            {input}
            <VisuallyHidden role="status">{howMany}</VisuallyHidden>
          </div>
        )}
        rightSectionPointerEvents="all"
        rightSection={
          search.isFetching && (opened || awaits) ? (
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
            <IconSelector className={classes.chevron} size={16} />
          )
        }
      />
      {opened && (
        <PickerList field={field}>
          {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and the keys */}
          <div
            id={listId}
            role="listbox"
            aria-label={label}
            className={classes.options}
            onClick={(event) => {
              const index = optionAt(event.target as Element);
              if (index !== undefined) take(options[index]);
            }}
          >
            {drawnOptions}
          </div>
          {options.length === 0 && <div className={classes.nothing}>{whyNothing()}</div>}
        </PickerList>
      )}
    </>
  );
}
