import { describe, expect, it } from 'vitest';
import { inBatches } from './in-batches';

const idsUpTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('inBatches', () => {
  it.each([
    [0, []],
    [1, [1]],
    [100, [100]],
    [101, [100, 1]],
    [250, [100, 100, 50]],
  ])('sends %i ids, each once and in order', async (count, sizes) => {
    const sent: number[][] = [];
    await inBatches(idsUpTo(count), async (ids) => sent.push(ids));
    expect(sent.map(({ length }) => length)).toEqual(sizes);
    expect(sent.flat()).toEqual(idsUpTo(count));
  });

  it('sends a call only after the one before it was answered', async () => {
    const events: string[] = [];
    await inBatches(
      idsUpTo(150),
      async ([first]) => {
        events.push(`sent ${first}`);
        await Promise.resolve();
        events.push(`answered ${first}`);
      },
      { onDone: ([first]) => events.push(`done ${first}`) },
    );
    expect(events).toEqual([
      ...['sent 1', 'answered 1', 'done 1'],
      ...['sent 101', 'answered 101', 'done 101'],
    ]);
  });

  it('stops at the first failure, and reports only what succeeded', async () => {
    const sent: (number | undefined)[] = [];
    const done: number[] = [];
    const run = inBatches(
      idsUpTo(300),
      async ([first]) => {
        sent.push(first);
        if (first === 101) throw new Error('refused');
      },
      { onDone: (ids) => done.push(...ids) },
    );
    await expect(run).rejects.toThrow('refused');
    expect(sent).toEqual([1, 101]);
    expect(done).toEqual(idsUpTo(100));
  });

  it('finishes the call under way when it is aborted, and sends no other', async () => {
    const abort = new AbortController();
    const done: number[] = [];
    const run = inBatches(idsUpTo(300), async () => abort.abort(), {
      signal: abort.signal,
      onDone: (ids) => done.push(...ids),
    });
    await expect(run).rejects.toMatchObject({ name: 'AbortError' });
    expect(done).toEqual(idsUpTo(100));
  });

  it('succeeds when it is aborted during the last call', async () => {
    const abort = new AbortController();
    await inBatches(idsUpTo(100), async () => abort.abort(), { signal: abort.signal });
  });
});
