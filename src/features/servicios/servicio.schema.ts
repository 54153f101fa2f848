import * as z from 'zod/mini';
import { clean } from '@/domain/clean';
import { parseMonto } from '@/domain/dinero';
import {
  decimalsOf,
  fractionToPercent,
  parsePorcentaje,
  percentToFraction,
  porcentajeToText,
  tidyPorcentaje,
} from '@/domain/porcentajes';
import { dropEmpty, dropStillEmpty, type Edit } from '@/lib/api/payload';
import { flag, nombre, numero, texto } from '@/lib/api/wire';
import { BAD_MONTO, montoToInput } from '@/lib/values/monto-input';

/** Spec section 3. `precio` is in pesos, both percentages are fractions. */
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

/** The services by id. Forms hold a service's id and name, so that an amount always has the price of here. */
export type Tarifas = ReadonlyMap<number, Servicio>;

export type PorcentajeUnit = 'fraccion' | 'porciento';

/** Decimals of a percentage input. Spec section 5: step 0.0001 for fractions and 0.01 for whole percent. */
const DECIMALS = { fraccion: 4, porciento: 2 } as const;

const isPrecio = (text: string) => clean(text) === '' || (parseMonto(text) ?? -1) >= 0;
const isPorcentaje = (text: string) => clean(text) === '' || parsePorcentaje(text) !== null;

const fields = {
  nombre: z.string(),
  descripcion: z.string(),
  usarPorcentaje: z.boolean(),
  precio: z.string(),
  porcentaje: z.string(),
  contrareembolso: z.boolean(),
  porcentajeContrareembolso: z.string(),
};

/** Amounts and percentages are the typed texts. Those of the unused mode are kept, but neither validated nor sent. */
export type ServicioFormValues = { [Name in keyof typeof fields]: z.output<(typeof fields)[Name]> };

function servicioFormRules(unit: PorcentajeUnit) {
  const refinePorcentaje = (
    path: 'porcentaje' | 'porcentajeContrareembolso',
    isUsed: (values: ServicioFormValues) => boolean,
  ) => [
    z.refine<ServicioFormValues>((values) => !isUsed(values) || isPorcentaje(values[path]), {
      path: [path],
      error: unit === 'fraccion' ? 'Ingresá una fracción, como 0,1' : 'Ingresá un porcentaje',
    }),
    z.refine<ServicioFormValues>(
      (values) => !isUsed(values) || decimalsOf(values[path]) <= DECIMALS[unit],
      { path: [path], error: `Hasta ${DECIMALS[unit]} decimales` },
    ),
  ];
  return z.object(fields).check(
    z.refine((values) => values.usarPorcentaje || isPrecio(values.precio), {
      path: ['precio'],
      error: BAD_MONTO,
    }),
    ...refinePorcentaje('porcentaje', ({ usarPorcentaje }) => usarPorcentaje),
    ...refinePorcentaje('porcentajeContrareembolso', ({ contrareembolso }) => contrareembolso),
  );
}

export const servicioFormSchema = servicioFormRules('fraccion');

export const servicioEditFormSchema = servicioFormRules('porciento');

const percentText = (fraction: number | null) =>
  fraction === null ? '' : porcentajeToText(fractionToPercent(fraction));

/** Percentages are whole percent. */
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

/** The rate and commission of the modes in use (spec section 5). Empty is null. */
function tarifaOf(values: ServicioFormValues, toFraction: (typed: number) => number) {
  const fractionOf = (text: string) => {
    if (clean(text) === '') return null;
    // A stored percentage may be negative or have more decimals than can be typed.
    return toFraction(parsePorcentaje(text) ?? Number(text.replace(',', '.')));
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

/** Amounts of the unused mode are not sent. */
export const settleServicio = (values: ServicioFormValues): ServicioFormValues => ({
  ...values,
  precio: values.usarPorcentaje ? '' : values.precio,
  porcentaje: values.usarPorcentaje ? tidyPorcentaje(values.porcentaje) : '',
  porcentajeContrareembolso: values.contrareembolso
    ? tidyPorcentaje(values.porcentajeContrareembolso)
    : '',
});

/** POST body. The create form's percentages are typed as fractions (spec section 5). Empty fields are omitted. */
export function toServicioCreatePayload(values: ServicioFormValues) {
  const { nombre, descripcion } = values;
  return dropEmpty({ nombre, descripcion, ...tarifaOf(values, (fraction) => fraction) });
}

/** PATCH body, percentages as fractions (spec section 5). An emptied text is `''`, an emptied amount null; other empty ones are omitted. */
export function toServicioUpdatePayload(id: number, { values, before }: Edit<ServicioFormValues>) {
  const fieldsOf = (form: ServicioFormValues) => ({
    nombre: form.nombre,
    descripcion: form.descripcion,
    ...tarifaOf(form, percentToFraction),
  });
  return { id, ...dropStillEmpty(fieldsOf(values), fieldsOf(before)) };
}
