import fc from 'fast-check';
import { expect, it } from 'vitest';
import { importeEnLetras } from './importe-en-letras';

it.each([
  [0, 'CERO PESOS'],
  [1, 'UN PESO'],
  [21, 'VEINTIÚN PESOS'],
  [31, 'TREINTA Y UN PESOS'],
  [42, 'CUARENTA Y DOS PESOS'],
  [100, 'CIEN PESOS'],
  [101, 'CIENTO UN PESOS'],
  [1000, 'MIL PESOS'],
  [1001, 'MIL UN PESOS'],
  [1100, 'MIL CIEN PESOS'],
  [21021, 'VEINTIÚN MIL VEINTIÚN PESOS'],
  [100001, 'CIEN MIL UN PESOS'],
  [999999, 'NOVECIENTOS NOVENTA Y NUEVE MIL NOVECIENTOS NOVENTA Y NUEVE PESOS'],
  [1000000, 'UN MILLÓN DE PESOS'],
  [1000001, 'UN MILLÓN UN PESOS'],
  [1001000, 'UN MILLÓN MIL PESOS'],
  [21000000, 'VEINTIÚN MILLONES DE PESOS'],
  [1000000000, 'MIL MILLONES DE PESOS'],
  [100000000000, 'CIEN MIL MILLONES DE PESOS'],
  [
    999999999999.99,
    'NOVECIENTOS NOVENTA Y NUEVE MIL NOVECIENTOS NOVENTA Y NUEVE MILLONES NOVECIENTOS NOVENTA Y NUEVE MIL NOVECIENTOS NOVENTA Y NUEVE PESOS CON NOVENTA Y NUEVE CENTAVOS',
  ],
  [0.01, 'CERO PESOS CON UN CENTAVO'],
  [1.01, 'UN PESO CON UN CENTAVO'],
  [1.21, 'UN PESO CON VEINTIÚN CENTAVOS'],
  [1000000.01, 'UN MILLÓN DE PESOS CON UN CENTAVO'],
  [0.005, 'CERO PESOS CON UN CENTAVO'],
  [0.004, 'CERO PESOS'],
  [1.999, 'DOS PESOS'],
  [999999.995, 'UN MILLÓN DE PESOS'],
])('%s is %s', (pesos, expected) => {
  expect(importeEnLetras(pesos)).toBe(expected);
});

it.each([-0.01, -0.001, -1, 1e12, 999999999999.995, 1e15, 1e300, NaN, Infinity, -Infinity])(
  '%s has no words',
  (pesos) => {
    expect(importeEnLetras(pesos)).toBeNull();
  },
);

const UNITS =
  'CERO UN DOS TRES CUATRO CINCO SEIS SIETE OCHO NUEVE DIEZ ONCE DOCE TRECE CATORCE QUINCE DIECISÉIS DIECISIETE DIECIOCHO DIECINUEVE VEINTE VEINTIÚN VEINTIDÓS VEINTITRÉS VEINTICUATRO VEINTICINCO VEINTISÉIS VEINTISIETE VEINTIOCHO VEINTINUEVE';
const TENS = 'TREINTA CUARENTA CINCUENTA SESENTA SETENTA OCHENTA NOVENTA CIEN';
const HUNDREDS =
  'CIENTO DOSCIENTOS TRESCIENTOS CUATROCIENTOS QUINIENTOS SEISCIENTOS SETECIENTOS OCHOCIENTOS NOVECIENTOS';
const values = new Map<string, number>([
  ...UNITS.split(' ').map((word, index) => [word, index] as const),
  ...TENS.split(' ').map((word, index) => [word, 30 + 10 * index] as const),
  ...HUNDREDS.split(' ').map((word, index) => [word, 100 + 100 * index] as const),
]);

/** Reads a numeral back by adding up and multiplying its words, ignoring grammar. */
function readNumeral(text: string): number {
  let millions = 0;
  let thousands = 0;
  let units = 0;
  for (const word of text.split(' ')) {
    if (word === 'MIL') {
      thousands = (units || 1) * 1000;
      units = 0;
    } else if (word === 'MILLÓN' || word === 'MILLONES') {
      millions = (thousands + units) * 1_000_000;
      thousands = 0;
      units = 0;
    } else if (word !== 'Y' && word !== 'DE') {
      const value = values.get(word);
      if (value === undefined) throw new Error(`Unknown word ${word} in ${text}`);
      units += value;
    }
  }
  return millions + thousands + units;
}

const GRAMMAR = /^(?<pesos>[A-ZÁÉÍÓÚ ]+?) PESOS?(?: CON (?<centavos>[A-ZÁÉÍÓÚ ]+?) CENTAVOS?)?$/;

function readCents(text: string): number {
  const parts = GRAMMAR.exec(text)?.groups;
  if (!parts?.pesos) throw new Error(`Not an amount in words: ${text}`);
  const centavos = parts.centavos ? readNumeral(parts.centavos) : 0;
  return readNumeral(parts.pesos) * 100 + centavos;
}

const chunk = fc.oneof(
  fc.nat(999),
  fc.constantFrom(0, 1, 2, 10, 16, 20, 21, 30, 31, 99, 100, 101, 121, 500, 999),
);
const centsArbitrary = fc.oneof(
  fc.integer({ min: 0, max: 99_999_999_999_999 }),
  fc
    .tuple(chunk, chunk, chunk, chunk, fc.nat(99))
    .map(([a, b, c, d, cents]) => (((a * 1000 + b) * 1000 + c) * 1000 + d) * 100 + cents),
);

it('an amount in words reads back to the same cents over the whole range', () => {
  fc.assert(
    fc.property(centsArbitrary, (cents) => {
      expect(readCents(importeEnLetras(Number(`${cents}e-2`))!)).toBe(cents);
    }),
    { numRuns: 300 },
  );
});

it('an amount in words reads back to the same number for every number up to 9.999', () => {
  const wrong = Array.from({ length: 10_000 }, (_, n) => n).filter(
    (n) => readCents(importeEnLetras(n)!) !== n * 100,
  );
  expect(wrong).toEqual([]);
});

it('an amount in words is grammatical over the whole range', () => {
  fc.assert(
    fc.property(centsArbitrary, (cents) => {
      const text = importeEnLetras(Number(`${cents}e-2`))!;
      const pesos = Math.floor(cents / 100);
      expect(text).toMatch(/^[A-ZÁÉÍÓÚ]+(?: [A-ZÁÉÍÓÚ]+)*$/);
      expect(/(?:^| )PESO(?: |$)/.test(text)).toBe(pesos === 1);
      expect(text.endsWith(' CENTAVO')).toBe(cents % 100 === 1);
      expect(text.includes(' CON ')).toBe(cents % 100 !== 0);
      expect(text.includes(' DE PESOS')).toBe(pesos > 0 && pesos % 1_000_000 === 0);
      expect(text.includes('MILLÓN')).toBe(Math.floor(pesos / 1_000_000) === 1);
      expect(/(?:^|MILLÓN |MILLONES )UN MIL(?: |$)/.test(text)).toBe(false);
      expect(/CIEN (?!PESOS|MIL|MILLONES|DE)/.test(text)).toBe(false);
      expect(/CIENTO (?:PESOS|MIL|MILLONES|DE)(?: |$)/.test(text)).toBe(false);
      expect(/UNO|VEINTIUN /.test(text)).toBe(false);
      expect(text.includes('CERO')).toBe(pesos === 0);
      expect(/(?:VEINTE|DIEZ|CIENTO|CIENTOS) Y /.test(text)).toBe(false);
    }),
    { numRuns: 300 },
  );
});
