import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MockApi } from './api';
import { createControl } from './control';
import { ConnectionCut } from './faults';

type Fetch = (request: Request) => Response | Promise<Response>;

/** Paths of the mock; all others belong to the panel. */
export const isMockPath = (pathname: string): boolean => /^\/(api|__mock)(\/|$)/.test(pathname);

/** The API and its control page as one function, for the paths of `isMockPath`. */
export function mockFetch(api: MockApi): Fetch {
  const control = createControl(api);
  return (request) =>
    new URL(request.url).pathname.startsWith('/__mock') ? control(request) : api.fetch(request);
}

/** A Node request listener for a fetch function. Destroys the socket to simulate a cut connection. */
export function nodeListener(
  fetch: Fetch,
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  return getRequestListener(
    async (request, { outgoing }) => {
      try {
        return await fetch(request);
      } catch (error) {
        if (!(error instanceof ConnectionCut) && !request.signal.aborted) console.error(error);
        outgoing.destroy();
        return RESPONSE_ALREADY_SENT;
      }
    },
    { overrideGlobalObjects: false },
  );
}
