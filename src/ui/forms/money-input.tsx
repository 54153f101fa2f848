import { TextInput, type TextInputProps } from '@mantine/core';
import type { FocusEvent } from 'react';
import { formatNumero, parseMonto } from '@/domain/dinero';

interface MoneyInputProps extends TextInputProps {
  /** Whole pesos only. */
  whole?: boolean;
}

/** An amount in pesos as the input's text: `1.234,50`, or `1.234` in whole pesos. Null is empty. */
export function montoToInput(pesos: number | null, whole = false): string {
  return pesos === null ? '' : formatNumero(pesos, whole ? 0 : 2);
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
