// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import type { FaultName } from './faults';
import { createTestClient, type TestClient } from './test-client';

let client: TestClient;
let headers: Record<string, string>;
beforeEach(async () => {
  client = createTestClient();
  headers = { authorization: `Bearer ${(await client.api.issueSession()).token}` };
});

const get = (path: string, init: RequestInit = {}) =>
  client.api.fetch(`http://mock.test/api${path}`, { headers, ...init });

const list = '/clientes/?pagina=0&cantidad=2';

describe('a fault', () => {
  it.each<[FaultName, number, RegExp]>([
    ['status-400-empty', 400, /^$/],
    ['status-403-empty', 403, /^$/],
    ['status-204', 204, /^$/],
    ['redirect', 302, /^$/],
    ['status-502', 502, /^<!doctype html>/],
    ['html', 200, /^<!doctype html>/],
    ['empty', 200, /^$/],
    ['truncated-json', 200, /^\{"cliente":/],
    ['malformed-json', 200, /^\{/],
  ])('%s answers what no JSON reader takes', async (fault, status, text) => {
    client.api.faults.add({ path: '/clientes/', fault });
    const response = await get(list);
    const body = await response.text();
    expect(response.status).toBe(status);
    expect(body).toMatch(text);
    expect(() => JSON.parse(body) as unknown).toThrow(SyntaxError);
  });

  it('leaves a field out, the first or the one named', async () => {
    client.api.faults.add({ path: '/clientes/', fault: 'missing-field', times: 1 });
    expect(Object.keys((await (await get(list)).json()) as object)).toEqual(['page']);
    client.api.faults.add({ path: '/clientes/', fault: 'missing-field', field: 'nombre' });
    const { cliente } = (await (await get(list)).json()) as { cliente: object[] };
    expect(cliente).toHaveLength(2);
    for (const row of cliente) expect(row).not.toHaveProperty('nombre');
  });

  it('adds fields everywhere', async () => {
    client.api.faults.add({ path: '/clientes/', fault: 'extra-field' });
    expect(await (await get(list)).json()).toMatchObject({
      campoDesconocido: {},
      cliente: [{ campoDesconocido: {} }, { campoDesconocido: {} }],
    });
  });

  it('reaches the calls it names and no others', async () => {
    const status = async (path: string, method = 'GET') => (await get(path, { method })).status;
    client.api.faults.add({ method: 'GET', path: '/api/clientes/{id}', fault: 'status-503' });
    expect(await status('/clientes/7')).toBe(503);
    expect(await status(list)).toBe(200);
    expect(await status('/clientes/7', 'DELETE')).not.toBe(503);
    expect(await status('/movimientos/7/remito')).toBe(200);
    client.api.faults.add({ path: '/movimientos/*', fault: 'status-500' });
    expect(await status('/movimientos/7/remito')).toBe(500);
  });

  it('ends after the given number of calls, or when removed', async () => {
    const status = async () => (await get('/clientes/7')).status;
    client.api.faults.add({ path: '/clientes/7', fault: 'status-500', times: 2 });
    expect([await status(), await status(), await status()]).toEqual([500, 500, 200]);
    const id = client.api.faults.add({ path: '/clientes/7', fault: 'status-500' });
    expect(await status()).toBe(500);
    client.api.faults.remove(id);
    expect(await status()).toBe(200);
    client.api.faults.add({ path: '/*', fault: 'status-500' });
    client.api.reset();
    expect(await status()).toBe(200);
  });
});
