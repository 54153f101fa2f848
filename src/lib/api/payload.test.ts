import { describe, expect, it } from 'vitest';
import { dropEmpty, toCreatePayload, toUpdatePayload } from './payload';

describe('dropEmpty', () => {
  it('leaves out empty, blank, null, undefined and NaN values', () => {
    expect(
      dropEmpty({ a: '', b: '   ', c: null, d: undefined, e: Number.NaN, nombre: 'Ana' }),
    ).toEqual({ nombre: 'Ana' });
  });

  it('keeps zero and false, which are values', () => {
    expect(dropEmpty({ precio: 0, contrareembolso: false })).toEqual({
      precio: 0,
      contrareembolso: false,
    });
  });

  it('cleans texts', () => {
    expect(dropEmpty({ nombre: '  An\u0303a  Mari\u0301a\u200B\u00A0' })).toEqual({
      nombre: 'Aña  María',
    });
  });
});

it('a creation has the id 0 and the non-empty values', () => {
  expect(
    toCreatePayload({ nombre: ' Ana ', email: '', telefono: '  ', fechaIngreso: null }),
  ).toEqual({ id: 0, nombre: 'Ana' });
});

const update = (before: object, values: object) => toUpdatePayload(7, { values, before });

it.each<[string, before: unknown, now: unknown, sent: object]>([
  ['leaves out a text that was empty and still is', '', ' ', {}],
  ['leaves out a date that was empty and still is', null, null, {}],
  ['sends an emptied text as an empty text', '351', '  ', { field: '' }],
  ['sends an emptied date as an empty text', '2026-11-20', null, { field: '' }],
  ['sends a text that was empty', '', ' Ana ', { field: 'Ana' }],
  ['sends what did not change', 'Ana', 'Ana', { field: 'Ana' }],
  ['keeps zero', null, 0, { field: 0 }],
  ['keeps false', false, false, { field: false }],
])('an update %s', (_, before, now, sent) => {
  expect(update({ field: before }, { field: now })).toEqual({ id: 7, ...sent });
});
