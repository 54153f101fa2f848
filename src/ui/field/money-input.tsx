import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { tidyMonto } from '@/lib/values/monto-input';

interface MoneyInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** An amount as `montoToInput` writes it, or a typed text that is not an amount. Null: nothing was typed. */
  value: string | null;
  /** The amount that applies if none is typed. It does not change under the cursor. */
  computed?: string;
  onChange: (value: string) => void;
  whole?: boolean;
}

/** An amount in pesos, typed with comma or dot, formatted on blur. A text that is not an amount stays, and the form marks it. */
export function MoneyInput({
  value,
  computed = '',
  onChange,
  whole = false,
  onFocus,
  onBlur,
  ...props
}: MoneyInputProps) {
  /** The typed text and its value. Another value, as after a reset, replaces the text. */
  const [draft, setDraft] = useState<{ text: string; value: string | null } | null>(null);
  const shown = value ?? computed;
  return (
    <TextInput
      leftSection={<span aria-hidden="true">$</span>}
      leftSectionWidth={26}
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      styles={{ input: { textAlign: 'right' } }}
      {...props}
      value={draft?.value === value ? draft.text : shown}
      onChange={({ currentTarget: { value: text } }) => {
        const next = tidyMonto(text, whole);
        setDraft({ text, value: next });
        onChange(next);
      }}
      onFocus={(event) => {
        setDraft({ text: shown, value });
        event.currentTarget.select();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setDraft(null);
        onBlur?.(event);
      }}
    />
  );
}
