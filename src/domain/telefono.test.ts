import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toWhatsapp } from './telefono';

it.each([
  ['351 555-0100', '5493515550100'],
  ['0351 555-0100', '5493515550100'],
  ['(0351) 155-550100', '5493515550100'],
  ['11 4567-8901', '5491145678901'],
  ['011 15 4567-8901', '5491145678901'],
  ['+54 9 11 4567-8901', '5491145678901'],
  ['+54 11 4567-8901', '5491145678901'],
  ['0054 9 351 555 0100', '5493515550100'],
  ['549 2966 42-1234', '5492966421234'],
  ['02966 15-42-1234', '5492966421234'],
  ['+595 21 123 456', '59521123456'],
])('the telephone %j is %s on WhatsApp', (text, number) => {
  expect(toWhatsapp(text)).toBe(number);
});

it.each([
  ...['', '4567-8901', '15 4567-8901', '351 555-0100 / 351 555-0101', '351 555-0100 int. 12'],
  ...['no tiene', '0800 555 0100', '351 555 010', '351 555 01000', '+1 23'],
])('%j is no telephone for WhatsApp', (text) => {
  expect(toWhatsapp(text)).toBeNull();
});

it('a number for WhatsApp has only digits, whatever is typed, and reads back to itself', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(...'0123456789+-() .')).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const number = toWhatsapp(text);
      if (number === null) return;
      expect(number).toMatch(/^\d{8,15}$/);
      expect(toWhatsapp(`+${number}`)).toBe(number);
    }),
  );
});
