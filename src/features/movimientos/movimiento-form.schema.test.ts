import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Servicio } from '@/features/servicios';
import { editResolver } from '@/ui/entity/edit-resolver';
import type { TypedText } from '@/lib/values/option';
import {
  encomiendaChica,
  entero,
  retiro as pickup,
  tarifasOf,
} from '../../../test/server/movimientos';
import { movimientoSchema, type Movimiento } from './movimiento.schema';
import { emptyMovimientoForm, toMovimientoForm, toNewMovimientoForm } from './movimiento-form';
import {
  movimientoCreateFormSchema,
  movimientoEditFormSchema,
  settleEdit,
  type MovimientoFormValues,
} from './movimiento-form.schema';
import { cantidadOf, importesOf, pesosOf } from './movimiento-importes';

const servicio = (rates: Partial<Servicio>): Servicio => ({
  ...encomiendaChica,
  precio: null,
  ...rates,
});

const porPrecio = servicio({ precio: 5200.5 });
const porValor = servicio({ id: 2, porcentaje: 0.0333 });
const caro = servicio({ id: 3, precio: 9e12 });
const conComision = servicio({
  id: 4,
  precio: 4200,
  contrareembolso: true,
  porcentajeContrareembolso: 0.05,
});
const retiro = servicio({ id: 12, precio: 2999.99 });
const tarifas = tarifasOf(porPrecio, porValor, caro, conComision, retiro);
const createSchema = movimientoCreateFormSchema(tarifas);
const editSchema = movimientoEditFormSchema(tarifas);
const parties = {
  clienteOrigen: { id: 3, nombre: 'Ana' },
  clienteDestino: { id: 4, nombre: 'Eva' },
};

const form = (changes: Partial<MovimientoFormValues> = {}): MovimientoFormValues => ({
  ...emptyMovimientoForm('2026-11-20'),
  ...parties,
  servicio: porPrecio,
  ...changes,
});

const movimiento = (changes: Partial<Movimiento> = {}): Movimiento =>
  movimientoSchema.parse({
    id: 7,
    fecha: '2026-11-20',
    servicio: porPrecio,
    bultos: 2,
    monto: 1000,
    flete: 10401,
    ...changes,
  });

/** The first message of each field, as the form shows it. */
function messages(
  values: MovimientoFormValues,
  schema: typeof createSchema = createSchema,
): Record<string, string> {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(
    issues.map(({ path, message }) => [path.join('.'), message] as const).reverse(),
  );
}

const BAD_AMOUNT = 'Ingresá un importe válido';
const BAD_COUNT = 'Ingresá una cantidad entera';
const AMOUNTS = [
  'monto',
  'flete',
  'seguro',
  'redespacho',
  'contrareembolso',
  'valorDeclarado',
] as const;

describe('movimientoCreateFormSchema', () => {
  it.each<[string, Partial<MovimientoFormValues>, Record<string, string>]>([
    ['no date', { fecha: null }, { fecha: 'La fecha es obligatoria' }],
    ['no service', { servicio: null }, { servicio: 'Debe seleccionar un servicio' }],
    ['half a bulto', { bultos: '1,5' }, { bultos: BAD_COUNT }],
    ['negative bultos', { bultos: '-1' }, { bultos: BAD_COUNT }],
    ['too many bultos', { bultos: '1234567890' }, { bultos: BAD_COUNT }],
    ['zero bultos', { bultos: '0' }, {}],
    ['bultos between spaces', { bultos: ' 3 ' }, {}],
    [
      'a missing sub-service',
      { conSubServicio: true, subBultos: '1' },
      { subServicio: 'Debe seleccionar un sub servicio' },
    ],
    [
      'no sub bultos',
      { conSubServicio: true, subServicio: retiro, subBultos: '' },
      { subBultos: BAD_COUNT },
    ],
    ['a sub-service', { conSubServicio: true, subServicio: retiro, subBultos: '2' }, {}],
    ['invalid sub bultos with the toggle off', { subBultos: 'x' }, {}],
    ['only a service', {}, {}],
    ['a negative flete', { flete: '-90,00' }, {}],
    ['a negative commission', { contrareembolso: '-1,00' }, { contrareembolso: BAD_AMOUNT }],
    ['a tariff too large for an amount', { servicio: caro, bultos: '999' }, { flete: BAD_AMOUNT }],
  ])('%s', (_label, changes, expected) => {
    expect(messages(form(changes))).toEqual(expected);
  });

  it.each(['clienteOrigen', 'clienteDestino'] as const)(
    'requires %s only when creating',
    (name) => {
      for (const cliente of [null, { id: null, nombre: ' ' }]) {
        const values = form({ [name]: cliente });
        expect(messages(values, editSchema)).toEqual({});
        expect(messages(values)).toEqual({ [name]: 'Debe seleccionar un cliente' });
      }
    },
  );

  it.each(AMOUNTS)('rejects an invalid amount in %s, and accepts an empty one', (name) => {
    for (const text of ['abc', '1.23.4']) {
      expect(messages(form({ [name]: text }))).toEqual({ [name]: BAD_AMOUNT });
    }
    for (const text of ['', ' ', '1.234,50']) {
      expect(messages(form({ [name]: text }))).toEqual({});
    }
  });

  it.each(['seguro', 'redespacho'] as const)('accepts cents in %s only when creating', (name) => {
    const withCents = form({ [name]: '1250,50' });
    expect(messages(withCents)).toEqual({});
    expect(messages(withCents, editSchema)).toEqual({
      [name]: 'Solo pesos enteros, sin centavos',
    });
    expect(messages(form({ [name]: '1.250,00' }), editSchema)).toEqual({});
  });
});

