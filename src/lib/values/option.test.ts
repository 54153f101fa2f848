import { describe, expect, it } from 'vitest';
import { isTyped, meaningOf, type Option, type TypedText } from './option';

const ANA = { id: 1, nombre: 'Ana' };
const OPTIONS = [
  { id: 2, nombre: 'Anahí' },
  ANA,
  { id: 3, nombre: 'Beto' },
  { id: 10, nombre: 'León' },
  { id: 11, nombre: 'Leon' },
  { id: 12, nombre: ' Rosa' },
  { id: 13, nombre: 'ROSA' },
  { id: 14, nombre: 'El\u00A0Ñandú\u200B \u2013 Sur' },
];
const typed = (nombre: string, takes: TypedText['takes'] = 'best'): TypedText => ({
  id: null,
  nombre,
  takes,
  problem: null,
  over: ANA,
});
const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const found = (nombre: string) => OPTIONS.filter((one) => bare(one.nombre).includes(bare(nombre)));
/** After a key, and after a click elsewhere. */
const meanings = (nombre: string, source: { freeText?: string }) =>
  (['best', 'exact'] as const).map((takes) =>
    held(meaningOf(typed(nombre, takes), found(nombre.trim().split(' ')[0]!), source)),
  );
const held = (value: Option) => (isTyped(value) ? value.problem : (value.id ?? value));

describe('the option for a text after a key, and after a click elsewhere', () => {
  it.each([
    [' ana ', 1, 1],
    ['ANAHI', 2, 2],
    ['bet', 3, 'partial'],
    ['leon', 11, 11],
    ['león', 10, 10],
    ['rosa', 'several', 'several'],
    ['El N\u0303andu\u0301 - Sur', 14, 14],
    ['zzz', 'none', 'none'],
  ])('«%s»: %s and %s', (nombre, best, exact) => {
    expect(meanings(nombre, {})).toEqual([best, exact]);
  });

  it.each([
    ['ana', 1, 1],
    ['bet', 3, { id: null, nombre: 'bet' }],
    ['rosa', 'several', 'several'],
    [' zzz ', { id: null, nombre: 'zzz' }, { id: null, nombre: 'zzz' }],
    ['20123456786', 'none', 'none'],
    ['zz\u200Bn\u0303', { id: null, nombre: 'zzñ' }, { id: null, nombre: 'zzñ' }],
  ])('«%s» in a field with free text: %o and %o', (nombre, best, exact) => {
    expect(meanings(nombre, { freeText: 'Solo el nombre' })).toEqual([best, exact]);
  });
});

it('a CUIT never takes an option that only shares its middle digits', () => {
  const other = { id: 20, nombre: 'Otra', cuit: '27-12345678-0' };
  const own = { id: 21, nombre: 'Propia', cuit: '20-12345678-6' };
  const source = { hasCode: (item: Option) => (item as typeof own).cuit === own.cuit };
  expect(meaningOf(typed('20123456786'), [other], source)).toMatchObject({ problem: 'partial' });
  expect(meaningOf(typed('20123456786'), [other], {})).toMatchObject({ problem: 'partial' });
  expect(meaningOf(typed('20123456786'), [other, own], source)).toEqual(own);
});

it('a code finds an option like its name, and the source gives the form’s value', () => {
  const source = {
    hasCode: ({ id }: Option, texto: string) => texto === `n${id}`,
    toValue: ({ id }: Option) => ({ id, nombre: 'Rosa, 12' }),
  };
  expect(meaningOf(typed('n12', 'exact'), OPTIONS, source)).toEqual({ id: 12, nombre: 'Rosa, 12' });
});

it('a text without an option stays as typed, with the value before it', () => {
  expect(meaningOf(typed('bet '), null, { freeText: 'Solo el nombre' })).toEqual({
    ...typed('bet '),
    problem: 'failed',
  });
});
