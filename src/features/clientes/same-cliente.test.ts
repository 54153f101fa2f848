import { describe, expect, it } from 'vitest';
import { contactoSchema } from '@/features/contactos/contacto.schema';
import { findSame, searchTextOf } from './same-cliente';

const cliente = (id: number, nombre: string, identificacion: string | null) =>
  contactoSchema.parse({ id, nombre, identificacion });

const GOMEZ = cliente(1, 'Gómez, Juan Carlos', '20-12345678-6');
const NUNEZ = cliente(2, 'Autopartes Núñez Hnos. S.R.L.', null);
const NOBODY = cliente(3, '', 'no tiene');
const CLIENTES = [NOBODY, GOMEZ, NUNEZ];

describe('findSame', () => {
  it.each([
    ['nombre', 'gomez juan carlos', GOMEZ],
    ['nombre', 'autopartes nunez hnos srl', NUNEZ],
    ['nombre', 'Gómez, Juan', undefined],
    ['nombre', 'Juan Carlos Gómez', undefined],
    ['nombre', '', undefined],
    ['identificacion', '20123456786', GOMEZ],
    ['identificacion', '20-12345678-0', undefined],
    ['identificacion', 'no tiene', undefined],
  ] as const)('compares %s %j', (field, typed, expected) => {
    expect(findSame(CLIENTES, field, typed)).toBe(expected);
  });

  it('skips the client being edited', () => {
    const other = cliente(4, 'GOMEZ JUAN CARLOS', null);
    expect(findSame([GOMEZ], 'nombre', 'gomez juan carlos', GOMEZ.id)).toBeUndefined();
    expect(findSame([GOMEZ, other], 'nombre', 'gomez juan carlos', GOMEZ.id)).toBe(other);
  });
});

it.each([
  ['nombre', 'Gómez, Juan Carlos', 'Carlos'],
  ['nombre', ' S.R.L. Núñez ', 'Núñez'],
  ['nombre', 'N\u0303andu\u0301', 'Ñandú'],
  ['nombre', 'Sur\u2013Oriente\u00A0SA', 'Oriente'],
  ['nombre', '., ', ''],
  ['identificacion', '20-12345678-6', '12345678'],
  ['identificacion', '20123456786', '12345678'],
  ['identificacion', '2012345678', ''],
  ['identificacion', 'no tiene', ''],
] as const)('the search text of %s %j is %j', (field, typed, expected) => {
  expect(searchTextOf(field, typed)).toBe(expected);
});
