import { expect, it } from 'vitest';
import { fila } from '../../test/support/fila-deuda';
import { groupDeuda } from './agrupaciones';
import type { Paso } from './agrupar-por';
import { periodosDe, type Periodo } from './columnas';
import { addDias } from './fechas';

/** `2026-11-20 2+5`: a day, and its paid and unpaid pesos. */
const periodos = (paso: Paso, fletes: string[], searchedFrom: string | null = null) =>
  periodosDe(
    groupDeuda(
      fletes.flatMap((one) => {
        const [, day, pagado, impago] = /^(\S*) (\d+)\+?(\d*)$/.exec(one)!;
        const fecha = day || null;
        return [
          fila({ fecha, flete: Number(pagado), fletePagado: true }),
          fila({ fecha, flete: Number(impago) }),
        ];
      }),
      paso,
    ),
    paso,
    searchedFrom,
  );

/** `nombre: pagado + impago`, with what there was a year before. */
const text = ({ nombre, pagado, impago, anterior, hasMovimientos }: Periodo) =>
  `${nombre}: ${hasMovimientos ? `${pagado} + ${impago}` : 'nothing'}${anterior === null ? '' : `, before ${anterior}`}`;

it.each<[string, Paso, string[], string[]]>([
  ['is empty without dates', 'dia', [' 1'], []],
  ['leaves out what has no date', 'dia', [' 1', '2026-11-20 2'], ['20/11/2026: 2 + 0']],
  [
    'is in order of time and has the months without movements, over a year’s end',
    'mes',
    ['2027-01-31 3', '2026-11-01 1', '2026-11-30 0+5'],
    ['noviembre de 2026: 1 + 5', 'diciembre de 2026: nothing', 'enero de 2027: 3 + 0'],
  ],
  [
    'has the weeks of a year’s end',
    'semana',
    ['2026-12-27 1', '2027-01-04 2'],
    [
      '21/12 al 27/12/2026: 1 + 0',
      '28/12/2026 al 03/01/2027: nothing',
      '04/01 al 10/01/2027: 2 + 0',
    ],
  ],
  [
    'has the days of a year’s end',
    'dia',
    ['2026-12-31 1', '2027-01-02 2'],
    ['31/12/2026: 1 + 0', '01/01/2027: nothing', '02/01/2027: 2 + 0'],
  ],
])('a list of periods %s', (_what, paso, fletes, wanted) => {
  expect(periodos(paso, fletes)?.map(text)).toEqual(wanted);
});

const A_YEAR = ['2025-11-05 70+5', '2026-10-20 1', '2026-11-20 2'];

it.each([
  ['all dates', null, [null, 75]],
  ['whole months of the former year', '2025-10-01', [0, 75]],
  ['a part of the former year’s month', '2025-11-02', [null, null]],
  ['no former year', '2026-10-01', [null, null]],
])(
  'a month is compared with that of the former year after a search of %s',
  (_what, from, wanted) => {
    const fletes = A_YEAR.filter((one) => from === null || one >= from);
    const found = periodos('mes', fletes, from)!.slice(-2);
    expect(found.map(({ anterior }) => anterior)).toEqual(wanted);
  },
);

it('days and weeks are not compared', () => {
  for (const paso of ['dia', 'semana'] as const) {
    expect(periodos(paso, A_YEAR)!.every(({ anterior }) => anterior === null)).toBe(true);
  }
});

it('a list of periods has the keys of the groups, and holds two years of days', () => {
  for (const paso of ['dia', 'semana', 'mes'] as const) {
    const groups = groupDeuda([fila()], paso);
    expect(periodosDe(groups, paso, null)?.map(({ clave }) => clave)).toEqual([groups[0]!.clave]);
  }
  const until = (days: number) =>
    periodos('dia', ['2024-01-01 1', `${addDias('2024-01-01', days)} 1`]);
  expect(until(730)).toHaveLength(731);
  expect(until(731)).toBeNull();
  expect(periodos('dia', ['0001-01-01 1', '9999-12-31 1'])).toBeNull();
  expect(periodos('semana', ['9999-12-31 1'])?.map(text)).toEqual(['27/12 al 31/12/9999: 1 + 0']);
});
