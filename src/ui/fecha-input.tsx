import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatFecha, parseFecha } from '@/domain/fechas';
import type { FechaInputProps } from './calendar-input';
import { lazyPart } from './lazy-part';

const CalendarInput = lazyPart(() =>
  import('./calendar-input').then((module) => module.CalendarInput),
);

/** A calendar date, typed as dd/mm/yyyy or chosen. The calendar comes in quiet: until then the field is there to be typed in. */
export function FechaInput(props: FechaInputProps) {
  const [typing, setTyping] = useState(false);
  return (
    <CalendarInput
      {...props}
      patient
      keepsFallback={typing}
      fallback={<TypedFecha {...props} onTyping={setTyping} />}
    />
  );
}

interface TypedFechaProps extends FechaInputProps {
  /** Told when the field takes and loses the focus: it must not change under somebody's hands. */
  onTyping: (typing: boolean) => void;
}

function TypedFecha({ value, onChange, onBlur, onTyping, ...props }: TypedFechaProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const { label, error, required } = props;
  function type(text: string) {
    setDraft(text);
    const fecha = parseFecha(text);
    if (fecha || (text.trim() === '' && props.clearable)) onChange(fecha);
  }
  return (
    <TextInput
      label={label}
      error={error}
      required={required}
      value={draft ?? formatFecha(value ?? '')}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={() => onTyping(true)}
      onBlur={() => {
        setDraft(null);
        onTyping(false);
        onBlur?.();
      }}
      placeholder="dd/mm/aaaa"
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
