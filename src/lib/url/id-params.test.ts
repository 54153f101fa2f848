import { isNotFound } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { idParams } from './id-params';

it.each([
  ['1', 1],
  ['57', 57],
  ['999999999999999', 999_999_999_999_999],
])('the id %s in a path is read as %i, and written back the same', (id, read) => {
  expect(idParams.parse({ id })).toEqual({ id: read });
  expect(idParams.stringify({ id: read })).toEqual({ id });
});

it.each(['0', '-1', '01', '1.5', '1e3', '0x1', 'nuevo', '', ' 1', '9999999999999999'])(
  'the id %j in a path is not found',
  (id) => {
    let thrown: unknown;
    try {
      idParams.parse({ id });
    } catch (error) {
      thrown = error;
    }
    expect(isNotFound(thrown)).toBe(true);
  },
);
