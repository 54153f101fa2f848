import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { toChoferForm } from '@/features/choferes/chofer.schema';
import {
  choferesMutations,
  choferesQueries,
  removeChofer,
} from '@/features/choferes/choferes.queries';
import {
  clientesMutations,
  clientesQueries,
  removeCliente,
} from '@/features/clientes/clientes.queries';
import { toEmpleadoForm } from '@/features/empleados/empleado.schema';
import {
  empleadosMutations,
  empleadosQueries,
  removeEmpleado,
} from '@/features/empleados/empleados.queries';
import {
  fetchHojaDeRutaPdf,
  hojaDeRutaMutations,
  hojaDeRutaQueries,
} from '@/features/hoja-de-ruta/hoja-de-ruta.queries';
import { movimientoSchema } from '@/features/movimientos/movimiento.schema';
import {
  emptyMovimientoForm,
  toMovimientoForm,
} from '@/features/movimientos/movimiento-form.schema';
import {
  fetchRemito,
  movimientosMutations,
  movimientosQueries,
  removeMovimiento,
} from '@/features/movimientos/movimientos.queries';
import {
  notificacionesMutations,
  notificacionesQueries,
} from '@/features/notificaciones/notificaciones.queries';
import type { ContrareembolsoPayload } from '@/features/recibos/recibo.schema';
import {
  fetchReciboPdf,
  recibosMutations,
  recibosQueries,
} from '@/features/recibos/recibos.queries';
import type { ReporteFilters } from '@/features/reportes/reporte.schema';
import {
  fetchReportePdf,
  reportesMutations,
  reportesQueries,
} from '@/features/reportes/reportes.queries';
import {
  removeRepresentante,
  representantesMutations,
  representantesQueries,
} from '@/features/representantes/representantes.queries';
import { servicioSchema, toServicioForm } from '@/features/servicios/servicio.schema';
import {
  removeServicio,
  serviciosMutations,
  serviciosQueries,
} from '@/features/servicios/servicios.queries';
import { sesionMutations } from '@/features/sesion/sesion.queries';
import { toVehiculoForm } from '@/features/vehiculos/vehiculo.schema';
import {
  removeVehiculo,
  vehiculosMutations,
  vehiculosQueries,
} from '@/features/vehiculos/vehiculos.queries';
import { toContactoForm } from '@/lib/contacto';
import { startCalls } from './calls';
import { withoutDependents } from './master-data';

let client: Awaited<ReturnType<typeof startCalls>>;

beforeEach(async () => {
  client = await startCalls();
});

const query: QueryClient['query'] = (options) => client.queryClient.query(options);
const mutate: typeof client.mutate = (options, variables) => client.mutate(options, variables);

/** Deletes a row that no other row refers to, or the mock API refuses. */
function alone(remove: (id: number) => Promise<unknown>, id: number) {
  withoutDependents(client.api);
  return remove(id);
}

/** A call as section 7 of the specification writes it, how the panel makes it, and its body. */
type Call = [call: string, make: () => Promise<unknown>, body?: unknown];

const TEXTO = 'ñ & ó';
const texto = 'texto=%C3%B1+%26+%C3%B3';
const search = { texto: TEXTO, pagina: 2 };
const page = `${texto}&pagina=2&cantidad=10`;

const edit = <Values extends object>(values: Values) => ({ values, before: values });
const cliente = { ...toContactoForm(), nombre: ' Ñandú ', email: 'hola@example.com' };
const clienteBody = { nombre: 'Ñandú', email: 'hola@example.com' };
const chofer = { ...toChoferForm(), nombre: 'Sosa', fechaVencimientoLicencia: '2027-02-28' };
const choferBody = { nombre: 'Sosa', fechaVencimientoLicencia: '2027-02-28' };
const empleado = { ...toEmpleadoForm(), nombre: 'Ana', fechaIngreso: '2026-03-01' };
const empleadoBody = { nombre: 'Ana', tipoId: 3, fechaIngreso: '2026-03-01' };
const vehiculo = { ...toVehiculoForm(), vehiculo: 'Scania', fechaSeguro: '2027-02-28' };
const vehiculoBody = { vehiculo: 'Scania', fechaSeguro: '2027-02-28' };
const servicio = { ...toServicioForm(), nombre: 'Bulto', precio: '1.234,5' };
const servicioBody = { nombre: 'Bulto', precio: 1234.5, contrareembolso: false };

