import { expect, it } from 'vitest';
import {
  choferesMutations,
  choferesQueries,
  removeChofer,
} from '@/features/choferes/choferes.queries';
import { toChoferForm } from '@/features/choferes/chofer.schema';
import {
  clientesMutations,
  clientesQueries,
  removeCliente,
} from '@/features/clientes/clientes.queries';
import {
  empleadosMutations,
  empleadosQueries,
  removeEmpleado,
} from '@/features/empleados/empleados.queries';
import { toEmpleadoForm } from '@/features/empleados/empleado.schema';
import {
  fetchHojaDeRutaPdf,
  hojaDeRutaMutations,
  hojaDeRutaQueries,
} from '@/features/hoja-de-ruta/hoja-de-ruta.queries';
import { toMovimientoForm } from '@/features/movimientos/movimiento-form.schema';
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
import {
  fetchReciboPdf,
  recibosMutations,
  recibosQueries,
} from '@/features/recibos/recibos.queries';
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
import {
  removeServicio,
  serviciosMutations,
  serviciosQueries,
} from '@/features/servicios/servicios.queries';
import { toServicioForm } from '@/features/servicios/servicio.schema';
import { sesionMutations } from '@/features/sesion/sesion.queries';
import {
  removeVehiculo,
  vehiculosMutations,
  vehiculosQueries,
} from '@/features/vehiculos/vehiculos.queries';
import { toVehiculoForm } from '@/features/vehiculos/vehiculo.schema';
import { toContactoForm } from '@/lib/contacto';
import { callsOf, operationOf, readDocument } from '../scripts/check-api/document';
import { startCalls } from './calls';

const document = readDocument();
const calls = callsOf(document);

/** `GET /clientes/7` is `GET /clientes/{id}`; a call that has no parameter goes first. */
function callOf(request: string): string | undefined {
  const fits = (call: string) => new RegExp(`^${call.replace(/\{\w+\}/g, '[^/]+')}$`).test(request);
  return calls.find((call) => call === request) ?? calls.find(fits);
}

