// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { decodeJwt } from 'jose';
import { createMockApi } from './api';
import { now } from './examples';
import { createTestClient, type TestClient } from './test-client';

let client: TestClient;
beforeEach(() => {
  client = createTestClient();
});

const authenticate = (body: unknown, headers: Record<string, string> = {}) =>
  client.api.fetch('http://mock.test/api/authenticate', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const withToken = (token: string) =>
  client.api.fetch('http://mock.test/api/clientes/7', {
    headers: { authorization: `Bearer ${token}` },
  });

describe('signing in', () => {
  it('returns an eight-hour token and the user', async () => {
    const response = await authenticate({ username: 'admin', password: 'admin123' });
    const { token, user } = (await response.json()) as { token: string; user: unknown };
    const iat = now.getTime() / 1000;
    expect(decodeJwt(token)).toEqual({ username: 'admin', sub: '1', iat, exp: iat + 8 * 3600 });
    expect(user).toEqual({ id: 1, username: 'admin', nombre: 'Administración' });
    expect((await withToken(token)).status).toBe(200);
  });

  it.each([
    [{ username: 'admin', password: 'otra' }, 401],
    [{ username: 'nadie', password: 'admin123' }, 401],
    [{ username: 'admin' }, 400],
    [{ username: 'admin', password: 'admin123', remember: true }, 400],
  ])('with %o answers %i', async (body, status) => {
    const response = await authenticate(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('message');
  });

  it.each([
    ['right', { username: 'admin', password: 'admin123' }],
    ['of an unknown shape', { username: 'admin', nested: [{ password: 'admin123' }] }],
    ['in a body too long to keep', { username: 'x'.repeat(5000), password: 'admin123' }],
  ])('leaves no password in the log of calls: %s', async (_what, body) => {
    await authenticate(body);
    const logged = client.api.requests.at(-1);
    expect(logged).toMatchObject({ method: 'POST', path: '/authenticate' });
    expect(JSON.stringify(logged)).not.toContain('admin123');
  });

  it('refuses a token', async () => {
    const credentials = { username: 'admin', password: 'admin123' };
    expect((await authenticate(credentials, { authorization: 'Bearer x' })).status).toBe(400);
  });
});

describe('a token', () => {
  it('expires to the second, by the mock clock', async () => {
    const { token } = await client.api.issueSession({ seconds: 60 });
    client.time.now = new Date(now.getTime() + 59_000);
    expect((await withToken(token)).status).toBe(200);
    client.time.now = new Date(now.getTime() + 60_000);
    expect((await withToken(token)).status).toBe(401);
  });

  it('is refused unless this server signed it', async () => {
    const other = createMockApi({ db: client.api.db, clock: () => now, secret: 'otra clave' });
    const { token } = await other.issueSession();
    expect((await withToken(token)).status).toBe(401);
    expect((await withToken('nada')).status).toBe(401);
    const [header, , signature] = (await client.api.issueSession()).token.split('.');
    const forged = Buffer.from('{"sub":"1","exp":9999999999}').toString('base64url');
    expect((await withToken(`${header}.${forged}.${signature}`)).status).toBe(401);
  });
});
