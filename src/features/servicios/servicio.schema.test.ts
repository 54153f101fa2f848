import { describe, expect, it } from 'vitest';
import {
  servicioEditFormSchema,
  servicioFormSchema,
  servicioSchema,
  toServicioCreatePayload,
  toServicioForm,
  toServicioUpdatePayload,
  type ServicioFormValues,
} from './servicio.schema';

const empty = () => toServicioForm();
const stored = (fields: object) => servicioSchema.parse({ id: 9, nombre: 'Bulto', ...fields });

describe('toServicioForm', () => {
  it('is empty, in price mode, without a service', () => {
    expect(empty()).toEqual({
      nombre: '',
      descripcion: '',
      usarPorcentaje: false,
      precio: '',
      porcentaje: '',
      contrareembolso: false,
      porcentajeContrareembolso: '',
    });
  });

  it('shows amounts as they are typed and percentages as whole percent', () => {
    const service = { descripcion: null, precio: 1234.5, porcentaje: null };
    expect(
      toServicioForm(
        stored({ ...service, contrareembolso: true, porcentajeContrareembolso: 0.035 }),
      ),
    ).toEqual({
      nombre: 'Bulto',
      descripcion: '',
      usarPorcentaje: false,
      precio: '1.234,50',
      porcentaje: '',
      contrareembolso: true,
      porcentajeContrareembolso: '3,5',
    });
  });

  it.each([
    [{ porcentaje: 0.07 }, true, '7'],
    [{ porcentaje: 0.07, precio: 100 }, true, '7'],
    [{ porcentaje: 0, precio: 100 }, false, '0'],
    [{ porcentaje: 0, precio: null }, true, '0'],
    [{ porcentaje: null, precio: null }, false, ''],
    [{ porcentaje: 0.033333 }, true, '3,3333'],
  ])('shows %j as a percentage: %s', (fields, usarPorcentaje, porcentaje) => {
    expect(toServicioForm(stored(fields))).toMatchObject({ usarPorcentaje, porcentaje });
  });
});

it.each<[string, Partial<ServicioFormValues>, object]>([
  ['trims', { nombre: ' X ', descripcion: ' a  b ' }, { descripcion: 'a  b' }],
  ['omits empty fields', { descripcion: '  ', precio: ' ' }, {}],
  ['sends the price', { precio: '1.234,56', porcentaje: '0,5' }, { precio: 1234.56 }],
  ['sends a price of zero', { precio: '0' }, { precio: 0 }],
  [
    'sends the percentage as typed, and no price',
    { usarPorcentaje: true, precio: '9', porcentaje: '0,0725' },
    { porcentaje: 0.0725 },
  ],
  [
    'sends a percentage above 1 as typed',
    { usarPorcentaje: true, porcentaje: '10' },
    { porcentaje: 10 },
  ],
  ['omits a commission that is off', { porcentajeContrareembolso: '0,1' }, {}],
  [
    'sends a commission that is on',
    { contrareembolso: true, porcentajeContrareembolso: '0.035' },
    { contrareembolso: true, porcentajeContrareembolso: 0.035 },
  ],
])('a creation %s', (_, fields, sent) => {
  const payload = toServicioCreatePayload({ ...empty(), nombre: 'X', ...fields });
  expect(payload).toEqual({ nombre: 'X', contrareembolso: false, ...sent });
});

it.each<[string, Partial<ServicioFormValues>, object]>([
  ['sends an emptied price as null', { precio: '' }, { precio: null }],
  ['sends the price', { precio: '12,5', porcentaje: '7' }, { precio: 12.5 }],
  [
    'converts whole percent to a fraction, and sends no price',
    { usarPorcentaje: true, precio: '9', porcentaje: '7,25' },
    { porcentaje: 0.0725 },
  ],
  [
    'sends null for the percentage if the mode changed and none was typed',
    { usarPorcentaje: true },
    { porcentaje: null },
  ],
  [
    'converts the commission to a fraction',
    { precio: '1', contrareembolso: true, porcentajeContrareembolso: '0,57' },
    { precio: 1, contrareembolso: true, porcentajeContrareembolso: 0.0057 },
  ],
  [
    'sends null for the commission if it was switched on and none was typed',
    { precio: '1', contrareembolso: true },
    { precio: 1, contrareembolso: true, porcentajeContrareembolso: null },
  ],
])('an update %s', (_, fields, sent) => {
  const before = { ...empty(), nombre: 'X', precio: '5' };
  const values = { ...before, nombre: ' X ', ...fields };
  const payload = toServicioUpdatePayload(9, { values, before });
  expect(payload).toEqual({ id: 9, nombre: 'X', contrareembolso: false, ...sent });
});

describe('the form', () => {
  type Schema = typeof servicioEditFormSchema;
  const refused = (schema: Schema, fields: Partial<ServicioFormValues>) => {
    const result = schema.safeParse({ ...empty(), ...fields });
    return Object.fromEntries(
      (result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
    );
  };
  const percent = { usarPorcentaje: true, contrareembolso: true };

  it.each(['', ' ', '10', '1.234,50', '$ 9'])('accepts the price %j', (precio) => {
    expect(refused(servicioFormSchema, { precio })).toEqual({});
  });

  it.each(['-1', 'mil'])('rejects the price %j', (precio) => {
    expect(refused(servicioFormSchema, { precio })).toEqual({
      precio: 'Ingresá un importe válido',
    });
  });

  it.each(['', '0', '.0725', '0,1234'])('accepts the fraction %j', (text) => {
    const fields = { ...percent, porcentaje: text, porcentajeContrareembolso: text };
    expect(refused(servicioFormSchema, fields)).toEqual({});
  });

  it.each([
    ['-0,1', 'Ingresá una fracción, como 0,1'],
    ['10 %', 'Ingresá una fracción, como 0,1'],
    ['0,12345', 'Hasta 4 decimales'],
  ])('rejects the fraction %j', (text, message) => {
    const fields = { ...percent, porcentaje: text, porcentajeContrareembolso: text };
    expect(refused(servicioFormSchema, fields)).toEqual({
      porcentaje: message,
      porcentajeContrareembolso: message,
    });
  });

  it.each([
    ['3,33', undefined],
    ['3,3334', 'Hasta 2 decimales'],
    ['siete', 'Ingresá un porcentaje'],
  ])('on edit, %j percent gives %j', (porcentaje, message) => {
    expect(refused(servicioEditFormSchema, { usarPorcentaje: true, porcentaje })).toEqual(
      message === undefined ? {} : { porcentaje: message },
    );
  });

  it.each([
    { precio: -5 },
    { porcentaje: -0.07, contrareembolso: true, porcentajeContrareembolso: 0.1234567890123456 },
  ])('sends untouched stored amounts unchanged: %j', (amounts) => {
    const before = toServicioForm(stored(amounts));
    const values = { ...before, nombre: 'Otro' };
    expect(toServicioUpdatePayload(1, { values, before })).toMatchObject(amounts);
  });

  it('does not validate unused fields', () => {
    expect(
      refused(servicioFormSchema, { porcentaje: 'x', porcentajeContrareembolso: 'y' }),
    ).toEqual({});
    expect(refused(servicioFormSchema, { usarPorcentaje: true, precio: 'z' })).toEqual({});
  });
});
