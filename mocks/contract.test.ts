// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestClient,
  movimientoEdit,
  newMovimiento,
  today,
  type TestClient,
} from './test-client';

let client: TestClient;
beforeEach(() => {
  client = createTestClient();
});

const cliente = {
  id: 0,
  nombre: 'Ñandubay S.A.',
  identificacion: '30-11111111-8',
  telefono: '351 555-0100',
  localidad: 'Córdoba',
  direccion: 'Av. Colón 1',
  email: 'a@example.com',
};
const recibo = {
  clienteId: 3,
  fechaDesde: '2026-10-01',
  fechaHasta: today,
  concepto: 'PAGO CONTRAREEMBOLSO',
  recibi: 'UN PESO',
  incluyeFlete: true,
};

type Row = [method: string, path: string, body?: unknown, status?: number];

/** The contract's calls, in its order, each with what its answer must have at least. */
const rows: [...Row, keys: string[]][] = [
  ['GET', '/v1/anotaciones/', undefined, 200, []],
  ['POST', '/v1/anotaciones/', { texto: 'Llamar', fecha: today }, 201, ['id', 'texto', 'fecha']],
  ['DELETE', '/v1/anotaciones/1', undefined, 204, []],
  ['GET', '/notificaciones/', undefined, 200, []],
  ['GET', '/notificaciones/vistos', undefined, 200, []],
  ['PATCH', '/v1/vencimientos/1', { visto: true }, 200, ['visto']],
  ['GET', '/clientes/?pagina=0&cantidad=10&texto=', undefined, 200, ['cliente', 'page']],
  ['GET', '/clientes/7', undefined, 200, ['id', 'nombre', 'identificacion']],
  ['POST', '/clientes/', cliente, 201, ['id', 'nombre']],
  ['PATCH', '/clientes/7', { ...cliente, id: 7 }, 200, ['id']],
  ['DELETE', '/clientes/58', undefined, 204, []],
  ['GET', '/clientes/filtro?texto=go', undefined, 200, []],
  ['GET', '/movimientos/?texto=&pagina=0&cantidad=10', undefined, 200, ['movimiento', 'page']],
  ['POST', '/movimientos/', newMovimiento, 201, ['id']],
  ['GET', '/movimientos/20', undefined, 200, ['id', 'clienteOrigen', 'servicio', 'hora']],
  ['PATCH', '/movimientos/20', { ...movimientoEdit, clienteOrigenId: 2 }, 200, ['id']],
  ['DELETE', '/movimientos/137', undefined, 204, []],
  [
    'GET',
    `/movimientos/para-recibo?clienteId=3&fechaDesde=2026-10-01&fechaHasta=${today}`,
    undefined,
    200,
    ['movimientos'],
  ],
  ['GET', '/movimientos/20/remito', undefined, 200, ['remitoPdf']],
  ['GET', '/movimientos/20/remito-duplicado', undefined, 200, ['remitoPdf']],
  ['GET', '/servicios/?texto=&pagina=0&cantidad=10', undefined, 200, ['servicio', 'page']],
  ['GET', '/servicios/1', undefined, 200, ['precio', 'porcentaje']],
  ['PATCH', '/servicios/1', { nombre: 'X', descripcion: '', porcentaje: 0.1 }, 200, ['id']],
  ['DELETE', '/servicios/16', undefined, 204, []],
  ['POST', '/servicios/', { nombre: 'X', descripcion: 'Y', precio: 10.5 }, 201, ['id']],
  ['GET', '/servicios/filtro', undefined, 200, ['servicio']],
  ['GET', '/representantes/?texto=&pagina=0&cantidad=10', undefined, 200, ['representante']],
  ['GET', '/representantes/1', undefined, 200, ['id']],
  ['POST', '/representantes/', cliente, 201, ['id']],
  ['PATCH', '/representantes/1', { nombre: 'X', email: '' }, 200, ['id']],
  ['DELETE', '/representantes/13', undefined, 204, []],
  ['GET', '/representantes/filtro?texto=r', undefined, 200, ['representante']],
  ['GET', '/v1/vehiculos/?texto=&pagina=0&cantidad=10', undefined, 200, ['vehiculo', 'page']],
  ['GET', '/v1/vehiculos/1', undefined, 200, ['patente']],
  ['PATCH', '/v1/vehiculos/1', { patente: 'AA 000 AA', fechaRuta: '' }, 200, ['id']],
  ['DELETE', '/v1/vehiculos/14', undefined, 204, []],
  ['POST', '/v1/vehiculos/', { id: 0, vehiculo: 'Kangoo', fechaSeguro: today }, 201, ['id']],
  ['GET', '/choferes/?texto=&page=0&size=10', undefined, 200, ['chofer', 'page']],
  ['GET', '/choferes/1', undefined, 200, ['fechaVencimientoLicencia']],
  ['PATCH', '/choferes/1', { id: 1, fechaIngreso: today }, 200, ['id']],
  ['DELETE', '/choferes/13', undefined, 204, []],
  ['POST', '/choferes/', { ...cliente, fechaIngreso: today }, 201, ['id']],
  ['GET', '/v1/empleados/?pagina=0&cantidad=10&texto=', undefined, 200, ['empleado', 'page']],
  ['GET', '/v1/empleados/1', undefined, 200, ['tipo', 'apellido']],
  ['PATCH', '/v1/empleados/1', { tipoId: 2, fechaVencimientoLicencia: '' }, 200, ['tipo']],
  ['DELETE', '/v1/empleados/1', undefined, 204, []],
  ['POST', '/v1/empleados/', { ...cliente, apellido: 'X', tipoId: 3 }, 201, ['id']],
  ['POST', '/v1/recibos/', { ...recibo, movimientoIds: [138] }, 201, ['id']],
  ['GET', '/v1/recibos/2/pdf', undefined, 200, ['pdfRecibo']],
  ['GET', '/v1/recibos/?pagina=0&cantidad=10&texto=', undefined, 200, ['recibo', 'page']],
  [
    'POST',
    '/v1/recibos/manual',
    { clienteId: 3, fecha: today, concepto: 'Seña', entregue: 'UN PESO', totalMonto: 1 },
    201,
    ['id'],
  ],
  [
    'GET',
    `/hoja-rutas/movimientos?fecha=${today}&todos=true`,
    undefined,
    200,
    ['movimientos', 'totalMonto', 'totalFlete'],
  ],
  ['GET', '/hoja-rutas/filtro/vehiculos?texto=iveco', undefined, 200, []],
  ['GET', '/hoja-rutas/filtro/choferes', undefined, 200, []],
  [
    'POST',
    '/hoja-rutas/',
    { fecha: today, representanteId: null, vehiculoId: 1, empleadoId: 1, movimientoIds: [130] },
    201,
    ['id'],
  ],
  ['GET', '/hoja-rutas/1/pdf', undefined, 200, ['pdfHojaRuta']],
  ['GET', `/reportes/?origenId=3&fechaDesde=${today}&montoPagado=false`, undefined, 200, []],
  ['GET', '/reportes/0001-00020001/movimientos', undefined, 200, []],
  ['GET', '/reportes/pdf?movimientoIds=1&movimientoIds=2', undefined, 200, ['reportePdf']],
  [
    'PATCH',
    '/reportes/movimientos/marcar-pagado?movimientoIds=1&montoPagado=true',
    undefined,
    200,
    [],
  ],
  [
    'PATCH',
    '/reportes/movimientos/marcar-rendido?movimientoIds=1&movimientoIds=2&fleteRendido=true',
    undefined,
    200,
    [],
  ],
  [
    'PATCH',
    '/reportes/movimientos/precio-flete?movimientoIds=1&precioFlete=10.5',
    undefined,
    200,
    [],
  ],
];

