import {
  CloseButton,
  Combobox,
  Loader,
  TextInput,
  useCombobox,
  VisuallyHidden,
} from '@mantine/core';
import { useDebouncedValue, useMergedRef } from '@mantine/hooks';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { SEARCH_DEBOUNCE_MS } from '../list/list-toolbar';
import classes from './search-picker.module.css';
import { isAwaitingConnection } from '../feedback/states';

/** A picker's value: a row of the server, or free text (`id` null). */
export interface Option {
  id: number | null;
  nombre: string;
}

export interface SearchPickerProps<Item extends Option> {
  label: string;
  value: Option | null;
  onChange: (value: Item | null) => void;
  /** Accepts free text as it is typed. Without it, blur resets a text that matches no row. */
  onFreeText?: (texto: string) => void;
  /** What free text means, said where it matches no row. */
  freeTextNote?: string;
  /** Creates an option with the typed text. */
  onAdd?: (texto: string) => void;
  onBlur?: (() => void) | undefined;
  /** The server's search. It may keep the previous options as placeholder data while it fetches. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- key and data before `select` differ for each query
  query: (texto: string) => UseQueryOptions<any, Error, Item[], any>;
  /** A second line, to distinguish options with the same name. */
  describe?: (item: Item) => string | null;
  /** A warning beside an option, which may come later. */
  warn?: (item: Item) => ReactNode;
  /** A line under the field. */
  description?: ReactNode;
  /** Whether a text means exactly this option. Default: its name, regardless of case and accents. */
  isExact?: (item: Item, texto: string) => boolean;
  /** Offered first while nothing is typed, with a note of why. */
  first?: { item: Item; note: string } | null;
  error?: string | undefined;
  /** Shown inside the field, for example that its value is free text. */
  mark?: string | undefined;
  placeholder?: string;
  disabled?: boolean;
  /** Whether the user may clear the value. */
  clearable?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** The user pressed Enter, Tab or clicked elsewhere before the search answered. The answer is taken when it arrives, even after blur. */
interface Wait {
  takes: 'best' | 'exact';
  /** The value that the option would replace. */
  over: Option | null;
}

/** Rows below the options: create what was typed, or take it as free text. */
type Action = 'agregar' | 'usar';

const names = new Intl.Collator('es-AR', { sensitivity: 'base' });

export const hasName = ({ nombre }: Option, texto: string): boolean =>
  names.compare(nombre, texto) === 0;

const MARKED_WIDTH = 116;

/** A searchable picker over a `filtro` list of the server. */
export function SearchPicker<Item extends Option>({
  label,
  value,
  onChange,
  onBlur,
  query,
  describe,
  warn,
  description,
  isExact = hasName,
  first = null,
  onFreeText,
  freeTextNote,
  onAdd,
  error,
  mark,
  placeholder = 'Buscar…',
  disabled = false,
  clearable = true,
  ref,
}: SearchPickerProps<Item>) {
  const field = useRef<HTMLInputElement>(null);
  const fieldRef = useMergedRef(field, ref);
  const listId = useId();
  const combobox = useCombobox();
  const { dropdownOpened: opened, setListId, updateSelectedOptionIndex } = combobox;
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft ?? value?.nombre ?? '';
  const isTyped = !!draft?.trim();
  const [wait, setWait] = useState<Wait | null>(null);
  const [quiet] = useDebouncedValue((draft ?? '').trim(), SEARCH_DEBOUNCE_MS);
  const texto = wait ? (draft ?? '').trim() : quiet;
  /** Escape closed the list after the last keystroke. */
  const escaped = useRef(false);
  /** The searched text that matched no option. */
  const [notTaken, setNotTaken] = useState('');
  // Wait for the debounce, or we would fetch the unfiltered list.
  const begins = texto === '' && isTyped;
  const search = useQuery({ ...query(texto), enabled: (opened || wait !== null) && !begins });
  const isOffline = isAwaitingConnection(search);
  const options = useMemo(() => {
    const found = isOffline ? [] : (search.data ?? []);
    const isFirst = (item: Item) =>
      texto === '' ? item.id === first?.item.id : isExact(item, texto);
    const offered = texto === '' && first ? [first.item] : found.filter(isFirst);
    return [...offered, ...found.filter((item) => !isFirst(item))];
  }, [isOffline, search.data, texto, first, isExact]);
  // Placeholder options belong to the previous search.
  const isCurrent =
    texto === (draft ?? '').trim() && !search.isPlaceholderData && !search.isPending;
  const best = options[0];
  const same = options.filter((item) => isExact(item, texto));
  const exact = same.length === 1 ? same[0] : undefined;
  const actions = (['agregar', 'usar'] as const).filter(
    (action) => isTyped && (action === 'agregar' ? onAdd : onFreeText),
  );
  const rows = [...options.map(({ id }) => id), ...actions];
  // By id, because a refetch may reorder the options.
  const [highlighted, setHighlighted] = useState<Option['id'] | Action | undefined>();
  const active = rows.findIndex((row) => row === highlighted);
  if (opened && isTyped && isCurrent && active === -1 && best) setHighlighted(best.id);
  // The value changed from outside while waiting, for example because the user recovered a draft.
  if (wait && (wait.over?.id !== value?.id || wait.over?.nombre !== value?.nombre)) {
    setWait(null);
    setDraft(null);
  }

  useEffect(() => {
    if (!wait || !(isOffline || search.isError || isCurrent)) return;
    if (!isCurrent) settle(undefined);
    else settle(wait.takes === 'best' ? best : exact);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the answer arrives
  }, [wait, isOffline, search.isError, isCurrent, options]);

  // While waiting, the field is invalid, so that `submitOnceSettled` delays a submit.
  useEffect(() => {
    const input = field.current;
    if (!wait || !input) return;
    const { form } = input;
    const forget = () => {
      setWait(null);
      setDraft(null);
    };
    input.setCustomValidity('Buscando…');
    form?.addEventListener('reset', forget);
    return () => {
      form?.removeEventListener('reset', forget);
      input.setCustomValidity('');
      input.dispatchEvent(new Event('settled'));
    };
  }, [wait]);

  // Mantine sets the list id when the list mounts: too late for the field's first `aria-expanded`.
  useEffect(() => setListId(listId), [setListId, listId]);

  useEffect(() => {
    if (active !== -1) updateSelectedOptionIndex(active, { scrollIntoView: true });
  }, [updateSelectedOptionIndex, active]);

  // Announced once the options match the typed text.
  const howMany =
    opened && isCurrent ? (options.length === 1 ? '1 opción' : `${options.length} opciones`) : '';

  function close() {
    setWait(null);
    combobox.closeDropdown();
    setHighlighted(undefined);
  }

  function take(option: Item | undefined) {
    close();
    if (!option) return;
    setNotTaken('');
    setDraft(null);
    onChange(option);
  }

  /** Ends a search. Without an option, free text stays as typed; other pickers keep their value and say that nothing matched. */
  function settle(option: Item | undefined) {
    take(option);
    if (option) return;
    if (!onFreeText && wait?.takes !== 'exact') setNotTaken(typed.trim());
    if (document.activeElement !== field.current) setDraft(null);
  }

  function act(action: Action) {
    const texto = typed.trim();
    // A later blur must not take an option with this name.
    escaped.current = true;
    close();
    setNotTaken('');
    setDraft(null);
    if (action === 'agregar') onAdd?.(texto);
  }

  /** Moves the highlight, wrapping around. Opening the list highlights the picker's value. */
  function move(step: 1 | -1) {
    const { length } = rows;
    const picked = options.findIndex(({ id }) => id === value?.id);
    const next = active === -1 && step === -1 ? length - 1 : (active + step + length) % length;
    combobox.openDropdown();
    setHighlighted(rows[opened ? next : Math.max(picked, 0)]);
  }

  /** Takes the highlighted option, or the best match once the search has answered. */
  function choose() {
    if (highlighted === 'agregar' || highlighted === 'usar') act(highlighted);
    else if (active !== -1) take(options[active]);
    else if (isTyped && !isCurrent && !isOffline && !search.isError) {
      setWait({ takes: 'best', over: value });
    } else if (isTyped) settle(undefined);
    else close();
  }

  function onKeyDown(event: KeyboardEvent) {
    // The key belongs to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && opened) {
      // While the list is open, Enter must not submit the form.
      event.preventDefault();
      choose();
    } else if (event.key === 'Tab' && opened) choose();
    else if (event.key === 'Escape') {
      escaped.current = true;
      close();
    }
  }

