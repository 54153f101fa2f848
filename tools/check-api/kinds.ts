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
import type { Id } from './server';

/** Ids of what was made, by area. */
type Ids = Record<string, Id[]>;

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
  /** The areas that its records refer to. Two records are made of each. */
  needs: string[];
  /** The list of its picker. */
  filtro?: [path: string, schema: ZodMiniType];
  /** How the answer to a creation is read, if it is. */
  created?: ZodMiniType;
  /** What a form can send, but for the name: other values for each seed. Null is sent of a movement alone, and empty afterwards. */
  fields?: (seed: number, ids: Ids) => object;
  /** What the second edit empties; the rest stays. Without it there is no call for a single record. */
  empty?: object;
}

/** 240 letters, with what a wrong encoding or a wrong escape breaks. */
const LONG = `Frágil: «ñandú» & 2 < 3, 50 % "así" d'oro. `.repeat(6).slice(0, 228);
/** Its week belongs to the next year. */
export const DECEMBER = '2025-12-30';

const longText = (seed: number) => `${LONG} ${seed}.`.padEnd(240, '!');
const isOdd = (seed: number) => seed % 2 === 1;
const lastDays = (seed: number, years: Record<string, number>) =>
  Object.fromEntries(Object.entries(years).map(([name, y]) => [name, `${y}-12-3${seed % 2}`]));
const emptied = (fields: object) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, '']));

/** Of eight digits, with the check digit that they need. */
function cuitOf(seed: number): string {
  const head = `30-${String(seed % 1e8).padStart(8, '0')}-`;
  const last = [...'0123456789'].find((digit) => cuitProblem(head + digit) === null);
  return last === undefined ? cuitOf(seed + 1e4) : head + last;
}

const contacto = (seed: number) => ({
  id: 0,
  identificacion: cuitOf(seed),
  // A server may keep it as a number.
  telefono: `351${String(seed).slice(-7)}`,
  localidad: `Río d'Oro ${seed}`,
  direccion: longText(seed),
  email: `prueba-${seed}@example.com`,
});
const PERSON = { fields: contacto, empty: emptied(contacto(0)) };
const PAPERS = { fechaTecnica: 2027, fechaSeguro: 2025, fechaMatafuego: 2028, fechaRuta: 2029 };
const LICENCE = { fechaIngreso: 2025, fechaVencimientoLicencia: 2027 };
const OF_EMPLOYEE = { ...LICENCE, fechaNacimiento: 1990 };

const kind = (
  entity: string,
  path: string,
  list: ZodMiniType,
  more: Pick<Kind, 'row'> & Partial<Kind>,
): Kind => {
  const common = { area: path.split('/').at(-2)!, named: 'nombre', needs: [] };
  return { entity, path, list, pages: ['pagina', 'cantidad'], ...common, ...more };
};

const pageOf = (name: string, row: ZodMiniType<{ id: number }>) =>
  pagedSchema(name, readableRows(row));
const filtroOf = (name: string, row: ZodMiniType<{ id: number }>) =>
  filtroSchema(name, readableRows(row));

export const CLIENTE = kind('cliente', '/clientes/', pageOf('cliente', contactoSchema), {
  row: contactoSchema,
  filtro: ['/clientes/filtro', filtroOf('cliente', contactoSchema)],
  created: clientes.clienteCreatedSchema,
  ...PERSON,
});

