import * as z from 'zod/mini';
import { clean } from '@/domain/clean';
import { parseMonto } from '@/domain/dinero';
import { fleteForEdit, netFlete } from '@/domain/flete';
import type { Tarifas } from '@/features/servicios/servicio.schema';
import { fechaFormField } from '@/lib/values/fecha-form';
import { montoToInput } from '@/lib/values/monto-input';
import type { Option } from '@/lib/values/option';
import type { Movimiento } from './movimiento.schema';
import { comisionOf, fleteOf, IMPORTES, importesOf, isCantidad } from './movimiento-importes';

const isImporte = (text: string, isValid = (pesos: number) => pesos >= 0): boolean => {
  const pesos = parseMonto(text);
  return clean(text) === '' || (pesos !== null && isValid(pesos));
};

const BAD_IMPORTE = 'Ingresá un importe válido';

const importeField = (isValid?: (pesos: number) => boolean) =>
  z.string().check(z.refine((text) => isImporte(text, isValid), BAD_IMPORTE));

const importeEntero = () =>
  importeField().check(
    z.refine((text) => Number.isInteger(parseMonto(text) ?? 0), 'Solo pesos enteros, sin centavos'),
  );

const BAD_CANTIDAD = 'Ingresá una cantidad entera';

const optionField = () => z.nullable(z.custom<Option>());
const formFields = {
  fecha: fechaFormField().check(z.refine((value) => value !== null, 'La fecha es obligatoria')),
  clienteOrigen: optionField(),
  clienteDestino: optionField(),
  remitoNumero: z.string(),
  servicio: optionField().check(
    z.refine((value) => value !== null, 'Debe seleccionar un servicio'),
  ),
  bultos: z.string().check(z.refine(isCantidad, BAD_CANTIDAD)),
  conSubServicio: z.boolean(),
  subServicio: optionField(),
  subBultos: z.string(),
  representante: optionField(),
  fleteACargo: z.enum(['origen', 'destino']),
  cuentaCorriente: z.boolean(),
  monto: importeField(),
  montoPagado: z.boolean(),
  montoRendido: z.boolean(),
  // The net flete may be negative: a stored flete can be smaller than its extras.
  flete: z.nullable(importeField(() => true)),
  fletePagado: z.boolean(),
  fleteRendido: z.boolean(),
  seguro: importeField(),
  redespacho: importeField(),
  contrareembolso: z.nullable(importeField()),
  valorDeclarado: importeField(),
  observaciones: z.string(),
};

/** An update sends seguro and redespacho in whole pesos (spec section 3, Movement update payload). */
const editFields = { ...formFields, seguro: importeEntero(), redespacho: importeEntero() };

const movimientoRules = (shape: typeof formFields, tarifas: Tarifas | undefined) =>
  z.object(shape).check(
    // Amounts by tariff may exceed the limit too.
    ...IMPORTES.map((name) =>
      z.refine<MovimientoFormValues>(
        (values) =>
          values[name] !== null || isImporte(importesOf(values, tarifas)[name], () => true),
        { path: [name], error: BAD_IMPORTE },
      ),
    ),
    z.refine(({ conSubServicio, subServicio }) => !conSubServicio || subServicio !== null, {
      path: ['subServicio'],
      error: 'Debe seleccionar un sub servicio',
    }),
    z.refine(({ conSubServicio, subBultos }) => !conSubServicio || isCantidad(subBultos), {
      path: ['subBultos'],
      error: BAD_CANTIDAD,
    }),
  );

/** Some stored movements lack a client. */
export const movimientoCreateFormSchema = (tarifas: Tarifas | undefined) =>
  movimientoRules(formFields, tarifas).check(
    ...(['clienteOrigen', 'clienteDestino'] as const).map((field) =>
      z.refine<MovimientoFormValues>((values) => clean(values[field]?.nombre ?? '') !== '', {
        path: [field],
        error: 'Debe seleccionar un cliente',
      }),
    ),
  );

/** A deleted service has no tariff: an untyped amount would be saved as 0. */
export const movimientoEditFormSchema = (tarifas: Tarifas) =>
  movimientoRules(editFields, tarifas).check(
    ...IMPORTES.map((name) =>
      z.refine<MovimientoFormValues>(
        (values) => values[name] !== null || importesOf(values, tarifas)[name] !== '',
        { path: [name], error: 'Sin tarifa: escribí el importe' },
      ),
    ),
  );

