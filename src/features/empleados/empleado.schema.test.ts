import { describe, expect, it } from 'vitest';
import {
  EMPLEADO_FORM,
  empleadoSchema,
  funcionesFor,
  toEmpleadoCreatePayload,
  toEmpleadoUpdatePayload,
} from './empleado.schema';

const { toForm } = EMPLEADO_FORM;

const sent = {
  id: 2,
  nombre: 'Walter',
  apellido: 'Aguirre',
  fechaIngreso: '02/04/2016',
  fechaVencimientoLicencia: '2026-12-20',
  tipo: { id: 1, descripcion: 'Chofer' },
};
const read = empleadoSchema.parse(sent);
const of = (tipoId: number) => ({ ...toForm(read), tipoId });

it('an employee may come without a function, or without its parts', () => {
  expect(empleadoSchema.parse({ id: 1, tipo: null })).toMatchObject({ nombre: '', tipo: null });
  expect(empleadoSchema.parse({ id: 1 })).toMatchObject({ tipo: null });
  expect(empleadoSchema.parse({ id: 1, tipo: {} })).toMatchObject({
    tipo: { id: null, descripcion: null },
  });
});

describe('the form', () => {
  it.each([
    [{ id: 9, descripcion: 'Mecánico' }, 9],
    [{ id: null, descripcion: null }, 3],
    [null, 3],
  ])('reads the function %j as tipoId %i', (tipo, tipoId) => {
    expect(toForm({ ...read, tipo })).toMatchObject({ tipoId });
  });

  it('of a new employee says Sin asignar', () => {
    expect(toForm()).toMatchObject({ apellido: '', tipoId: 3, fechaIngreso: null });
  });
});

const texts = (...args: Parameters<typeof funcionesFor>) =>
  funcionesFor(...args).map(({ id, descripcion }) => `${id} ${descripcion}`);
const known = ['1 Chofer', '2 Administrativo', '3 Sin asignar'];

it.each([
  ['a new employee', undefined, known],
  ['an employee without a function', { ...read, tipo: null }, known],
  [
    'an unknown function',
    { ...read, tipo: { id: 9, descripcion: 'Mecánico' } },
    [...known, '9 Mecánico'],
  ],
  [
    'a function without a name',
    { ...read, tipo: { id: 9, descripcion: null } },
    [...known, '9 Función 9'],
  ],
])('the functions to choose from for %s', (_what, empleado, shown) => {
  expect(texts(empleado)).toEqual(shown);
});

describe('payloads', () => {
  const body = { nombre: 'Walter', apellido: 'Aguirre', fechaIngreso: '2016-04-02' };

  it.each([
    [1, '2026-12-20'],
    [2, undefined],
    [3, '2026-12-20'],
  ])('creating with the function %i sends the licence %s', (tipoId, licence) => {
    const licencia = licence && { fechaVencimientoLicencia: licence };
    expect(toEmpleadoCreatePayload(of(tipoId))).toEqual({ id: 0, ...body, tipoId, ...licencia });
  });

  it.each([
    [1, '2026-12-20'],
    [2, ''],
    [3, '2026-12-20'],
  ])('updating with the function %i sends the licence «%s»', (tipoId, fechaVencimientoLicencia) => {
    const payload = toEmpleadoUpdatePayload(2, { values: of(tipoId), before: of(1) });
    expect(payload).toEqual({ id: 2, ...body, tipoId, fechaVencimientoLicencia });
  });

  it('sends an empty licence for an Administrativo who had none', () => {
    const values = { ...toForm(), nombre: 'Ana', tipoId: 2 };
    expect(toEmpleadoUpdatePayload(2, { values, before: values })).toEqual({
      id: 2,
      nombre: 'Ana',
      tipoId: 2,
      fechaVencimientoLicencia: '',
    });
  });
});
