import { expect, it } from 'vitest';
import { borradorSchema } from './borrador.schema';
import { emptyMovimientoForm } from './movimiento-form.schema';

const values = emptyMovimientoForm('2026-11-23');

it('keeps what is chosen and what is free text', () => {
  const draft = {
    ...values,
    clienteOrigen: { id: 4, nombre: 'Bulonera' },
    clienteDestino: { id: null, nombre: 'Kiosco' },
  };
  expect(borradorSchema.parse(draft)).toEqual(draft);
});

it.each([null, 'best', 'exact'])('searches a text again that was typed (%s)', (takes) => {
  const typed = { id: null, nombre: 'ferre', takes, problem: 'failed', over: null };
  const again = { ...typed, takes: 'exact', problem: null };
  const draft = { ...values, clienteDestino: typed, servicio: typed };
  expect(borradorSchema.parse(draft)).toEqual({
    ...values,
    clienteDestino: again,
    servicio: again,
  });
});
