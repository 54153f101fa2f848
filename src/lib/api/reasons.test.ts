import { describe, expect, it } from 'vitest';
import { errorMessage, fieldReasons, HTTPError, UnconfirmedError } from './http-errors';

const FALLBACK = 'Error inesperado';
const FIELDS = ['nombre', 'identificacion', 'clienteOrigen'];

describe('a refusal', () => {
  it.each<[string, unknown, string, [string, string][]]>([
    ['the spec’s message', { message: 'Ya existe.' }, 'Ya existe.', []],
    ['a blank message', { message: ' ' }, FALLBACK, []],
    ['a message that is no text', { message: { a: 1 } }, FALLBACK, []],
    [
      'a list of messages (NestJS)',
      { message: ['Falta el CUIT', 'Sin nombre'], error: 'Bad Request' },
      'Falta el CUIT; Sin nombre',
      [],
    ],
    [
      'texts by field (Rails)',
      { errors: { nombre: ['ya existe', 'es largo'] } },
      'nombre: ya existe; nombre: es largo',
      [['nombre', 'ya existe; es largo']],
    ],
    [
      'capital fields (.NET)',
      { type: 'about:blank', title: 'Bad Request', errors: { Nombre: ['Ya existe'] } },
      'Nombre: Ya existe',
      [['nombre', 'Ya existe']],
    ],
    [
      'a message with fields (Laravel)',
      { message: 'Datos inválidos', errors: { nombre: ['Falta'] } },
      'Datos inválidos',
      [['nombre', 'Falta']],
    ],
    [
      'a list of fields (Spring)',
      { errors: [{ field: 'identificacion', defaultMessage: 'no es válido' }] },
      'identificacion: no es válido',
      [['identificacion', 'no es válido']],
    ],
    ['a list of texts', { errors: ['Sin lugar'] }, 'Sin lugar', []],
    [
      'a detail (problem+json, Django)',
      { title: 'Conflict', status: 409, detail: 'Ya existe' },
      'Ya existe',
      [],
    ],
    [
      'details by place (FastAPI)',
      { detail: [{ loc: ['body', 'nombre'], msg: 'Falta', type: 'missing' }] },
      'nombre: Falta',
      [['nombre', 'Falta']],
    ],
    [
      'fields without a name around them (Django)',
      { nombre: ['Ya existe'], page: 3 },
      'nombre: Ya existe',
      [['nombre', 'Ya existe']],
    ],
    [
      'an id of a picked record',
      { errors: { clienteOrigenId: 'No existe' } },
      'clienteOrigenId: No existe',
      [['clienteOrigen', 'No existe']],
    ],
    [
      'a field that is not the form’s',
      { errors: { version: 'Es vieja' } },
      'version: Es vieja',
      [],
    ],
    ['a text', '<h1>400</h1>', FALLBACK, []],
    ['nothing', '', FALLBACK, []],
  ])('in %s is shown', (_, body, text, fields) => {
    const refused = new HTTPError('POST x', 422, body);
    for (const error of [refused, new UnconfirmedError('', { cause: refused })]) {
      expect(errorMessage(error, FALLBACK)).toBe(text);
      expect(fieldReasons(error, FIELDS)).toEqual(fields);
    }
  });
});
