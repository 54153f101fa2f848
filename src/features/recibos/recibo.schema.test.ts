import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { contrareembolsoSearchSchema } from './contrareembolso-search';
import { reciboSchema } from './recibo.schema';

const nothing = {
  id: 1,
  cliente: null,
  estado: null,
  tipo: null,
  reciboNumero: null,
  fechaGeneracion: null,
  totalMonto: null,
  totalFlete: null,
  concepto: null,
};

describe('a receipt', () => {
  it('reads a row in which all other fields are null', () => {
    expect(z.parse(reciboSchema, nothing)).toEqual(nothing);
  });

  it.each([{ totalMonto: '500' }, { totalFlete: {} }, { cliente: 'Pérez' }, { id: null }])(
    'is rejected with %j',
    (part) => {
      expect(z.safeParse(reciboSchema, { ...nothing, ...part }).success).toBe(false);
    },
  );
});

describe('the search of contrareembolso in the URL', () => {
  const search = {
    cliente: { id: 4, nombre: 'Bulonera' },
    fechaDesde: '2026-11-01',
    fechaHasta: '2026-11-20',
    buscado: true,
  };

  it('is read completely', () => {
    expect(z.parse(contrareembolsoSearchSchema, search)).toEqual(search);
  });

  it.each([
    ['cliente', { id: Number.POSITIVE_INFINITY, nombre: 'x' }],
    ['fechaDesde', '2026-02-30'],
    ['buscado', 'true'],
  ])('an invalid %s is dropped, the rest stays: %j', (name, value) => {
    const read = z.parse(contrareembolsoSearchSchema, { ...search, [name]: value });
    expect(read).toEqual({ ...search, [name]: undefined });
  });
});
