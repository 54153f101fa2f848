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

  it('trims texts and nothing inside them', () => {
    expect(dropEmpty({ nombre: '  Ana  María ' })).toEqual({ nombre: 'Ana  María' });
  });

  it('does not change what it was given', () => {
    const values = { nombre: ' Ana ', email: '' };
    dropEmpty(values);
    expect(values).toEqual({ nombre: ' Ana ', email: '' });
  });
});

describe('toCreatePayload', () => {
  it('has the id 0 and only what holds something', () => {
    expect(
      toCreatePayload({ nombre: ' Ana ', email: '', telefono: '  ', fechaIngreso: null }),
    ).toEqual({ id: 0, nombre: 'Ana' });
  });
});

describe('toUpdatePayload', () => {
  it('has every field: what was emptied goes as an empty text', () => {
    expect(
      toUpdatePayload(7, { nombre: ' Ana ', email: '', telefono: '  ', fechaIngreso: null }),
    ).toEqual({ id: 7, nombre: 'Ana', email: '', telefono: '', fechaIngreso: '' });
  });

  it('keeps zero and false', () => {
    expect(toUpdatePayload(7, { tipoId: 0, visto: false })).toEqual({
      id: 7,
      tipoId: 0,
      visto: false,
    });
  });
});
