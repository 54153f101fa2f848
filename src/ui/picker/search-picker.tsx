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
import { useId, type MouseEvent, type ReactNode, type Ref } from 'react';
import type { FieldValues } from 'react-hook-form';
import {
  isMeaningless,
  isSearching,
  isUnsearched,
  problemText,
  type Option,
  type TypedText,
} from '@/lib/values/option';
import { PickerList } from './picker-list';
import { usePicker, type PickerOptions } from './use-picker';
import classes from './search-picker.module.css';

interface SearchPickerProps<Values extends FieldValues> extends PickerOptions<Values> {
  label: string;
  description?: ReactNode;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const MARKED_WIDTH = 116;

/** A searchable picker over a `filtro` list of the server. Decision 10 has the table of its keys. */
export function SearchPicker<Values extends FieldValues>({
  label,
  description,
  disabled = false,
  ref,
  ...options
}: SearchPickerProps<Values>) {
  const { form, name, source, first = null, clearable = true } = options;
  const picker = usePicker(options);
  const { value, typed, texto, opened, highlighted, answer, dispatch, put } = picker;
  const inputRef = useMergedRef(picker.input, picker.field.ref, ref);
  const listId = useId();
  const isWaiting = isSearching(typed);
  const mark = value?.id === null && !typed && !opened ? 'Sin registrar' : undefined;
  // Mantine only reports a close, by a click elsewhere.
  const combobox = useCombobox({ opened, onOpenedChange: () => dispatch({ type: 'close' }) });

  return (
    <Combobox
      store={combobox}
      keepMounted={false}
      // Mantine's 8 px would show half of a description in the gap.
      offset={4}
      // The list grows once its options arrive.
      preventPositionChangeWhenVisible={false}
      onOptionSubmit={picker.click}
    >
      <Combobox.Target
        // Mantine's highlight is an index, which may point to another option after a refetch. Its attributes follow it.
        withKeyboardNavigation={false}
        withAriaAttributes={false}
      >
        <TextInput
          ref={inputRef}
          name={name}
          {...(isWaiting && { className: classes.waiting })}
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={opened}
          aria-controls={opened ? listId : undefined}
          aria-activedescendant={highlighted && `${listId}${highlighted}`}
          // Escape closes the list, and not the drawer around it.
          data-mantine-stop-propagation={opened || undefined}
          label={label}
          description={description}
          error={
            typed?.problem ? (
              <Problem typed={typed} onRetry={() => put({ ...typed, problem: null })} />
            ) : (
              picker.error
            )
          }
          // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.3 has it on every role
          aria-description={mark}
          placeholder="Buscar…"
          disabled={disabled}
          value={value?.nombre ?? ''}
          onChange={(event) => dispatch({ type: 'text', text: event.currentTarget.value })}
          onKeyDown={picker.onKeyDown}
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
            picker.field.onBlur();
          }}
          inputContainer={(field) => (
            <Box pos="relative">
              {field}
              <VisuallyHidden role="status">
                {opened &&
                  answer &&
                  (picker.options.length === 1 ? '1 opción' : `${picker.options.length} opciones`)}
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
                isBusy={isWaiting || (picker.isFetching && opened)}
                clearLabel={value?.nombre && clearable && !disabled ? `Borrar ${label}` : null}
                onClear={() => {
                  put(null);
                  picker.input.current?.focus();
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
        options={picker.options}
        actions={picker.actions}
        typed={texto}
        isStale={texto !== '' && !answer}
        highlighted={highlighted}
        value={value}
        empty={whyNothing(picker.freeText, picker.isOffline, answer)}
      />
    </Combobox>
  );
}

interface ProblemProps {
  typed: TypedText;
  onRetry: () => void;
}

const Problem = ({ typed, onRetry }: ProblemProps) => (
  <>
    <span>{problemText(typed)}</span>{' '}
    {isUnsearched(typed) && (
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
  freeText: string | undefined,
  isOffline: boolean,
  answer: readonly Option[] | null | undefined,
): string {
  if (isOffline) return 'Sin conexión: la búsqueda continúa al volver';
  if (answer === null) return 'No se pudo buscar. Probá de nuevo.';
  return answer ? (freeText ?? 'Sin coincidencias.') : 'Buscando…';
}
