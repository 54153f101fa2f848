import { describe, expect, it } from 'vitest';
import type { Movimiento } from '@/features/movimientos';
import { movimientoSchema } from '@/features/movimientos/movimiento.schema';
import type { Issued } from '@/lib/cache/issued';
import { askHoja, hojaMark } from './ask-hoja';

const row = (id: number, bultos: number): Movimiento =>
  movimientoSchema.parse({ id, bultos, monto: 0, flete: 0, remitoNumero: `A-${id}` });
const rows = [row(1, 3), row(2, 1)];
const hoja = (status: 'success' | 'error' | 'pending'): Issued<unknown> => ({
  status,
  at: Date.parse('2026-11-20T10:15:00-03:00'),
  variables: {},
});
const plain = {
  rows,
  isTicked: true,
  vencidos: [],
  hojas: new Map<number, Issued<unknown>>(),
  conteo: null,
};
const items = (name: string, text: string) => [
  { name: expect.stringMatching(name) as string, details: [{ text }] },
];

describe('askHoja', () => {
  it('does not ask about ordinary ticked movements', () => {
    expect(askHoja(plain)).toBeNull();
    const conteo = new Map([
      [1, 3],
      [2, 1],
    ]);
    expect(askHoja({ ...plain, conteo, hojas: new Map([[9, hoja('success')]]) })).toBeNull();
  });

  it('asks with the count if none is ticked, and Enter confirms', () => {
    expect(askHoja({ ...plain, isTicked: false })).toEqual({
      title: '¿Crear la hoja de ruta con todos?',
      parts: [{ text: 'No tildaste ninguno: van todos, 2 movimientos y 4 bultos.' }],
      confirm: 'Crear con todos',
      caution: undefined,
    });
  });

  it('lists expired papers, and Enter cancels', () => {
    const details = [{ text: 'Licencia vencida 10/10', alarms: true }];
    const vencidos = [{ nombre: 'Díaz, Ángel', vencidos: details }];
    expect(askHoja({ ...plain, vencidos })).toEqual({
      title: '¿Crear la hoja de ruta igual?',
      parts: [
        { text: 'Lleva 2 movimientos y 4 bultos.' },
        {
          text: 'Para la fecha de la hoja hay papeles vencidos:',
          items: [{ name: 'Díaz, Ángel', details }],
        },
      ],
      confirm: 'Crear igual',
      caution: 'mistake',
    });
  });

  it('lists bultos that were not counted and movements that are on another sheet', () => {
    const question = askHoja({
      ...plain,
      conteo: new Map([
        [1, 1],
        [2, 1],
      ]),
      hojas: new Map([[2, hoja('success')]]),
    });
    expect(question).toMatchObject({ caution: 'mistake', confirm: 'Crear igual' });
    expect(question!.parts.slice(1)).toEqual([
      { text: 'Faltan 2 bultos de 1 movimiento:', items: items('^Remito A-1', '1 de 3') },
      { text: 'Ya están en otra hoja:', items: items('^Remito A-2', 'En la hoja de las 10:15') },
    ]);
  });

  it.each(['error', 'pending'] as const)('a sheet without an answer may exist: %s', (status) => {
    expect(hojaMark(hoja(status))).toBe('Hoja sin confirmar');
    expect(askHoja({ ...plain, hojas: new Map([[1, hoja(status)]]) })!.parts[1]).toEqual({
      text: 'Ya están en otra hoja:',
      items: items('^Remito A-1', 'Hoja sin confirmar'),
    });
  });
});