const MASTER_DATA: Call[] = [
  [`GET /clientes/?${page}`, () => query(clientesQueries.list(search))],
  ['GET /clientes/7', () => query(clientesQueries.detail(7))],
  ['POST /clientes/', () => mutate(clientesMutations.create(), cliente), { id: 0, ...clienteBody }],
  [
    'PATCH /clientes/7',
    () => mutate(clientesMutations.update(7), edit(cliente)),
    { id: 7, ...clienteBody },
  ],
  ['DELETE /clientes/7', () => alone(removeCliente, 7)],

  [`GET /representantes/?${page}`, () => query(representantesQueries.list(search))],
  ['GET /representantes/4', () => query(representantesQueries.detail(4))],
  [
    'POST /representantes/',
    () => mutate(representantesMutations.create(), cliente),
    { id: 0, ...clienteBody },
  ],
  [
    'PATCH /representantes/4',
    () => mutate(representantesMutations.update(4), edit(cliente)),
    { id: 4, ...clienteBody },
  ],
  ['DELETE /representantes/4', () => alone(removeRepresentante, 4)],

  [`GET /servicios/?${page}`, () => query(serviciosQueries.list(search))],
  ['GET /servicios/10', () => query(serviciosQueries.detail(10))],
  ['POST /servicios/', () => mutate(serviciosMutations.create(), servicio), servicioBody],
  [
    'PATCH /servicios/10',
    () => mutate(serviciosMutations.update(10), edit(servicio)),
    { id: 10, ...servicioBody },
  ],
  ['DELETE /servicios/10', () => alone(removeServicio, 10)],

  [`GET /v1/vehiculos/?${page}`, () => query(vehiculosQueries.list(search))],
  ['GET /v1/vehiculos/7', () => query(vehiculosQueries.detail(7))],
  [
    'POST /v1/vehiculos/',
    () => mutate(vehiculosMutations.create(), vehiculo),
    { id: 0, ...vehiculoBody },
  ],
  [
    'PATCH /v1/vehiculos/7',
    () => mutate(vehiculosMutations.update(7), edit(vehiculo)),
    { id: 7, ...vehiculoBody },
  ],
  ['DELETE /v1/vehiculos/7', () => alone(removeVehiculo, 7)],

  [`GET /choferes/?${texto}&page=2&size=10`, () => query(choferesQueries.list(search))],
  ['GET /choferes/3', () => query(choferesQueries.detail(3))],
  ['POST /choferes/', () => mutate(choferesMutations.create(), chofer), { id: 0, ...choferBody }],
  [
    'PATCH /choferes/3',
    () => mutate(choferesMutations.update(3), edit(chofer)),
    { id: 3, ...choferBody },
  ],
  ['DELETE /choferes/3', () => alone(removeChofer, 3)],

  [`GET /v1/empleados/?${page}`, () => query(empleadosQueries.list(search))],
  ['GET /v1/empleados/2', () => query(empleadosQueries.detail(2))],
  [
    'POST /v1/empleados/',
    () => mutate(empleadosMutations.create(), empleado),
    { id: 0, ...empleadoBody },
  ],
  [
    'PATCH /v1/empleados/2',
    () => mutate(empleadosMutations.update(2), edit(empleado)),
    { id: 2, ...empleadoBody },
  ],
  ['DELETE /v1/empleados/2', () => alone(removeEmpleado, 2)],
];

