import { describe, expect, it, vi } from 'vitest';
import { deferred, type Deferred } from '../../test/deferred';
import { deleteMany } from './delete-many';

describe('deleteMany', () => {
  it('calls once per id, never more than four at once', async () => {
    const calls = new Map<number, Deferred<void>>();
    let running = 0;
    let most = 0;
    const outcome = deleteMany([1, 2, 3, 4, 5, 6, 7], async (id) => {
      const call = deferred();
      calls.set(id, call);
      running += 1;
      most = Math.max(most, running);
      await call.promise;
      running -= 1;
    });

    await vi.waitFor(() => expect([...calls.keys()]).toEqual([1, 2, 3, 4]));
    calls.get(2)!.resolve();
    await vi.waitFor(() => expect([...calls.keys()]).toEqual([1, 2, 3, 4, 5]));
    for (const id of [1, 3, 4, 5]) calls.get(id)!.resolve();
    await vi.waitFor(() => expect([...calls.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7]));
    for (const id of [6, 7]) calls.get(id)!.resolve();

    expect(await outcome).toEqual({ deleted: [1, 2, 3, 4, 5, 6, 7], failed: [] });
    expect(most).toBe(4);
  });

  it('goes on after a failure, and says what was deleted and what was not in the order asked', async () => {
    const refused = new Error('tiene movimientos');
    const remove = vi.fn(async (id: number) => {
      if (id % 2 === 0) throw refused;
    });
    expect(await deleteMany([5, 4, 3, 2, 1], remove)).toEqual({
      deleted: [5, 3, 1],
      failed: [
        { id: 4, error: refused },
        { id: 2, error: refused },
      ],
    });
    expect(remove).toHaveBeenCalledTimes(5);
  });

  it('asks for nothing without ids', async () => {
    const remove = vi.fn();
    expect(await deleteMany([], remove)).toEqual({ deleted: [], failed: [] });
    expect(remove).not.toHaveBeenCalled();
  });
});
