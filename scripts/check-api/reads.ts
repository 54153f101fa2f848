import * as z from 'zod/mini';
import { choferesPageSchema, choferSchema } from '@/features/choferes/chofer.schema';
import {
  clienteSchema,
  clientesFiltroSchema,
  clientesPageSchema,
} from '@/features/clientes/cliente.schema';
import { empleadoSchema, empleadosPageSchema } from '@/features/empleados/empleado.schema';
import {
  choferesFiltroSchema,
  hojaDeRutaPdfSchema,
  movimientosParaHojaSchema,
  vehiculosFiltroSchema,
} from '@/features/hoja-de-ruta/hoja-de-ruta.schema';
import {
  movimientoSchema,
  movimientosPageSchema,
  remitoSchema,
} from '@/features/movimientos/movimiento.schema';
import {
  anotacionesSchema,
  leidasSchema,
  nuevasSchema,
} from '@/features/notificaciones/notificacion.schema';
import {
  movimientosParaReciboSchema,
  reciboPdfSchema,
  recibosPageSchema,
} from '@/features/recibos/recibo.schema';
import { reporteMovimientosSchema, reportePdfSchema } from '@/features/reportes/reporte.schema';
import {
  representanteSchema,
  representantesFiltroSchema,
  representantesPageSchema,
} from '@/features/representantes/representante.schema';
import {
  servicioSchema,
  serviciosFiltroSchema,
  serviciosPageSchema,
} from '@/features/servicios/servicio.schema';
import { loginResponseSchema } from '@/features/sesion/sesion.schema';
import { vehiculoSchema, vehiculosPageSchema } from '@/features/vehiculos/vehiculo.schema';

/** An id as it came: the contract has numbers, but a record is followed by any. */
export type Id = number | string;

/** An id of a stored record. 0 is a record that was not stored, or a free text. */
export const isId = (value: unknown): value is Id =>
  (typeof value === 'number' && value > 0) || (typeof value === 'string' && value !== '');

/** A movement that the other calls are asked by: `fecha` as `yyyy-mm-dd`, null for what it has not. */
export interface FirstMovimiento {
  id: Id;
  fecha: string | null;
  origenId: Id | null;
  destinoId: Id | null;
  representanteId: Id | null;
  remitoNumero: string | null;
}

/** A day as `yyyy-mm-dd`, also where the panel could not read it: Jackson's `[2026, 11, 20]`. Null for what is none. */
export function parseDay(value: unknown): string | null {
  const text = Array.isArray(value)
    ? value.map((part) => String(part).padStart(2, '0')).join('-')
    : value;
  return z.safeParse(movimientoSchema.shape.fecha, text).data ?? null;
}

/** What earlier answers told: where later calls take their ids from. */
export interface Firsts {
  /** The first row of each list, by the list's path. */
  rows: Map<string, { id: Id; [field: string]: unknown }>;
  movimiento?: FirstMovimiento | undefined;
  /** A route sheet's id, which no list has. */
  hojaDeRutaId?: number | undefined;
  /** The fields that came, by their name in the contract. */
  seen: Set<string>;
}

/** A path and query to ask, or why the call cannot be asked. */
type Path = (firsts: Firsts) => string | { reason: string };

/** A call whose answer the panel reads. */
export interface Read {
  /** As the contract writes it. */
  call: string;
  screens: string[];
  schema: z.ZodMiniType;
  /** What happens there when the call fails or its answer cannot be read. */
  failure: string;
  /** What happens when it succeeds and its answer cannot be read, if that is not the same. */
  unread?: string;
  path: Path;
  /** The field that holds a PDF in base64. */
  pdf?: string;
  /** The names of its page parameters, the page from 0. */
  pages?: [page: string, size: string];
  /** The field that its rows are searched by. */
  named?: string;
  /** Asks for what no row has. */
  nothing?: { asking: string; path: Path; panel: string };
}

const CLIENTES = 'Clientes';
const EDITAR_CLIENTE = 'Editar Cliente';
const MOVIMIENTOS = 'Movimientos';
const EDITAR_MOVIMIENTO = 'Editar Movimiento';
const HOJA_DE_RUTA = 'Hoja de Ruta';
const CREAR_RECIBOS = 'Crear recibos';
const CONTRAREEMBOLSO = 'Contrareembolso';
const VER_RECIBOS = 'Recibos';
const CONSULTAS = 'Consultas';
const CUENTA = 'Cuenta';
const DEUDORES = 'Deudores';
const POR_RENDIR = 'Contrareembolsos por rendir';
const VENCIMIENTOS = 'Vencimientos';
const INICIO = 'Inicio';
const BUSCAR = 'Buscar (Ctrl K)';

const NO_LIST = 'an error in place of the list';
const NO_FORM = 'an error in place of the form';
const NO_OPTIONS = 'an error in place of the options, and nothing can be picked';
const NO_SEARCH = 'the search fails with an error';
const NO_PRINT = 'nothing is printed, and an error says so';

