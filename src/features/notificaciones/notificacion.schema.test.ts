import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
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

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['pronto', null],
  ])('reads the date %s of a reminder as %s', (fecha, read) => {
    expect(z.parse(anotacionesSchema, [{ id: 1, texto: 'a', fecha, autor: 'x' }])).toEqual([
      { id: 1, texto: 'a', fecha: read },
    ]);
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

  it.each([
    [' \n\t ', '2026-11-20', 'Escribí el recordatorio'],
    ['Renovar', null, 'La fecha es obligatoria'],
  ])('%j for %s is rejected', (texto, fecha, message) => {
    const { error } = z.safeParse(recordatorioFormSchema, { texto, fecha });
    expect(error?.issues).toMatchObject([{ message }]);
  });
});
