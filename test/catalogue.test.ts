import { notifications } from '@mantine/notifications';
import { MutationObserver, type MutationOptions, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toChoferForm } from '@/features/choferes/chofer.schema';
import { choferesMutations, choferesQueries } from '@/features/choferes/choferes.queries';
import { clientesMutations, clientesQueries } from '@/features/clientes/clientes.queries';
import { toEmpleadoForm } from '@/features/empleados/empleado.schema';
import { empleadosMutations, empleadosQueries } from '@/features/empleados/empleados.queries';
import {
  hojaDeRutaMutations,
  hojaDeRutaQueries,
} from '@/features/hoja-de-ruta/hoja-de-ruta.queries';
import { movimientoSchema } from '@/features/movimientos/movimiento.schema';
import { toMovimientoForm } from '@/features/movimientos/movimiento-form.schema';
import {
  movimientosMutations,
  movimientosQueries,
} from '@/features/movimientos/movimientos.queries';
import { notificacionesMutations } from '@/features/notificaciones/notificaciones.queries';
import { recibosMutations, recibosQueries } from '@/features/recibos/recibos.queries';
import { reportesMutations, reportesQueries } from '@/features/reportes/reportes.queries';
import {
  representantesMutations,
  representantesQueries,
} from '@/features/representantes/representantes.queries';
import { toServicioForm } from '@/features/servicios/servicio.schema';
import { serviciosMutations, serviciosQueries } from '@/features/servicios/servicios.queries';
import { toVehiculoForm } from '@/features/vehiculos/vehiculo.schema';
import { vehiculosMutations, vehiculosQueries } from '@/features/vehiculos/vehiculos.queries';
import { toContactoForm } from '@/lib/contacto';
import { createQueryClient } from '@/lib/query-client';
import { expectConsole } from './console';
import { toastTexts } from './toasts';

let queryClient: QueryClient;
let status: number;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ id: 1, nombre: 'Uno' }, { status }));
  queryClient = createQueryClient();
  expectConsole('warn', /token/i);
});

afterEach(() => {
  queryClient.clear();
  notifications.clean();
  notifications.cleanQueue();
  vi.unstubAllGlobals();
});

const search = { texto: '', pagina: 0 };
const contacto = toContactoForm();
const movimiento = movimientoSchema.parse({ id: 1, bultos: 1, monto: 1, flete: 1 });
const row = { id: 1, text: '', urgency: null, visto: false };
const ids = [1];

type Call = () => Promise<unknown>;

const change =
  <Data, Values>(options: MutationOptions<Data, Error, Values>, values: Values): Call =>
  () =>
    new MutationObserver(queryClient, options).mutate(values);

const loads: [string, Call][] = [
  ['Error al obtener clientes', () => queryClient.query(clientesQueries.list(search))],
  ['Error al obtener movimientos', () => queryClient.query(movimientosQueries.list(search))],
  ['Error al obtener vehículos', () => queryClient.query(vehiculosQueries.list(search))],
  ['Error al obtener choferes', () => queryClient.query(choferesQueries.list(search))],
  ['Error al obtener representantes', () => queryClient.query(representantesQueries.list(search))],
  ['Error al obtener servicios', () => queryClient.query(serviciosQueries.list(search))],
  ['Error al obtener empleados', () => queryClient.query(empleadosQueries.list(search))],
  ['Error al obtener recibos', () => queryClient.query(recibosQueries.list(search))],
  ['Error al cargar el cliente', () => queryClient.query(clientesQueries.detail(1))],
  ['Error al cargar el chofer', () => queryClient.query(choferesQueries.detail(1))],
  ['Error al cargar el representante', () => queryClient.query(representantesQueries.detail(1))],
  ['Error al cargar el servicio', () => queryClient.query(serviciosQueries.detail(1))],
  ['Error al cargar el movimiento', () => queryClient.query(movimientosQueries.detail(1))],
  ['Error al cargar el vehículo', () => queryClient.query(vehiculosQueries.detail(1))],
  ['Error al cargar el empleado', () => queryClient.query(empleadosQueries.detail(1))],
  [
    'Error al obtener movimientos. Verifique los filtros.',
    () =>
      queryClient.query(
        hojaDeRutaQueries.movimientos({
          fecha: '2026-11-20',
          representanteId: null,
          tipo: 'todos',
        }),
      ),
  ],
  [
    'Error al crear el movimiento. Verifica los datos e intenta nuevamente.',
    () =>
      queryClient.query(
        recibosQueries.movimientos({
          clienteId: 1,
          fechaDesde: '2026-11-01',
          fechaHasta: '2026-11-20',
        }),
      ),
  ],
  [
    'Error al obtener los reportes.',
    () => queryClient.query(reportesQueries.movimientos({ remito: '1' })),
  ],
];

