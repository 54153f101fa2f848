import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  computeComision,
  computeFlete,
  type DatosFlete,
  fleteForEdit,
  netFlete,
  storedFlete,
} from './flete';

const base: DatosFlete = {
  monto: 10000,
  bultos: 3,
  subBultos: 2,
  servicio: null,
  subServicio: null,
};
const byPrice = { precio: 150.5, porcentaje: null };
const byPercent = { precio: null, porcentaje: 0.07 };
const both = { precio: 150.5, porcentaje: 0.07 };
const sub = { precio: 20.25, porcentaje: 0.5 };

describe('computeFlete', () => {
  it.each<[string, Partial<DatosFlete>, number]>([
    ['no service', {}, 0],
    ['no service, with a sub-service', { subServicio: sub }, 0],
    ['a service by price', { servicio: byPrice }, 451.5],
    ['a service by percentage', { servicio: byPercent }, 700],
    ['a service with both goes by percentage', { servicio: both }, 700],
    ['price and sub-service', { servicio: byPrice, subServicio: sub }, 492],
    ['percentage and sub-service price', { servicio: byPercent, subServicio: sub }, 740.5],
    ['a zero percentage falls to the price', { servicio: { ...both, porcentaje: 0 } }, 451.5],
    ['a zero price with a percentage', { servicio: { ...both, precio: 0 } }, 700],
    ['neither, null', { servicio: { precio: null, porcentaje: null }, subServicio: sub }, 0],
    ['neither, zero', { servicio: { precio: 0, porcentaje: 0 }, subServicio: sub }, 0],
    [
      'a sub-service without price',
      { servicio: byPrice, subServicio: { precio: null, porcentaje: 0.5 } },
      451.5,
    ],
    ['sub bultos without sub-service', { servicio: byPrice, subBultos: 9 }, 451.5],
    ['no sub bultos', { servicio: byPrice, subServicio: sub, subBultos: null }, 451.5],
    ['no bultos', { servicio: byPrice, bultos: null, subServicio: sub }, 40.5],
    ['no monto', { servicio: byPercent, monto: null, subServicio: sub }, 40.5],
    ['zero bultos', { servicio: byPrice, bultos: 0 }, 0],
    ['a half cent, up', { servicio: { precio: null, porcentaje: 0.01 }, monto: 100.5 }, 1.01],
    ['a float trap', { servicio: { precio: null, porcentaje: 0.15 }, monto: 0.7 }, 0.11],
    [
      'both halves rounded together, once',
      {
        servicio: { precio: null, porcentaje: 0.01 },
        monto: 0.4,
        subServicio: { precio: 0.004, porcentaje: null },
        subBultos: 1,
      },
      0.01,
    ],
  ])('%s', (_label, data, expected) => {
    expect(computeFlete({ ...base, ...data })).toBe(expected);
  });

  it('is exact for any percentage, rounding half a cent up', () => {
    const cents = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 20_000 }), (monto, tenThousandths) => {
        const flete = computeFlete({
          ...base,
          monto: Number(`${monto}e-2`),
          servicio: { precio: 99, porcentaje: Number(`${tenThousandths}e-4`) },
        });
        const expected = (BigInt(monto) * BigInt(tenThousandths) + 5000n) / 10_000n;
        expect(flete).toBe(Number(`${expected}e-2`));
      }),
    );
  });

  it('refuses a number that is not finite', () => {
    expect(() => computeFlete({ ...base, servicio: byPrice, bultos: Infinity })).toThrow(
      RangeError,
    );
  });
});

const servicio = { contrareembolso: true, porcentajeContrareembolso: 0.0325 };

it.each([
  ['the fraction of the monto', 1000, servicio, 32.5],
  ['a half cent, up', 100.2, { ...servicio, porcentajeContrareembolso: 0.075 }, 7.52],
  ['not enabled', 1000, { ...servicio, contrareembolso: false }, 0],
  ['no percentage', 1000, { ...servicio, porcentajeContrareembolso: null }, 0],
  ['no service', 1000, null, 0],
  ['no monto', null, servicio, 0],
])('the commission: %s', (_label, monto, service, expected) => {
  expect(computeComision(monto, service)).toBe(expected);
});

describe('storedFlete and netFlete', () => {
  const extras = { contrareembolso: 0.1, redespacho: 20, seguro: 3.33 };

  it('add and subtract the three extras', () => {
    expect(storedFlete(100.2, extras)).toBe(123.63);
    expect(netFlete(123.63, extras)).toBe(100.2);
  });

  it.each([
    [{ contrareembolso: 1, redespacho: null, seguro: null }, 11],
    [{ contrareembolso: null, redespacho: 2, seguro: null }, 12],
    [{ contrareembolso: null, redespacho: null, seguro: 4 }, 14],
    [{ contrareembolso: null, redespacho: null, seguro: null }, 10],
  ])('count nulls as zero: %j', (some, stored) => {
    expect(storedFlete(10, some)).toBe(stored);
    expect(netFlete(stored, some)).toBe(10);
  });

  it('round once', () => {
    const thirds = { contrareembolso: 0.002, redespacho: 0.002, seguro: 0.002 };
    expect(storedFlete(0, thirds)).toBe(0.01);
    expect(netFlete(1, thirds)).toBe(0.99);
  });

  it('keep a negative net negative', () => {
    expect(netFlete(5, extras)).toBe(-18.43);
  });

  it('undo each other for any amount of cents', () => {
    const pesos = fc.integer({ min: 0, max: 1e11 }).map((cents) => Number(`${cents}e-2`));
    fc.assert(
      fc.property(pesos, pesos, pesos, pesos, (net, contrareembolso, redespacho, seguro) => {
        const all = { contrareembolso, redespacho, seguro };
        expect(netFlete(storedFlete(net, all), all)).toBe(net);
      }),
    );
  });
});

const extras = { contrareembolso: 10, redespacho: 20, seguro: 30 };

it.each([
  ['equal', 160, 100, null],
  ['a float trap at exactly 0.01', 60.3, 0.29, null],
  ['a cent less', 159.99, 100, null],
  ['two cents less', 159.98, 100, 99.98],
  ['two cents more', 160.02, 100, 100.02],
  ['stored zero', 60, 100, 0],
  ['net below zero', 0, 0, -60],
  ['a computed value with more decimals', 160, 100.004, null],
  ['a stored value too large to count', 1e300, 100, 1e300],
  ['a computed value too large for a number', 160, Infinity, 100],
])('the flete to edit: %s', (_label, stored, computed, expected) => {
  expect(fleteForEdit({ stored, computed, ...extras })).toBe(expected);
});
