import type { ZodMiniObject, ZodMiniType } from 'zod/mini';
import { cuitProblem } from '@/domain/cuit';
import * as choferes from '@/features/choferes/chofer.schema';
import * as clientes from '@/features/clientes/cliente.schema';
import { contactoSchema } from '@/features/contactos/contacto.schema';
import * as empleados from '@/features/empleados/empleado.schema';
import * as hojas from '@/features/hoja-de-ruta/hoja-de-ruta.schema';
import * as movimientos from '@/features/movimientos/movimiento.schema';
import * as notificaciones from '@/features/notificaciones/notificacion.schema';
import * as recibos from '@/features/recibos/recibo.schema';
import * as servicios from '@/features/servicios/servicio.schema';
import * as vehiculos from '@/features/vehiculos/vehiculo.schema';
import { filtroSchema, pagedSchema, readableRows } from '@/lib/api/wire';
import { newMovimiento } from '@mocks/examples';

export type Id = number | string;

/** A kind of record. */
export interface Kind {
  entity: string;
  /** The last word of its path: `clientes`. */
  area: string;
  path: string;
  list: ZodMiniType;
  row: ZodMiniObject;
  /** The names of its page parameters; null for a list without pages. */
  pages: [page: string, size: string] | null;
  /** The field with its name. */
  named: string;
  /** The areas that its records refer to. */
  needs: string[];
  /** The list of its picker. */
  filtro?: [path: string, schema: ZodMiniType];
  /** How the answer to a creation is read, if it is. */
  created?: ZodMiniType;
  /** What a form sends, but for the name: other values for an odd seed. Null is sent of a movement alone, and empty afterwards. */
  form?: (seed: number, ids: Record<string, Id[]>) => object;
  /** What a second edit sends; the rest stays. Without it there is no call for a single record. */
  empty?: object;
}

/** Its week belongs to the next year. */
export const DECEMBER = '2025-12-30';
/** What a wrong encoding or a wrong escape breaks. */
const HARD = `Frágil: «ñandú» & 2 < 3, 50 % "así" d'oro. `;
const longText = (seed: number) => HARD.repeat(6).slice(0, 228) + String(seed).padStart(12, '.');

/** Of eight digits, with the check digit that they need. */
function cuitOf(seed: number): string {
  const head = `30-${String(seed % 1e8).padStart(8, '0')}-`;
  const last = [...'0123456789'].find((digit) => cuitProblem(head + digit) === null);
  return last === undefined ? cuitOf(seed + 1e4) : head + last;
}

const VALUES: [field: RegExp, valueOf: (seed: number, index: number) => string][] = [
  [/^fecha/, (seed, index) => `${2012 + index}-12-3${seed % 2}`],
  [/^identificacion/, cuitOf],
  // A server may keep it as a number.
  [/^telefono/, (seed) => `351${String(seed).slice(-7)}`],
  [/^email/, (seed) => `prueba-${seed}@example.com`],
  [/^patente/, (seed) => `A${seed % 2 ? 'B' : 'A'} ${String(seed).slice(-3)} CD`],
  [/^direccion/, longText],
  [/./, (seed) => `Río d'Oro ${seed}`],
];
/** A value for every field that is read: texts and days. */
function formOf(row: ZodMiniObject, { named = 'nombre', more = (_seed: number) => ({}) } = {}) {
  const names = Object.keys(row.shape).filter((name) => !['id', 'tipo', named].includes(name));
  const valueOf = (seed: number) => (name: string, index: number) =>
    [name, VALUES.find(([field]) => field.test(name))?.[1](seed, index)] as const;
  const form = (seed: number) => ({
    id: 0,
    ...Object.fromEntries(names.map(valueOf(seed))),
    ...more(seed),
  });
  // The first one is absent, and stays.
  const empty = Object.fromEntries(names.slice(1).map((name) => [name, '']));
  return { row, named, form, empty: { ...empty, ...more(1) } };
}

const kind = (
  entity: string,
  path: string,
  list: ZodMiniType,
  more: Pick<Kind, 'row'> & Partial<Kind>,
): Kind => {
  const common = { area: path.split('/').at(-2) ?? '', named: 'nombre', needs: [] };
  return { entity, path, list, pages: ['pagina', 'cantidad'], ...common, ...more };
};
const pageOf = (name: string, row: ZodMiniType<{ id: number }>) =>
  pagedSchema(name, readableRows(row));