/** Rows that a delete or a receipt of the table needs and the seed has no free one of. */
async function prepare() {
  await client.call('POST', '/clientes/', cliente);
  await client.call('POST', '/servicios/', { nombre: 'Nuevo' });
  await client.call('POST', '/representantes/', cliente);
  await client.call('POST', '/movimientos/', newMovimiento);
}

describe('every call of the contract', () => {
  it.each(rows)('%s %s needs a session, and answers', async (method, path, body, status, keys) => {
    const refused = await client.api.fetch(`http://mock.test/api${path}`, { method });
    expect(refused.status).toBe(401);
    expect(await refused.json()).toHaveProperty('message');
    await prepare();
    const answer = await client.call(method, path, body);
    expect(answer).toMatchObject({ status });
    for (const key of keys) expect(answer.body).toHaveProperty(key);
  });

  it('is in the table above, sign-in apart', () => {
    const covered = new Set(rows.map(([method, path]) => `${method} ${shape(path)}`));
    const routes = client.api.routes
      .map(({ method, path }) => `${method} ${shape(path)}`)
      .filter((route) => route !== 'POST /authenticate');
    expect([...new Set(routes)].toSorted()).toEqual([...covered].toSorted());
  });

  it.each(['/clientes', '/v1/anotaciones', '/vehiculos/', '/v1/choferes/', '/servicios/filtro/'])(
    'does not answer at %s',
    async (path) => {
      expect(await client.call('GET', path)).toMatchObject({ status: 404 });
    },
  );
});

const shape = (path: string) =>
  path.replace(/\?.*/, '').replace(/\/(\{\w+\}|\d[\d-]*)(?=\/|$)/g, '/#');

const { monto: _monto, ...editWithoutMonto } = movimientoEdit;

