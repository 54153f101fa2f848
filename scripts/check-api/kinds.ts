import type * as z from 'zod/mini';
import { choferSchema } from '@/features/choferes/chofer.schema';
import { clienteCreatedSchema, clienteSchema } from '@/features/clientes/cliente.schema';
import { empleadoSchema } from '@/features/empleados/empleado.schema';
import {
  movimientoCreatedSchema,
  movimientoSchema,
} from '@/features/movimientos/movimiento.schema';
import { anotacionSchema } from '@/features/notificaciones/notificacion.schema';
import { representanteSchema } from '@/features/representantes/representante.schema';
import { servicioSchema } from '@/features/servicios/servicio.schema';
import { vehiculoSchema } from '@/features/vehiculos/vehiculo.schema';
import type { Id, Read } from './reads';

/** A record that the check made, or may have made. */
export interface Made {
  kind: Kind;
  name: string;
  id: Id;
  /** Whether its own call showed it: then a 404 shows that it is gone. */
  isReadable: boolean;
}

/** What a stored record must be, by the names of the panel's schema; of a record in it only what is named. */
type Stored = Record<string, unknown>;

/** What is sent, and what is to be read back. */
interface Sent {
  body: object;
  stored: Stored;
}

/** A kind of record that the check makes, edits and removes. */
export interface Kind {
  noun: string;
  path: string;
  /** The query of its list, page and text apart: the names of both. Null for a bare list. */
  list: [page: string, size: string] | null;
  screens: { create: string; edit?: string; list: string };
  /** How the panel reads a stored one. */
  schema: z.ZodMiniObject;
  create: (name: string, made: Made[]) => Sent | { reason: string };
  edit?: (id: Id, name: string, made: Made[]) => Sent;
  /** A body that must be refused, with a name to find it by if it is not. */
  wrong: (name: string) => object;
  /** How the panel reads the answer to a creation, and what it does if it cannot; without one it does not look. */
  created?: { schema: z.ZodMiniType; unread: string };
}

const PAGES: Kind['list'] = ['pagina', 'cantidad'];

/** A free text with what a wrong encoding or a wrong escape breaks. */
const FREE_TEXT = 'Frágil: «ñandú» & 2 < 3, 50 % "así"';

const contactFields = (name: string) => ({
  nombre: name,
  identificacion: '20-12345678-6',
  telefono: '351 555-0100',
  localidad: 'Córdoba',
  direccion: FREE_TEXT,
  email: 'prueba@example.com',
});

const contacto = (name: string): Sent => ({
  body: { id: 0, ...contactFields(name) },
  stored: contactFields(name),
});

const contactoEdit = (id: Id, name: string): Sent => ({
  body: { id, ...contactFields(name) },
  stored: contactFields(name),
});

/** A contact without the name that it must have. */
const nameless = (name: string) => ({ id: 0, direccion: name });

const plus = ({ body, stored }: Sent, more: object, kept: Stored): Sent => ({
  body: { ...body, ...more },
  stored: { ...stored, ...kept },
});

export const DATE = '2026-01-31';

const NO_DATE = '31/31/2026';

const idOf = (made: Made[], noun: string) => made.find(({ kind }) => kind.noun === noun)?.id;

const movimientoFields = {
  bultos: 2,
  monto: 1000.1,
  montoPagado: false,
  montoRendido: false,
  fletePagado: true,
  fleteRendido: false,
  contrareembolso: 50.01,
  valorDeclarado: 12.5,
  cuentaCorriente: true,
  observaciones: FREE_TEXT,
  fleteACargoCliente: true,
};

const FREE_CLIENT = 'Ñandú «suelto»';

/** `flete` is sent net, and stored with what the others add to it. */
const movimiento = (name: string, made: Made[], more: object, kept: Stored): Sent => {
  const cliente = idOf(made, 'cliente');
  const representante = idOf(made, 'representante');
  return {
    body: {
      ...movimientoFields,
      remitoNumero: name,
      clienteOrigenId: cliente ?? 0,
      clienteDestinoId: 0,
      representanteId: representante ?? null,
      servicioId: idOf(made, 'servicio'),
      flete: 840.5,
      ...more,
    },
    stored: {
      ...movimientoFields,
      remitoNumero: name,
      fecha: DATE,
      ...(cliente !== undefined && { clienteOrigen: { id: cliente } }),
      clienteDestino: { nombre: FREE_CLIENT },
      ...(representante !== undefined && { representante: { id: representante } }),
      servicio: { id: idOf(made, 'servicio') },
      ...kept,
    },
  };
};