it('pesosOf and cantidadOf read an empty or invalid text as 0', () => {
  expect(['', ' ', 'abc', '1.234,50', '0,1'].map(pesosOf)).toEqual([0, 0, 0, 1234.5, 0.1]);
  expect(['', 'dos', '1,5', '-1', ' 12 '].map(cantidadOf)).toEqual([0, 0, 0, 0, 12]);
});

describe('importesOf', () => {
  const typed: TypedText = { id: null, nombre: 'x', takes: null, problem: null, over: null };
  const charged = { servicio: conComision, monto: '1234,50', bultos: '2' };
  const sub = { subServicio: retiro, subBultos: '3' };
  it.each<[string, Partial<MovimientoFormValues>, string, string]>([
    ['nothing chosen', { servicio: null, monto: '1000' }, '0,00', '0,00'],
    ['by tariff', charged, '8.400,00', '61,73'],
    ['by a percentage', { servicio: porValor, monto: '33.333,33' }, '1.110,00', '0,00'],
    ['with a sub-service', { conSubServicio: true, ...sub }, '14.200,47', '0,00'],
    ['with its toggle off', sub, '5.200,50', '0,00'],
    ['without bultos', { bultos: '' }, '0,00', '0,00'],
    ['by a percentage of no amount', { servicio: porValor, monto: 'mil' }, '0,00', '0,00'],
    ['typed by hand', { ...charged, flete: '5,00', contrareembolso: '1,00' }, '5,00', '1,00'],
    ['emptied by hand', { ...charged, flete: '', contrareembolso: '' }, '', ''],
    ['a service being searched', { ...charged, servicio: typed }, '', ''],
    ['the same, typed by hand', { servicio: typed, flete: '5,00' }, '5,00', ''],
    [
      'a sub-service being searched',
      { ...charged, conSubServicio: true, subServicio: typed },
      '',
      '61,73',
    ],
    ['the same, with the toggle off', { ...charged, subServicio: typed }, '8.400,00', '61,73'],
  ])('%s', (_label, changes, flete, contrareembolso) => {
    expect(importesOf(form(changes), tarifas)).toEqual({ flete, contrareembolso });
  });

  it('are empty before the tariffs have come, but for typed ones', () => {
    expect(importesOf(form(charged), undefined)).toEqual({ flete: '', contrareembolso: '' });
    const typed = importesOf(form({ ...charged, flete: '5,00' }), undefined);
    expect(typed).toEqual({ flete: '5,00', contrareembolso: '' });
  });
});

