import type * as z from 'zod/mini';
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
  type Movimiento,
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

/** The first readable row of each list, by the list's path: where the other calls take their ids from. */
export interface Firsts {
  rows: Map<string, { id: number }>;
  movimiento?: Movimiento | undefined;
  /** A route sheet's id, which no list has. */
  hojaDeRutaId?: number | undefined;
}

/** A call whose answer the panel reads. */
export interface Read {
  /** As the contract writes it. */
  call: string;
  screens: string[];
  schema: z.ZodMiniType;
  /** What happens there when the call fails or its answer cannot be read. */
  failure: string;
  /** The path and query to ask, or why the call cannot be asked. */
  path: (firsts: Firsts) => string | { reason: string };
  /** The field that holds a PDF in base64. */
  pdf?: string;
}

const CLIENTES = 'Clientes';
const MOVIMIENTOS = 'Movimientos';
const EDITAR_MOVIMIENTO = 'Editar Movimiento';
const HOJA_DE_RUTA = 'Hoja de Ruta';
const CREAR_RECIBOS = 'Crear recibos';
const CONTRAREEMBOLSO = 'Contrareembolso';
const VER_RECIBOS = 'Recibos';
const CONSULTAS = 'Consultas';
const INICIO = 'Inicio';

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
};

const page = 'texto=&pagina=0&cantidad=10';

const list = (path: string, screens: string[], schema: z.ZodMiniType, query = page): Read => ({
  call: `GET ${path}`,
  screens,
  schema,
  failure: NO_LIST,
  path: () => `${path}?${query}`,
});

const detail = (path: string, screen: string, schema: z.ZodMiniType): Read => ({
  call: `GET ${path}{id}`,
  screens: [screen],
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
});

const ofMovimiento =
  (path: (movimiento: Movimiento) => string | null, what: string): Read['path'] =>
  ({ movimiento }) =>
    (movimiento && path(movimiento)) ?? { reason: `GET /movimientos/ has no first row ${what}` };

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
  list('/clientes/', [CLIENTES], clientesPageSchema),
  detail('/clientes/', 'Editar Cliente', clienteSchema),
  filtro(
    '/clientes/filtro',
    [MOVIMIENTOS, EDITAR_MOVIMIENTO, CREAR_RECIBOS, CONTRAREEMBOLSO, CONSULTAS],
    clientesFiltroSchema,
    '?texto=',
  ),
  list('/representantes/', ['Representantes'], representantesPageSchema),
  detail('/representantes/', 'Editar Representante', representanteSchema),
  filtro(
    '/representantes/filtro',
    [MOVIMIENTOS, EDITAR_MOVIMIENTO, HOJA_DE_RUTA, CONSULTAS],
    representantesFiltroSchema,
  ),
  list('/servicios/', ['Servicios'], serviciosPageSchema),
  detail('/servicios/', 'Editar Servicio', servicioSchema),
  filtro('/servicios/filtro', [MOVIMIENTOS, EDITAR_MOVIMIENTO], serviciosFiltroSchema),
  list('/v1/vehiculos/', ['Vehículos', 'Vencimientos', INICIO], vehiculosPageSchema),
  detail('/v1/vehiculos/', 'Editar Vehículo', vehiculoSchema),
  list(
    '/choferes/',
    ['Choferes', 'Vencimientos', INICIO],
    choferesPageSchema,
    'texto=&page=0&size=10',
  ),
  detail('/choferes/', 'Editar Chofer', choferSchema),
  list('/v1/empleados/', ['Empleados', 'Vencimientos', INICIO], empleadosPageSchema),
  detail('/v1/empleados/', 'Editar Empleado', empleadoSchema),
  list('/movimientos/', [MOVIMIENTOS], movimientosPageSchema),
  detail('/movimientos/', EDITAR_MOVIMIENTO, movimientoSchema),
  remito('remito'),
  remito('remito-duplicado'),
  {
    call: 'GET /movimientos/para-recibo',
    screens: [CONTRAREEMBOLSO],
    schema: movimientosParaReciboSchema,
    failure: NO_SEARCH,
    path: ofMovimiento(
      ({ clienteOrigen, fecha }) =>
        clienteOrigen?.id && fecha
          ? `/movimientos/para-recibo?clienteId=${clienteOrigen.id}&fechaDesde=${fecha}&fechaHasta=${fecha}`
          : null,
      'with an origin client and a date',
    ),
  },
  list('/v1/recibos/', [VER_RECIBOS], recibosPageSchema, 'pagina=0&cantidad=10&texto='),
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
    screens: [CONSULTAS, 'Cuentas', INICIO],
    schema: reporteMovimientosSchema,
    failure: NO_SEARCH,
    path: ofMovimiento(
      ({ fecha }) => fecha && `/reportes/?fechaDesde=${fecha}&fechaHasta=${fecha}`,
      'with a date',
    ),
  },
  {
    call: 'GET /reportes/{remito}/movimientos',
    screens: [CONSULTAS, MOVIMIENTOS],
    schema: reporteMovimientosSchema,
    failure: NO_SEARCH,
    path: ofMovimiento(
      ({ remitoNumero }) =>
        remitoNumero && `/reportes/${encodeURIComponent(remitoNumero)}/movimientos`,
      'with a remito number',
    ),
  },
  {
    call: 'GET /reportes/pdf',
    screens: [CONSULTAS],
    schema: reportePdfSchema,
    failure: NO_PRINT,
    pdf: 'reportePdf',
    path: ofMovimiento(({ id }) => `/reportes/pdf?movimientoIds=${id}`, 'to print'),
  },
  list('/notificaciones/', [INICIO], nuevasSchema, ''),
  list('/notificaciones/vistos', [INICIO], leidasSchema, ''),
  list('/v1/anotaciones/', [INICIO], anotacionesSchema, ''),
];
