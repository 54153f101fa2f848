import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDias, diaDeSemana, diasEntre, fechaLocal } from './fechas';
import { formatRango, rangosRapidos } from './rangos';

const textOf = (today: string) =>
  rangosRapidos(today).map(({ nombre, desde, hasta }) => `${nombre}: ${desde}, ${hasta}`);

describe('rangosRapidos', () => {
  it('are five, in the order of their buttons', () => {
    expect(textOf('2026-11-20')).toEqual([
      'Hoy: 2026-11-20, 2026-11-20',
      'Ayer: 2026-11-19, 2026-11-19',
      'Esta semana: 2026-11-16, 2026-11-22',
      'Este mes: 2026-11-01, 2026-11-30',
      'Mes pasado: 2026-10-01, 2026-10-31',
    ]);
  });

  it.each([
    ['a Monday', '2026-11-16', '2026-11-15', ['2026-11-16', '2026-11-22']],
    ['a Sunday', '2026-11-22', '2026-11-21', ['2026-11-16', '2026-11-22']],
    ['a week over two years', '2026-12-31', '2026-12-30', ['2026-12-28', '2027-01-03']],
    ['1 March of a leap year', '2028-03-01', '2028-02-29', ['2028-02-28', '2028-03-05']],
    ['before 1970', '1969-12-31', '1969-12-30', ['1969-12-29', '1970-01-04']],
  ])('gives yesterday and this week on %s', (_label, today, yesterday, week) => {
    const [hoy, ayer, semana] = rangosRapidos(today);
    expect([hoy.desde, hoy.hasta]).toEqual([today, today]);
    expect([ayer.desde, ayer.hasta]).toEqual([yesterday, yesterday]);
    expect([semana.desde, semana.hasta]).toEqual(week);
  });

  it.each([
    ['2026-01-31', ['2026-01-01', '2026-01-31'], ['2025-12-01', '2025-12-31']],
    ['2028-03-01', ['2028-03-01', '2028-03-31'], ['2028-02-01', '2028-02-29']],
    ['2100-03-15', ['2100-03-01', '2100-03-31'], ['2100-02-01', '2100-02-28']],
    ['2027-01-01', ['2027-01-01', '2027-01-31'], ['2026-12-01', '2026-12-31']],
  ])('gives this and the last month around %s', (today, current, last) => {
    const [, , , mes, pasado] = rangosRapidos(today);
    expect([mes.desde, mes.hasta]).toEqual(current);
    expect([pasado.desde, pasado.hasta]).toEqual(last);
  });

  it('follow the local calendar at every hour of any day', () => {
    const year = fc.integer({ min: 1900, max: 2200 });
    fc.assert(
      fc.property(year, fc.integer({ min: 1, max: 365 }), fc.nat(23), (y, day, hour) => {
        const now = new Date(y, 0, day, hour);
        const today = fechaLocal(now);
        const [, , semana, mes, pasado] = rangosRapidos(today);
        expect(diaDeSemana(semana.desde)).toBe('lunes');
        expect(diasEntre(semana.desde, semana.hasta)).toBe(6);
        const noon = (month: number, date: number) =>
          fechaLocal(new Date(now.getFullYear(), month, date, 12));
        const month = now.getMonth();
        expect(mes).toMatchObject({ desde: noon(month, 1), hasta: noon(month + 1, 0) });
        expect(pasado).toMatchObject({ desde: noon(month - 1, 1), hasta: noon(month, 0) });
        for (const { desde, hasta } of [semana, mes]) {
          expect(desde <= today && today <= hasta).toBe(true);
        }
        expect(addDias(pasado.hasta, 1)).toBe(mes.desde);
      }),
    );
  });

  it.each(['', '20/11/2026', '2026-02-30'])('refuse %j', (today) => {
    expect(() => rangosRapidos(today)).toThrow(RangeError);
  });
});

describe('formatRango', () => {
  it.each([
    ['2026-11-01', '2026-11-22', '01/11/2026 – 22/11/2026'],
    ['2026-11-20', '2026-11-20', '20/11/2026'],
    ['2026-11-01', null, 'Desde 01/11/2026'],
    [null, '2026-11-22', 'Hasta 22/11/2026'],
    [null, null, null],
  ])('%s and %s', (desde, hasta, expected) => {
    expect(formatRango(desde, hasta)).toBe(expected);
  });
});