/** Amounts and counts as typed; pickers may await a search. `flete`, net of its extras, and `contrareembolso` are null unless typed. */
export type MovimientoFormValues = {
  [Name in keyof typeof formFields]: z.output<(typeof formFields)[Name]>;
};

/** Stored counts may be fractions: half a bulto. */
export const cantidadToText = (count: number): string => String(count).replace('.', ',');

/** What decides whether a stored field was touched: the amounts as shown, and nothing of a sub-service that is off. */
export const settleEdit = (tarifas: Tarifas) => (values: MovimientoFormValues) => ({
  ...values,
  ...importesOf(values, tarifas),
  ...(!values.conSubServicio && { subServicio: undefined, subBultos: undefined }),
});

/** One bulto, the origin pays (spec sections 2 and 5). `fecha` is `yyyy-mm-dd`. */
export function emptyMovimientoForm(fecha: string): MovimientoFormValues {
  return {
    fecha,
    clienteOrigen: null,
    clienteDestino: null,
    remitoNumero: '',
    servicio: null,
    bultos: '1',
    conSubServicio: false,
    subServicio: null,
    subBultos: '',
    representante: null,
    fleteACargo: 'origen',
    cuentaCorriente: false,
    monto: '',
    montoPagado: false,
    montoRendido: false,
    flete: null,
    fletePagado: false,
    fleteRendido: false,
    seguro: '',
    redespacho: '',
    contrareembolso: null,
    valorDeclarado: '',
    observaciones: '',
  };
}

/**
 * Flete is net (spec section 4, On movement edit), seguro and redespacho whole pesos. A flete or commission off today's tariff counts
 * as typed, and each without tariffs: what nobody sees is sent as it is stored.
 */
export function toMovimientoForm(
  movimiento: Movimiento,
  tarifas: Tarifas | undefined,
): MovimientoFormValues {
  const values: MovimientoFormValues = {
    fecha: movimiento.fecha,
    clienteOrigen: movimiento.clienteOrigen,
    clienteDestino: movimiento.clienteDestino,
    remitoNumero: movimiento.remitoNumero ?? '',
    servicio: movimiento.servicio,
    bultos: cantidadToText(movimiento.bultos),
    conSubServicio: movimiento.subServicio !== null,
    subServicio: movimiento.subServicio,
    subBultos: movimiento.subServicio ? cantidadToText(movimiento.subBultos ?? 0) : '',
    representante: movimiento.representante,
    fleteACargo: movimiento.fleteACargoCliente ? 'origen' : 'destino',
    cuentaCorriente: movimiento.cuentaCorriente,
    monto: montoToInput(movimiento.monto),
    montoPagado: movimiento.montoPagado,
    montoRendido: movimiento.montoRendido,
    flete: null,
    fletePagado: movimiento.fletePagado,
    fleteRendido: movimiento.fleteRendido,
    seguro: montoToInput(movimiento.seguro, true),
    redespacho: montoToInput(movimiento.redespacho, true),
    contrareembolso: null,
    valorDeclarado: montoToInput(movimiento.valorDeclarado),
    observaciones: movimiento.observaciones ?? '',
  };
  const { flete: stored, ...extras } = movimiento;
  const computed = tarifas ? fleteOf(values, tarifas) : null;
  const flete =
    computed === null ? netFlete(stored, extras) : fleteForEdit({ stored, ...extras, computed });
  return {
    ...values,
    flete: flete === null ? null : montoToInput(flete),
    contrareembolso:
      tarifas && comisionOf(values, tarifas) === movimiento.contrareembolso
        ? null
        : montoToInput(movimiento.contrareembolso),
  };
}

/** Unlike an edit, a new movement keeps the cents of seguro and redespacho. */
export function toNewMovimientoForm(
  movimiento: Movimiento,
  tarifas: Tarifas | undefined,
): MovimientoFormValues {
  return {
    ...toMovimientoForm(movimiento, tarifas),
    seguro: montoToInput(movimiento.seguro),
    redespacho: montoToInput(movimiento.redespacho),
  };
}
