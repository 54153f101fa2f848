import { fourAtOnce } from './four-at-once';

export interface DeleteOutcome {
  deleted: number[];
  failed: { id: number; error: unknown }[];
}

/** Calls `remove` for each id, at most four at a time. Never rejects: the outcome lists deleted and failed ids in the given order. */
export async function deleteMany(
  ids: readonly number[],
  remove: (id: number) => Promise<unknown>,
): Promise<DeleteOutcome> {
  const results = await Promise.allSettled(fourAtOnce(ids, remove));
  const outcome: DeleteOutcome = { deleted: [], failed: [] };
  ids.forEach((id, i) => {
    const result = results[i];
    if (result?.status === 'rejected') outcome.failed.push({ id, error: result.reason });
    else outcome.deleted.push(id);
  });
  return outcome;
}
