import { describe, expect, it } from 'vitest';
import { fila } from '../../test/support/fila-deuda';
import { groupDeuda, type Paso } from './agrupaciones';
import { layOutColumnas, periodoAt, periodosDe, type Periodo } from './columnas';
import { addDias } from './fechas';

type Flete = [fecha: string | null, pagado: number, impago?: number];

const periodos = (paso: Paso, fletes: Flete[], searchedFrom: string | null = null) =>
  periodosDe(
    groupDeuda(
      fletes.flatMap(([fecha, pagado, impago = 0]) => [
        fila({ fecha, flete: pagado, fletePagado: true }),
        fila({ fecha, flete: impago }),
      ]),
      paso,
    ),
    paso,
    searchedFrom,
  );

/** `nombre: pagado + impago`, with what there was a year before. */
const text = ({ nombre, pagado, impago, anterior, hasMovimientos }: Periodo) =>
  `${nombre}: ${hasMovimientos ? `${pagado} + ${impago}` : 'nothing'}${anterior === null ? '' : `, before ${anterior}`}`;

describe('periodosDe', () => {
  it.each<[string, Paso, Flete[], string | null, string[]]>([
    ['is empty without groups', 'mes', [], null, []],
    ['is empty without dates', 'dia', [[null, 1]], null, []],
    ['has one period', 'mes', [['2026-11-20', 1, 2]], null, ['noviembre de 2026: 1 + 2']],
    [
      'leaves out what has no date',
      'dia',
      [
        [null, 1],
        ['2026-11-20', 2],
      ],
      null,
      ['20/11/2026: 2 + 0'],
    ],
    [
      'is in order of time and has the months without movements, over a year’s end',
      'mes',
      [
        ['2027-01-31', 3],
        ['2026-11-01', 1],
        ['2026-11-30', 0, 5],
      ],
      null,
      ['noviembre de 2026: 1 + 5', 'diciembre de 2026: nothing', 'enero de 2027: 3 + 0'],
    ],
    [
      'has the weeks of a year’s end',
      'semana',
      [
        ['2026-12-27', 1],
        ['2027-01-04', 2],
      ],
      null,
      [
        '21/12 al 27/12/2026: 1 + 0',
        '28/12/2026 al 03/01/2027: nothing',
        '04/01 al 10/01/2027: 2 + 0',
      ],
    ],
    [
      'has the days of a year’s end',
      'dia',
      [
        ['2026-12-31', 1],
        ['2027-01-02', 2],
      ],
      null,
      ['31/12/2026: 1 + 0', '01/01/2027: nothing', '02/01/2027: 2 + 0'],
    ],
  ])('%s', (_what, paso, fletes, searchedFrom, wanted) => {
    expect(periodos(paso, fletes, searchedFrom)?.map(text)).toEqual(wanted);
  });

  const A_YEAR: Flete[] = [
    ['2025-11-05', 70, 5],
    ['2026-10-20', 1],
    ['2026-11-20', 2],
  ];

  it.each([
    ['all dates', null, [null, 75]],
    ['whole months of the former year', '2025-10-01', [0, 75]],
    ['a part of the former year’s month', '2025-11-02', [null, null]],
    ['no former year', '2026-10-01', [null, null]],
  ])(
    'compares a month with that of the former year after a search of %s',
    (_what, from, wanted) => {
      const fletes = A_YEAR.filter(([fecha]) => from === null || fecha! >= from);
      const found = periodos('mes', fletes, from)!.slice(-2);
      expect(found.map(({ anterior }) => anterior)).toEqual(wanted);
    },
  );

  it('compares no days or weeks', () => {
    for (const paso of ['dia', 'semana'] as const) {
      expect(periodos(paso, A_YEAR)!.every(({ anterior }) => anterior === null)).toBe(true);
    }
  });

  it('has the keys of the groups, and holds two years of days', () => {
    for (const paso of ['dia', 'semana', 'mes'] as const) {
      const groups = groupDeuda([fila()], paso);
      expect(periodosDe(groups, paso, null)?.map(({ clave }) => clave)).toEqual([groups[0]!.clave]);
    }
    const until = (days: number) =>
      periodos('dia', [
        ['2024-01-01', 1],
        [addDias('2024-01-01', days), 1],
      ]);
    expect(until(730)).toHaveLength(731);
    expect(until(731)).toBeNull();
    expect(
      periodos('dia', [
        ['0001-01-01', 1],
        ['9999-12-31', 1],
      ]),
    ).toBeNull();
    expect(periodos('semana', [['9999-12-31', 1]])?.map(text)).toEqual([
      '27/12 al 31/12/9999: 1 + 0',
    ]);
  });
});

