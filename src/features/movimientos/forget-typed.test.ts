import { expect, it } from 'vitest';
import type { Option, TypedText } from '@/lib/option';
import { isServicioChange } from './forget-typed';

const chica: Option = { id: 1, nombre: 'Encomienda chica' };
const grande: Option = { id: 2, nombre: 'Encomienda grande' };
const text = (nombre: string, changes: Partial<TypedText> = {}): TypedText => ({
  id: null,
  nombre,
  takes: null,
  problem: null,
  over: null,
  ...changes,
});
const left = text('gran', { takes: 'best' });
const failed = text('gran', { takes: 'best', problem: 'failed' });

it.each<[string, Option | null, Option | null, boolean]>([
  ['another option', chica, grande, true],
  ['an option in an empty field', null, grande, true],
  ['a letter over an option', chica, text('g'), true],
  ['one more letter', text('g'), text('gr'), true],
  ['a letter in a text that is searched', left, text('grand'), true],
  ['emptying the field', chica, null, true],
  ['Escape, which gives back what the field held', text('g'), chica, true],
  ['an option instead of a text that means nothing', failed, grande, true],
  ['leaving the text', text('gran'), left, false],
  ['the answer', left, grande, false],
  ['no answer', left, failed, false],
  ['searching again', failed, left, false],
])('%s', (_, before, next, expected) => {
  expect(isServicioChange(before, next)).toBe(expected);
});
