import { noop } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { errorStatus, HTTPError } from '@/lib/api/http-errors';
import { toasts } from '@/lib/page/toasts';
import { session } from '@/lib/person/session';
import { isAbort, showError } from './show-error';
import { beginWork } from './under-way';

export interface RunOptions {
  /** Checked before each task. A call under way goes on unless the task hands the signal to it, because a change's outcome would be unknown. */
  signal?: AbortSignal | undefined;
  /** Called after each task, with how many succeeded or failed so far. */
  onDone?: ((tried: number) => void) | undefined;
  /** What the run does, given how many items were tried: an `underWayText`. Left out where cutting it loses nothing. */
  doing?: ((tried: number) => string) | undefined;
  /** How many tasks run at once. Default: 4. */
  atOnce?: number;
  /** Starts no task after one has failed. */
  stopAtFailure?: boolean;
}

/** Why a run stopped early: the user cancelled it, or the session that it began with ended. */
export interface Ended {
  by: 'user' | 'session';
  /** The signal's reason, or a 401. */
  error: unknown;
}

/** What became of each item, in the given order. */
export interface Outcome<Item, Result = unknown> {
  done: { item: Item; result: Result }[];
  failed: { item: Item; error: unknown }[];
  /** Not tried, or answered with 401: the server has changed nothing. */
  left: Item[];
  /** Null if the run did not stop early, or stopped at a failure. */
  ended: Ended | null;
}

/** Thrown for an item that is left. */
const LEFT = new Error('Left');

/**
 * Runs a task for each item. Starts none after the user cancels, after a 401, or once the token is gone or belongs to somebody else: a run
 * never sends in another user's name. A task of several calls calls `throwIfEnded` between them. Never rejects, and never resolves while
 * somebody else is signed in: what its outcome does and says is not for them.
 */
export async function runMany<Item, Result>(
  items: readonly Item[],
  task: (item: Item, throwIfEnded: () => void) => Promise<Result>,
  { signal, onDone, doing, atOnce = 4, stopAtFailure = false }: RunOptions = {},
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
    else if (session.token() === null || session.userId() !== user) {
      end('session', new HTTPError('No session', 401, ''));
    }
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
      if (errorStatus(error) === 401) end('session', error);
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

/**
 * The results of a run that is worth nothing unless it is whole, in the order of the items.
 *
 * @throws the first failure, or why the run ended early.
 */
export function resultsOf<Result>({ done, failed, ended }: Outcome<unknown, Result>): Result[] {
  const [first] = failed;
  if (first) throw first.error;
  if (ended) throw ended.error;
  return done.map(({ result }) => result);
}

/**
 * Logs why a session ended a run, and shows it with `detail`, which says how far the run got and begins with its punctuation. Without
 * `detail` the sign-in dialog says enough.
 */
export function showSessionEnd({ error }: Ended, detail: string): void {
  showError(error, undefined);
  if (!detail) return;
  const isClosed = ['signed-out', 'closed'].includes(session.status());
  toasts.warning(`La sesión ${isClosed ? 'se cerró' : 'venció'}${detail}`);
}
