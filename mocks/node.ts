import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import type { MockApi } from './api';
import { isMockPath, mockFetch, nodeListener } from './listener';
import { createStaticFiles } from './static-files';

export interface ServerOptions {
  api: MockApi;
  /** 0 asks for any free port. */
  port: number;
  /** The address to listen on; `127.0.0.1` unless given. */
  host?: string | undefined;
  /** The built panel; without it only the API and `/__mock/` are served. */
  dist?: string | undefined;
  /** Where the panel is mounted; `/admin` unless given. */
  basePath?: string | undefined;
  /** Added to every answer that is part of the panel, for instance a Content-Security-Policy. */
  headers?: Record<string, string> | undefined;
  /** Speaks HTTP/2 over TLS with these, both PEM; without them plain HTTP/1.1. */
  tls?: { key: string; cert: string } | undefined;
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
  const { api, dist, host = '127.0.0.1', basePath = '/admin', headers, tls } = options;
  const mock = mockFetch(api);
  const panel = dist === undefined ? undefined : createStaticFiles({ dist, basePath, headers });
  /** Node would send the machine's time instead of the mock's. */
  async function dated(request: Request) {
    const response = await mock(request);
    response.headers.set('date', api.clock().toUTCString());
    return response;
  }
  const listener = nodeListener((request) => {
    if (isMockPath(new URL(request.url).pathname)) return dated(request);
    return panel?.(request) ?? new Response('No existe.', { status: 404 });
  });
  const server = tls ? createSecureServer(tls) : createServer();
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    void listener(incoming, outgoing);
  });
  const sockets = new Set<Socket>();
  // The raw ones: a browser may open a connection ahead, and never shake hands.
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}${basePath.replace(/\/$/, '')}/`,
    port,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        for (const socket of sockets) socket.destroy();
      }),
  };
}