export const SIGN_IN: Omit<Read, 'path'> = {
  call: 'POST /authenticate',
  screens: ['Iniciar Sesión'],
  schema: loginResponseSchema,
  failure: 'nobody can sign in',
  unread: 'nobody can sign in',
};

/** A text that no record has. */
export const NOBODY = 'zzqx nadie 7391';

const IGNORED_SEARCH = 'the search shows rows that do not match what was typed';

const nobody = (path: string, panel = IGNORED_SEARCH) => ({
  asking: 'with a text that nothing has',
  path: () => path + encodeURIComponent(NOBODY),
  panel,
});

/** A list of whole rows. */
const rows = (path: string, screens: string[], schema: z.ZodMiniType): Read => ({
  call: `GET ${path}`,
  screens,
  schema,
  failure: NO_LIST,
  path: () => path,
});

/** A list page by page. */
const list = (
  path: string,
  screens: string[],
  schema: z.ZodMiniType,
  { pages = ['pagina', 'cantidad'], named = 'nombre' }: Pick<Read, 'pages' | 'named'> = {},
): Read => {
  const firstPage = `${path}?${pages[0]}=0&${pages[1]}=10&texto=`;
  return {
    ...rows(path, screens, schema),
    path: () => firstPage,
    pages,
    named,
    nothing: nobody(firstPage),
  };
};

const detail = (path: string, screens: string[], schema: z.ZodMiniType): Read => ({
  call: `GET ${path}{id}`,
  screens,
  schema,
  failure: NO_FORM,
  path: ({ rows }) => {
    const first = rows.get(path);
    return first ? `${path}${first.id}` : { reason: `GET ${path} has no row to take an id from` };
  },
});

const filtro = (path: string, screens: string[], schema: z.ZodMiniType, query = ''): Read => ({
  call: `GET ${path}`,
  screens,
  schema,
  failure: NO_OPTIONS,
  path: () => `${path}${query}`,
  nothing: nobody(`${path}?texto=`, 'offers records that do not match what was typed'),
});

const ofMovimiento =
  (path: (movimiento: FirstMovimiento) => string | null, what: string): Path =>
  ({ movimiento }) =>
    (movimiento && path(movimiento)) ?? { reason: `GET /movimientos/ has no first row ${what}` };

/** Rows of another year in the figures that people pay and are paid by. */
const IGNORED_DAYS = 'counts and adds up rows of other days, and nothing says so';

const LONG_AGO = 'fechaDesde=1900-01-01&fechaHasta=1900-12-31';

const in1900 = (path: string | Path) => ({
  asking: 'of the year 1900',
  path: typeof path === 'string' ? () => path : path,
  panel: IGNORED_DAYS,
});

const remito = (kind: string): Read => ({
  call: `GET /movimientos/{id}/${kind}`,
  screens: [MOVIMIENTOS],
  schema: remitoSchema,
  failure: NO_PRINT,
  pdf: 'remitoPdf',
  path: ofMovimiento(({ id }) => `/movimientos/${id}/${kind}`, 'to print'),
});

