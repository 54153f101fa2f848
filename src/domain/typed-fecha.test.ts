import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDias, formatFecha } from './fechas';
import { parseTypedFecha, stepFecha } from './typed-fecha';

const TODAY = '2026-11-20';

const dateBetween = (min: string, max: string) =>
  fc
    .date({
      min: new Date(`${min}T00:00:00Z`),
      max: new Date(`${max}T00:00:00Z`),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10));

describe('parseTypedFecha', () => {
  it.each([
    ['0512', '2026-12-05'],
    ['5/12', '2026-12-05'],
    ['5-12-26', '2026-12-05'],
    ['5.12.26', '2026-12-05'],
    ['5 12 2026', '2026-12-05'],
    [' 0512 ', '2026-12-05'],
    ['\u200E5\u201312\u201326\u00A0', '2026-12-05'],
    ['\u200E05/12/2026', '2026-12-05'],
    ['2026\u201112\u201105', '2026-12-05'],
    ['1203', '2026-03-12'],
    ['31/12/9999', '9999-12-31'],
    ['290228', '2028-02-29'],
    ['hoy', '2026-11-20'],
    ['mañana', '2026-11-21'],
    ['man\u0303ana', '2026-11-21'],
    ['ayer', '2026-11-19'],
    ['+0', '2026-11-20'],
    ['+7', '2026-11-27'],
    ['-999', '2024-02-25'],
  ])('%j is %s', (text, expected) => {
    expect(parseTypedFecha(text, TODAY)).toBe(expected);
  });

  it.each([
    ...['', '5', '512', '051220266', '20261205', '5/', '5/12/', '5/12/202', '5//12', '/5/12'],
    ...['3102', '310226', '29/2', '0013', '0513', '+', '+1000', '+1.5', '++1', 'hoy 5', 'pasado'],
  ])('%j is not a date', (text) => {
    expect(parseTypedFecha(text, TODAY)).toBeNull();
  });

  it.each([
    ['2026-12-20', '19/1', '2027-01-19'],
    ['2026-12-20', '20/1', '2026-01-20'],
    ['2027-01-10', '11/12', '2026-12-11'],
    ['2027-01-10', '10/12', '2027-12-10'],
    ['2028-01-31', '29/2', '2028-02-29'],
  ])('on %s, %s without a year is %s', (today, text, expected) => {
    expect(parseTypedFecha(text, today)).toBe(expected);
  });

  it.each([
    ['2026-11-20', '45', 2045],
    ['2026-11-20', '46', 1946],
    ['2099-01-01', '18', 2118],
    ['2099-01-01', '19', 2019],
  ])('on %s the year %s is %i', (today, year, expected) => {
    expect(parseTypedFecha(`5/12/${year}`, today)).toBe(`${expected}-12-05`);
    expect(parseTypedFecha(`0512${year}`, today)).toBe(`${expected}-12-05`);
  });

  it('reads every spelling of a date as that date, on any day', () => {
    fc.assert(
      fc.property(
        dateBetween('1700-01-01', '2400-12-31'),
        dateBetween('1700-01-01', '2400-12-31'),
        (iso, today) => {
          const [year = '', month = '', day = ''] = iso.split('-');
          for (const mark of ['', '/', '-', '.', ' ']) {
            expect(parseTypedFecha([day, month, year].join(mark), today)).toBe(iso);
          }
          expect(parseTypedFecha(formatFecha(iso), today)).toBe(iso);
          expect(parseTypedFecha(iso, today)).toBe(iso);
        },
      ),
    );
  });

  it('places a date without a year up to 30 days away, and a two-digit year from 80 years back to 19 ahead', () => {
    const today = dateBetween('1980-01-01', '2120-12-31');
    fc.assert(
      fc.property(today, fc.integer({ min: -30, max: 30 }), (from, days) => {
        const iso = addDias(from, days);
        const [, month = '', day = ''] = iso.split('-');
        expect(parseTypedFecha(day + month, from)).toBe(iso);
        expect(parseTypedFecha(`${Number(day)}/${Number(month)}`, from)).toBe(iso);
      }),
    );
    fc.assert(
      fc.property(today, dateBetween('1900-01-01', '2140-12-31'), (from, iso) => {
        const years = Number(iso.slice(0, 4)) - Number(from.slice(0, 4));
        fc.pre(years >= -80 && years <= 19);
        const [year = '', month = '', day = ''] = iso.split('-');
        expect(parseTypedFecha(`${day}/${month}/${year.slice(2)}`, from)).toBe(iso);
      }),
    );
  });
});

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['0512', 1, '2026-12-06'],
  ['5/12', -1, '2026-12-04'],
  ['hoy', 1, '2026-11-21'],
  ['', 1, TODAY],
  [' ', -1, TODAY],
  ['31/2', 1, null],
  ['nunca', -1, null],
  ['31/12/9999', 1, '9999-12-31'],
  ['31/12/9999', -1, '9999-12-30'],
  ['01/01/0001', -1, '0001-01-01'],
  ['01/01/0001', 1, '0001-01-02'],
] as const)('%j and a step of %i days give %s', (text, days, expected) => {
  expect(stepFecha(text, days, TODAY)).toBe(expected);
});
