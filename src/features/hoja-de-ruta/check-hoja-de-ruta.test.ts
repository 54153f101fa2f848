import { describe, expect, it } from 'vitest';
import { toHojaDeRutaPayload } from './check-hoja-de-ruta';
import type { HojaDeRutaFilters } from './hoja-de-ruta-filters';

const complete: HojaDeRutaFilters = {
  fecha: '2026-11-20',
  chofer: { id: 4, nombre: 'Díaz, Ángel' },
  vehiculo: { id: 2, nombre: 'Sprinter', patente: 'AC 845 KL' },
  conRepresentante: true,
  representante: { id: 3, nombre: 'Encomiendas Bolívar' },
  tipo: 'todos',
};
const nothing: HojaDeRutaFilters = {
  fecha: null,
  chofer: null,
  vehiculo: null,
  conRepresentante: false,
  representante: null,
  tipo: 'todos',
};
const loaded = [{ id: 8 }, { id: 5 }, { id: 6 }];
const { fecha, chofer, vehiculo } = complete;

describe('problems are reported one at a time, in the order of the checks', () => {
  it.each([
    ['the date', nothing, undefined, 'fecha', 'La fecha es obligatoria'],
    ['the driver', { ...nothing, fecha }, undefined, 'chofer', 'Debe seleccionar un chofer'],
    [
      'the vehicle',
      { ...nothing, fecha, chofer },
      undefined,
      'vehiculo',
      'Debe seleccionar un vehículo',
    ],
    [
      'a search',
      { ...nothing, fecha, chofer, vehiculo },
      undefined,
      undefined,
      'No hay movimientos para crear la hoja de ruta. Realice una búsqueda primero.',
    ],
    [
      'a movement',
      { ...nothing, fecha, chofer, vehiculo },
      [],
      undefined,
      'Debe haber al menos un movimiento seleccionado para crear la hoja de ruta.',
    ],
    ['an empty date', { ...complete, fecha: '' }, loaded, 'fecha', 'La fecha es obligatoria'],
  ])('%s', (_label, filters, rows, field, message) => {
    expect(toHojaDeRutaPayload(filters, rows, new Set())).toEqual({
      problem: { ...(field && { field }), message },
    });
  });
});

describe('the payload', () => {
  const base = { fecha: '2026-11-20', vehiculoId: 2, empleadoId: 4 };

  it.each([
    ['every loaded movement if none is ticked', new Set<number>(), [8, 5, 6]],
    ['only the ticked ones', new Set([6]), [6]],
  ])('takes %s', (_label, ticked, movimientoIds) => {
    expect(toHojaDeRutaPayload(complete, loaded, ticked)).toEqual({
      payload: { ...base, representanteId: 3, movimientoIds },
    });
  });

  it.each([
    ['its toggle is off', { ...complete, conRepresentante: false }],
    ['none was chosen', { ...complete, representante: null }],
  ])('has no representative if %s', (_label, filters) => {
    expect(toHojaDeRutaPayload(filters, loaded, new Set([5]))).toEqual({
      payload: { ...base, representanteId: null, movimientoIds: [5] },
    });
  });
});
