import { TextInput, type TextInputProps } from '@mantine/core';
import type { FocusEvent } from 'react';
import { parseMonto } from '@/domain/dinero';
import { montoToInput } from '@/lib/monto-input';

interface MoneyInputProps extends TextInputProps {
  /** Whole pesos only. */
  whole?: boolean;
}

/**
 * An amount in pesos, typed as text with comma or dot as decimal mark. It is formatted on blur. A text that is not an amount stays as
 * typed, and the form marks it.
 */
export function MoneyInput({ whole = false, onFocus, onBlur, ...props }: MoneyInputProps) {
  function tidy(event: FocusEvent<HTMLInputElement>) {
    const pesos = parseMonto(event.currentTarget.value);
    if (pesos !== null && (!whole || Number.isInteger(pesos))) {
      event.currentTarget.value = montoToInput(pesos, whole);
    }
    onBlur?.(event);
  }
  return (
    <TextInput
      leftSection={<span aria-hidden="true">$</span>}
      leftSectionWidth={26}
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      styles={{ input: { textAlign: 'right' } }}
      {...props}
      onFocus={(event) => {
        event.currentTarget.select();
        onFocus?.(event);
      }}
      onBlur={tidy}
    />
  );
}
