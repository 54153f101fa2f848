import * as z from 'zod/mini';
import { parseMonto } from '@/domain/dinero';
import { computeComision, computeFlete, fleteForEdit } from '@/domain/flete';
import type { Servicio } from '@/features/servicios/servicio.schema';
import { fechaFormField } from '@/lib/fecha-form';
import { isTyped, taken, type Option, type Picked } from '@/lib/option';
import { montoToInput } from '@/lib/monto-input';
import type { Movimiento } from './movimiento.schema';

const importeWhere = (isValid: (pesos: number) => boolean) =>
  z.string().check(
    z.refine((text) => {
      const pesos = parseMonto(text);
      return text.trim() === '' || (pesos !== null && isValid(pesos));
    }, 'Ingresá un importe válido'),
  );

const importe = () => importeWhere((pesos) => pesos >= 0);

/** The net flete may be negative: a stored flete can be smaller than its extras. */
const importeConSigno = () => importeWhere(() => true);

const importeEntero = () =>
  importe().check(
    z.refine((text) => Number.isInteger(parseMonto(text) ?? 0), 'Solo pesos enteros, sin centavos'),
  );

const cantidad = () =>
  z
    .string()
    .check(z.refine((text) => /^\d{1,9}$/.test(text.trim()), 'Ingresá una cantidad entera'));

const option = () => z.nullable(z.custom<Option>());
const servicio = (message?: string) =>
  z.custom<Picked<Servicio>>().check(z.refine((value) => !message || value !== null, message));

/**
 * Values of the movement form. A picker may hold a text that awaits its search. Amounts and counts are the typed texts, `fecha` is
 * `yyyy-mm-dd`. `flete` is net of contrareembolso, redespacho and seguro. `fleteManual` and `comisionManual`: the user typed the
 * amount, so it is not computed.
 */
export const movimientoFormSchema = z
  .object({
    fecha: fechaFormField().check(z.refine((value) => value !== null, 'La fecha es obligatoria')),
    clienteOrigen: option(),
    clienteDestino: option(),
    remitoNumero: z.string(),
    servicio: servicio('Debe seleccionar un servicio'),
    bultos: cantidad(),
    conSubServicio: z.boolean(),
    subServicio: servicio(),
    subBultos: z.string(),
    representante: option(),
    fleteACargo: z.enum(['origen', 'destino']),
    cuentaCorriente: z.boolean(),
    monto: importe(),
    montoPagado: z.boolean(),
    montoRendido: z.boolean(),
    flete: importeConSigno(),
    fletePagado: z.boolean(),
    fleteRendido: z.boolean(),
    seguro: importe(),
    redespacho: importe(),
    contrareembolso: importe(),
    valorDeclarado: importe(),
    observaciones: z.string(),
    fleteManual: z.boolean(),
    comisionManual: z.boolean(),
  })
  .check(
    z.refine(({ conSubServicio, subServicio }) => !conSubServicio || subServicio !== null, {
      path: ['subServicio'],
      error: 'Debe seleccionar un sub servicio',
    }),
    z.refine(
      ({ conSubServicio, subBultos }) => !conSubServicio || cantidad().safeParse(subBultos).success,
      {
        path: ['subBultos'],
        error: 'Ingresá una cantidad entera',
      },
    ),
  );

/** A new movement needs both clients; some stored movements lack one. */
export const movimientoCreateFormSchema = movimientoFormSchema.check(
  ...(['clienteOrigen', 'clienteDestino'] as const).map((field) =>
    z.refine<MovimientoFormValues>((values) => !!values[field]?.nombre.trim(), {
      path: [field],
      error: 'Debe seleccionar un cliente',
    }),
  ),
);

/** An update sends seguro and redespacho in whole pesos (spec section 3, Movement update payload). */
export const movimientoEditFormSchema = movimientoFormSchema.check(
  ...(['seguro', 'redespacho'] as const).map((field) =>
    z.refine<MovimientoFormValues>((values) => importeEntero().safeParse(values[field]).success, {
      path: [field],
      error: 'Solo pesos enteros, sin centavos',
    }),
  ),
);

export type MovimientoFormValues = z.output<typeof movimientoFormSchema>;

/** A field that a person fills in. The flags of typed amounts have none. */
export type MovimientoField = Exclude<keyof MovimientoFormValues, 'fleteManual' | 'comisionManual'>;

/** An amount field's value in pesos. 0 if it is empty or not an amount. */
export const pesosOf = (text: string): number => parseMonto(text) ?? 0;

