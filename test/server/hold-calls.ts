import { deferred } from '../support/deferred';
import { intercept } from './intercept';

export interface HeldCalls {
  arrived: number;
  /** Settles with the first answer. */
  answered: Promise<void>;
  /** Releases the held answers, and all later ones at once. */
  letGo: () => void;
}

/** Counts matching calls and delays their answers until `letGo`: they arrive late, with data from the time of the call. */
export function holdCalls(method: string, fits: RegExp): HeldCalls {
  const gate = deferred();
  const answered = deferred();
  const calls: HeldCalls = { arrived: 0, letGo: gate.resolve, answered: answered.promise };
  intercept(method, fits, async (ask) => {
    calls.arrived += 1;
    const response = ask();
    // A cut connection is late too.
    response.catch(() => undefined);
    await gate.promise;
    answered.resolve();
    return response;
  });
  return calls;
}
