// @vitest-environment node
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MockApi } from './api';
import { startServer, type RunningServer } from './node';
import { createTestClient } from './test-client';

const page = `<!doctype html><title>Panel</title>${'<p>hola</p>'.repeat(100)}`;

let dist: string;
let api: MockApi;
let server: RunningServer;
let origin: string;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  writeFileSync(join(dist, 'index.html'), page);
  ({ api } = createTestClient());
  server = await startServer({ api, dist, port: 0, headers: { 'x-frame-options': 'DENY' } });
  ({ origin } = new URL(server.url));
});
afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true });
});
beforeEach(() => {
  api.reset();
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(origin + path, { redirect: 'manual', ...init });

const post = (path: string, body: unknown) =>
  get(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('the panel behind the server', () => {
  it.each(['/admin/', '/admin/clientes/7', '/admin/login?redirect=%2Fclientes'])(
    'answers %s with the page, to be asked for each time',
    async (path) => {
      const response = await get(path);
      expect(await response.text()).toBe(page);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-frame-options': 'DENY',
      });
    },
  );

  it.each(['/admin/assets/gone-1.js', '/otra', '/admin/..%2f..%2fpackage.json'])(
    'has nothing at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe('the API behind the server', () => {
  const signedIn = async () => ({ authorization: `Bearer ${(await api.issueSession()).token}` });

  it('really cuts a connection', async () => {
    api.faults.add({ path: '/clientes/7', fault: 'cut', times: 1 });
    const headers = await signedIn();
    await expect(get('/api/clientes/7', { headers })).rejects.toThrow(TypeError);
    expect((await get('/api/clientes/7', { headers })).status).toBe(200);
  });

  it('closes at once while a call hangs', async () => {
    const { api: other } = createTestClient();
    other.faults.add({ path: '/*', fault: 'hang' });
    const own = await startServer({ api: other, port: 0 });
    const pending = fetch(new URL('/api/clientes/7', own.url));
    const failed = expect(pending).rejects.toThrow(TypeError);
    while (other.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await own.close();
    await failed;
  });
});

describe('the switches under /__mock/', () => {
  it('have a page', async () => {
    expect((await get('/__mock')).headers.get('location')).toBe('/__mock/');
    expect(await (await get('/__mock/')).text()).toContain('API de prueba');
  });

  it('show the contract on a page without scripts', async () => {
    const page = await (await get('/__mock/docs')).text();
    expect(page).not.toContain('<script');
    for (const { path } of api.routes) expect(page).toContain(`<code>${path}</code>`);
  });

  it('switch faults on and off', async () => {
    const added = await post('/__mock/faults', { path: '/clientes/*', fault: 'status-503' });
    expect(added.status).toBe(201);
    expect((await get('/api/clientes/7')).status).toBe(503);
    expect(await (await get('/__mock/faults')).json()).toMatchObject({
      active: [{ path: '/clientes/*', fault: 'status-503' }],
    });
    expect((await get('/__mock/faults', { method: 'DELETE' })).status).toBe(204);
    expect((await get('/api/clientes/7')).status).toBe(401);
  });

  /** Unlike `fetch`, sends any header. */
  const statusOf = async (headers: Record<string, string>, path = '/__mock/faults') => {
    const [response] = (await once(request(origin + path, { headers }).end(), 'response')) as [
      IncomingMessage,
    ];
    response.resume();
    return response.statusCode;
  };

  it.each<Record<string, string>>([
    { host: 'localhost:4173' },
    { host: '[::1]:4173' },
    { 'sec-fetch-site': 'same-origin' },
    { host: 'localhost:4173', origin: 'http://localhost:4173' },
  ])('answer a request of the same origin: %j', async (headers) => {
    expect(await statusOf(headers)).toBe(200);
  });

  it.each<Record<string, string>>([
    { host: 'rebound.example:4173' },
    { host: '192.168.0.7:4173', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://example.com' },
    { host: 'localhost:4173', origin: 'http://localhost:3000' },
  ])('refuse a request of another site: %j', async (headers) => {
    expect(await statusOf(headers)).toBe(403);
    expect(await statusOf(headers, '/__mock/')).toBe(403);
    expect(await statusOf(headers, '/api/clientes/7')).toBe(401);
  });

  it('refuse an unknown fault', async () => {
    expect((await post('/__mock/faults', { path: '/x', fault: 'incendio' })).status).toBe(400);
  });

  it('set a delay, issue short sessions, show calls and reset', async () => {
    expect((await post('/__mock/latency', { ms: 1 })).status).toBe(204);
    expect(api.faults.latency).toBe(1);
    const session = await post('/__mock/session', { seconds: -5 });
    const { token } = (await session.json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    expect((await get('/api/clientes/7', { headers })).status).toBe(401);
    expect(await (await get('/__mock/requests')).json()).toMatchObject([{ path: '/clientes/7' }]);
    api.db.anotaciones.remove(api.db.anotaciones.rows[0]!);
    expect((await get('/__mock/reset', { method: 'POST' })).status).toBe(204);
    expect(api.db.anotaciones.rows).toHaveLength(4);
    expect(api.requests).toEqual([]);
    expect(api.faults.latency).toBe(0);
  });

  it('show calls with a body that is too long or too deep, cut', async () => {
    const body = '['.repeat(200_000);
    for (const text of [body, body + ']'.repeat(200_000)]) {
      await get('/api/clientes/7', { method: 'PATCH', body: text });
      const [call] = (await (await get('/__mock/requests')).json()) as { body: string }[];
      expect(call?.body).toMatch(/^\[{1000}/);
      expect(call?.body.length).toBeLessThan(10_000);
      await get('/__mock/reset', { method: 'POST' });
    }
  });
});
