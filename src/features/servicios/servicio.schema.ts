import * as z from 'zod/mini';
import { parseMonto } from '@/domain/dinero';
import {
  decimalsOf,
  fractionToPercent,
  parsePorcentaje,
  percentToFraction,
  porcentajeToText,
} from '@/domain/porcentajes';
import { dropEmpty, dropStillEmpty, type Edit } from '@/lib/payload';
import { filtroSchema, flag, nombre, numero, pagedSchema, readableRows, texto } from '@/lib/wire';
import { montoToInput } from '@/ui/forms/money-input';

/** A service as the server has it (spec section 3): `precio` in pesos, both percentages as fractions. */
export const servicioSchema = z.object({
  id: z.number(),
  nombre: nombre(),
  descripcion: texto(),
  precio: numero(),
  porcentaje: numero(),
  contrareembolso: flag(),
  porcentajeContrareembolso: numero(),
});

export type Servicio = z.output<typeof servicioSchema>;

export const serviciosPageSchema = pagedSchema('servicio', readableRows(servicioSchema));
export const serviciosFiltroSchema = filtroSchema('servicio', readableRows(servicioSchema));

/** How a form's percentages are typed: as the fraction itself, or as whole percent. */
export type PorcentajeUnit = 'fraccion' | 'porciento';

/** Decimals of a percentage input: its step is 0.0001 for fractions and 0.01 for whole percent (spec section 5). */
const DECIMALS = { fraccion: 4, porciento: 2 } as const;

const isPrecio = (text: string) => text.trim() === '' || (parseMonto(text) ?? -1) >= 0;
const isPorcentaje = (text: string) => text.trim() === '' || parsePorcentaje(text) !== null;

const fieldsSchema = z.object({
  nombre: z.string(),
  descripcion: z.string(),
  usarPorcentaje: z.boolean(),
  precio: z.string(),
  porcentaje: z.string(),
  contrareembolso: z.boolean(),
  porcentajeContrareembolso: z.string(),
});

/**
 * What the service form holds: amounts and percentages as the texts that are typed, also those of the mode that is not in use, which are
 * neither checked nor sent.
 */
export type ServicioFormValues = z.output<typeof fieldsSchema>;

/** The form's rules. A stored percentage with more decimals than may be typed is let be while it is as it came, in `stored`. */
function servicioFormRules(unit: PorcentajeUnit, stored?: ServicioFormValues) {
  const refinePorcentaje = (
    path: 'porcentaje' | 'porcentajeContrareembolso',
    isUsed: (values: ServicioFormValues) => boolean,
  ) => [
    z.refine<ServicioFormValues>((values) => !isUsed(values) || isPorcentaje(values[path]), {
      path: [path],
      error: unit === 'fraccion' ? 'Ingresá una fracción, como 0,1' : 'Ingresá un porcentaje',
    }),
    z.refine<ServicioFormValues>(
      (values) =>
        !isUsed(values) ||
        values[path] === stored?.[path] ||
        decimalsOf(values[path]) <= DECIMALS[unit],
      { path: [path], error: `Hasta ${DECIMALS[unit]} decimales` },
    ),
  ];
  return fieldsSchema.check(
    z.refine(({ usarPorcentaje, precio }) => usarPorcentaje || isPrecio(precio), {
      path: ['precio'],
      error: 'Ingresá un importe válido',
    }),
    ...refinePorcentaje('porcentaje', ({ usarPorcentaje }) => usarPorcentaje),
    ...refinePorcentaje('porcentajeContrareembolso', ({ contrareembolso }) => contrareembolso),
  );
}

export const servicioFormSchema = servicioFormRules('fraccion');

export const servicioEditFormSchema = (servicio: Servicio) =>
  servicioFormRules('porciento', toServicioForm(servicio));

const percentText = (fraction: number | null) =>
  fraction === null ? '' : porcentajeToText(fractionToPercent(fraction));

/** A service as its edit form shows it, percentages as whole percent; none is an empty form. */
export function toServicioForm(servicio?: Servicio): ServicioFormValues {
  return {
    nombre: servicio?.nombre ?? '',
    descripcion: servicio?.descripcion ?? '',
    usarPorcentaje: !!servicio?.porcentaje || (servicio?.porcentaje === 0 && !servicio.precio),
    precio: montoToInput(servicio?.precio ?? null),
    porcentaje: percentText(servicio?.porcentaje ?? null),
    contrareembolso: servicio?.contrareembolso ?? false,
    porcentajeContrareembolso: percentText(servicio?.porcentajeContrareembolso ?? null),
  };
}

/** The rate and the commission that a form's modes leave in use (spec section 5). Empty is null. */
function tarifaOf(values: ServicioFormValues, toFraction: (typed: number) => number) {
  const fractionOf = (text: string) => {
    const typed = parsePorcentaje(text);
    return typed === null ? null : toFraction(typed);
  };
  return {
    ...(values.usarPorcentaje
      ? { porcentaje: fractionOf(values.porcentaje) }
      : { precio: parseMonto(values.precio) }),
    contrareembolso: values.contrareembolso,
    ...(values.contrareembolso && {
      porcentajeContrareembolso: fractionOf(values.porcentajeContrareembolso),
    }),
  };
}

/** POST body: the percentages as they are typed, which is as fractions (spec section 5); what is empty is left out. */
export function toServicioCreatePayload(values: ServicioFormValues) {
  const { nombre, descripcion } = values;
  return dropEmpty({ nombre, descripcion, ...tarifaOf(values, (fraction) => fraction) });
}

/**
 * PATCH body: whole percent become fractions (spec section 5). An emptied text goes as an empty text, an emptied amount as null; what was
 * empty and still is, is left out.
 */
export function toServicioUpdatePayload(id: number, { values, before }: Edit<ServicioFormValues>) {
  const fieldsOf = (form: ServicioFormValues) => ({
    nombre: form.nombre,
    descripcion: form.descripcion,
    ...tarifaOf(form, percentToFraction),
  });
  return { id, ...dropStillEmpty(fieldsOf(values), fieldsOf(before)) };
}