  function type(text: string) {
    escaped.current = false;
    setWait(null);
    setNotTaken('');
    setDraft(text);
    combobox.openDropdown();
    // The highlighted option matched the previous text.
    setHighlighted(undefined);
    if (text.trim() === '') {
      if (clearable) onChange(null);
    } else onFreeText?.(text);
  }

  /** Blur takes only an option with exactly the typed name; after Escape, none. */
  function leave() {
    const isMeant = isTyped && !escaped.current;
    combobox.closeDropdown();
    if (wait) return onBlur?.();
    if (isMeant && !isCurrent) setWait({ takes: 'exact', over: value });
    else {
      take(isMeant ? exact : undefined);
      setDraft(null);
    }
    onBlur?.();
  }

  function clear() {
    setDraft(null);
    setNotTaken('');
    setHighlighted(undefined);
    onChange(null);
    field.current?.focus();
  }

  function whyNothing(): string {
    const isFreeText = onFreeText && typed.trim() !== '';
    if (search.isError) return 'No se pudo buscar. Probá de nuevo.';
    if (isOffline) {
      return `Sin conexión: ${isFreeText ? 'se guarda solo el nombre' : 'la búsqueda continúa al volver'}`;
    }
    if (search.isFetching || !isCurrent) return 'Buscando…';
    return isFreeText && freeTextNote ? freeTextNote : 'Sin coincidencias.';
  }