it('the panel makes every call of docs/openapi.yaml with its queries, and no other', async () => {
  const { queryClient, mutate, taken } = await startCalls();
  const query: typeof queryClient.query = (options) => queryClient.query(options);
  const list = { texto: 'a', pagina: 0 };
  const ids = [131];
  const filters = {
    origenId: 4,
    destinoId: 5,
    representanteId: 3,
    fechaDesde: '2026-10-01',
    fechaHasta: '2026-11-20',
    montoPagado: true,
    fletePagado: false,
    cuentaCorriente: true,
    fleteACargoDeOrigen: false,
  };
  const contacto = { ...toContactoForm(), nombre: 'Prueba' };
  const contactoEdit = { values: { ...contacto, nombre: 'Otra' }, before: contacto };
  const movimiento = await query(movimientosQueries.detail(120));
  const formOf = { ...toMovimientoForm(movimiento), remitoNumero: 'X-1' };
  const servicio = { ...toServicioForm(), nombre: 'Prueba' };
  const vehiculo = { ...toVehiculoForm(), vehiculo: 'Prueba' };
  const chofer = { ...toChoferForm(), nombre: 'Prueba' };
  const empleado = { ...toEmpleadoForm(), nombre: 'Prueba' };
  const [aviso] = (await query(notificacionesQueries.nuevas())).filter(({ urgency }) => urgency);

  await mutate(sesionMutations.login(), { username: 'admin', password: 'admin123' });

  await query(clientesQueries.list(list));
  await query(clientesQueries.detail(7));
  await query(clientesQueries.filtro('a'));
  await mutate(clientesMutations.create(), contacto);
  await mutate(clientesMutations.update(58), contactoEdit);
  await removeCliente(58);

  await query(representantesQueries.list(list));
  await query(representantesQueries.detail(7));
  await query(representantesQueries.filtro('a'));
  await mutate(representantesMutations.create(), contacto);
  await mutate(representantesMutations.update(13), contactoEdit);
  await removeRepresentante(13);

  await query(serviciosQueries.list(list));
  await query(serviciosQueries.detail(7));
  await query(serviciosQueries.filtro('a'));
  await mutate(serviciosMutations.create(), servicio);
  await mutate(serviciosMutations.update(16), { values: servicio, before: servicio });
  await removeServicio(16);

  await query(vehiculosQueries.list(list));
  await query(vehiculosQueries.detail(7));
  await mutate(vehiculosMutations.create(), vehiculo);
  await mutate(vehiculosMutations.update(15), { values: vehiculo, before: vehiculo });
  await removeVehiculo(15);

  await query(choferesQueries.list(list));
  await query(choferesQueries.detail(7));
  await mutate(choferesMutations.create(), chofer);
  await mutate(choferesMutations.update(14), { values: chofer, before: chofer });
  await removeChofer(14);

  await query(empleadosQueries.list(list));
  await query(empleadosQueries.detail(7));
  await mutate(empleadosMutations.create(), empleado);
  await mutate(empleadosMutations.update(24), { values: empleado, before: empleado });
  await removeEmpleado(24);

  await query(movimientosQueries.list(list));
  await fetchRemito(7, 'remito');
  await fetchRemito(7, 'remito-duplicado');
  await mutate(movimientosMutations.create(), formOf);
  await mutate(movimientosMutations.update(138, ''), {
    values: formOf,
    stored: await query(movimientosQueries.detail(138)),
  });
  await removeMovimiento(138);

  const deCliente = {
    clienteId: movimiento.clienteOrigen!.id!,
    fechaDesde: '2026-01-01',
    fechaHasta: '2026-12-31',
  };
  await query(recibosQueries.list(list));
  await query(recibosQueries.movimientos(deCliente));
  await fetchReciboPdf(2);
  await mutate(recibosMutations.createContrareembolso(), {
    ...deCliente,
    concepto: 'PAGO CONTRAREEMBOLSO',
    recibi: 'UN PESO',
    incluyeFlete: true,
    movimientoIds: [120],
  });
  await mutate(recibosMutations.createLibre(), {
    clienteId: 7,
    fecha: '2026-11-20',
    concepto: 'Seña',
    entregue: 'UN PESO',
    totalMonto: 1,
  });

  const fecha = '2026-11-20';
  await query(hojaDeRutaQueries.movimientos({ fecha, representanteId: 3, tipo: 'todos' }));
  await query(hojaDeRutaQueries.choferes('a'));
  await query(hojaDeRutaQueries.vehiculos('a'));
  await mutate(hojaDeRutaMutations.create(), {
    fecha,
    representanteId: null,
    vehiculoId: 1,
    empleadoId: 1,
    movimientoIds: ids,
  });
  await fetchHojaDeRutaPdf(1);

  await query(reportesQueries.movimientos({ filters }));
  await query(reportesQueries.movimientos({ remito: '0001-00020001' }));
  await fetchReportePdf({ filters }, ids);
  await mutate(reportesMutations.flag(), { ids, flag: 'montoPagado' });
  await mutate(reportesMutations.flag(), { ids, flag: 'fletePagado' });
  await mutate(reportesMutations.flag(), { ids, flag: 'fleteRendido' });
  await mutate(reportesMutations.precioFlete(), { ids, precioFlete: 10.5 });

  await query(notificacionesQueries.leidas());
  await query(notificacionesQueries.anotaciones());
  await mutate(notificacionesMutations.toggle(aviso!), aviso!);
  await mutate(notificacionesMutations.createAnotacion(), { texto: 'Llamar', fecha });
  await mutate(notificacionesMutations.removeAnotacion(), 1);

  const sent = new Map<string | undefined, Set<string>>();
  for (const { method, path, search } of taken()) {
    const call = callOf(`${method} ${path}`);
    const names = sent.get(call) ?? new Set();
    for (const name of new URLSearchParams(search).keys()) names.add(name);
    sent.set(call, names);
  }
  const documented = calls.map((call) => {
    const { parameters = [] } = operationOf(document, call);
    const queries = parameters.flatMap((one) =>
      'in' in one && one.in === 'query' ? one.name : [],
    );
    return [call, queries.toSorted()];
  });
  expect(
    Object.fromEntries([...sent].map(([call, names]) => [call, [...names].toSorted()])),
  ).toEqual(Object.fromEntries(documented));
});
