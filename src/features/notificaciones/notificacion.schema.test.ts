import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { expectConsole } from '../../../test/support/console';
import {
  anotacionesSchema,
  leidasSchema,
  nuevasSchema,
  recordatorioFormSchema,
  toAnotacionPayload,
} from './notificacion.schema';

describe('reading', () => {
  it('takes visto from the list, whatever the row says', () => {
    const rows = [{ id: 1, text: 'a', urgency: 'high', visto: true }];
    expect(z.parse(nuevasSchema, rows)).toEqual([
      { id: 1, text: 'a', urgency: 'high', visto: false },
    ]);
    expect(z.parse(leidasSchema, [{ id: 1 }])).toEqual([
      { id: 1, text: '', urgency: null, visto: true },
    ]);
  });

  it('drops an unreadable row', () => {
    expectConsole('error', 'Fila ilegible');
    expect(z.parse(nuevasSchema, [{ id: 'x' }, { id: 2, text: 'b', urgency: null }])).toEqual([
      { id: 2, text: 'b', urgency: null, visto: false },
    ]);
  });

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['20/11/2026', '2026-11-20'],
    ['pronto', null],
    [null, null],
  ])('reads the date %s of a reminder as %s', (fecha, read) => {
    expect(z.parse(anotacionesSchema, [{ id: 1, texto: 'a', fecha, autor: 'x' }])).toEqual([
      { id: 1, texto: 'a', fecha: read },
    ]);
  });

  it('rejects an answer that is not a list', () => {
    expect(z.safeParse(nuevasSchema, { notificaciones: [] }).success).toBe(false);
  });
});

describe('a reminder', () => {
  it.each([
    ['  Llamar\n', 'Llamar'],
    ['dos\nlíneas', 'dos\nlíneas'],
  ])('%j is sent as %j', (typed, texto) => {
    const values = { texto: typed, fecha: '2026-11-20' };
    expect(z.safeParse(recordatorioFormSchema, values).success).toBe(true);
    expect(toAnotacionPayload(values)).toEqual({ texto, fecha: '2026-11-20' });
  });

  it.each(['', ' \n\t '])('%j is rejected', (texto) => {
    expect(
      z.safeParse(recordatorioFormSchema, { texto, fecha: '2026-11-20' }).error?.issues,
    ).toMatchObject([{ message: 'Escribí el recordatorio' }]);
  });
});
