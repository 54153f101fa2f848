import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { hojaDeRutaSearchSchema } from './hoja-de-ruta-search';
import { choferesFiltroSchema, vehiculosFiltroSchema } from './hoja-de-ruta.schema';

const chofer = { id: 4, nombre: 'Díaz, Ángel' };

describe('the search in the URL', () => {
  it('is read completely', () => {
    const search = {
      fecha: '2026-11-19',
      chofer,
      vehiculo: { id: 2, nombre: 'Sprinter', patente: 'AC 845 KL' },
      representante: { id: 3, nombre: 'Encomiendas Bolívar' },
      tipo: 'contado',
      buscado: true,
    };
    expect(z.parse(hojaDeRutaSearchSchema, search)).toEqual(search);
  });

  it.each([
    ['fecha', '2026-02-31'],
    ['chofer', 4],
    ['vehiculo', { id: 0, nombre: 'Sprinter' }],
    ['vehiculo', { id: 2, nombre: 'Sprinter', patente: 7 }],
    ['representante', null],
    ['tipo', 'ninguno'],
    ['buscado', 'sí'],
  ])('an invalid %s is dropped: %j', (name, value) => {
    const read = z.parse(hojaDeRutaSearchSchema, { [name]: value, otra: 'cosa' });
    expect(Object.values(read).filter((one) => one !== undefined)).toEqual([]);
  });
});

it('the pickers read a wrapped list of drivers, and one of vehicles without a plate', () => {
  expect(z.parse(choferesFiltroSchema, { chofer: [chofer] })).toEqual([chofer]);
  const vehiculo = [{ id: 2, vehiculo: 'Sprinter' }];
  expect(z.parse(vehiculosFiltroSchema, { vehiculo })).toEqual([
    { id: 2, nombre: 'Sprinter', patente: null },
  ]);
});
