import { deferred } from '../support/deferred';

export interface HeldCalls {
  arrived: number;
  /** Settles with the first answer. */
  answered: Promise<void>;
  /** Releases the held answers, and all later ones at once. */
  letGo: () => void;
}

/**
 * Counts matching calls and delays their answers until `letGo`: they arrive late, with data from the time of the call. Matches the path
 * below the API and its search.
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
    const response = healthy(request);
    // A cut connection is late too.
    response.catch(() => undefined);
    await gate.promise;
    answered.resolve();
    return response;
  };
  return calls;
}
