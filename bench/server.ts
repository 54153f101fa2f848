import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { type MockApi, createMockApi } from '@mocks/api';
import { Db } from '@mocks/db';
import { startServer } from '@mocks/node';
import { createSeed } from '@mocks/seed';
import { securityHeaders } from '../build/security-headers';

export interface BenchServer {
  api: MockApi;
  /** Of the panel's home, with the base path and a slash at its end. */
  url: string;
  close: () => Promise<void>;
}

/** Smaller answers are sent as they are. */
const WORTH_COMPRESSING = 1000;

/** The API as it is behind a web server, which compresses what it hands on. */
function compressed(api: MockApi): MockApi {
  return {
    ...api,
    fetch: async (request) => {
      const response = await api.fetch(request);
      const body = await response.arrayBuffer();
      const headers = new Headers(response.headers);
      if (body.byteLength < WORTH_COMPRESSING)
        return new Response(body.byteLength > 0 ? body : null, {
          status: response.status,
          headers,
        });
      headers.set('content-encoding', 'gzip');
      headers.delete('content-length');
      return new Response(gzipSync(body), { status: response.status, headers });
    },
  };
}

/**
 * Serves a build as production does: with the security headers, over HTTP/2, and the mock API with so many movements (the seed's own number unless given).
 * Its clock is the machine's, as the browser's is: a clock that stands still cannot measure.
 */
export async function startBenchServer(dist: string, movimientos?: number): Promise<BenchServer> {
  const indexHtml = await readFile(`${dist}/index.html`, 'utf8').catch((cause: unknown) => {
    throw new Error(`No build in ${dist}/.`, { cause });
  });
  const clock = (): Date => new Date();
  const api = createMockApi({ db: new Db(createSeed({ now: clock(), movimientos })), clock });
  const headers = securityHeaders({ indexHtml });
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
