import { expect, it } from 'vitest';
import { papelesVencidos } from './papeles';

const HOY = '2026-11-20';

it.each([
  ['expired yesterday, for a sheet of today', '2026-11-19', HOY, true],
  ['expires today, for a sheet of today', HOY, HOY, null],
  ['was valid on the day of an older sheet', '2026-11-10', '2026-11-09', null],
  ['had expired before an older sheet', '2026-11-08', '2026-11-09', true],
  ['expires before a later sheet', '2026-11-21', '2026-11-22', false],
  ['has no date', null, HOY, null],
  ['has a text that is no date', '2026-02-31', HOY, null],
])('a paper that %s', (_label, vence, fecha, yaVencio) => {
  expect(papelesVencidos([{ nombre: 'Seguro', vence }], fecha, HOY)).toEqual(
    yaVencio === null ? [] : [{ nombre: 'Seguro', vence, yaVencio }],
  );
});

it('expired papers are sorted by due date, and keep the given order within one day', () => {
  const papeles = [
    { nombre: 'Técnica', vence: '2026-11-21' },
    { nombre: 'Seguro', vence: '2026-10-11' },
    { nombre: 'Matafuego', vence: '2027-10-11' },
    { nombre: 'Ruta', vence: '2026-10-11' },
  ];
  expect(papelesVencidos(papeles, '2026-11-30', HOY).map(({ nombre }) => nombre)).toEqual([
    'Seguro',
    'Ruta',
    'Técnica',
  ]);
});

it.each([
  ['fecha', 'mañana', HOY],
  ['hoy', HOY, '20/11/2026'],
])('expired papers need a date as %s', (_label, fecha, hoy) => {
  const papeles = [{ nombre: 'Licencia', vence: '2020-01-01' }];
  expect(() => papelesVencidos(papeles, fecha, hoy)).toThrow(RangeError);
});
