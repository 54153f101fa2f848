import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatFecha, parseFecha } from '@/domain/fechas';
import type { FechaInputProps } from './calendar-input';
import { lazyPart } from './lazy-part';

const CalendarInput = lazyPart(() =>
  import('./calendar-input').then((module) => module.CalendarInput),
);

/** What somebody does with the field before its calendar has come. */
type Use = 'none' | 'focused' | 'typing';

/**
 * A calendar date, typed as dd/mm/yyyy or chosen. The calendar comes in quiet, or at once when the field takes the focus. Until then the
 * field is there to be typed in, and it does not change under somebody's hands.
 */
export function FechaInput(props: FechaInputProps) {
  const [use, setUse] = useState<Use>('none');
  return (
    <CalendarInput
      {...props}
      autoFocus={use === 'focused'}
      patient={use === 'none'}
      keepsFallback={use === 'typing'}
      fallback={<TypedFecha {...props} onUse={setUse} />}
    />
  );
}

interface TypedFechaProps extends FechaInputProps {
  onUse: (use: Use) => void;
}

function TypedFecha({ value, onChange, onBlur, onUse, ...props }: TypedFechaProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const { label, error, required } = props;
  function type(text: string) {
    setDraft(text);
    onUse('typing');
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
      onFocus={() => onUse('focused')}
      onBlur={() => {
        setDraft(null);
        onUse('none');
        onBlur?.();
      }}
      placeholder="dd/mm/aaaa"
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