const PICKERS: Call[] = [
  ['GET /clientes/filtro?texto=', () => query(clientesQueries.filtro(''))],
  [`GET /clientes/filtro?${texto}`, () => query(clientesQueries.filtro(TEXTO))],
  ['GET /servicios/filtro', () => query(serviciosQueries.filtro(''))],
  [`GET /servicios/filtro?${texto}`, () => query(serviciosQueries.filtro(TEXTO))],
  ['GET /representantes/filtro', () => query(representantesQueries.filtro(''))],
  [`GET /representantes/filtro?${texto}`, () => query(representantesQueries.filtro(TEXTO))],
  ['GET /hoja-rutas/filtro/choferes', () => query(hojaDeRutaQueries.choferes(''))],
  [`GET /hoja-rutas/filtro/choferes?${texto}`, () => query(hojaDeRutaQueries.choferes(TEXTO))],
  ['GET /hoja-rutas/filtro/vehiculos', () => query(hojaDeRutaQueries.vehiculos(''))],
  [`GET /hoja-rutas/filtro/vehiculos?${texto}`, () => query(hojaDeRutaQueries.vehiculos(TEXTO))],
];

const encomienda = servicioSchema.parse({ id: 1, nombre: 'Encomienda chica' });
/** The payloads themselves are in `movimiento-payload.test.ts`. */
const stored = movimientoSchema.parse({
  id: 7,
  fecha: '2026-11-18',
  clienteOrigen: { id: 1, nombre: 'Agroinsumos' },
  clienteDestino: { id: 2, nombre: 'Almacén' },
  servicio: encomienda,
  bultos: 2,
  monto: 1,
  flete: 1,
});

const MOVIMIENTOS: Call[] = [
  [`GET /movimientos/?${page}`, () => query(movimientosQueries.list(search))],
  ['GET /movimientos/7', () => query(movimientosQueries.detail(7))],
  [
    'POST /movimientos/',
    () =>
      mutate(movimientosMutations.create(), {
        ...emptyMovimientoForm('2026-11-20'),
        servicio: encomienda,
        clienteOrigen: { id: 3, nombre: 'Autopartes Núñez Hnos.' },
        clienteDestino: { id: null, nombre: 'Doña Paula' },
      }),
    {
      fecha: '2026-11-20',
      clienteOrigenId: 3,
      clienteDestinoId: 0,
      clienteDestinoNombre: 'Doña Paula',
      representanteId: null,
      servicioId: 1,
      remitoNumero: '',
      bultos: 1,
      monto: 0,
      montoPagado: false,
      montoRendido: false,
      flete: 0,
      fletePagado: false,
      fleteRendido: false,
      seguro: 0,
      redespacho: 0,
      contrareembolso: 0,
      valorDeclarado: 0,
      cuentaCorriente: false,
      observaciones: '',
      fleteACargoCliente: true,
    },
  ],
  [
    'PATCH /movimientos/7',
    () => mutate(movimientosMutations.update(7, ''), { values: toMovimientoForm(stored), stored }),
    {
      fecha: null,
      clienteOrigenId: 1,
      clienteDestinoId: 2,
      representanteId: null,
      servicioId: 1,
      remitoNumero: null,
      monto: 1,
      montoPagado: false,
      montoRendido: false,
      flete: 1,
      seguro: 0,
      redespacho: 0,
      contrareembolso: 0,
      valorDeclarado: 0,
      fletePagado: false,
      fleteRendido: false,
      cuentaCorriente: false,
      observaciones: null,
      fleteACargoCliente: false,
      bultos: 2,
      subServicioId: null,
      subBultos: null,
    },
  ],
  ['DELETE /movimientos/137', () => removeMovimiento(137)],
  ['GET /movimientos/7/remito', () => fetchRemito(7, 'remito')],
  ['GET /movimientos/7/remito-duplicado', () => fetchRemito(7, 'remito-duplicado')],
];