describe('layOutColumnas', () => {
  const months = (amounts: [pagado: number, impago: number][]) =>
    periodos(
      'mes',
      amounts.map(([pagado, impago], index) => [`2026-0${index + 1}-01`, pagado, impago]),
    )!;
  const axisOf = (amounts: [number, number][]) => {
    const { marcas, unidad } = layOutColumnas(months(amounts), 'mes', 12);
    return { unidad, marcas: marcas.map(({ numero }) => numero) };
  };

  it.each<[string, [number, number][], ReturnType<typeof axisOf>]>([
    ['zero', [[0, 0]], { unidad: 1, marcas: [0, 1] }],
    ['cents', [[0.1, 0.2]], { unidad: 1, marcas: [0, 1] }],
    ['hundreds', [[700, 100]], { unidad: 1, marcas: [0, 200, 400, 600, 800] }],
    ['thousands', [[1_200, 100_000]], { unidad: 1_000, marcas: [0, 50, 100, 150] }],
    ['millions', [[0, 6_500_000]], { unidad: 1_000_000, marcas: [0, 2, 4, 6, 8] }],
    [
      'twelve digits',
      [[999_999_999_999.99, 0]],
      { unidad: 1_000_000, marcas: [0, 200_000, 400_000, 600_000, 800_000, 1_000_000] },
    ],
    [
      'amounts below zero',
      [
        [500, -400],
        [-300, -100],
      ],
      { unidad: 1, marcas: [-400, -200, 0, 200, 400, 600] },
    ],
  ])('has round numbers for %s', (_what, amounts, wanted) => {
    expect(axisOf(amounts)).toEqual(wanted);
  });

  it('stacks unpaid on paid, each to its share of the axis, and below zero what is negative', () => {
    const { alturas } = layOutColumnas(
      months([
        [200, 600],
        [0, 400],
        [100, -200],
        [-100, -100],
      ]),
      'mes',
      12,
    );
    const pesos = (alto: number) => Math.round(alto * 1000 - 200);
    expect(alturas.map(({ pagado, impago }) => [pagado.map(pesos), impago.map(pesos)])).toEqual([
      [
        [0, 200],
        [200, 800],
      ],
      [
        [0, 0],
        [0, 400],
      ],
      [
        [0, 100],
        [0, -200],
      ],
      [
        [0, -100],
        [-100, -200],
      ],
    ]);
  });

  it('has room for the former year, where that is the largest', () => {
    const { marcas, alturas } = layOutColumnas(
      periodos('mes', [
        ['2025-01-01', 800],
        ['2026-01-01', 100],
      ])!.slice(-1),
      'mes',
      12,
    );
    expect(marcas.at(-1)?.numero).toBe(800);
    expect(alturas[0]?.anterior).toBe(1);
  });

  it.each<[string, Paso, string, string, number, string[]]>([
    ['every month', 'mes', '2026-11-01', '2027-02-01', 6, ['nov 2026', 'dic', 'ene 2027', 'feb']],
    [
      'the same months each year',
      'mes',
      '2025-01-01',
      '2026-11-01',
      6,
      ['ene 2025', 'jul', 'ene 2026', 'jul'],
    ],
    [
      'whole weeks apart',
      'dia',
      '2026-10-20',
      '2026-11-20',
      6,
      ['20/10 2026', '27/10', '03/11', '10/11', '17/11'],
    ],
    [
      '400 days',
      'dia',
      '2025-10-17',
      '2026-11-20',
      6,
      ['17/10 2025', '09/01 2026', '03/04', '26/06', '18/09'],
    ],
  ])('labels %s', (_what, paso, first, last, most, wanted) => {
    const { etiquetas } = layOutColumnas(
      periodos(paso, [
        [first, 1],
        [last, 1],
      ])!,
      paso,
      most,
    );
    expect(etiquetas.map(({ texto, anio }) => [texto, anio ?? []].flat().join(' '))).toEqual(
      wanted,
    );
  });

  it.each([
    [1, 1 / 12],
    [6, 1 / 2],
    [12, 3 / 4],
    [400, 1],
  ])('of %i periods gives a column a share of %f of its room', (count, share) => {
    const some = periodos('dia', [
      ['2025-01-01', 1],
      [addDias('2025-01-01', count - 1), 1],
    ])!;
    expect(layOutColumnas(some, 'dia', 12).ancho).toBe(share);
  });
});

it.each([
  ['a column', 0.05, 0, 0],
  ['a gap', 0.5, 0.1, 5],
  ['a gap within reach of a column', 0.11, 0.1, 0],
  ['a gap between two, nearer to the second', 0.85, 0.5, 9],
  ['before the axis', -0.1, 1, null],
  ['after the axis', 1, 1, null],
])('periodoAt finds %s', (_what, share, reach, wanted) => {
  const ten = periodos('dia', [
    ['2026-11-11', 1],
    ['2026-11-20', 1],
  ])!;
  expect(periodoAt(ten, share, reach)).toBe(wanted);
});
