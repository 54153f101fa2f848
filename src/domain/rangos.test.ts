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

it.each([
  ['2026-11-01', '2026-11-22', '01/11/2026 – 22/11/2026'],
  ['2026-11-20', '2026-11-20', '20/11/2026'],
  ['2026-11-01', null, 'Desde 01/11/2026'],
  [null, '2026-11-22', 'Hasta 22/11/2026'],
  [null, null, null],
])('the range from %s to %s', (desde, hasta, expected) => {
  expect(formatRango(desde, hasta)).toBe(expected);
});