  const marked = opened || wait ? undefined : mark;
  return (
    <Combobox
      store={combobox}
      keepMounted={false}
      // Nearer than Mantine's 8 px: a description under the field would show in the gap, cut in half.
      offset={4}
      // It opens small, before its options are there.
      preventPositionChangeWhenVisible={false}
      onOptionSubmit={(row) => {
        if (row === 'agregar' || row === 'usar') act(row);
        else take(options.find(({ id }) => String(id) === row));
      }}
    >
      <Combobox.Target
        withExpandedAttribute
        // Mantine's highlight is an index, which may point to another option after a refetch.
        withKeyboardNavigation={false}
        aria-activedescendant={opened && active !== -1 ? `${listId}${highlighted}` : undefined}
      >
        <TextInput
          ref={fieldRef}
          {...(wait && { className: classes.waiting })}
          aria-autocomplete="list"
          label={label}
          description={description}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={error ?? (notTaken && `Sin resultados para «${notTaken}»`)}
          aria-description={marked}
          placeholder={placeholder}
          disabled={disabled}
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
          rightSectionWidth={marked && MARKED_WIDTH}
          rightSection={
            <>
              {marked && <span className={classes.mark}>{marked}</span>}
              {search.isFetching && (opened || wait) ? (
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
              )}
            </>
          }
        />
      </Combobox.Target>
      <Combobox.Dropdown onMouseDown={(event) => event.preventDefault()}>
        {options.length === 0 && <Combobox.Empty>{whyNothing()}</Combobox.Empty>}
        <Combobox.Options id={listId} aria-label={label} className={classes.options}>
          {options.map((item) => {
            const note = texto === '' && item === first?.item ? first.note : null;
            const detail = [describe?.(item), note].filter(Boolean).join(' · ');
            return (
              <Combobox.Option
                key={item.id}
                id={`${listId}${item.id}`}
                value={String(item.id)}
                className={warn && classes.warned}
                selected={item.id === highlighted}
                aria-selected={item.id === value?.id}
              >
                <span className={classes.name}>{item.nombre}</span>
                {detail && <span className={classes.detail}>{detail}</span>}
                {warn && <span className={classes.warning}> {warn(item)}</span>}
              </Combobox.Option>
            );
          })}
          {actions.length > 0 && (
            <div role="presentation" className={classes.actions}>
              {actions.map((action) => (
                <Combobox.Option
                  key={action}
                  id={`${listId}${action}`}
                  value={action}
                  className={classes.action}
                  selected={action === highlighted}
                  aria-selected={false}
                >
                  {action === 'agregar'
                    ? `Agregar «${typed.trim()}»…`
                    : `Usar «${typed.trim()}» sin registrar`}
                </Combobox.Option>
              ))}
            </div>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