const filtroOf = (name: string, row: ZodMiniType<{ id: number }>) =>
  filtroSchema(name, readableRows(row));

export const CLIENTE = kind('cliente', '/clientes/', pageOf('cliente', contactoSchema), {
  ...formOf(contactoSchema),
  filtro: ['/clientes/filtro', filtroOf('cliente', contactoSchema)],
  created: clientes.clienteCreatedSchema,
});

const FLAGS = ['montoPagado', 'montoRendido', 'fletePagado', 'fleteRendido', 'cuentaCorriente'];

export const MOVIMIENTO = kind('movimiento', '/movimientos/', movimientos.movimientosPageSchema, {
  row: movimientos.movimientoSchema,
  named: 'remitoNumero',
  needs: ['clientes', 'representantes', 'servicios'],
  created: movimientos.movimientoCreatedSchema,
  form(seed, { clientes = [], representantes = [], servicios = [] }) {
    const turn = seed % 2;
    return {
      ...newMovimiento,
      ...Object.fromEntries(FLAGS.map((name) => [name, turn === 0])),
      fecha: turn ? '2025-12-31' : DECEMBER,
      fleteACargoCliente: turn === 1,
      clienteOrigenId: clientes[turn],
      ...(turn && { clienteDestinoId: clientes[0], clienteDestinoNombre: undefined }),
      representanteId: representantes[turn],
      servicioId: servicios[turn],
      subServicioId: servicios[1 - turn],
      subBultos: 3 + turn,
      bultos: 5 + turn,
      monto: 1000.1 + turn,
      flete: 8400.4 + turn,
      // An edit has whole pesos.
      seguro: turn ? 12 : 10.2,
      redespacho: turn ? 8 : 7.3,
      contrareembolso: 50.01 + turn,
      valorDeclarado: 2500.75 + turn,
      observaciones: longText(seed),
    };
  },
  // An unchanged date is null.
  empty: {
    ...{ fecha: null, representanteId: null, subServicioId: null, subBultos: null },
    ...{ valorDeclarado: 0, observaciones: '' },
  },
});

/** Later ones refer to earlier ones. */
export const KINDS: Kind[] = [
  CLIENTE,
  kind('representante', '/representantes/', pageOf('representante', contactoSchema), {
    ...formOf(contactoSchema),
    filtro: ['/representantes/filtro', filtroOf('representante', contactoSchema)],
  }),
  kind('servicio', '/servicios/', pageOf('servicio', servicios.servicioSchema), {
    row: servicios.servicioSchema,
    filtro: ['/servicios/filtro', filtroOf('servicio', servicios.servicioSchema)],
    form: (seed) => ({
      descripcion: longText(seed),
      ...(seed % 2 ? { precio: null, porcentaje: 0.0325 } : { precio: 10.5, porcentaje: null }),
      contrareembolso: true,
      porcentajeContrareembolso: seed % 2 ? 0.0175 : 0.0225,
    }),
    empty: {
      ...{ descripcion: '', precio: 12.25, porcentaje: null },
      ...{ contrareembolso: false, porcentajeContrareembolso: null },
    },
  }),
  kind('vehiculo', '/v1/vehiculos/', pageOf('vehiculo', vehiculos.vehiculoSchema), {
    ...formOf(vehiculos.vehiculoSchema, { named: 'vehiculo' }),
    filtro: ['/hoja-rutas/filtro/vehiculos', hojas.vehiculosFiltroSchema],
  }),
  kind('chofer', '/choferes/', pageOf('chofer', choferes.choferSchema), {
    ...formOf(choferes.choferSchema),
    pages: ['page', 'size'],
  }),
  kind('empleado', '/v1/empleados/', pageOf('empleado', empleados.empleadoSchema), {
    ...formOf(empleados.empleadoSchema, { more: (seed) => ({ tipoId: seed % 2 ? 3 : 1 }) }),
    filtro: ['/hoja-rutas/filtro/choferes', hojas.choferesFiltroSchema],
  }),
  MOVIMIENTO,
  kind('recibo', '/v1/recibos/', recibos.recibosPageSchema, {
    row: recibos.reciboSchema,
    named: 'reciboNumero',
  }),
  kind('anotacion', '/v1/anotaciones/', notificaciones.anotacionesSchema, {
    row: notificaciones.anotacionSchema,
    pages: null,
    named: 'texto',
    form: () => ({ fecha: DECEMBER }),
  }),
];