describe('what the contract refuses', () => {
  it.each<[string, string, string, unknown?]>([
    ['an unknown query name', 'GET', '/clientes/?pagina=0&cantidad=10&orden=nombre'],
    ['a list without its page', 'GET', '/clientes/?texto=a'],
    ["the drivers' names elsewhere", 'GET', '/clientes/?page=0&size=10'],
    ['a negative page', 'GET', '/clientes/?pagina=-1&cantidad=10'],
    ['a repeated name', 'GET', '/clientes/?pagina=0&pagina=1&cantidad=10'],
    ['the text null', 'GET', '/reportes/?origenId=null'],
    ['a blank picker search', 'GET', '/servicios/filtro?texto='],
    ['a query where there is none', 'GET', '/clientes/7?texto=a'],
    ['an id that is no number', 'GET', '/clientes/siete'],
    ['a date with slashes', 'GET', '/hoja-rutas/movimientos?fecha=20/11/2026&todos=true'],
    ['a date that does not exist', 'GET', '/hoja-rutas/movimientos?fecha=2026-02-30'],
    [
      'two exclusive flags',
      'GET',
      `/hoja-rutas/movimientos?fecha=${today}&todos=true&contado=true`,
    ],
    [
      'a body on a GET-like call',
      'PATCH',
      '/reportes/movimientos/marcar-rendido?movimientoIds=1',
      {},
    ],
    [
      'setting a flag to false',
      'PATCH',
      '/reportes/movimientos/marcar-pagado?movimientoIds=1&montoPagado=false',
    ],
    ['a bulk action on nothing', 'PATCH', '/reportes/movimientos/precio-flete?precioFlete=1'],
    [
      'a price that is no number',
      'PATCH',
      '/reportes/movimientos/precio-flete?movimientoIds=1&precioFlete=NaN',
    ],
    ['a client without id 0', 'POST', '/clientes/', { nombre: 'X' }],
    ['a client without a name', 'POST', '/clientes/', { id: 0 }],
    ['an empty value on create', 'POST', '/clientes/', { ...cliente, email: '' }],
    ['a null value on create', 'POST', '/clientes/', { ...cliente, email: null }],
    ['an unknown field', 'POST', '/clientes/', { ...cliente, cuit: '1' }],
    ['a wrong type', 'POST', '/clientes/', { ...cliente, telefono: 3515550100 }],
    ['an edit without its id', 'PATCH', '/clientes/7', { nombre: 'X' }],
    ['an edit with another id', 'PATCH', '/clientes/7', { id: 8, nombre: 'X' }],
    ['price and percentage', 'POST', '/servicios/', { nombre: 'X', precio: 1, porcentaje: 0.1 }],
    ['an employee without a function', 'POST', '/v1/empleados/', cliente],
    ['an unknown function', 'PATCH', '/v1/empleados/1', { tipoId: 4 }],
    [
      'a movement without clients',
      'POST',
      '/movimientos/',
      { ...newMovimiento, clienteOrigenId: 0 },
    ],
    ['an amount with binary dust', 'POST', '/movimientos/', { ...newMovimiento, monto: 0.1 + 0.2 }],
    [
      'a null sub-service on create',
      'POST',
      '/movimientos/',
      { ...newMovimiento, subServicioId: null, subBultos: null },
    ],
    ['sub bultos alone', 'POST', '/movimientos/', { ...newMovimiento, subBultos: 1 }],
    ['an edit with a missing field', 'PATCH', '/movimientos/20', editWithoutMonto],
    [
      'an edit with cents of seguro',
      'PATCH',
      '/movimientos/20',
      { ...movimientoEdit, seguro: 10.5 },
    ],
    [
      'another concept',
      'POST',
      '/v1/recibos/',
      { ...recibo, movimientoIds: [1], concepto: 'PAGO' },
    ],
    ['a receipt of nothing', 'POST', '/v1/recibos/', { ...recibo, movimientoIds: [] }],
    [
      'a receipt of repeated movements',
      'POST',
      '/v1/recibos/',
      { ...recibo, movimientoIds: [1, 1] },
    ],
    ['an empty reminder', 'POST', '/v1/anotaciones/', { texto: ' ', fecha: today }],
  ])('%s', async (_name, method, path, body) => {
    const before = client.api.db.snapshot();
    const answer = await client.call(method, path, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty('message', expect.stringMatching(/\S/));
    expect(client.api.db.snapshot()).toEqual(before);
  });

  it.each([
    ['broken JSON', 'application/json', '{"id": 0,'],
    ['no body', 'application/json', ''],
    ['another content type', 'text/plain', '{"id":0,"nombre":"X"}'],
  ])('%s', async (_name, type, body) => {
    const { token } = await client.api.issueSession();
    const response = await client.api.fetch('http://mock.test/api/clientes/', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty('message');
  });

  it.each([
    ['GET', '/clientes/999'],
    ['DELETE', '/movimientos/999'],
    ['GET', '/movimientos/999/remito'],
    ['GET', '/v1/recibos/999/pdf'],
    ['GET', '/hoja-rutas/999/pdf'],
    ['DELETE', '/v1/anotaciones/999'],
    ['PATCH', '/reportes/movimientos/precio-flete?movimientoIds=1&movimientoIds=999&precioFlete=1'],
  ])('an id that does not exist: %s %s', async (method, path) => {
    expect(await client.call(method, path)).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('999') as string },
    });
  });
});