export const MOVIMIENTO = kind('movimiento', '/movimientos/', movimientos.movimientosPageSchema, {
  row: movimientos.movimientoSchema,
  named: 'remitoNumero',
  needs: ['clientes', 'representantes', 'servicios'],
  created: movimientos.movimientoCreatedSchema,
  fields(seed, { clientes = [], representantes = [], servicios = [] }) {
    const [turn, other] = isOdd(seed) ? [1, 0] : [0, 1];
    const flags = ['montoPagado', 'montoRendido', 'fletePagado', 'fleteRendido', 'cuentaCorriente'];
    return {
      ...newMovimiento,
      ...Object.fromEntries(flags.map((name) => [name, turn === 0])),
      ...lastDays(seed, { fecha: 2025 }),
      fleteACargoCliente: turn === 1,
      clienteOrigenId: clientes[turn],
      ...(turn === 1 && { clienteDestinoId: clientes[0], clienteDestinoNombre: undefined }),
      representanteId: representantes[turn],
      servicioId: servicios[turn],
      subServicioId: servicios[other],
      subBultos: 3 + turn,
      bultos: 5 + turn,
      monto: 1000.1 + turn,
      flete: 8400.4 + turn,
      // An edit has whole pesos.
      seguro: [10.2, 12][turn],
      redespacho: [7.3, 8][turn],
      contrareembolso: 50.01 + turn,
      valorDeclarado: 2500.75 + turn,
      observaciones: longText(seed),
    };
  },
  empty: {
    // It is unchanged.
    fecha: null,
    representanteId: null,
    subServicioId: null,
    subBultos: null,
    valorDeclarado: 0,
    observaciones: '',
  },
});

/** Later ones refer to earlier ones. */
export const KINDS: Kind[] = [
  CLIENTE,
  kind('representante', '/representantes/', pageOf('representante', contactoSchema), {
    row: contactoSchema,
    filtro: ['/representantes/filtro', filtroOf('representante', contactoSchema)],
    ...PERSON,
  }),
  kind('servicio', '/servicios/', pageOf('servicio', servicios.servicioSchema), {
    row: servicios.servicioSchema,
    filtro: ['/servicios/filtro', filtroOf('servicio', servicios.servicioSchema)],
    fields: (seed) => ({
      descripcion: longText(seed),
      precio: isOdd(seed) ? null : 10.5,
      porcentaje: isOdd(seed) ? 0.0325 : null,
      contrareembolso: true,
      porcentajeContrareembolso: isOdd(seed) ? 0.0175 : 0.0225,
    }),
    empty: {
      descripcion: '',
      precio: 12.25,
      porcentaje: null,
      contrareembolso: false,
      porcentajeContrareembolso: null,
    },
  }),
  kind('vehiculo', '/v1/vehiculos/', pageOf('vehiculo', vehiculos.vehiculoSchema), {
    row: vehiculos.vehiculoSchema,
    named: 'vehiculo',
    filtro: ['/hoja-rutas/filtro/vehiculos', hojas.vehiculosFiltroSchema],
    fields: (seed) => ({
      id: 0,
      patente: `A${isOdd(seed) ? 'B' : 'A'} ${String(seed).slice(-3)} ${seed % 7 ? 'CD' : 'EF'}`,
      ...lastDays(seed, PAPERS),
    }),
    empty: { patente: '', ...emptied(PAPERS) },
  }),
  kind('chofer', '/choferes/', pageOf('chofer', choferes.choferSchema), {
    row: choferes.choferSchema,
    pages: ['page', 'size'],
    fields: (seed) => ({ ...contacto(seed), ...lastDays(seed, LICENCE) }),
    empty: { ...PERSON.empty, ...emptied(LICENCE) },
  }),
  kind('empleado', '/v1/empleados/', pageOf('empleado', empleados.empleadoSchema), {
    row: empleados.empleadoSchema,
    filtro: ['/hoja-rutas/filtro/choferes', hojas.choferesFiltroSchema],
    fields: (seed) => ({
      ...contacto(seed),
      ...lastDays(seed, OF_EMPLOYEE),
      apellido: `D'Ávila ${seed}`,
      tipoId: 1,
    }),
    empty: { ...PERSON.empty, fechaNacimiento: '', fechaVencimientoLicencia: '', tipoId: 2 },
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
    fields: (seed) => lastDays(seed, { fecha: 2025 }),
  }),
];
