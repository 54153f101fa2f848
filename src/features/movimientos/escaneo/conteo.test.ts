import { describe, expect, it } from 'vitest';
import { movimientoSchema, type Movimiento } from '../movimiento.schema';
import { countBultos, conteoText, missingText, notAllCounted } from './conteo';

const row = (id: number, bultos: number): Movimiento =>
  movimientoSchema.parse({ id, bultos, monto: 0, flete: 0 });
const found = (numero: string, times: number, ...rows: Movimiento[]) => ({ numero, times, rows });

describe('countBultos', () => {
  it.each([
    ['the first', [], 1, { contados: 1, total: 3, surplus: 0 }, [[1, 1]]],
    ['a second', [[1, 1]], 1, { contados: 2, total: 3, surplus: 0 }, [[1, 2]]],
    ['the last', [[1, 2]], 1, { contados: 3, total: 3, surplus: 0 }, [[1, 3]]],
    ['one too many', [[1, 3]], 1, { contados: 3, total: 3, surplus: 1 }, [[1, 3]]],
    ['five at once', [[1, 1]], 5, { contados: 3, total: 3, surplus: 3 }, [[1, 3]]],
  ] as [string, [number, number][], number, object, [number, number][]][])(
    'counts %s of three bultos',
    (_label, before, times, told, after) => {
      const { conteo, contados } = countBultos([found('A-1', times, row(1, 3))], new Map(before));
      expect(contados).toEqual([{ numero: 'A-1', ...told }]);
      expect([...conteo]).toEqual(after);
    },
  );

  it('fills up movements with the same number one after another', () => {
    const { conteo, contados } = countBultos([found('S/N', 3, row(1, 2), row(2, 4))], new Map());
    expect([...conteo]).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(contados).toEqual([{ numero: 'S/N', contados: 3, total: 6, surplus: 0 }]);
  });

  it('counts nothing for a movement without bultos', () => {
    const { conteo, contados } = countBultos([found('A-1', 1, row(1, 0))], new Map());
    expect(conteo.size).toBe(0);
    expect(contados).toEqual([{ numero: 'A-1', contados: 0, total: 0, surplus: 1 }]);
  });
});

it.each([
  [[[1, 3]], [], null],
  [[[1, 2]], [1], 'Falta 1 bulto de 1 movimiento'],
  [[[1, 1]], [1], 'Faltan 2 bultos de 1 movimiento'],
  [[], [1, 2], 'Faltan 4 bultos de 2 movimientos'],
] as [[number, number][], number[], string | null][])(
  'with the counts %j, the movements %j are incomplete: %s',
  (counts, incomplete, text) => {
    const rows = [row(1, 3), row(2, counts.length === 0 ? 1 : 0)];
    const conteo = new Map(counts);
    expect(notAllCounted(rows, conteo).map(({ id }) => id)).toEqual(incomplete);
    expect(missingText(rows, conteo)).toBe(text);
    expect(conteoText(rows[0]!, conteo)).toBe(`${counts[0]?.[1] ?? 0} de 3`);
  },
);
