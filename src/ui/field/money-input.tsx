import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { hasUnevenDots } from '@/domain/dinero';
import { montoError, tidyMonto } from '@/lib/values/monto-input';
import { Warnings } from '../feedback/warnings';

interface MoneyInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** An amount as `montoToInput` writes it, or a typed text that is not an amount. Null: nothing was typed. */
  value: string | null;
  /** The amount that applies if none is typed. It does not change under the cursor. */
  computed?: string;
  onChange: (value: string) => void;
  whole?: boolean;
}

/** An amount in pesos, typed with comma or dot, formatted on blur. A text that is not an amount stays, and is marked on leaving. */
export function MoneyInput({
  value,
  computed = '',
  onChange,
  whole = false,
  error,
  description,
  onFocus,
  onBlur,
  ...props
}: MoneyInputProps) {
  /** The typed text and its value. Another value, as after a reset, replaces the text. */
  const [draft, setDraft] = useState({ text: '', value, hasFocus: false });
  const shown = value ?? computed;
  const isTyped = draft.value === value;
  const left = isTyped && !draft.hasFocus ? draft.text : '';
  return (
    <TextInput
      leftSection={<span aria-hidden="true">$</span>}
      leftSectionWidth={26}
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      styles={{ input: { textAlign: 'right' } }}
      {...props}
      error={error ?? montoError(left, whole)}
      description={
        hasUnevenDots(left) ? (
          <>
            {description} <Warnings warnings={[{ text: `Escribiste «${left}»` }]} />
          </>
        ) : (
          description
        )
      }
      value={isTyped && draft.hasFocus ? draft.text : shown}
      onChange={({ currentTarget: { value: text } }) => {
        const next = tidyMonto(text, whole);
        setDraft({ text, value: next, hasFocus: true });
        onChange(next);
      }}
      onFocus={(event) => {
        setDraft({ text: shown, value, hasFocus: true });
        event.currentTarget.select();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setDraft({ ...draft, hasFocus: false });
        onBlur?.(event);
      }}
    />
  );
}
