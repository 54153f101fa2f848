import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { createMockApi, type MockApi, type MockApiOptions } from '@mocks/api';
import { Db } from '@mocks/db';
import { startServer } from '@mocks/node';
import { createSeed } from '@mocks/seed';
import { callSourcesOf, securityHeaders } from '../../build/security-headers';
import type { PanelServer } from './server';

/** A carrier's `config.json`, without the API's URL. */
export const CARRIER = {
  companyName: 'Expreso Sur',
  logo: '/admin/expreso-sur.svg',
  nextDayHour: 9,
  localidad: 'Río Cuarto',
  idempotencyKeys: true,
  errorCollector: '/errors',
};

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="28"><path fill="#b00" d="M0 0h60v28H0z"/></svg>';

/** The mock API for pages of other origins. */
function crossOrigin(api: MockApi): MockApi {
  const app = new Hono()
    .use(cors({ origin: '*', allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'] }))
    .all('*', ({ req }) => api.fetch(req.raw));
  return { ...api, fetch: async (input, init) => app.request(input, init) };
}

/** Serves the same build for another carrier: with its own `config.json`, logo, and an API on another origin. */
export async function serveCarrier(
  options: Pick<MockApiOptions, 'clock' | 'seed'>,
): Promise<PanelServer> {
  const api = createMockApi({ db: new Db(createSeed({ now: options.clock() })), ...options });
  const apiServer = await startServer({ port: 0, api: crossOrigin(api) });
  const apiUrl = new URL('/api', apiServer.url).href;

  const dist = mkdtempSync(join(tmpdir(), 'carrier-'));
  cpSync('dist', dist, { recursive: true });
  writeFileSync(join(dist, 'config.json'), JSON.stringify({ ...CARRIER, apiUrl }));
  writeFileSync(join(dist, 'expreso-sur.svg'), LOGO);
  const headers = securityHeaders({
    indexHtml: readFileSync(join(dist, 'index.html'), 'utf8'),
    callSources: callSourcesOf(apiUrl),
  });
  const panel = await startServer({ port: 0, dist, api, headers });
  return {
    api,
    url: panel.url,
    async close() {
      await panel.close();
      await apiServer.close();
      rmSync(dist, { recursive: true });
    },
  };
}
