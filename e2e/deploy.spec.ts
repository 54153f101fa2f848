import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { securityHeaders } from '../build/security-headers';
import { findNginx } from '../scripts/find-nginx';
import { test } from './nginx/fixtures';
import { type RunningNginx, startNginx } from './nginx/nginx';
import { expect } from './support/fixtures';
import { signIn } from './support/sign-in';
import { expectToast } from './support/toasts';

test.skip(findNginx() === undefined, 'No nginx.');

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Follows no redirect. */
const ask = (url: string, path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(new URL(path, url), { headers, redirect: 'manual' });

/** The path of the entry script; the script before it is the bundler's runtime. */
const entry = async (): Promise<string> => {
  const html = await readFile('dist/index.html', 'utf8');
  return [...html.matchAll(/src="(\/admin\/assets\/[^"]+\.js)"/g)].at(-1)?.[1] ?? '';
};

const inDist = (path: string): string => path.replace(/^\/admin/, 'dist');

async function expectSecurityHeaders({ headers }: Response, of: string): Promise<void> {
  const wanted = securityHeaders({ indexHtml: await readFile('dist/index.html', 'utf8') });
  for (const [name, value] of Object.entries(wanted)) {
    expect(headers.get(name), `${name} of ${of}`).toBe(value);
  }
}

test('each kind of path has its status and caching', async ({ nginx }) => {
  for (const [path, status, cacheControl] of [
    ['/admin/', 200, 'no-cache'],
    ['/admin/clientes/7', 200, 'no-cache'],
    ['/admin/clientes?texto=a.b', 200, 'no-cache'],
    ['/admin/no/existe', 200, 'no-cache'],
    ['/admin/favicon.svg', 200, 'no-cache'],
    [await entry(), 200, FOR_EVER],
    // In the build, but for developers only.
    [`${await entry()}.map`, 404, 'no-cache'],
    ['/admin/no-esta.png', 404, 'no-cache'],
    ['/admin/assets/', 404, 'no-cache'],
    ['/admin/assets/no-esta', 404, 'no-cache'],
    ['/admin/assets/no-esta-12345678.js', 404, 'no-cache'],
    ['/healthz', 200, 'no-cache'],
    ['/otra', 404, 'no-cache'],
    ['/api/clientes/7', 401, 'no-store'],
  ] as const) {
    const answer = await ask(nginx.url, path);
    expect(answer.status, path).toBe(status);
    expect(answer.headers.get('cache-control'), path).toBe(cacheControl);
    expect(answer.headers.get('server'), path).toBe('nginx');
    await expectSecurityHeaders(answer, path);
  }
});

test('/ redirects to the panel, with a relative location', async ({ nginx }) => {
  for (const [path, target] of [
    ['/', '/admin/'],
    ['/admin', '/admin/'],
    ['/admin?x=1', '/admin/?x=1'],
  ] as const) {
    const { status, headers } = await ask(nginx.url, path);
    expect([status, headers.get('location')], path).toEqual([302, target]);
  }
});

test('precompressed files are served to clients that accept them', async ({ nginx }) => {
  for (const [accepted, encoding, extension] of [
    ['gzip, deflate, br, zstd', 'br', '.br'],
    ['gzip, deflate', 'gzip', '.gz'],
    ['br;q=0, gzip', 'gzip', '.gz'],
    ['identity', null, ''],
  ] as const) {
    for (const path of ['/admin/index.html', '/admin/favicon.svg', await entry()]) {
      const answer = await ask(nginx.url, path, { 'accept-encoding': accepted });
      const { size } = await stat(inDist(path) + extension);
      expect(answer.headers.get('content-encoding'), `${path}, ${accepted}`).toBe(encoding);
      expect(answer.headers.get('content-length'), `${path}, ${accepted}`).toBe(String(size));
      expect(answer.headers.get('vary'), `${path}, ${accepted}`).toBe('Accept-Encoding');
      expect(await answer.text()).toBe(await readFile(inDist(path), 'utf8'));
    }
  }
});

test('an unchanged page is a 304', async ({ nginx }) => {
  const headers = { 'accept-encoding': 'br' };
  const etag = (await ask(nginx.url, '/admin/', headers)).headers.get('etag') ?? '';
  const again = await ask(nginx.url, '/admin/', { ...headers, 'if-none-match': etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect(again.headers.get('cache-control')).toBe('no-cache');
});

test('an API that does not answer gives a 502, without a retry', async ({ nginx, api }) => {
  api.faults.add({ path: '/clientes/7', fault: 'cut' });
  const answer = await ask(nginx.url, '/api/clientes/7');
  expect(answer.status).toBe(502);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(api.requests).toHaveLength(1);
  await expectSecurityHeaders(answer, '502');
});

test.describe('with its own API and folder', () => {
  const LEFTOVERS = [
    '.env',
    '.git/config',
    'assets/.index.js.swp',
    'index.html~',
    'datos.sql',
    'datos.SQL.gz',
    'assets/index.js.bak',
  ];
  let nginx: RunningNginx;
  let dist: string;
  let api: Server;

  test.beforeAll(async () => {
    dist = await mkdtemp(join(tmpdir(), 'dist-'));
    await copyFile('dist/index.html', join(dist, 'index.html'));
    for (const name of LEFTOVERS) {
      await mkdir(dirname(join(dist, name)), { recursive: true });
      await writeFile(join(dist, name), 'secret');
    }
    api = createServer({ maxHeaderSize: 128 * 1024 }, ({ url = '' }, response) => {
      if (url.startsWith('/api/cached')) response.setHeader('cache-control', 'private, max-age=60');
      response.setHeader('x-long', 'x'.repeat(12 * 1024));
      response.end(String(url.length));
    }).listen(0, '127.0.0.1');
    await once(api, 'listening');
    nginx = await startNginx(dist, `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  });

  test.afterAll(async () => {
    nginx.close();
    api.close();
    await rm(dist, { recursive: true });
  });

  test('dotfiles, backups and dumps are not served', async () => {
    for (const name of LEFTOVERS) {
      const answer = await ask(nginx.url, name);
      expect([name, answer.status, (await answer.text()).includes('secret')]).toEqual([
        name,
        404,
        false,
      ]);
    }
  });

  test('the API’s own caching header is kept', async () => {
    const cached = await ask(nginx.url, '/api/cached');
    const other = await ask(nginx.url, '/api/other');
    expect(cached.headers.get('cache-control')).toBe('private, max-age=60');
    expect(other.headers.get('cache-control')).toBe('no-store');
  });

  test('a query with 2,900 ids and long response headers go through', async () => {
    const path = `/api/reportes/pdf?${'movimientoIds=1234567&'.repeat(2900)}`;
    const answer = await ask(nginx.url, path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(String(path.length));
    expect(answer.headers.get('x-long')).toHaveLength(12 * 1024);
  });
});

test.describe('signed out', () => {
  test.use({ signedIn: false });

  test('signing in and saving work through nginx', async ({ page, api }) => {
    await page.goto('clientes/7');
    await signIn(page);
    await expect(page).toHaveURL(/\/admin\/clientes\/7$/);
    await page.getByLabel('Localidad').fill('Río Cuarto');
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expectToast(page, 'Cliente actualizado');
    expect(api.db.clientes.get(7)?.localidad).toBe('Río Cuarto');
  });
});
