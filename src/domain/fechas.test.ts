import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDias,
  diaDeSemana,
  diasEntre,
  fechaLocal,
  formatFecha,
  formatFechaHora,
  formatHora,
  lunesDe,
  nombreDeSemana,
  parseFecha,
} from './fechas';

/** Any date in the years people write, by the platform's calendar. */
const dateArbitrary = fc
  .date({
    min: new Date('1600-01-01T00:00:00Z'),
    max: new Date('2400-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));

describe('parseFecha', () => {
  it.each([
    ['31/01/2026', '2026-01-31'],
    ['1/2/2026', '2026-02-01'],
    ['2026-01-31', '2026-01-31'],
    ['2026-01-31T23:59', '2026-01-31'],
    ['2026-01-31T23:59:59.999Z', '2026-01-31'],
    ['2026-01-31T00:30:00+14:00', '2026-01-31'],
    ['2026-01-31T23:30:00-1200', '2026-01-31'],
    ['2026-01-31 14:05', '2026-01-31'],
    ['  31/01/2026 ', '2026-01-31'],
    ['29/02/2028', '2028-02-29'],
    ['31/12/9999', '9999-12-31'],
    ['01/01/0001', '0001-01-01'],
  ])('%j is %s', (text, expected) => {
    expect(parseFecha(text)).toBe(expected);
  });

  it.each([
    ...['', 'hoy', '31/02/2026', '01/01/0000', '31/01/26', '31-01-2026', '131/01/2026'],
    ...['31/001/2026', '2026-1-31', '2026-02-30', '0000-01-01', '2026/01/31', '12026-01-31'],
    ...['2026-01-31T', '2026-01-31T24:00', '2026-01-31T23:60', '2026-01-31T23:59:60'],
    ...['2026-01-31T9:30', '2026-01-31T09:30:05.', '2026-01-31T09:30+3', '2026-01-31Tayer'],
    ...['2026-01-31 10:00 a', 'el 2026-01-31 10:00'],
  ])('%j is not a date', (text) => {
    expect(parseFecha(text)).toBeNull();
  });

  it('knows the same calendar as the platform', () => {
    const part = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(part(33), part(14), fc.integer({ min: 1880, max: 2420 }), (d, m, y) => {
        const utc = new Date(Date.UTC(y, m - 1, d));
        const real = utc.getUTCMonth() === m - 1 && utc.getUTCDate() === d;
        const expected = real ? utc.toISOString().slice(0, 10) : null;
        expect(parseFecha(`${d}/${m}/${y}`)).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });
});

it.each([
  ['2026-01-31', '31/01/2026'],
  ['0050-02-01', '01/02/0050'],
  ['2026-02-31', '2026-02-31'],
  ['', ''],
  ['sin fecha', 'sin fecha'],
])('the date %j shows as %j', (iso, expected) => {
  expect(formatFecha(iso)).toBe(expected);
});

describe('fechaLocal', () => {
  it.each([
    [new Date(2026, 0, 31, 0, 0, 0, 0), '2026-01-31'],
    [new Date(2026, 0, 31, 23, 59, 59, 999), '2026-01-31'],
    [new Date(2026, 11, 1, 12), '2026-12-01'],
    [new Date(2028, 1, 29, 22), '2028-02-29'],
  ])('%s is %s', (date, expected) => {
    expect(fechaLocal(date)).toBe(expected);
  });

  it('refuses an invalid date', () => {
    expect(() => fechaLocal(new Date(NaN))).toThrow(new RangeError('Invalid date'));
  });
});

describe('addDias', () => {
  it.each([
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-29', 1, '2028-03-01'],
    ['2026-06-15', 0, '2026-06-15'],
    ['0050-02-28', 1, '0050-03-01'],
    ['0001-01-02', -1, '0001-01-01'],
    ['9999-12-30', 1, '9999-12-31'],
  ])('%s and %s days is %s', (iso, n, expected) => {
    expect(addDias(iso, n)).toBe(expected);
  });

  it.each([
    ['2026-02-31', 1],
    ['31/01/2026', 1],
    ['', 1],
    ['2026-01-01', 0.5],
    ['2026-01-01', NaN],
    ['2026-01-01', Infinity],
    ['9999-12-31', 1],
    ['0001-01-01', -1],
    ['2026-01-01', 1e12],
  ])('refuses %j and %s days', (iso, n) => {
    expect(() => addDias(iso, n)).toThrow(RangeError);
  });

  it('is undone by its opposite, and gives a real, later date', () => {
    fc.assert(
      fc.property(dateArbitrary, fc.integer({ min: 1, max: 100_000 }), (iso, n) => {
        const later = addDias(iso, n);
        expect(later > iso).toBe(true);
        expect(parseFecha(later)).toBe(later);
        expect(addDias(later, -n)).toBe(iso);
        expect(diasEntre(iso, later)).toBe(n);
      }),
    );
  });
});

describe('diasEntre', () => {
  it.each([
    ['2026-01-31', '2026-02-01', 1],
    ['2026-06-15', '2026-06-15', 0],
    ['2028-01-01', '2029-01-01', 366],
    ['2026-03-01', '2026-04-30', 60],
  ])('from %s to %s there are %s', (a, b, expected) => {
    expect(diasEntre(a, b)).toBe(expected);
  });

  it('refuses a text that is not a yyyy-mm-dd date', () => {
    expect(() => diasEntre('2026-01-31', '01/02/2026')).toThrow(RangeError);
    expect(() => diasEntre('2026-01-32', '2026-02-01')).toThrow(RangeError);
    expect(() => diasEntre('2026-01-31T10:00', '2026-02-01')).toThrow(RangeError);
  });
});

it.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
  ['1969-12-31', '1969-12-29'],
  ['0001-01-01', '0001-01-01'],
])('the week of %s begins on %s', (iso, lunes) => {
  expect(lunesDe(iso)).toBe(lunes);
});

it.each([
  ['2026-11-16', '16/11 al 22/11/2026'],
  ['2026-12-28', '28/12/2026 al 03/01/2027'],
  ['9999-12-27', '27/12 al 31/12/9999'],
])('the week of %s is %s', (lunes, nombre) => {
  expect(nombreDeSemana(lunes)).toBe(nombre);
});

it.each([
  ['2026-11-23', 'lunes'],
  ['2026-11-29', 'domingo'],
  ['1969-12-31', 'miércoles'],
])('the day of the week of %s is %s', (iso, expected) => {
  expect(diaDeSemana(iso)).toBe(expected);
});

describe('formatFechaHora', () => {
  it.each([
    ['2026-01-31T14:05', '31/01/2026 14:05'],
    ['2026-01-31T23:59:59.999', '31/01/2026 23:59'],
    ['2026-01-31T09:07:05.123456789', '31/01/2026 09:07'],
    ['31/01/2026 09:07', '31/01/2026 09:07'],
    ['1/2/2026 19:07:33', '01/02/2026 19:07'],
    [' 2026-01-31T14:05 ', '31/01/2026 14:05'],
    ['2026-01-31', '31/01/2026'],
    ['2026-02-31T14:05', '2026-02-31T14:05'],
    ['2026-01-31T14:05+99:99', '2026-01-31T14:05+99:99'],
    ['2026-01-31T24:05', '2026-01-31T24:05'],
    ['', ''],
    ['sin fecha', 'sin fecha'],
  ])('%j shows as %j', (text, expected) => {
    expect(formatFechaHora(text)).toBe(expected);
  });

  it.each([
    [new Date(2026, 0, 31, 23, 30), '31/01/2026 23:30'],
    [new Date(2026, 1, 1, 0, 5), '01/02/2026 00:05'],
    [new Date(2026, 6, 9, 9, 7, 59, 999), '09/07/2026 09:07'],
  ])('shows the moment %s on the local clock', (moment, expected) => {
    expect(formatFechaHora(moment.toISOString())).toBe(expected);
  });

  it.each(['+00:00', '-03:00', '-0300', '+05:45', '+1400', '-09:30'])(
    'reads the offset %s',
    (offset) => {
      const sign = offset.startsWith('-') ? -1 : 1;
      const digits = offset.replace(/\D/g, '');
      const ahead = sign * (Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2)));
      const moment = new Date(2026, 4, 20, 12, 34);
      const wall = new Date(moment.getTime() + ahead * 60_000).toISOString().slice(0, 16);
      expect(formatFechaHora(`${wall}${offset}`)).toBe('20/05/2026 12:34');
    },
  );
});

it.each([
  ['09:05', '09:05'],
  ['9:05', '09:05'],
  ['09:05:00', '09:05'],
  [' 23:59:59.123456 ', '23:59'],
  ['09:05:00Z', '09:05'],
  ['2026-11-20T09:05:00-03:00', '09:05'],
  ['24:00', '24:00'],
  ['09:05 PM', '09:05 PM'],
  ['a la mañana', 'a la mañana'],
  ['', ''],
])('the time %j is shown as %j', (text, expected) => {
  expect(formatHora(text)).toBe(expected);
});
