import { TextInput, type TextInputProps } from '@mantine/core';
import type { FocusEvent } from 'react';
import { formatNumero, parseMonto } from '@/domain/dinero';

interface MoneyInputProps extends TextInputProps {
  /** Whole pesos only. */
  whole?: boolean;
}

/** The text of an amount as the input shows it: `1.234,50`, or `1.234` in whole pesos. */
export function montoToInput(pesos: number | null, whole = false): string {
  return pesos === null ? '' : formatNumero(pesos, whole ? 0 : 2);
}

/**
 * An amount in pesos, typed as text: comma or dot marks the decimals. It is put in order on leaving; what is no amount stays as typed,
 * for the form to mark.
 */
export function MoneyInput({ whole = false, onBlur, ...props }: MoneyInputProps) {
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
      styles={{ input: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } }}
      {...props}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={tidy}
    />
  );
}
