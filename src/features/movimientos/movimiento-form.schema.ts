import * as z from 'zod/mini';
import { clean } from '@/domain/clean';
import { parseMonto } from '@/domain/dinero';
import type { Tarifas } from '@/features/servicios/servicio.schema';
import { fechaFormField } from '@/lib/values/fecha-form';
import { BAD_MONTO, montoError, NOT_WHOLE } from '@/lib/values/monto-input';
import type { Option } from '@/lib/values/option';
import { IMPORTES, importesOf, isCantidad } from './movimiento-importes';

const isImporte = (text: string, isValid = (pesos: number) => pesos >= 0): boolean => {
  const pesos = parseMonto(text);
  return clean(text) === '' || (pesos !== null && isValid(pesos));
};

const importeField = (isValid?: (pesos: number) => boolean) =>
  z.string().check(z.refine((text) => isImporte(text, isValid), BAD_MONTO));

const importeEntero = () =>
  importeField().check(z.refine((text) => montoError(text, true) !== NOT_WHOLE, NOT_WHOLE));

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
export const movimientoEditFormSchema = (tarifas: Tarifas | undefined) =>
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

/** What decides whether a stored field was touched: the amounts as shown, and nothing of a sub-service that is off. */
export const settleEdit = (tarifas: Tarifas | undefined) => (values: MovimientoFormValues) => ({
  ...values,
  ...importesOf(values, tarifas),
  ...(!values.conSubServicio && { subServicio: undefined, subBultos: undefined }),
});
