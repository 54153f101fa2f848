import { noop } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { isAbort, isSessionOver, SessionOverError } from '@/lib/api/http-errors';
import { session } from '@/lib/person/session';
import { beginWork } from './under-way';

const CALLS_AT_ONCE = 4;

export interface RunOptions {
  /** Checked before each task. Only a task that uses the signal itself is interrupted, because its change has an unknown outcome then. */
  signal?: AbortSignal | undefined;
  /** Called after each task, with the number of items that succeeded or failed so far. */
  onDone?: ((tried: number) => void) | undefined;
  /** An `underWayText` for the number of items tried. Leave it out if an interruption loses nothing. */
  doing?: ((tried: number) => string) | undefined;
  atOnce?: number;
  stopAtFailure?: boolean;
}

export interface Progress {
  done: number;
  total: number;
  cancelled: boolean;
  /** Stops after the running calls. */
  cancel: () => void;
}

export type FollowedRun<Result> = (
  options: Required<Pick<RunOptions, 'signal' | 'onDone'>>,
) => Promise<Result>;

/** Says the progress of `run`, which passes its options to {@link runMany}, and null once it is over. */
export async function follow<Result>(
  total: number,
  say: (progress: Progress | null) => void,
  run: FollowedRun<Result>,
): Promise<Result> {
  const stop = new AbortController();
  let done = 0;
  const tell = () => say({ done, total, cancelled: stop.signal.aborted, cancel });
  function cancel() {
    if (stop.signal.aborted) return;
    stop.abort();
    tell();
  }
  tell();
  try {
    return await run({
      signal: stop.signal,
      onDone(tried) {
        done = tried;
        tell();
      },
    });
  } finally {
    // If the run threw, its other calls must not go on.
    stop.abort();
    say(null);
  }
}

export interface Ended {
  by: 'user' | 'session';
  /** The signal's reason, or a 401. */
  error: unknown;
}

/** In the given order. */
export interface Outcome<Item, Result = unknown> {
  done: { item: Item; result: Result }[];
  failed: { item: Item; error: unknown }[];
  /** Not tried, or answered with 401: the server has changed nothing. */
  left: Item[];
  /** Why the run ended early. Null if it did not, or if it stopped at a failure. */
  ended: Ended | null;
}

const LEFT = new Error('Left');

/** Whether `throwIfEnded` threw it: the item's task has done nothing more. */
export const isLeft = (error: unknown): boolean => error === LEFT;

/**
 * Runs a task for each item. Starts no more after the user cancels, after a 401, or once the token is gone or another user's: a run never
 * sends in another user's name. A task of several calls calls `throwIfEnded` between them. Never rejects, and never resolves while another
 * user is signed in, since its toasts are not for them.
 */
export async function runMany<Item, Result>(
  items: readonly Item[],
  task: (item: Item, throwIfEnded: () => void) => Promise<Result>,
  { signal, onDone, doing, atOnce = CALLS_AT_ONCE, stopAtFailure = false }: RunOptions = {},
): Promise<Outcome<Item, Result>> {
  const user = session.userId();
  const outcome: Outcome<Item, Result> = { done: [], failed: [], left: [], ended: null };
  const work = doing && beginWork(doing(0));
  let tried = 0;
  let hasFailed = false;

  function count() {
    tried += 1;
    onDone?.(tried);
    if (doing) work?.say(doing(tried));
  }

  const end = (by: Ended['by'], error: unknown) => (outcome.ended ??= { by, error });

  function throwIfEnded() {
    if (signal?.aborted) end('user', signal.reason);
    else if (!session.isOf(user)) end('session', new SessionOverError('No session'));
    if (outcome.ended) throw LEFT;
  }

  async function run(item: Item): Promise<Result> {
    if (stopAtFailure && hasFailed) throw LEFT;
    throwIfEnded();
    try {
      const result = await task(item, throwIfEnded);
      count();
      return result;
    } catch (error) {
      if (isSessionOver(error)) end('session', error);
      else if (signal?.aborted && isAbort(error)) end('user', error);
      else if (error !== LEFT) {
        hasFailed = true;
        count();
        throw error;
      }
      throw LEFT;
    }
  }

  const limit = pLimit(atOnce);
  const settled = await Promise.allSettled(items.map((item) => limit(run, item)));
  work?.end();
  if (session.userId() !== user) return new Promise(noop);
  items.forEach((item, index) => {
    const one = settled[index];
    if (one?.status === 'fulfilled') outcome.done.push({ item, result: one.value });
    else if (one?.reason === LEFT) outcome.left.push(item);
    else outcome.failed.push({ item, error: one?.reason });
  });
  return outcome;
}

/** Results in the order of the items, for a run that must be complete. @throws the first failure, or why the run ended early. */
export function resultsOf<Result>({ done, failed, ended }: Outcome<unknown, Result>): Result[] {
  const [first] = failed;
  if (first) throw first.error;
  if (ended) throw ended.error;
  return done.map(({ result }) => result);
}