/** Every call whose answer the panel reads, lists before what takes ids from them. */
export const READS: Read[] = [
  list('/clientes/', [CLIENTES, 'Agregar Cliente', DEUDORES, BUSCAR], clientesPageSchema),
  detail('/clientes/', [EDITAR_CLIENTE, CUENTA, MOVIMIENTOS], clienteSchema),
  filtro(
    '/clientes/filtro',
    [MOVIMIENTOS, EDITAR_MOVIMIENTO, CREAR_RECIBOS, CONTRAREEMBOLSO, CONSULTAS],
    clientesFiltroSchema,
    '?texto=',
  ),
  list('/representantes/', ['Representantes'], representantesPageSchema),
  detail('/representantes/', ['Editar Representante'], representanteSchema),
  filtro(
    '/representantes/filtro',
    [MOVIMIENTOS, EDITAR_MOVIMIENTO, HOJA_DE_RUTA, CONSULTAS],
    representantesFiltroSchema,
  ),
  list('/servicios/', ['Servicios'], serviciosPageSchema),
  detail('/servicios/', ['Editar Servicio'], servicioSchema),
  filtro('/servicios/filtro', [MOVIMIENTOS, EDITAR_MOVIMIENTO], serviciosFiltroSchema),
  list('/v1/vehiculos/', ['Vehículos', VENCIMIENTOS, INICIO, BUSCAR], vehiculosPageSchema, {
    named: 'vehiculo',
  }),
  detail('/v1/vehiculos/', ['Editar Vehículo', HOJA_DE_RUTA], vehiculoSchema),
  list('/choferes/', ['Choferes', VENCIMIENTOS, INICIO], choferesPageSchema, {
    pages: ['page', 'size'],
  }),
  detail('/choferes/', ['Editar Chofer'], choferSchema),
  list('/v1/empleados/', ['Empleados', VENCIMIENTOS, INICIO, BUSCAR], empleadosPageSchema),
  detail('/v1/empleados/', ['Editar Empleado', HOJA_DE_RUTA], empleadoSchema),
  list('/movimientos/', [MOVIMIENTOS, BUSCAR], movimientosPageSchema, { named: 'remitoNumero' }),
  detail('/movimientos/', [EDITAR_MOVIMIENTO], movimientoSchema),
  remito('remito'),
  remito('remito-duplicado'),
  {
    call: 'GET /movimientos/para-recibo',
    screens: [CONTRAREEMBOLSO],
    schema: movimientosParaReciboSchema,
    failure: NO_SEARCH,
    path: ofMovimiento(
      ({ origenId, fecha }) =>
        origenId !== null && fecha
          ? `/movimientos/para-recibo?clienteId=${origenId}&fechaDesde=${fecha}&fechaHasta=${fecha}`
          : null,
      'with an origin client and a date',
    ),
    nothing: in1900(
      ofMovimiento(
        ({ origenId }) =>
          origenId === null ? null : `/movimientos/para-recibo?clienteId=${origenId}&${LONG_AGO}`,
        'with an origin client',
      ),
    ),
  },
  list('/v1/recibos/', [VER_RECIBOS], recibosPageSchema, { named: 'reciboNumero' }),
  {
    call: 'GET /v1/recibos/{id}/pdf',
    screens: [VER_RECIBOS, CREAR_RECIBOS, CONTRAREEMBOLSO],
    schema: reciboPdfSchema,
    failure: NO_PRINT,
    pdf: 'pdfRecibo',
    path: ({ rows }) => {
      const first = rows.get('/v1/recibos/');
      return first
        ? `/v1/recibos/${first.id}/pdf`
        : { reason: 'GET /v1/recibos/ has no row to take an id from' };
    },
  },
  {
    call: 'GET /hoja-rutas/movimientos',
    screens: [HOJA_DE_RUTA],
    schema: movimientosParaHojaSchema,
    failure: NO_SEARCH,
    path: ofMovimiento(
      ({ fecha }) =>
        fecha &&
        `/hoja-rutas/movimientos?fecha=${fecha}&cuentaCorriente=false&contado=false&todos=true`,
      'with a date',
    ),
    nothing: in1900('/hoja-rutas/movimientos?fecha=1900-01-01&todos=true'),
  },
  filtro('/hoja-rutas/filtro/vehiculos', [HOJA_DE_RUTA], vehiculosFiltroSchema),
  filtro('/hoja-rutas/filtro/choferes', [HOJA_DE_RUTA], choferesFiltroSchema),
  {
    call: 'GET /hoja-rutas/{id}/pdf',
    screens: [HOJA_DE_RUTA],
    schema: hojaDeRutaPdfSchema,
    failure: NO_PRINT,
    pdf: 'pdfHojaRuta',
    path: ({ hojaDeRutaId }) =>
      hojaDeRutaId === undefined
        ? { reason: 'no list has the ids of route sheets: give one with --hoja-de-ruta' }
        : `/hoja-rutas/${hojaDeRutaId}/pdf`,
  },
  {
    call: 'GET /reportes/',
    screens: [CONSULTAS, CUENTA, DEUDORES, POR_RENDIR, INICIO],
    schema: reporteMovimientosSchema,
    failure: NO_SEARCH,
    path: ofMovimiento(
      ({ fecha }) => fecha && `/reportes/?fechaDesde=${fecha}&fechaHasta=${fecha}`,
      'with a date',
    ),
    nothing: in1900(`/reportes/?${LONG_AGO}`),
  },
  {
    call: 'GET /reportes/{remito}/movimientos',
    screens: [CONSULTAS],
    schema: reporteMovimientosSchema,
    failure: NO_SEARCH,
    path: ofMovimiento(
      ({ remitoNumero }) =>
        remitoNumero && `/reportes/${encodeURIComponent(remitoNumero)}/movimientos`,
      'with a remito number',
    ),
    nothing: {
      asking: 'with a number that no movement has, and a slash as %2F',
      path: () => `/reportes/${encodeURIComponent(`${NOBODY}/9`)}/movimientos`,
      panel: 'shows movements that have another number',
    },
  },
  {
    call: 'GET /reportes/pdf',
    screens: [CONSULTAS],
    schema: reportePdfSchema,
    failure: NO_PRINT,
    pdf: 'reportePdf',
    path: ofMovimiento(({ id }) => `/reportes/pdf?movimientoIds=${id}`, 'to print'),
  },
  rows('/notificaciones/', [INICIO], nuevasSchema),
  rows('/notificaciones/vistos', [INICIO], leidasSchema),
  rows('/v1/anotaciones/', [INICIO], anotacionesSchema),
];
