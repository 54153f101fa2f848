import { describe, expect, it } from 'vitest';
import { findAsunto, type Directorios } from './asuntos';

const list = <Row>(items: Row[], totalElements = items.length) => ({
  items,
  page: { number: 0, size: 200, totalElements, totalPages: 1 },
  unreadable: 0,
});

const DIRECTORIOS: Directorios = {
  vehiculos: list([
    { id: 1, vehiculo: 'Iveco Daily', patente: 'AB 123 CD' },
    { id: 2, vehiculo: 'Ford Cargo', patente: 'oht482' },
    { id: 3, vehiculo: 'Camioneta de reparto', patente: null },
    { id: 4, vehiculo: 'Semi', patente: null },
    { id: 5, vehiculo: 'Fiat Ducato', patente: 'AA 951 BR' },
    { id: 6, vehiculo: 'Fiat Ducato', patente: 'AA 952 BR' },
  ]),
  choferes: list([
    { id: 1, nombre: 'Díaz, Ángel' },
    { id: 2, nombre: 'Juan' },
    { id: 3, nombre: 'Sosa, Ana' },
    { id: 4, nombre: 'Sosa, Ana' },
  ]),
  empleados: list([
    { id: 7, nombre: 'Ángel', apellido: 'Díaz' },
    { id: 8, nombre: 'Agustín', apellido: 'Ñañez' },
    { id: 9, nombre: 'Paula', apellido: null },
  ]),
};

const found = (text: string, directorios = DIRECTORIOS) => {
  const asunto = findAsunto(text, directorios);
  return asunto && `${asunto.to} ${asunto.id}`;
};

describe('findAsunto', () => {
  it.each([
    ['by its plate', 'Seguro de un camión (AB 123 CD): vence hoy', '/vehiculos/$id 1'],
    ['by its plate in another format', 'Seguro AB-123-CD vencido', '/vehiculos/$id 1'],
    ['by an old plate', 'Seguro de Ford Cargo (OHT 482)', '/vehiculos/$id 2'],
    ['by its name', 'Seguro de CAMIONETA de reparto: venció', '/vehiculos/$id 3'],
    ['by its name, though it has a plate', 'Seguro de Ford Cargo: venció', '/vehiculos/$id 2'],
    ['by its name beside another plate: none', 'Seguro de Ford Cargo (ZZ 999 ZZ)', null],
    ['by a name that two share: none', 'Seguro de Fiat Ducato', null],
    ['by its plate, though two share the name', 'Fiat Ducato (AA 952 BR)', '/vehiculos/$id 6'],
    ['by part of a longer word: none', 'Seguro de Ford Cargoneta', null],
    ['by a single word: none', 'Seguro de Semi remolque', null],
    ['beside another one: none', 'AB 123 CD y OHT 482', null],
  ])('a vehicle %s', (_how, text, expected) => {
    expect(found(text)).toBe(expected);
  });

  it.each([
    ['the chofer, not the empleado of the same name', 'Licencia de Díaz, Ángel', '/choferes/$id 1'],
    ['the empleado, first name first', 'Licencia de Agustín Ñañez', '/empleados/$id 8'],
    ['the empleado, surname first', 'Licencia de ñañez agustin', '/empleados/$id 8'],
    ['none of two with the same name', 'Licencia de Sosa, Ana', null],
    ['none by a first name', 'Licencia de Juan Paula', null],
    ['none if a vehicle is named too', 'Licencia de Díaz, Ángel para AB 123 CD', null],
    ['none', 'Consultá el calendario', null],
    ['none in an empty text', '', null],
  ])('a person: %s', (_which, text, expected) => {
    expect(found(text)).toBe(expected);
  });

  it('ignores names from an incomplete list, since another record may share them', () => {
    const part: Directorios = {
      vehiculos: list([...DIRECTORIOS.vehiculos!.items], 201),
      choferes: list([...DIRECTORIOS.choferes!.items], 201),
      empleados: undefined,
    };
    expect(found('Seguro de Camioneta de reparto', part)).toBeNull();
    expect(found('Licencia de Díaz, Ángel', part)).toBeNull();
    expect(found('Seguro (AB 123 CD)', part)).toBe('/vehiculos/$id 1');
  });

  it('finds nothing before the lists have loaded', () => {
    const none = { vehiculos: undefined, choferes: undefined, empleados: undefined };
    expect(found('Seguro (AB 123 CD) de Díaz, Ángel', none)).toBeNull();
  });
});