const contrareembolso: ContrareembolsoPayload = {
  clienteId: 4,
  fechaDesde: '2026-10-01',
  fechaHasta: '2026-11-20',
  concepto: 'PAGO CONTRAREEMBOLSO',
  recibi: 'CUARENTA Y SIETE MIL DOSCIENTOS CINCUENTA PESOS CON CINCUENTA CENTAVOS',
  incluyeFlete: true,
  movimientoIds: [120],
};
const { clienteId, fechaDesde, fechaHasta } = contrareembolso;
const libre = {
  clienteId: 4,
  fecha: '2026-11-20',
  concepto: 'Seña',
  entregue: 'MIL PESOS CON UN CENTAVO',
  totalMonto: 1000.01,
};

const RECIBOS: Call[] = [
  [`GET /v1/recibos/?pagina=2&cantidad=10&${texto}`, () => query(recibosQueries.list(search))],
  [
    'GET /movimientos/para-recibo?clienteId=4&fechaDesde=2026-10-01&fechaHasta=2026-11-20',
    () => query(recibosQueries.movimientos({ clienteId, fechaDesde, fechaHasta })),
  ],
  [
    'POST /v1/recibos/',
    () => mutate(recibosMutations.createContrareembolso(), contrareembolso),
    contrareembolso,
  ],
  ['POST /v1/recibos/manual', () => mutate(recibosMutations.createLibre(), libre), libre],
  ['GET /v1/recibos/2/pdf', () => fetchReciboPdf(2)],
];

const hoja = {
  fecha: '2026-11-20',
  representanteId: null,
  vehiculoId: 2,
  empleadoId: 4,
  movimientoIds: [120, 118],
};
const deHoja = { fecha: '2026-11-19', representanteId: null };

const HOJA_DE_RUTA: Call[] = [
  [
    'GET /hoja-rutas/movimientos?fecha=2026-11-19&cuentaCorriente=true&contado=false&todos=false',
    () => query(hojaDeRutaQueries.movimientos({ ...deHoja, tipo: 'cuentaCorriente' })),
  ],
  [
    'GET /hoja-rutas/movimientos?fecha=2026-11-19&cuentaCorriente=false&contado=true&todos=false',
    () => query(hojaDeRutaQueries.movimientos({ ...deHoja, tipo: 'contado' })),
  ],
  [
    'GET /hoja-rutas/movimientos?fecha=2026-11-19&representanteId=8&cuentaCorriente=false&contado=false&todos=true',
    () => query(hojaDeRutaQueries.movimientos({ ...deHoja, representanteId: 8, tipo: 'todos' })),
  ],
  ['POST /hoja-rutas/', () => mutate(hojaDeRutaMutations.create(), hoja), hoja],
  ['GET /hoja-rutas/2/pdf', () => fetchHojaDeRutaPdf(2)],
];

const noFilter: ReporteFilters = {
  origenId: undefined,
  destinoId: undefined,
  representanteId: undefined,
  fechaDesde: undefined,
  fechaHasta: undefined,
  montoPagado: undefined,
  fletePagado: undefined,
  cuentaCorriente: undefined,
  fleteACargoDeOrigen: undefined,
};
const filters: ReporteFilters = {
  origenId: 4,
  destinoId: 5,
  representanteId: 3,
  fechaDesde: '2026-11-01',
  fechaHasta: '2026-11-20',
  montoPagado: true,
  fletePagado: false,
  cuentaCorriente: true,
  fleteACargoDeOrigen: false,
};
const filtered =
  'origenId=4&destinoId=5&representanteId=3&fechaDesde=2026-11-01&fechaHasta=2026-11-20' +
  '&montoPagado=true&fletePagado=false&cuentaCorriente=true&fleteACargoDeOrigen=false';
const ids = [7, 5];
const named = 'movimientoIds=7&movimientoIds=5';

