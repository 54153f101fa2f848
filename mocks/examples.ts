/** A working day at the time of the examples: Friday 20 November 2026, 10:30 in Buenos Aires. */
export const now = new Date('2026-11-20T13:30:00Z');
export const today = '2026-11-20';

/** The movement of a valid create payload. */
export const newMovimiento = {
  fecha: today,
  clienteOrigenId: 3,
  clienteDestinoId: 0,
  clienteDestinoNombre: 'Sra. Ñáñez, mostrador',
  representanteId: null,
  servicioId: 9,
  remitoNumero: '0002-00000001',
  bultos: 2,
  monto: 1000.1,
  montoPagado: false,
  montoRendido: false,
  flete: 8400,
  fletePagado: true,
  fleteRendido: false,
  seguro: 10.2,
  redespacho: 0.1,
  contrareembolso: 50.01,
  valorDeclarado: 0,
  cuentaCorriente: false,
  observaciones: 'Frágil',
  fleteACargoCliente: true,
};

const { clienteDestinoNombre: _, ...edited } = newMovimiento;

/** The movement of a valid update payload. */
export const movimientoEdit = {
  ...edited,
  fecha: null,
  clienteDestinoId: 4,
  seguro: 10,
  redespacho: 0,
  subServicioId: null,
  subBultos: null,
};

/** A contact that a create payload carries. */
export const cliente = {
  id: 0,
  nombre: 'Ñandubay S.A.',
  identificacion: '30-11111111-8',
  telefono: '351 555-0100',
  localidad: 'Córdoba',
  direccion: 'Av. Colón 1',
  email: 'a@example.com',
};
/** A contrareembolso receipt without its movements. */
export const recibo = {
  clienteId: 3,
  fechaDesde: '2026-10-01',
  fechaHasta: today,
  concepto: 'PAGO CONTRAREEMBOLSO',
  recibi: 'UN PESO',
  incluyeFlete: true,
};

export type ExampleCall = [method: string, path: string, body?: unknown];

/** A call of each kind, in the contract's order. A record is the first of its list, so that an example of one is found in the other. */
export const exampleCalls: ExampleCall[] = [
  ['GET', '/v1/anotaciones/'],
  ['POST', '/v1/anotaciones/', { texto: 'Llamar', fecha: today }],
  ['DELETE', '/v1/anotaciones/1'],
  ['GET', '/notificaciones/'],
  ['GET', '/notificaciones/vistos'],
  ['PATCH', '/v1/vencimientos/1', { visto: true }],
  ['GET', '/clientes/?pagina=0&cantidad=10&texto='],
  ['GET', '/clientes/35'],
  ['POST', '/clientes/', cliente],
  ['PATCH', '/clientes/7', { ...cliente, id: 7 }],
  ['DELETE', '/clientes/58'],
  ['GET', '/clientes/filtro?texto=go'],
  ['GET', '/movimientos/?texto=&pagina=0&cantidad=10'],
  ['POST', '/movimientos/', newMovimiento],
  ['GET', '/movimientos/138'],
  ['PATCH', '/movimientos/20', { ...movimientoEdit, clienteOrigenId: 2 }],
  ['DELETE', '/movimientos/137'],
  ['GET', `/movimientos/para-recibo?clienteId=3&fechaDesde=2026-10-01&fechaHasta=${today}`],
  ['GET', '/movimientos/138/remito'],
  ['GET', '/movimientos/138/remito-duplicado'],
  ['GET', '/servicios/?texto=&pagina=0&cantidad=10'],
  ['GET', '/servicios/14'],
  ['PATCH', '/servicios/1', { nombre: 'X', descripcion: '', porcentaje: 0.1 }],
  ['DELETE', '/servicios/16'],
  ['POST', '/servicios/', { nombre: 'X', descripcion: 'Y', precio: 10.5 }],
  ['GET', '/servicios/filtro'],
  ['GET', '/representantes/?texto=&pagina=0&cantidad=10'],
  ['GET', '/representantes/1'],
  ['POST', '/representantes/', cliente],
  ['PATCH', '/representantes/1', { nombre: 'X', email: '' }],
  ['DELETE', '/representantes/13'],
  ['GET', '/representantes/filtro?texto=r'],
  ['GET', '/v1/vehiculos/?texto=&pagina=0&cantidad=10'],
  ['GET', '/v1/vehiculos/14'],
  ['PATCH', '/v1/vehiculos/1', { patente: 'AA 000 AA', fechaRuta: '' }],
  ['DELETE', '/v1/vehiculos/14'],
  ['POST', '/v1/vehiculos/', { id: 0, vehiculo: 'Kangoo', fechaSeguro: today }],
  ['GET', '/choferes/?texto=&page=0&size=10'],
  ['GET', '/choferes/1'],
  ['PATCH', '/choferes/1', { id: 1, fechaIngreso: today }],
  ['DELETE', '/choferes/13'],
  ['POST', '/choferes/', { ...cliente, fechaIngreso: today }],
  ['GET', '/v1/empleados/?pagina=0&cantidad=10&texto='],
  ['GET', '/v1/empleados/1'],
  ['PATCH', '/v1/empleados/1', { tipoId: 2, fechaVencimientoLicencia: '' }],
  ['DELETE', '/v1/empleados/1'],
  ['POST', '/v1/empleados/', { ...cliente, apellido: 'X', tipoId: 3 }],
  ['POST', '/v1/recibos/', { ...recibo, movimientoIds: [138] }],
  ['GET', '/v1/recibos/24/pdf'],
  ['GET', '/v1/recibos/?pagina=0&cantidad=10&texto='],
  [
    'POST',
    '/v1/recibos/manual',
    { clienteId: 3, fecha: today, concepto: 'Seña', entregue: 'UN PESO', totalMonto: 1 },
  ],
  ['GET', `/hoja-rutas/movimientos?fecha=${today}&todos=true`],
  ['GET', '/hoja-rutas/filtro/vehiculos?texto=iveco'],
  ['GET', '/hoja-rutas/filtro/choferes'],
  [
    'POST',
    '/hoja-rutas/',
    { fecha: today, representanteId: null, vehiculoId: 1, empleadoId: 1, movimientoIds: [130] },
  ],
  ['GET', '/hoja-rutas/1/pdf'],
  ['GET', `/reportes/?origenId=3&fechaDesde=${today}&montoPagado=false`],
  ['GET', '/reportes/0001-00020001/movimientos'],
  ['GET', '/reportes/pdf?movimientoIds=1&movimientoIds=2'],
  ['PATCH', '/reportes/movimientos/marcar-pagado?movimientoIds=1&montoPagado=true'],
  [
    'PATCH',
    '/reportes/movimientos/marcar-rendido?movimientoIds=1&movimientoIds=2&fleteRendido=true',
  ],
  ['PATCH', '/reportes/movimientos/precio-flete?movimientoIds=1&precioFlete=10.5'],
];

/** Rows that a deletion or a receipt of the examples needs and the seed has no free one of. */
export const exampleRows: ExampleCall[] = [
  ['POST', '/clientes/', cliente],
  ['POST', '/servicios/', { nombre: 'Nuevo' }],
  ['POST', '/representantes/', cliente],
  ['POST', '/movimientos/', newMovimiento],
];