/** A count field's value. 0 if it is not a count. */
export const cantidadOf = (text: string): number =>
  /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;

/** Computes the freight in pesos from the form's other values (spec section 9, Flete rule). */
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

/** Computes the contrareembolso commission in pesos from the form's other values (spec section 9). */
export function comisionOf(values: MovimientoFormValues): number {
  return computeComision(pesosOf(values.monto), taken(values.servicio));
}

/** The services that the amounts depend on have been searched. */
export const isTariffKnown = (values: MovimientoFormValues): boolean =>
  !isTyped(values.servicio) && !(values.conSubServicio && isTyped(values.subServicio));

/**
 * The amounts that are computed unless typed by hand, as their fields' texts: empty while a service is searched. Changing one of
 * `resets` discards a typed amount (spec section 4).
 */
export const COMPUTED_AMOUNTS = [
  {
    name: 'flete',
    flag: 'fleteManual',
    resets: ['bultos', 'subBultos', 'servicio', 'subServicio', 'conSubServicio'],
    compute: (values) => (isTariffKnown(values) ? montoToInput(fleteOf(values)) : ''),
  },
  {
    name: 'contrareembolso',
    flag: 'comisionManual',
    resets: ['servicio', 'monto'],
    compute: (values) => (isTyped(values.servicio) ? '' : montoToInput(comisionOf(values))),
  },
] as const satisfies readonly {
  name: keyof MovimientoFormValues;
  flag: keyof MovimientoFormValues;
  resets: readonly (keyof MovimientoFormValues)[];
  compute: (values: MovimientoFormValues) => string;
}[];

/** Values of an empty form for a date (`yyyy-mm-dd`): one bulto, the origin pays (spec sections 2 and 5). */
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
    flete: montoToInput(0),
    fletePagado: false,
    fleteRendido: false,
    seguro: '',
    redespacho: '',
    contrareembolso: montoToInput(0),
    valorDeclarado: '',
    observaciones: '',
    fleteManual: false,
    comisionManual: false,
  };
}

/**
 * A stored movement in form values: the flete net of its extras (spec section 4, On movement edit), seguro and redespacho in whole pesos.
 * A commission that differs from the computed one counts as typed.
 */
export function toMovimientoForm(movimiento: Movimiento): MovimientoFormValues {
  const values: MovimientoFormValues = {
    fecha: movimiento.fecha,
    clienteOrigen: movimiento.clienteOrigen,
    clienteDestino: movimiento.clienteDestino,
    remitoNumero: movimiento.remitoNumero ?? '',
    servicio: movimiento.servicio,
    bultos: String(movimiento.bultos),
    conSubServicio: movimiento.subServicio !== null,
    subServicio: movimiento.subServicio,
    subBultos: movimiento.subServicio ? String(movimiento.subBultos ?? 0) : '',
    representante: movimiento.representante,
    fleteACargo: movimiento.fleteACargoCliente ? 'origen' : 'destino',
    cuentaCorriente: movimiento.cuentaCorriente,
    monto: montoToInput(movimiento.monto),
    montoPagado: movimiento.montoPagado,
    montoRendido: movimiento.montoRendido,
    flete: '',
    fletePagado: movimiento.fletePagado,
    fleteRendido: movimiento.fleteRendido,
    seguro: montoToInput(movimiento.seguro, true),
    redespacho: montoToInput(movimiento.redespacho, true),
    contrareembolso: montoToInput(movimiento.contrareembolso),
    valorDeclarado: montoToInput(movimiento.valorDeclarado),
    observaciones: movimiento.observaciones ?? '',
    fleteManual: false,
    comisionManual: false,
  };
  const { flete, manual } = fleteForEdit({
    stored: movimiento.flete,
    contrareembolso: movimiento.contrareembolso,
    redespacho: movimiento.redespacho,
    seguro: movimiento.seguro,
    computed: fleteOf(values),
  });
  return {
    ...values,
    flete: montoToInput(flete),
    fleteManual: manual,
    comisionManual: comisionOf(values) !== movimiento.contrareembolso,
  };
}

/** A stored movement as the values of a new one like it: seguro and redespacho keep their cents. */
export function toNewMovimientoForm(movimiento: Movimiento): MovimientoFormValues {
  return {
    ...toMovimientoForm(movimiento),
    seguro: montoToInput(movimiento.seguro),
    redespacho: montoToInput(movimiento.redespacho),
  };
}
