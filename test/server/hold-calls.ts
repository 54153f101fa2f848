import { deferred } from '../support/deferred';

interface HeldCalls {
  /** How many have arrived so far. */
  arrived: number;
  /** Settles as the first answer comes. */
  answered: Promise<void>;
  /** Gives the answers out, and all later ones at once. */
  letGo: () => void;
}

/**
 * Counts the calls that fit, and keeps back what the server answers to them until they are let go: it comes late, and is of then. Matches
 * the path below the API, its search included.
 */
export function holdCalls(method: string, fits: RegExp): HeldCalls {
  const gate = deferred();
  const answered = deferred();
  const healthy = globalThis.fetch;
  const calls: HeldCalls = { arrived: 0, letGo: gate.resolve, answered: answered.promise };
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    if (request.method !== method || !fits.test(pathname.replace(/^\/api/, '') + search)) {
      return healthy(request);
    }
    calls.arrived += 1;
    const response = await healthy(request);
    await gate.promise;
    answered.resolve();
    return response;
  };
  return calls;
}