describe('toMovimientoForm', () => {
  it('writes values as a user would type them', () => {
    const stored = { ...entero, contrareembolso: 100, flete: 16099.99, valorDeclarado: 2000000 };
    expect(
      toMovimientoForm({ ...stored, observaciones: 'Frágil' }, tarifasOf(encomiendaChica, pickup)),
    ).toEqual({
      fecha: '2026-11-20',
      clienteOrigen: { id: 3, nombre: 'Autopartes Núñez Hnos.' },
      clienteDestino: { id: null, nombre: 'Consumidor final' },
      remitoNumero: '',
      servicio: entero.servicio,
      bultos: '2',
      conSubServicio: true,
      subServicio: entero.subServicio,
      subBultos: '3',
      representante: { id: 2, nombre: 'Comisionista Ñato Pereyra' },
      fleteACargo: 'destino',
      cuentaCorriente: true,
      monto: '1.000,00',
      montoPagado: true,
      montoRendido: false,
      flete: null,
      fletePagado: false,
      fleteRendido: true,
      seguro: '1.251',
      redespacho: '249',
      contrareembolso: '100,00',
      valorDeclarado: '2.000.000,00',
      observaciones: 'Frágil',
    });
  });

  it('shows null as empty, and no sub bultos without a sub-service', () => {
    const stored = { ...entero, subServicio: null };
    expect(toMovimientoForm(stored, tarifas)).toMatchObject({
      remitoNumero: '',
      observaciones: '',
      conSubServicio: false,
      subBultos: '',
    });
  });

  it.each([
    ['the tariff of two bultos', 10424.44, null],
    ['two cents more', 10424.45, '10.401,02'],
  ])('subtracts the extras from the stored flete: %s', (_label, stored, flete) => {
    const extras = { contrareembolso: 0.1, redespacho: 20, seguro: 3.33 };
    expect(toMovimientoForm(movimiento({ ...extras, flete: stored }), tarifas).flete).toBe(flete);
  });

  it('subtracts the stored seguro and redespacho, not the rounded ones on screen', () => {
    const values = toMovimientoForm(
      movimiento({ servicio: null, seguro: 1250.5, redespacho: 0.49, flete: 1350.99 }),
      tarifas,
    );
    expect(values).toMatchObject({ flete: '100,00', seguro: '1.251', redespacho: '0' });
  });

  it('shows a negative flete if the stored one is below its extras', () => {
    const values = toMovimientoForm(movimiento({ flete: 10, seguro: 100 }), tarifas);
    expect(values.flete).toBe('-90,00');
    expect(messages(values, editSchema)).toEqual({});
  });

  it('counts a commission that differs from the computed one as typed by hand', () => {
    const charged = { servicio: conComision, monto: 1234.5 };
    const typed = (contrareembolso: number) =>
      toMovimientoForm(movimiento({ ...charged, contrareembolso }), tarifas).contrareembolso;
    expect(typed(61.73)).toBeNull();
    expect(typed(61.72)).toBe('61,72');
  });

  it('is valid on the edit form, whatever is stored', () => {
    const cents = fc.nat(1e9).map((n) => Number(`${n}e-2`));
    const count = fc.nat(999);
    fc.assert(
      fc.property(
        cents,
        cents,
        cents,
        cents,
        cents,
        count,
        (monto, flete, seguro, redespacho, contrareembolso, bultos) => {
          const stored = movimiento({ monto, flete, seguro, redespacho, contrareembolso, bultos });
          const values = toMovimientoForm(stored, tarifas);
          expect(messages(values, editSchema)).toEqual({});
          expect(pesosOf(values.monto)).toBe(monto);
          expect(pesosOf(importesOf(values, tarifas).contrareembolso)).toBe(contrareembolso);
        },
      ),
    );
  });
});

describe('an edit', () => {
  const sinServicio = movimiento({ servicio: null, fecha: '', bultos: 1.5, monto: -20 });
  const conMedio = movimiento({ subServicio: retiro, subBultos: 0.5 });
  it.each<[string, Movimiento, Partial<MovimientoFormValues>, string[]]>([
    ['keeps stored values that break the rules', sinServicio, { observaciones: 'x' }, []],
    [
      'checks those that were changed',
      sinServicio,
      { bultos: '2,5', monto: '-3' },
      ['bultos', 'monto'],
    ],
    ['needs a service in place of one', movimiento({}), { servicio: null }, ['servicio']],
    ['keeps half a sub bulto', conMedio, { observaciones: 'x' }, []],
    [
      'needs a sub-service and its bultos once it is on',
      movimiento({}),
      { conSubServicio: true },
      ['subServicio', 'subBultos'],
    ],
    [
      'needs a typed flete in place of the tariff of a deleted service',
      movimiento({ servicio: { id: 99, nombre: 'Borrado' } }),
      { bultos: '3', flete: null },
      ['flete'],
    ],
    [
      'refuses a tariff beyond all amounts',
      movimiento({ servicio: caro, flete: 1.8e13 }),
      { bultos: '999999999' },
      ['flete'],
    ],
  ])('%s', async (_label, record, changes, refused) => {
    const before = toMovimientoForm(record, tarifas);
    const resolve = editResolver(editSchema, before, settleEdit(tarifas));
    const values = { ...before, ...changes };
    const options = { fields: {}, shouldUseNativeValidation: false };
    const result = await resolve(values, undefined, options);
    expect(Object.keys(result.errors).sort()).toEqual(refused.sort());
    if (refused.length === 0) expect(result.values).toEqual(values);
  });
});

it('toNewMovimientoForm equals the edit form, with the cents of seguro and redespacho', () => {
  const stored = movimiento({ seguro: 1250.5, redespacho: 0.25 });
  expect(toNewMovimientoForm(stored, tarifas)).toEqual({
    ...toMovimientoForm(stored, tarifas),
    seguro: '1.250,50',
    redespacho: '0,25',
  });
});
