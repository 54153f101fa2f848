import { Hono } from 'hono';
import { z } from 'zod';
import type { MockApi } from './api';
import { controlPage } from './control-page';
import { docsPage } from './docs-page';
import { faultKinds, type FaultName } from './faults';
import { queryId } from './lib/contract';
import { ApiError, created, endpoint, noContent, ok } from './lib/endpoint';
import { buildOpenApi } from './openapi';

const kinds = Object.keys(faultKinds) as [FaultName, ...FaultName[]];

const milliseconds = z.int().nonnegative().max(600_000);

const faultBody = z.strictObject({
  method: z.enum(['GET', 'POST', 'PATCH', 'DELETE']).optional(),
  path: z.string().startsWith('/'),
  fault: z.enum(kinds),
  times: z.int().positive().optional(),
  ms: milliseconds.optional(),
  field: z.string().min(1).optional(),
  message: z.string().optional(),
});
const latencyBody = z.strictObject({ ms: milliseconds });
const sessionBody = z.strictObject({ seconds: z.int(), username: z.string().optional() });
const faultParams = z.strictObject({ id: queryId });

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the request is same-origin: any page can call a local server, or point a host name at it. */
function isSameOrigin({ url, headers }: Request): boolean {
  const { hostname, origin } = new URL(url);
  if (!localHosts.includes(hostname)) return false;
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  return (headers.get('origin') ?? origin) === origin;
}

/**
 * The switches of the mock server for testing by hand, under `/__mock/`. They need no session, so they answer only
 * same-origin requests to this machine.
 */
export function createControl(api: MockApi): (request: Request) => Response | Promise<Response> {
  const app = new Hono();

  app.use((c, next) => {
    if (!isSameOrigin(c.req.raw)) {
      throw new ApiError(403, '/__mock solo responde en localhost y a su propia página.');
    }
    return next();
  });

  app.get('/__mock', (c) => c.redirect('/__mock/'));
  app.get('/__mock/', (c) => c.html(controlPage));
  // The examples take a second to make, PDFs among them.
  let docs: Promise<ReturnType<typeof docsPage>> | undefined;
  app.get('/__mock/docs', async (c) => c.html(await (docs ??= buildOpenApi().then(docsPage))));

  app.get(
    '/__mock/faults',
    endpoint({}, () =>
      ok({
        kinds: faultKinds,
        routes: api.routes.map(({ method, path }) => ({ method, path })),
        active: api.faults.active,
        latency: api.faults.latency,
      }),
    ),
  );
  app.post(
    '/__mock/faults',
    endpoint({ body: faultBody }, ({ body }) => created({ id: api.faults.add(body) })),
  );
  app.delete(
    '/__mock/faults',
    endpoint({}, () => {
      api.faults.clear();
      return noContent();
    }),
  );
  app.delete(
    '/__mock/faults/:id',
    endpoint({ params: faultParams }, ({ params }) => {
      if (!api.faults.remove(params.id))
        throw new ApiError(404, `No existe la falla ${params.id}.`);
      return noContent();
    }),
  );

  app.post(
    '/__mock/latency',
    endpoint({ body: latencyBody }, ({ body }) => {
      api.faults.latency = body.ms;
      return noContent();
    }),
  );
  app.post(
    '/__mock/reset',
    endpoint({}, () => {
      api.reset();
      return noContent();
    }),
  );
  app.post(
    '/__mock/session',
    endpoint({ body: sessionBody }, async ({ body: { seconds, username = 'admin' } }) =>
      ok(await api.issueSession({ seconds, username })),
    ),
  );
  app.get(
    '/__mock/requests',
    endpoint({}, () => ok(api.requests)),
  );

  app.notFound((c) =>
    new ApiError(404, `No existe la ruta ${c.req.method} ${c.req.path}.`).toResponse(),
  );
  app.onError((error) => {
    if (error instanceof ApiError) return error.toResponse();
    throw error;
  });
  return (request) => app.fetch(request);
}
