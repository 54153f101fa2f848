import { ActionIcon, Box, CloseButton, TextInput } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import {
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { clean } from '@/domain/clean';
import { fechaLocal, formatFecha, parseFecha } from '@/domain/fechas';
import { parseTypedFecha, stepFecha } from '@/domain/typed-fecha';
import { fechaError } from '@/lib/values/fecha-form';
import { onEscape } from '@/ui/action/escape';
import { useIsNarrow } from '@/ui/frame/use-is-narrow';
import { lazyOverlay } from '@/ui/overlay/lazy-overlay';

const DAYS_BY_KEY: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 };

const LazyCalendar = lazyOverlay(() => import('./calendar').then((module) => module.Calendar));

interface FechaInputProps {
  label: string;
  name?: string;
  /** `yyyy-mm-dd`, null if empty, or the typed text if that is not a date. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  error?: string | undefined;
  description?: ReactNode;
  required?: boolean;
  clearable?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Blur and Enter format a date as dd/mm/yyyy; a text that is not a date stays, marked as an error. */
export function FechaInput({
  label,
  name,
  value,
  onChange,
  onBlur,
  error,
  description,
  required = false,
  clearable = false,
  ref,
}: FechaInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  /** Where the focus is while it is open. */
  const [calendar, setCalendar] = useState<'field' | 'days' | null>(null);
  const isNarrow = useIsNarrow();
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRef(input, ref);

  // Mark a complete text at once. An error on blur would move the button that the user is clicking.
  const isTyping = draft !== null && clean(draft).length < 'dd/mm/aaaa'.length;
  const shownError = error ?? (isTyping ? undefined : fechaError(value));

  function close() {
    setCalendar(null);
  }

  function type(text: string) {
    close();
    setDraft(text);
    onChange(clean(text) === '' ? null : (parseTypedFecha(text, fechaLocal(new Date())) ?? text));
  }

  function step(days: 1 | -1) {
    close();
    const fecha = stepFecha(draft ?? value ?? '', days, fechaLocal(new Date()));
    if (fecha === null) return;
    setDraft(null);
    onChange(fecha);
  }

  function set(fecha: string | null) {
    close();
    setDraft(null);
    onChange(fecha);
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const days = DAYS_BY_KEY[event.key];
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (event.altKey && event.key === 'ArrowDown') {
      event.preventDefault();
      setCalendar('days');
    } else if (days !== undefined && !isModified) {
      event.preventDefault();
      step(days);
    } else if (event.key === 'Tab') close();
    else if (event.key === 'Enter') {
      close();
      setDraft(null);
    } else if (calendar) onEscape(event, close);
  }

  /** Not on touch: the on-screen keyboard leaves no room for a calendar. */
  function onPointerUp({ pointerType, button }: PointerEvent) {
    if (pointerType !== 'touch' && button === 0) setCalendar('field');
  }

  return (
    <Box ref={field} pos="relative">
      <TextInput
        ref={inputRef}
        name={name}
        label={label}
        error={shownError}
        description={description}
        required={required}
        value={draft ?? formatFecha(value ?? '')}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onPointerUp={onPointerUp}
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
              aria-expanded={calendar !== null}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => (calendar ? close() : setCalendar('days'))}
            >
              <IconCalendar size={16} />
            </ActionIcon>
          </>
        }
      />
      <LazyCalendar
        label={label}
        field={field}
        opened={calendar !== null}
        inForm={isNarrow}
        hasFocus={calendar === 'days'}
        value={parseFecha(value ?? '')}
        onPick={set}
        onClose={(focus?: 'back') => {
          close();
          if (focus === 'back') input.current?.focus();
        }}
      />
    </Box>
  );
}
