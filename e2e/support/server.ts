import { readFile } from 'node:fs/promises';
import { type MockApi, type MockApiOptions, createMockApi } from '@mocks/api';
import { Db } from '@mocks/db';
import { startServer } from '@mocks/node';
import { createSeed } from '@mocks/seed';
import { securityHeaders } from '../../build/security-headers';
import { lateAnswers } from '../../test/server/late-answers';

export interface PanelServer {
  api: MockApi;
  /** The panel's home, with the base path and a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/** Serves the built panel with its security headers and its own mock API. */
export async function servePanel(
  options: Pick<MockApiOptions, 'clock' | 'seed'>,
): Promise<PanelServer> {
  const indexHtml = await readFile('dist/index.html', 'utf8').catch((cause: unknown) => {
    throw new Error('No dist/: run `npm run build` first.', { cause });
  });
  const db = new Db(createSeed({ now: options.clock() }));
  const api = createMockApi({ db, lateness: lateAnswers(), ...options });
  const headers = securityHeaders({ indexHtml });
  const { url, close } = await startServer({ port: 0, dist: 'dist', api, headers });
  return { api, url, close };
}
