import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HTTPError } from '@/lib/api/http-errors';
import { session } from '@/lib/person/session';
import { tokenFor } from '../../../test/server/token';
import { expectConsole } from '../../../test/support/console';
import { deferred, type Deferred } from '../../../test/support/deferred';
import { toastTexts } from '../../../test/support/toasts';
import { resultsOf, runMany, type Outcome } from './run-many';
import { sayWhy } from './run-outcome';

const signIn = (id: number) => session.signIn(tokenFor(3600), { id });
const refused = new HTTPError('x', 409, '');
const unauthorized = new HTTPError('x', 401, '');
const fail = (error: unknown) => {
  throw error;
};

beforeEach(() => signIn(1));

/** Events during an item's task, by letter. */
const TASKS: Record<string, (abort: AbortController, throwIfEnded: () => void) => unknown> = {
  '.': () => 'done',
  x: () => fail(refused),
  '!': () => {
    session.expire();
    fail(unauthorized);
  },
  // The user cancels, and the running call succeeds, fails, is aborted, or is followed by another one.
  c: (abort) => abort.abort(),
  C: (abort) => {
    abort.abort();
    fail(refused);
  },
  a: (abort) => {
    abort.abort();
    fail(abort.signal.reason);
  },
  b: (abort, throwIfEnded) => {
    abort.abort();
    throwIfEnded();
  },
  // An abort that is not the user's.
  t: () => fail(new DOMException('', 'AbortError')),
  // The session is rejected elsewhere, closed, another user's, or the same user's again.
  e: () => session.expire(),
  s: () => session.signOut(),
  o: () => signIn(2),
  r: () => {
    session.expire();
    signIn(1);
  },
  p: (_abort, throwIfEnded) => {
    signIn(2);
    throwIfEnded();
  },
};

/** No task starts after these. */
const ENDS = /[!abcCesop]/;

/** Runs the tasks of these letters. Returns a letter for each outcome: done, failed or left. */
async function outcomeOf(letters: string, options = {}) {
  const abort = new AbortController();
  const onDone = vi.fn();
  const started: number[] = [];
  const outcome = await runMany(
    [...letters].map((letter, index) => ({ letter, index })),
    async ({ letter, index }, throwIfEnded) => {
      started.push(index);
      await Promise.resolve();
      return TASKS[letter]!(abort, throwIfEnded);
    },
    { signal: abort.signal, atOnce: 1, onDone, ...options },
  );
  const kinds: string[] = [];
  for (const { item } of outcome.done) kinds[item.index] = 'd';
  for (const { item } of outcome.failed) kinds[item.index] = 'f';
  for (const { index } of outcome.left) kinds[index] = '-';
  return { outcome, kinds: kinds.join(''), started, tried: onDone.mock.calls.flat() };
}

describe('a run', () => {
  it.each([
    ['', '', null],
    ['...', 'ddd', null],
    ['.x.x.', 'dfdfd', null],
    ['.t.', 'dfd', null],
    ['.!..', 'd---', 'session'],
    ['.c..', 'dd--', 'user'],
    ['.C..', 'df--', 'user'],
    ['.a..', 'd---', 'user'],
    ['.b..', 'd---', 'user'],
    ['..a', 'dd-', 'user'],
    ['..!', 'dd-', 'session'],
    ['...c', 'dddd', null],
    ['xe..', 'fd--', 'session'],
    ['.s..', 'dd--', 'session'],
    ['.r..', 'dddd', null],
  ])('of %j ends as %j, by %s', async (letters, expected, by) => {
    const { kinds, outcome, started, tried } = await outcomeOf(letters);
    expect(kinds).toBe(expected);
    expect(outcome.ended?.by ?? null).toBe(by);
    expect(started).toHaveLength(letters.search(ENDS) + 1 || letters.length);
    const count = expected.replaceAll('-', '').length;
    expect(tried).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });

  it.each([
    ['.x..', 'df--', null],
    ['.!x.', 'd---', 'session'],
  ])('of %j that stops at a failure ends as %j', async (letters, expected, by) => {
    const { kinds, outcome } = await outcomeOf(letters, { stopAtFailure: true });
    expect(kinds).toBe(expected);
    expect(outcome.ended?.by ?? null).toBe(by);
  });

  it.each(['.o..', '.p..'])('of %j neither sends nor ends for another user', async (letters) => {
    const task = vi.fn();
    const ends = vi.fn();
    let index = 0;
    void runMany(
      [...letters],
      async (letter, throwIfEnded) => {
        task(index++);
        await Promise.resolve();
        return TASKS[letter]!(new AbortController(), throwIfEnded);
      },
      { atOnce: 1 },
    ).then(ends);
    await vi.waitFor(() => expect(session.userId()).toBe('2'));
    await new Promise(setImmediate);
    expect(task).toHaveBeenCalledTimes(2);
    expect(ends).not.toHaveBeenCalled();
  });

  it('starts nothing without a session', async () => {
    session.signOut();
    expect((await outcomeOf('..')).started).toEqual([]);
  });

  it('starts in order, four at once, and lists results in the given order', async () => {
    const calls = new Map<number, Deferred<string>>();
    const run = runMany([6, 5, 4, 3, 2, 1], (item) => {
      const call = deferred<string>();
      calls.set(item, call);
      return call.promise;
    });
    const started = (items: number[]) => vi.waitFor(() => expect([...calls.keys()]).toEqual(items));
    const answer = (item: number) => calls.get(item)!.resolve(`of ${item}`);
    await started([6, 5, 4, 3]);
    answer(4);
    await started([6, 5, 4, 3, 2]);
    [3, 5, 6].forEach(answer);
    await started([6, 5, 4, 3, 2, 1]);
    [1, 2].forEach(answer);
    expect(await run).toEqual({
      done: [6, 5, 4, 3, 2, 1].map((item) => ({ item, result: `of ${item}` })),
      failed: [],
      left: [],
      ended: null,
    });
  });
});

it.each([
  ['..', ['done', 'done']],
  ['.x!', refused],
  ['.!.', unauthorized],
  ['.s.', expect.objectContaining({ status: 401 })],
  ['a.', expect.objectContaining({ name: 'AbortError' })],
])('the results of a run of %j', async (letters, expected) => {
  const { outcome } = await outcomeOf(letters);
  const results = (all: Outcome<unknown>) => {
    try {
      return resultsOf(all);
    } catch (error) {
      return error;
    }
  };
  expect(results(outcome)).toEqual(expected);
});

it.each([
  ['!', '1 de 2.', ['La sesión venció. 1 de 2.']],
  ['s.', '1 de 2.', ['La sesión se cerró. 1 de 2.']],
  ['!', '', []],
  ['s.', '', ['La sesión se cerró. No se hizo nada.']],
  ['x.', '1 de 2.', ['No se pudo. (1 de 2.)']],
  ['x.', '', ['No se pudo.']],
])(
  'what kept a run of %j from all is logged, and shown with %j',
  async (letters, counts, texts) => {
    expectConsole('error', /HTTPError|Error/);
    const { outcome } = await outcomeOf(letters);
    expect(sayWhy(outcome, 'No se pudo.', counts)).toBe(true);
    expect(toastTexts()).toEqual(texts);
  },
);
