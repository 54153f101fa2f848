import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MockApi } from './api';
import { isMockPath, mockFetch, nodeListener } from './listener';
import { createStaticFiles } from './static-files';

export interface ServerOptions {
  api: MockApi;
  /** 0 asks for any free port. */
  port: number;
  /** The built panel; without it only the API and `/__mock/` are served. */
  dist?: string | undefined;
  /** Where the panel is mounted; `/admin` unless given. */
  basePath?: string | undefined;
  /** Added to every answer that is part of the panel, for instance a Content-Security-Policy. */
  headers?: Record<string, string> | undefined;
}

export interface RunningServer {
  /** The panel's home, slash at its end: `http://127.0.0.1:4173/admin/`. */
  url: string;
  port: number;
  /** Stops at once, open connections included. */
  close: () => Promise<void>;
}

/** Serves the built panel and the mock API from one origin, as a reverse proxy does in production. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { api, dist, basePath = '/admin', headers } = options;
  const mock = mockFetch(api);
  const panel = dist === undefined ? undefined : createStaticFiles({ dist, basePath, headers });
  const listener = nodeListener((request) => {
    if (isMockPath(new URL(request.url).pathname)) return mock(request);
    return panel?.(request) ?? new Response('No existe.', { status: 404 });
  });
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${basePath.replace(/\/$/, '')}/`,
    port,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
