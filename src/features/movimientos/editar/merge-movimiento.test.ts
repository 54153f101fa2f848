import { describe, expect, it } from 'vitest';
import { encomiendaChica } from '../../../../test/server/movimientos';
import { emptyMovimientoForm, importesOf, toMovimientoForm } from '../movimiento-form.schema';
import { movimientoSchema } from '../movimiento.schema';
import { mergeMovimiento, toTheirForm } from './merge-movimiento';

const servicio = { ...encomiendaChica, precio: 100 };
const base = { ...emptyMovimientoForm('2026-11-20'), servicio };

describe('mergeMovimiento', () => {
  it('computes an untyped flete from the changes of both sides', () => {
    const mine = { ...base, bultos: '3' };
    const theirs = { ...base, servicio: { ...servicio, id: 2, precio: 500 } };
    const { values, conflicts } = mergeMovimiento(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(values).toMatchObject({ bultos: '3', flete: null });
    expect(importesOf(values).flete).toBe('1.500,00');
  });

  it('asks if one side typed the flete and the other changed its tariff', () => {
    const mine = { ...base, bultos: '3' };
    const theirs = { ...base, flete: '99,00' };
    expect(mergeMovimiento(base, mine, theirs).conflicts).toEqual([
      { name: 'flete', mine: '300,00', theirs: '99,00' },
    ]);
  });

  it('takes the flete that only the other user typed', () => {
    const theirs = { ...base, flete: '99,00' };
    const mine = { ...base, remitoNumero: 'R-1' };
    const { values, conflicts } = mergeMovimiento(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(values).toMatchObject({ remitoNumero: 'R-1', flete: '99,00' });
  });

  it('asks if both sides typed the commission', () => {
    const mine = { ...base, contrareembolso: '5,00' };
    const theirs = { ...base, contrareembolso: '6,00' };
    expect(mergeMovimiento(base, mine, theirs).conflicts).toEqual([
      { name: 'contrareembolso', mine: '5,00', theirs: '6,00' },
    ]);
  });

  it('asks about the sub-service as a whole', () => {
    const sub = { ...base, conSubServicio: true, subServicio: servicio, subBultos: '1' };
    const off = { ...sub, conSubServicio: false, subServicio: null, subBultos: '' };
    const { conflicts } = mergeMovimiento(sub, { ...sub, subBultos: '5' }, off);
    const names = conflicts.map(({ name }) => name);
    expect(names).toEqual(['conSubServicio', 'subServicio', 'subBultos']);
  });
});

it('a new price of the service does not count as a change of the movement', () => {
  const parse = (precio: number) => {
    const priced = { ...servicio, precio };
    return movimientoSchema.parse({ id: 1, servicio: priced, bultos: 2, monto: 0, flete: 200 });
  };
  const began = toMovimientoForm(parse(100));
  expect(toTheirForm(parse(150), began)).toEqual(began);
});
