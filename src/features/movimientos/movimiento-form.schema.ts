import * as z from 'zod/mini';
import { clean } from '@/domain/clean';
import { parseMonto } from '@/domain/dinero';
import { computeComision, computeFlete, fleteForEdit } from '@/domain/flete';
import type { Servicio } from '@/features/servicios/servicio.schema';
import { fechaFormField } from '@/lib/values/fecha-form';
import { BAD_MONTO, montoError, montoToInput, NOT_WHOLE } from '@/lib/values/monto-input';
import { isTyped, taken, type Option, type Picked } from '@/lib/values/option';
import type { Movimiento } from './movimiento.schema';

const isImporte = (text: string, isValid = (pesos: number) => pesos >= 0): boolean => {
  const pesos = parseMonto(text);
  return clean(text) === '' || (pesos !== null && isValid(pesos));
};

const importeField = (isValid?: (pesos: number) => boolean) =>
  z.string().check(z.refine((text) => isImporte(text, isValid), BAD_MONTO));

const importeEntero = () =>
  importeField().check(z.refine((text) => montoError(text, true) !== NOT_WHOLE, NOT_WHOLE));

const BAD_CANTIDAD = 'Ingresá una cantidad entera';
const isCantidad = (text: string) => /^\d{1,9}$/.test(clean(text));

const optionField = () => z.nullable(z.custom<Option>());
const servicio = (message?: string) =>
  z.custom<Picked<Servicio>>().check(z.refine((value) => !message || value !== null, message));

const formFields = {
  fecha: fechaFormField().check(z.refine((value) => value !== null, 'La fecha es obligatoria')),
  clienteOrigen: optionField(),
  clienteDestino: optionField(),
  remitoNumero: z.string(),
  servicio: servicio('Debe seleccionar un servicio'),
  bultos: z.string().check(z.refine(isCantidad, BAD_CANTIDAD)),
  conSubServicio: z.boolean(),
  subServicio: servicio(),
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

const movimientoRules = (shape: typeof formFields) =>
  z.object(shape).check(
    // Amounts by tariff may exceed the limit too.
    ...(['flete', 'contrareembolso'] as const).map((name) =>
      z.refine<MovimientoFormValues>(
        (values) => values[name] !== null || isImporte(importesOf(values)[name], () => true),
        { path: [name], error: BAD_MONTO },
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

export const movimientoFormSchema = movimientoRules(formFields);

/** Some stored movements lack a client. */
export const movimientoCreateFormSchema = movimientoFormSchema.check(
  ...(['clienteOrigen', 'clienteDestino'] as const).map((field) =>
    z.refine<MovimientoFormValues>((values) => clean(values[field]?.nombre ?? '') !== '', {
      path: [field],
      error: 'Debe seleccionar un cliente',
    }),
  ),
);

export const movimientoEditFormSchema = movimientoRules(editFields);

/** Amounts and counts as typed; pickers may await a search. `flete`, net of its extras, and `contrareembolso` are null unless typed. */
export type MovimientoFormValues = {
  [Name in keyof typeof formFields]: z.output<(typeof formFields)[Name]>;
};

/** In pesos; 0 if it is empty or not an amount. */
export const pesosOf = (text: string): number => parseMonto(text) ?? 0;

export const cantidadOf = (text: string): number => (isCantidad(text) ? Number(clean(text)) : 0);

/** Stored counts may be fractions: half a bulto. */
export const cantidadToText = (count: number): string => String(count).replace('.', ',');

/** In pesos (spec section 9, Flete rule). */
export function fleteOf(values: MovimientoFormValues): number {
  const conSub = values.conSubServicio;
  return computeFlete({
    monto: pesosOf(values.monto),
    bultos: cantidadOf(values.bultos),
    subBultos: conSub ? cantidadOf(values.subBultos) : 0,
    servicio: taken(values.servicio),
    subServicio: conSub ? taken(values.subServicio) : null,
  });
}

/** In pesos (spec section 9). */
export function comisionOf(values: MovimientoFormValues): number {
  return computeComision(pesosOf(values.monto), taken(values.servicio));
}

/** Whether the services that the amounts depend on are picked, not just typed. */
export const isTariffKnown = (values: MovimientoFormValues): boolean =>
  !isTyped(values.servicio) && !(values.conSubServicio && isTyped(values.subServicio));

/** Amounts as shown and sent: typed, else by tariff. Empty while a service is being searched. */
export function importesOf(values: MovimientoFormValues) {
  return {
    flete: values.flete ?? (isTariffKnown(values) ? montoToInput(fleteOf(values)) : ''),
    contrareembolso:
      values.contrareembolso ?? (isTyped(values.servicio) ? '' : montoToInput(comisionOf(values))),
  };
}

/** What decides whether a stored field was touched: the amounts as shown, and nothing of a sub-service that is off. */
export const settleEdit = (values: MovimientoFormValues) => ({
  ...values,
  ...importesOf(values),
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

/** Flete is net (spec section 4, On movement edit), seguro and redespacho whole pesos. A commission off the tariff counts as typed. */
export function toMovimientoForm(movimiento: Movimiento): MovimientoFormValues {
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
  const flete = fleteForEdit({
    stored: movimiento.flete,
    contrareembolso: movimiento.contrareembolso,
    redespacho: movimiento.redespacho,
    seguro: movimiento.seguro,
    computed: fleteOf(values),
  });
  return {
    ...values,
    flete: flete === null ? null : montoToInput(flete),
    contrareembolso:
      comisionOf(values) === movimiento.contrareembolso
        ? null
        : montoToInput(movimiento.contrareembolso),
  };
}

/** Unlike an edit, a new movement keeps the cents of seguro and redespacho. */
export function toNewMovimientoForm(movimiento: Movimiento): MovimientoFormValues {
  return {
    ...toMovimientoForm(movimiento),
    seguro: montoToInput(movimiento.seguro),
    redespacho: montoToInput(movimiento.redespacho),
  };
}