const CLIENTE: Kind = {
  noun: 'cliente',
  path: '/clientes/',
  list: PAGES,
  screens: { create: 'Agregar Cliente', edit: 'Editar Cliente', list: 'Clientes' },
  schema: clienteSchema,
  create: contacto,
  edit: contactoEdit,
  wrong: nameless,
  created: {
    schema: clienteCreatedSchema,
    unread: 'saves and says so; in a form that asked for a client, it is not picked',
  },
};

export const ANOTACION: Kind = {
  noun: 'anotacion',
  path: '/v1/anotaciones/',
  list: null,
  screens: { create: 'Inicio', list: 'Inicio' },
  schema: anotacionSchema,
  create: (name) => ({
    body: { texto: name, fecha: DATE },
    stored: { texto: name, fecha: DATE },
  }),
  wrong: (name) => ({ texto: name, fecha: NO_DATE }),
};

/** Later ones refer to earlier ones, so they are removed in the opposite order. */
export const KINDS: Kind[] = [
  CLIENTE,
  {
    noun: 'representante',
    path: '/representantes/',
    list: PAGES,
    screens: {
      create: 'Agregar Representante',
      edit: 'Editar Representante',
      list: 'Representantes',
    },
    schema: representanteSchema,
    create: contacto,
    edit: contactoEdit,
    wrong: nameless,
  },
  {
    noun: 'servicio',
    path: '/servicios/',
    list: PAGES,
    screens: { create: 'Agregar Servicio', edit: 'Editar Servicio', list: 'Servicios' },
    schema: servicioSchema,
    create: (name) => {
      const stored = { nombre: name, descripcion: FREE_TEXT, precio: 10.5, contrareembolso: false };
      return { body: stored, stored };
    },
    edit: (id, name) => {
      const body = { id, nombre: name, descripcion: FREE_TEXT, porcentaje: 0.1 };
      return { body, stored: { ...body, precio: null } };
    },
    wrong: (name) => ({ descripcion: name, precio: 10.5 }),
  },
  {
    noun: 'vehiculo',
    path: '/v1/vehiculos/',
    list: PAGES,
    screens: { create: 'Agregar Vehículo', edit: 'Editar Vehículo', list: 'Vehículos' },
    schema: vehiculoSchema,
    create: (name) => {
      const stored = { vehiculo: name, patente: 'AA 000 AA', fechaTecnica: DATE };
      return { body: { id: 0, ...stored }, stored };
    },
    edit: (id, name) => {
      const fields = { vehiculo: name, patente: 'AA 000 AA' };
      return {
        body: { id, ...fields, fechaTecnica: '' },
        stored: { ...fields, fechaTecnica: null },
      };
    },
    wrong: (name) => ({ id: 0, vehiculo: name, fechaTecnica: NO_DATE }),
  },
  {
    noun: 'chofer',
    path: '/choferes/',
    list: ['page', 'size'],
    screens: { create: 'Agregar Chofer', edit: 'Editar Chofer', list: 'Choferes' },
    schema: choferSchema,
    create: (name) => plus(contacto(name), { fechaIngreso: DATE }, { fechaIngreso: DATE }),
    edit: (id, name) => plus(contactoEdit(id, name), { fechaIngreso: '' }, { fechaIngreso: null }),
    wrong: nameless,
  },
  {
    noun: 'empleado',
    path: '/v1/empleados/',
    list: PAGES,
    screens: { create: 'Agregar Empleado', edit: 'Editar Empleado', list: 'Empleados' },
    schema: empleadoSchema,
    create: (name) => {
      const fields = { apellido: 'Prueba', fechaIngreso: DATE };
      return plus(contacto(name), { ...fields, tipoId: 3 }, { ...fields, tipo: { id: 3 } });
    },
    edit: (id, name) =>
      plus(
        contactoEdit(id, name),
        { tipoId: 2, fechaVencimientoLicencia: '' },
        { tipo: { id: 2 }, fechaIngreso: DATE, fechaVencimientoLicencia: null },
      ),
    wrong: (name) => ({ ...nameless(name), tipoId: 3 }),
  },
  {
    noun: 'movimiento',
    path: '/movimientos/',
    list: PAGES,
    screens: { create: 'Movimientos', edit: 'Editar Movimiento', list: 'Movimientos' },
    schema: movimientoSchema,
    create: (name, made) =>
      idOf(made, 'servicio') === undefined
        ? { reason: 'no service was made for it' }
        : movimiento(
            name,
            made,
            {
              fecha: DATE,
              seguro: 10.2,
              redespacho: 0.1,
              clienteDestinoNombre: FREE_CLIENT,
              ...(idOf(made, 'cliente') === undefined && { clienteOrigenNombre: FREE_CLIENT }),
            },
            { seguro: 10.2, redespacho: 0.1, flete: 900.81 },
          ),
    edit: (_id, name, made) =>
      movimiento(
        name,
        made,
        { fecha: null, seguro: 10, redespacho: 0, subServicioId: null, subBultos: null },
        { seguro: 10, redespacho: 0, flete: 900.51 },
      ),
    wrong: (name) => ({ remitoNumero: name, fecha: DATE, bultos: 'dos' }),
    created: {
      schema: movimientoCreatedSchema,
      unread: 'saves and says so, and cannot print the remito that was asked for with it',
    },
  },
  ANOTACION,
];

