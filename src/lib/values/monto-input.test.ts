import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMonto } from '@/domain/dinero';
import { BAD_MONTO, montoError, montoToInput, NOT_WHOLE, tidyMonto } from './monto-input';

it.each([
  [1234.5, false, '1.234,50'],
  [0, false, '0,00'],
  [1234.5, true, '1.235'],
  [1234, true, '1.234'],
  [null, false, ''],
])('the monto %j (whole: %j) shows in a field as %j', (pesos, whole, text) => {
  expect(montoToInput(pesos, whole)).toBe(text);
});

it.each([
  ['', null],
  ['1.234', null],
  ['1234', null],
  ['1.234,00', null],
  ['1.234,50', NOT_WHOLE],
  // A zero less than 1.000.
  ['1.00', NOT_WHOLE],
  ['1.0000', BAD_MONTO],
  ['doce', BAD_MONTO],
])('the error of %j in whole pesos is %j', (text, error) => {
  expect(montoError(text, true)).toBe(error);
});

describe('an amount that the panel wrote, with one letter more or less', () => {
  const written = fc.record({
    pesos: fc.integer({ min: 0, max: 9_999_999_999 }).map((cents) => cents / 100),
    whole: fc.boolean(),
  });
  const at = fc.double({ min: 0, max: 1, noNaN: true });
  const edited = fc
    .tuple(written, at, fc.constantFrom('', ...'0123456789.,'))
    .map(([{ pesos, whole }, place, letter]) => {
      const text = montoToInput(whole ? Math.round(pesos) : pesos, whole);
      const index = Math.floor(place * text.length);
      return {
        text: text.slice(0, index) + letter + text.slice(letter ? index : index + 1),
        whole,
      };
    });

  it('is sent as the field shows it', () => {
    fc.assert(
      fc.property(edited, ({ text, whole }) => {
        const held = tidyMonto(text, whole);
        const sent = parseMonto(held);
        const isRefused = sent === null || montoError(held, whole) !== null;
        expect(held).toBe(isRefused ? text : montoToInput(sent, whole));
      }),
    );
  });

  it('means its digits, those after the comma as cents, or is no amount', () => {
    fc.assert(
      fc.property(edited, ({ text, whole }) => {
        const held = tidyMonto(text, whole);
        if (parseMonto(text) === null || montoError(held, whole)) return;
        const [before = '', cents = ''] = text.replaceAll('.', '').split(',');
        expect(parseMonto(held)).toBe(parseMonto(`${before},${cents}`));
      }),
    );
  });
});
