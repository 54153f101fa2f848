import { ActionIcon, CloseButton, TextInput } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { formatFecha, parseFecha } from '@/domain/fechas';
import { fechaError } from '@/lib/fecha-form';
import classes from './fecha-input.module.css';
import { lazyOverlay } from './overlay';

const Calendar = lazyOverlay(() => import('./calendar').then((module) => module.Calendar));

interface FechaInputProps {
  label: string;
  /** `yyyy-mm-dd`, null where it is empty, or the typed text where that is not a date. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  error?: string | undefined;
  required?: boolean;
  /** Has a button that empties it. */
  clearable?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A calendar date, typed as dd/mm/yyyy or picked. A text that is not a date stays, and is marked on leaving. Only the icon and Alt+ArrowDown
 * open the calendar, so that it never covers the form of someone who is typing.
 */
export function FechaInput({
  label,
  value,
  onChange,
  onBlur,
  error,
  required = false,
  clearable = false,
  ref,
}: FechaInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRef(input, ref);

  // A whole text is marked at once: an error that came up on leaving would move the button that is being clicked.
  const isTyping = draft !== null && draft.trim().length < 'dd/mm/aaaa'.length;

  function type(text: string) {
    setDraft(text);
    onChange(text.trim() === '' ? null : (parseFecha(text) ?? text));
  }

  function set(fecha: string | null) {
    setDraft(null);
    onChange(fecha);
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey && event.key === 'ArrowDown') {
      event.preventDefault();
      setOpened(true);
    } else if (event.key === 'Tab') setOpened(false);
  }

  return (
    <div ref={field} className={classes.field}>
      <TextInput
        ref={inputRef}
        label={label}
        error={error ?? (isTyping ? undefined : fechaError(value))}
        required={required}
        value={draft ?? formatFecha(value ?? '')}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onFocus={() => setOpened(false)}
        onBlur={() => {
          setDraft(null);
          onBlur?.();
        }}
        placeholder="dd/mm/aaaa"
        inputMode="numeric"
        autoComplete="off"
        rightSectionPointerEvents="all"
        rightSectionWidth={clearable && value ? 60 : 34}
        rightSection={
          <>
            {clearable && value && (
              <CloseButton
                size="sm"
                tabIndex={-1}
                aria-label={`Borrar ${label}`}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => set(null)}
              />
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              tabIndex={-1}
              aria-label="Abrir el calendario"
              aria-haspopup="dialog"
              aria-expanded={opened}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => setOpened(!opened)}
            >
              <IconCalendar size={16} />
            </ActionIcon>
          </>
        }
      />
      <Calendar
        label={label}
        field={field}
        opened={opened}
        value={parseFecha(value ?? '')}
        onPick={(fecha) => {
          setOpened(false);
          set(fecha);
        }}
        onClose={(focus?: 'back') => {
          setOpened(false);
          if (focus === 'back') input.current?.focus();
        }}
      />
    </div>
  );
}
