import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { generate } from 'selfsigned';
import { type MockApi, createMockApi } from '@mocks/api';
import { Db } from '@mocks/db';
import { startServer } from '@mocks/node';
import { createSeed } from '@mocks/seed';
import { securityHeaders } from '../build/security-headers';

export interface Build {
  dist: string;
  /** With the panel's security headers. */
  policy: boolean;
}

export interface BenchServer {
  api: MockApi;
  /** Of the panel's home, with the base path and a slash at its end. */
  url: string;
  close: () => Promise<void>;
}

/** The API as behind a web server that compresses responses. */
function compressed(api: MockApi): MockApi {
  const app = new Hono().use(compress()).all('*', ({ req }) => api.fetch(req.raw));
  return { ...api, fetch: async (input, init) => app.request(input, init) };
}

/**
 * Serves a build as in production: with the security headers, over HTTP/2, and the mock API with so many movements (by default as many
 * as the seed). Uses the machine's clock, as the browser does. Without a policy the page may write styles, as react-admin does.
 */
export async function startBenchServer(
  { dist, policy }: Build,
  movimientos?: number,
): Promise<BenchServer> {
  const indexHtml = await readFile(`${dist}/index.html`, 'utf8').catch((cause: unknown) => {
    throw new Error(`No build in ${dist}/.`, { cause });
  });
  const clock = (): Date => new Date();
  const api = createMockApi({ db: new Db(createSeed({ now: clock(), movimientos })), clock });
  const headers = policy ? securityHeaders({ indexHtml }) : {};
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    keyType: 'ec',
  });
  const { url, close } = await startServer({
    port: 0,
    dist,
    api: compressed(api),
    headers,
    tls: { key, cert },
  });
  return { api, url, close };
}
