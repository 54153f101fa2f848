import { expect, it } from 'vitest';
import { estadoPara, type Accion } from './estado-para';
import { movimientoSchema } from './movimiento.schema';

it.each<[Accion, object, changes: boolean, note: string | undefined]>([
  ['montoPagado', {}, true, undefined],
  ['montoPagado', { montoPagado: true }, false, 'ya estaba pagado'],
  ['fletePagado', { montoPagado: true }, true, undefined],
  ['fletePagado', { fletePagado: true }, false, 'ya estaba pagado'],
  ['montoRendido', { montoPagado: true }, true, undefined],
  ['montoRendido', {}, true, 'no está pagado'],
  ['montoRendido', { montoRendido: true }, false, 'ya estaba rendido'],
  ['fleteRendido', { fletePagado: true }, true, undefined],
  ['fleteRendido', {}, true, 'no está pagado'],
  ['fleteRendido', { fleteRendido: true }, false, 'ya estaba rendido'],
  ['recibo', { montoPagado: true }, true, undefined],
  ['recibo', {}, true, 'no está pagado'],
  ['recibo', { montoPagado: true, montoRendido: true }, true, 'ya estaba rendido'],
  ['fleteDelRecibo', { fleteACargoCliente: true }, true, undefined],
  ['fleteDelRecibo', { fletePagado: true }, true, 'tiene el flete pagado'],
  ['fleteDelRecibo', { fletePagado: true, fleteRendido: true }, true, 'tiene el flete rendido'],
  ['fleteDelRecibo', {}, true, 'tiene el flete a cargo del destino'],
  ['fleteDelRecibo', { flete: 0 }, true, undefined],
  [{ flete: 100.5 }, {}, true, undefined],
  [{ flete: 10.5 }, {}, false, 'ya tenía ese flete'],
  [{ flete: 100.5 }, { fletePagado: true }, true, 'tiene el flete pagado'],
])('before %j of a movement with %j', (accion, state, changes, note) => {
  const row = movimientoSchema.parse({ id: 1, bultos: 1, monto: 0, flete: 10.5, ...state });
  const estado = estadoPara(row, accion);
  expect([estado.changes, estado.note?.[0]]).toEqual([changes, note]);
});