const created = 'Error inesperado';
const receipt = 'Error al generar e imprimir el recibo';
const hoja = { fecha: '2026-11-20', representanteId: null, vehiculoId: 1, empleadoId: 1 };
const contrareembolso = {
  clienteId: 1,
  fechaDesde: '2026-11-01',
  fechaHasta: '2026-11-20',
  concepto: 'PAGO CONTRAREEMBOLSO',
  recibi: 'UN PESO',
  incluyeFlete: true,
  movimientoIds: ids,
} as const;
const libre = {
  clienteId: 1,
  fecha: '2026-11-20',
  concepto: 'Flete',
  entregue: 'UN PESO',
  totalMonto: 1,
};

const changes: [success: string | null, error: string, Call][] = [
  ['Cliente agregado con éxito', created, change(clientesMutations.create(), contacto)],
  [
    'Cliente actualizado',
    'Error al actualizar el cliente',
    change(clientesMutations.update(1), { values: contacto, before: contacto }),
  ],
  [
    'Movimiento agregado con éxito',
    'Error al crear el movimiento. Verifica los datos e intenta nuevamente.',
    change(movimientosMutations.create(), toMovimientoForm(movimiento)),
  ],
  [
    'Movimiento actualizado',
    'Error al actualizar el movimiento',
    change(movimientosMutations.update(movimiento.id, 'Error al actualizar el movimiento'), {
      values: toMovimientoForm(movimiento),
      stored: movimiento,
    }),
  ],
  ['Chofer agregado', created, change(choferesMutations.create(), toChoferForm())],
  [
    'Chofer actualizado',
    'Error al actualizar el chofer',
    change(choferesMutations.update(1), { values: toChoferForm(), before: toChoferForm() }),
  ],
  ['Representante agregado', created, change(representantesMutations.create(), contacto)],
  [
    'Representante actualizado',
    'Error al actualizar el representante',
    change(representantesMutations.update(1), { values: contacto, before: contacto }),
  ],
  ['Vehículo agregado', created, change(vehiculosMutations.create(), toVehiculoForm())],
  [
    'Vehículo editado',
    'Error al editar vehículo',
    change(vehiculosMutations.update(1), { values: toVehiculoForm(), before: toVehiculoForm() }),
  ],
  ['Servicio agregado', created, change(serviciosMutations.create(), toServicioForm())],
  [
    'Servicio actualizado',
    'Error al actualizar el servicio',
    change(serviciosMutations.update(1), { values: toServicioForm(), before: toServicioForm() }),
  ],
  ['Empleado agregado', created, change(empleadosMutations.create(), toEmpleadoForm())],
  [
    'Empleado actualizado',
    'Error al actualizar el empleado',
    change(empleadosMutations.update(1), { values: toEmpleadoForm(), before: toEmpleadoForm() }),
  ],
  [
    'Notificación marcada como leída',
    'Error al marcar como leída',
    change(notificacionesMutations.toggle(row), row),
  ],
  [
    'Notificación marcada como nueva',
    'Error al desmarcar notificación',
    change(notificacionesMutations.toggle({ id: 1, visto: true }), { ...row, visto: true }),
  ],
  [
    'Anotación eliminada con éxito',
    'Error al eliminar anotación',
    change(notificacionesMutations.removeAnotacion(), 1),
  ],
  [
    'Hoja de ruta creada correctamente',
    'Error al crear hoja de ruta. Verifique los datos e intente nuevamente.',
    change(hojaDeRutaMutations.create(), { ...hoja, movimientoIds: ids }),
  ],
  [null, receipt, change(recibosMutations.createContrareembolso(), contrareembolso)],
  [null, receipt, change(recibosMutations.createLibre(), libre)],
  [
    'Actualización exitosa',
    'Error al actualizar los movimientos',
    change(reportesMutations.flag(), { ids, flag: 'montoPagado' }),
  ],
  [
    'Precio del flete actualizado exitosamente',
    'Error al actualizar el precio del flete',
    change(reportesMutations.precioFlete(), { ids, precioFlete: 1 }),
  ],
];

describe('where the server gives no reason', () => {
  beforeEach(() => {
    status = 500;
    expectConsole('error', '500');
  });

  it.each(loads)('a load says «%s»', async (message, load) => {
    await expect(load()).rejects.toThrow();
    expect(toastTexts()).toEqual([message]);
  });

  it.each(changes)('a change that would say «%s» says «%s»', async (_, message, make) => {
    await expect(make()).rejects.toThrow();
    expect(toastTexts()).toEqual([message]);
  });
});

it.each(changes.filter(([success]) => success !== null))(
  'a change that is made says «%s»',
  async (message, _, make) => {
    status = 200;
    await make();
    expect(toastTexts()).toEqual([message]);
  },
);
