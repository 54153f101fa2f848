import { describe, expect, it } from 'vitest';
import { encomiendaChica, tarifasOf } from '../../../../test/server/movimientos';
import { emptyMovimientoForm } from '../movimiento-form';
import { importesOf } from '../movimiento-importes';
import { mergeMovimiento } from './merge-movimiento';

const servicio = { ...encomiendaChica, precio: 100 };
const dear = { ...servicio, id: 2, precio: 500 };
const tarifas = tarifasOf(servicio, dear);
const merge = mergeMovimiento(tarifas);
const base = { ...emptyMovimientoForm('2026-11-20'), servicio };

describe('mergeMovimiento', () => {
  it('computes an untyped flete from the changes of both sides', () => {
    const mine = { ...base, bultos: '3' };
    const theirs = { ...base, servicio: dear };
    const { values, conflicts } = merge(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(values).toMatchObject({ bultos: '3', flete: null });
    expect(importesOf(values, tarifas).flete).toBe('1.500,00');
  });

  it('asks if one side typed the flete and the other changed its tariff', () => {
    const mine = { ...base, bultos: '3' };
    const theirs = { ...base, flete: '99,00' };
    expect(merge(base, mine, theirs).conflicts).toEqual([
      { name: 'flete', mine: '300,00', theirs: '99,00' },
    ]);
  });

  it('takes the flete that only the other user typed', () => {
    const theirs = { ...base, flete: '99,00' };
    const mine = { ...base, remitoNumero: 'R-1' };
    const { values, conflicts } = merge(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(values).toMatchObject({ remitoNumero: 'R-1', flete: '99,00' });
  });

  it('asks if both sides typed the commission', () => {
    const mine = { ...base, contrareembolso: '5,00' };
    const theirs = { ...base, contrareembolso: '6,00' };
    expect(merge(base, mine, theirs).conflicts).toEqual([
      { name: 'contrareembolso', mine: '5,00', theirs: '6,00' },
    ]);
  });

  it('asks about the sub-service as a whole', () => {
    const sub = { ...base, conSubServicio: true, subServicio: servicio, subBultos: '1' };
    const off = { ...sub, conSubServicio: false, subServicio: null, subBultos: '' };
    const { conflicts } = merge(sub, { ...sub, subBultos: '5' }, off);
    const names = conflicts.map(({ name }) => name);
    expect(names).toEqual(['conSubServicio', 'subServicio', 'subBultos']);
  });
});
