// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import {
  cliente,
  exampleCalls,
  exampleRows,
  movimientoEdit,
  newMovimiento,
  recibo,
  today,
} from './examples';
import { createTestClient, type TestClient } from './test-client';

let client: TestClient;
beforeEach(() => {
  client = createTestClient();
});

describe('every call of the contract', () => {
  it.each(exampleCalls)('%s %s needs a session, and answers', async (method, path, body) => {
    const refused = await client.api.fetch(`http://mock.test/api${path}`, { method });
    expect(refused.status).toBe(401);
    expect(await refused.json()).toHaveProperty('message');
    for (const row of exampleRows) await client.call(...row);
    const [status, schema] = contractOf(method, path).answer!;
    const answer = await client.call(method, path, body);
    expect(answer.status).toBe(status);
    expect(schema?.safeParse(answer.body).error?.issues ?? []).toEqual([]);
  });

  it('is among the examples, sign-in apart', () => {
    const covered = new Set(exampleCalls.map(([method, path]) => `${method} ${shape(path)}`));
    const routes = client.api.routes
      .map(({ method, path }) => `${method} ${shape(path)}`)
      .filter((route) => route !== 'POST /authenticate');
    expect(routes.toSorted()).toEqual([...covered].toSorted());
  });

  it.each(['/clientes', '/v1/anotaciones', '/vehiculos/', '/v1/choferes/', '/servicios/filtro/'])(
    'does not answer at %s',
    async (path) => {
      expect(await client.call('GET', path)).toMatchObject({ status: 404 });
    },
  );
});

/** The contract of the route that a call goes to. */
function contractOf(method: string, path: string) {
  const call = `${method} ${shape(path)}`;
  return client.api.routes.find((route) => `${route.method} ${shape(route.path)}` === call)!
    .contract;
}

const shape = (path: string) =>
  path.replace(/\?.*/, '').replace(/\/(\{\w+\}|\d[\d-]*)(?=\/|$)/g, '/#');

const { monto: _monto, ...editWithoutMonto } = movimientoEdit;
const MARK = '/reportes/movimientos';

describe('what the contract refuses', () => {
  it.each<[string, string, unknown?]>([
    ['an unknown query name', 'GET /clientes/?pagina=0&cantidad=10&orden=nombre'],
    ['a list without its page', 'GET /clientes/?texto=a'],
    ["the drivers' names elsewhere", 'GET /clientes/?page=0&size=10'],
    ['a negative page', 'GET /clientes/?pagina=-1&cantidad=10'],
    ['a repeated name', 'GET /clientes/?pagina=0&pagina=1&cantidad=10'],
    ['the text null', 'GET /reportes/?origenId=null'],
    ['a blank picker search', 'GET /servicios/filtro?texto='],
    ['a query where there is none', 'GET /clientes/7?texto=a'],
    ['an id that is no number', 'GET /clientes/siete'],
    ['a date with slashes', 'GET /hoja-rutas/movimientos?fecha=20/11/2026&todos=true'],
    ['a date that does not exist', 'GET /hoja-rutas/movimientos?fecha=2026-02-30'],
    ['two exclusive flags', `GET /hoja-rutas/movimientos?fecha=${today}&todos=true&contado=true`],
    ['a body on a GET-like call', `PATCH ${MARK}/marcar-rendido?movimientoIds=1`, {}],
    ['setting a flag to false', `PATCH ${MARK}/marcar-pagado?movimientoIds=1&montoPagado=false`],
    ['a bulk action on nothing', `PATCH ${MARK}/precio-flete?precioFlete=1`],
    ['a price that is no number', `PATCH ${MARK}/precio-flete?movimientoIds=1&precioFlete=NaN`],
    ['a client without id 0', 'POST /clientes/', { nombre: 'X' }],
    ['a client without a name', 'POST /clientes/', { id: 0 }],
    ['an empty value on create', 'POST /clientes/', { ...cliente, email: '' }],
    ['a null value on create', 'POST /clientes/', { ...cliente, email: null }],
    ['an unknown field', 'POST /clientes/', { ...cliente, cuit: '1' }],
    ['a wrong type', 'POST /clientes/', { ...cliente, telefono: 3515550100 }],
    ['an edit without its id', 'PATCH /clientes/7', { nombre: 'X' }],
    ['an edit with another id', 'PATCH /clientes/7', { id: 8, nombre: 'X' }],
    ['price and percentage', 'POST /servicios/', { nombre: 'X', precio: 1, porcentaje: 0.1 }],
    ['an employee without a function', 'POST /v1/empleados/', cliente],
    ['an unknown function', 'PATCH /v1/empleados/1', { tipoId: 4 }],
    ['a movement without clients', 'POST /movimientos/', { ...newMovimiento, clienteOrigenId: 0 }],
    ['an amount with binary dust', 'POST /movimientos/', { ...newMovimiento, monto: 0.1 + 0.2 }],
    [
      'a null sub-service on create',
      'POST /movimientos/',
      { ...newMovimiento, subServicioId: null, subBultos: null },
    ],
    ['sub bultos alone', 'POST /movimientos/', { ...newMovimiento, subBultos: 1 }],
    ['an edit with a missing field', 'PATCH /movimientos/20', editWithoutMonto],
    ['an edit with cents of seguro', 'PATCH /movimientos/20', { ...movimientoEdit, seguro: 10.5 }],
    ['another concept', 'POST /v1/recibos/', { ...recibo, movimientoIds: [1], concepto: 'PAGO' }],
    ['a receipt of nothing', 'POST /v1/recibos/', { ...recibo, movimientoIds: [] }],
    ['a receipt of repeated movements', 'POST /v1/recibos/', { ...recibo, movimientoIds: [1, 1] }],
    ['an empty reminder', 'POST /v1/anotaciones/', { texto: ' ', fecha: today }],
  ])('%s', async (_name, call, body) => {
    const [method = '', path = ''] = call.split(' ');
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
