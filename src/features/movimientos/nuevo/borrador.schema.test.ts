import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { borradorFields, upgradeBorrador } from './borrador.schema';

const { clienteOrigen, clienteDestino, servicio } = borradorFields;

it('keeps picked options and free text', () => {
  const chosen = { id: 4, nombre: 'Bulonera' };
  expect(z.parse(clienteOrigen, chosen)).toEqual(chosen);
  // An older draft has the service's price of then.
  expect(z.parse(servicio, { ...chosen, precio: 80 })).toEqual(chosen);
  const free = { id: null, nombre: 'Kiosco' };
  expect(z.parse(clienteDestino, free)).toEqual(free);
});

it.each([null, 'best', 'exact'])('searches a typed text again (%s)', (takes) => {
  const typed = { id: null, nombre: 'ferre', takes, problem: 'failed', over: null };
  const again = { ...typed, takes: 'exact', problem: null };
  expect(z.parse(clienteDestino, typed)).toEqual(again);
  expect(z.parse(servicio, typed)).toEqual(again);
});

it('keeps the value that a text was typed over, even if that was a text being searched', () => {
  const chosen = { id: 4, nombre: 'Bulonera' };
  const under = { id: null, nombre: 'ferre', takes: 'exact', problem: null, over: chosen };
  const typed = { ...under, nombre: 'zo', over: under };
  expect(z.parse(clienteDestino, typed)).toEqual(typed);
});

it('keeps the amounts of an older draft only if they were typed by hand', () => {
  const amounts = { flete: '10,00', contrareembolso: '2,00' };
  expect(upgradeBorrador({ ...amounts, fleteManual: false, comisionManual: true })).toEqual({
    flete: null,
    contrareembolso: '2,00',
  });
  expect(upgradeBorrador({ ...amounts, fleteManual: true, comisionManual: false })).toEqual({
    flete: '10,00',
    contrareembolso: null,
  });
  expect(upgradeBorrador(amounts)).toEqual(amounts);
});