const REPORTES: Call[] = [
  [`GET /reportes/?${filtered}`, () => query(reportesQueries.movimientos({ filters }))],
  ['GET /reportes/', () => query(reportesQueries.movimientos({ filters: noFilter }))],
  [
    'GET /reportes/R-4515%2FB/movimientos',
    () => query(reportesQueries.movimientos({ remito: 'R-4515/B' })),
  ],
  [
    'GET /reportes/S%2FN%20%3Fx%3D1%23%C3%A1/movimientos',
    () => query(reportesQueries.movimientos({ remito: 'S/N ?x=1#á' })),
  ],
  [`GET /reportes/pdf?${filtered}`, () => fetchReportePdf({ filters }, [])],
  ['GET /reportes/pdf', () => fetchReportePdf({ filters: noFilter }, [])],
  [`GET /reportes/pdf?${filtered}&${named}`, () => fetchReportePdf({ filters }, ids)],
  [`GET /reportes/pdf?${named}`, () => fetchReportePdf({ remito: 'x' }, ids)],
  [
    `PATCH /reportes/movimientos/marcar-pagado?montoPagado=true&${named}`,
    () => mutate(reportesMutations.flag(), { ids, flag: 'montoPagado' }),
  ],
  [
    `PATCH /reportes/movimientos/marcar-pagado?fletePagado=true&${named}`,
    () => mutate(reportesMutations.flag(), { ids, flag: 'fletePagado' }),
  ],
  [
    `PATCH /reportes/movimientos/marcar-rendido?fleteRendido=true&${named}`,
    () => mutate(reportesMutations.flag(), { ids, flag: 'fleteRendido' }),
  ],
  [
    `PATCH /reportes/movimientos/precio-flete?precioFlete=0&${named}`,
    () => mutate(reportesMutations.precioFlete(), { ids, precioFlete: 0 }),
  ],
  [
    `PATCH /reportes/movimientos/precio-flete?precioFlete=1234.56&${named}`,
    () => mutate(reportesMutations.precioFlete(), { ids, precioFlete: 1234.56 }),
  ],
];

const aviso = { id: 3, text: '', urgency: null, visto: false };
const anotacion = { texto: 'Llamar', fecha: '2026-11-20' };

const NOTIFICACIONES: Call[] = [
  ['GET /notificaciones/', () => query(notificacionesQueries.nuevas())],
  ['GET /notificaciones/vistos', () => query(notificacionesQueries.leidas())],
  [
    'PATCH /v1/vencimientos/3',
    () => mutate(notificacionesMutations.toggle(aviso), aviso),
    { visto: true },
  ],
  [
    'PATCH /v1/vencimientos/3',
    () => mutate(notificacionesMutations.toggle({ id: 3, visto: true }), aviso),
    { visto: false },
  ],
  ['GET /v1/anotaciones/', () => query(notificacionesQueries.anotaciones())],
  [
    'POST /v1/anotaciones/',
    () => mutate(notificacionesMutations.createAnotacion(), anotacion),
    anotacion,
  ],
  ['DELETE /v1/anotaciones/4', () => mutate(notificacionesMutations.removeAnotacion(), 4)],
];

it.each([
  ...MASTER_DATA,
  ...PICKERS,
  ...MOVIMIENTOS,
  ...RECIBOS,
  ...HOJA_DE_RUTA,
  ...REPORTES,
  ...NOTIFICACIONES,
])('%s carries the token in its header alone', async (call, make, body) => {
  await make();
  const { token, taken } = client;
  const requests = taken();
  expect(
    requests.map(({ method, path, search: params, body: sent, authorization }) => [
      `${method} ${path}${params}`,
      sent,
      authorization,
    ]),
  ).toStrictEqual([[call, body, `Bearer ${token}`]]);
  expect(JSON.stringify({ ...requests[0], authorization: null })).not.toContain(token);
});

it('POST /authenticate carries no token', async () => {
  const body = { username: 'mostrador', password: 'mostrador123' };
  await mutate(sesionMutations.login(), body);
  expect(client.taken()).toStrictEqual([
    { method: 'POST', path: '/authenticate', search: '', body, authorization: null },
  ]);
});
