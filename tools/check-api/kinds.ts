import type { ZodMiniObject, ZodMiniType } from 'zod/mini';
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
import { cliente, newMovimiento } from '@mocks/examples';

/** A kind of record. */
export interface Kind {
  entity: string;
  path: string;
  list: ZodMiniType;
  row: ZodMiniObject;
  /** The names of its page parameters; null for a list without pages. */
  pages: [page: string, size: string] | null;
  /** The field with its name. */
  named: string;
  /** The list of its picker. */
  filtro?: [path: string, schema: ZodMiniType];
  /** How the answer to a creation is read, if it is. */
  created?: ZodMiniType;
  /** The body of a creation, with the ids of the kinds before it. */
  create?: (name: string, ids: Record<string, number | string>) => object;
  /** What an edit sends otherwise than the creation. Without one there is no call for a single record. */
  edit?: object;
}

/** 240 letters, with what a wrong encoding or a wrong escape breaks. */
const LONG = `${'Frágil: «ñandú» & 2 < 3, 50 % "así". '.repeat(7).slice(0, 239)}.`;
/** Its week belongs to the next year. */
export const DECEMBER = '2025-12-30';

/** A server may keep a telephone as a number. */
const DATA = { ...cliente, telefono: '3515550100', direccion: LONG };
const contacto = (nombre: string) => ({ ...DATA, nombre });

const kind = (
  entity: string,
  path: string,
  list: ZodMiniType,
  more: Pick<Kind, 'row'> & Partial<Kind>,
): Kind => ({ entity, path, list, pages: ['pagina', 'cantidad'], named: 'nombre', ...more });

const pageOf = (name: string, row: ZodMiniType<{ id: number }>) =>
  pagedSchema(name, readableRows(row));
const filtroOf = (name: string, row: ZodMiniType<{ id: number }>) =>
  filtroSchema(name, readableRows(row));

export const CLIENTE = kind('cliente', '/clientes/', pageOf('cliente', contactoSchema), {
  row: contactoSchema,
  filtro: ['/clientes/filtro', filtroOf('cliente', contactoSchema)],
  created: clientes.clienteCreatedSchema,
  create: contacto,
  edit: { telefono: '' },
});

export const MOVIMIENTO = kind('movimiento', '/movimientos/', movimientos.movimientosPageSchema, {
  row: movimientos.movimientoSchema,
  named: 'remitoNumero',
  created: movimientos.movimientoCreatedSchema,
  create: (remitoNumero, { cliente, representante = null, servicio }) => ({
    ...newMovimiento,
    fecha: DECEMBER,
    remitoNumero,
    observaciones: LONG,
    clienteOrigenId: cliente,
    representanteId: representante,
    servicioId: servicio,
  }),
  // An unchanged date is null, and an edit has no names.
  edit: {
    id: undefined,
    clienteDestinoNombre: undefined,
    fecha: null,
    observaciones: '',
    seguro: 10,
    redespacho: 0,
    subServicioId: null,
    subBultos: null,
  },
});

/** Later ones refer to earlier ones. */
export const KINDS: Kind[] = [
  CLIENTE,
  kind('representante', '/representantes/', pageOf('representante', contactoSchema), {
    row: contactoSchema,
    filtro: ['/representantes/filtro', filtroOf('representante', contactoSchema)],
    create: contacto,
    edit: { direccion: '' },
  }),
  kind('servicio', '/servicios/', pageOf('servicio', servicios.servicioSchema), {
    row: servicios.servicioSchema,
    filtro: ['/servicios/filtro', filtroOf('servicio', servicios.servicioSchema)],
    create: (nombre) => ({ nombre, descripcion: LONG, precio: 10.5, contrareembolso: true }),
    edit: { descripcion: '', precio: 12.25 },
  }),
  kind('vehiculo', '/v1/vehiculos/', pageOf('vehiculo', vehiculos.vehiculoSchema), {
    row: vehiculos.vehiculoSchema,
    named: 'vehiculo',
    filtro: ['/hoja-rutas/filtro/vehiculos', hojas.vehiculosFiltroSchema],
    create: (vehiculo) => ({ id: 0, vehiculo, patente: 'AA 000 AA', fechaSeguro: DECEMBER }),
    edit: { fechaSeguro: '', fechaRuta: '2026-01-31' },
  }),
  kind('chofer', '/choferes/', pageOf('chofer', choferes.choferSchema), {
    row: choferes.choferSchema,
    pages: ['page', 'size'],
    create: (nombre) => ({ ...contacto(nombre), fechaIngreso: DECEMBER }),
    edit: { fechaIngreso: '' },
  }),
  kind('empleado', '/v1/empleados/', pageOf('empleado', empleados.empleadoSchema), {
    row: empleados.empleadoSchema,
    filtro: ['/hoja-rutas/filtro/choferes', hojas.choferesFiltroSchema],
    create: (nombre) => ({ ...contacto(nombre), tipoId: 1, fechaIngreso: DECEMBER }),
    // What is absent stays.
    edit: { tipoId: 2, fechaIngreso: undefined },
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
    create: (texto) => ({ texto, fecha: DECEMBER }),
  }),
];