/** A change, and what happens at the panel if it fails. */
export interface Change extends Pick<Read, 'call' | 'screens' | 'failure'> {
  /** What its answer is read with, if it is. */
  created?: Kind['created'];
}

export const creation = ({ path, screens, created }: Kind): Change => ({
  call: `POST ${path}`,
  screens: [screens.create],
  failure: 'nothing new can be saved, and an error says so',
  created,
});
export const edition = ({ path, screens }: Kind): Change => ({
  call: `PATCH ${path}{id}`,
  screens: [screens.edit ?? screens.create],
  failure: 'a change is not saved, and an error says so',
});
export const deletion = ({ path, screens }: Kind): Change => ({
  call: `DELETE ${path}{id}`,
  screens: [screens.list],
  failure: 'nothing can be deleted, and an error says so',
});

export const BULK: (Change & { query: string; stored: Stored })[] = (
  [
    ['marcar-pagado', { montoPagado: true, fletePagado: true }, {}],
    ['marcar-rendido', { fleteRendido: true }, {}],
    ['precio-flete', { precioFlete: 900.5 }, { flete: 900.5 }],
  ] as const
).map(([name, sent, stored]) => ({
  call: `PATCH /reportes/movimientos/${name}`,
  screens: ['Consultas'],
  failure: 'the marked movements do not change, and an error says so',
  query: Object.entries(sent)
    .map(([field, value]) => `${field}=${value}`)
    .join('&'),
  stored: 'flete' in stored ? stored : sent,
}));

/** Every change that the check makes. */
export const CHANGES: Change[] = [
  ...KINDS.flatMap((kind) => [
    creation(kind),
    ...(kind.edit ? [edition(kind)] : []),
    deletion(kind),
  ]),
  ...BULK,
];

/** The creations whose answer the panel reads. */
export const CREATED: Omit<Read, 'path'>[] = KINDS.map(creation).flatMap(
  ({ created, ...change }) => (created ? [{ ...change, ...created }] : []),
);

/** Changes that would stay. */
export const NOT_MADE: { call: string; screens: string[]; reason: string }[] = [
  {
    call: 'PATCH /v1/vencimientos/{id}',
    screens: ['Inicio'],
    reason: "it would change somebody's notification: no call makes one",
  },
  {
    call: 'POST /v1/recibos/',
    screens: ['Contrareembolso'],
    reason: 'it would leave a receipt: no call deletes one',
  },
  {
    call: 'POST /v1/recibos/manual',
    screens: ['Crear recibos'],
    reason: 'it would leave a receipt: no call deletes one',
  },
  {
    call: 'POST /hoja-rutas/',
    screens: ['Hoja de Ruta'],
    reason: 'it would leave a route sheet: no call deletes one',
  },
];
