import pLimit from 'p-limit';

const AT_ONCE = 4;

export interface DeleteOutcome {
  deleted: number[];
  failed: { id: number; error: unknown }[];
}

/** One call per id, at most four at once. Never throws: the outcome says what was deleted and what was not, in the order asked. */
export async function deleteMany(
  ids: readonly number[],
  remove: (id: number) => Promise<unknown>,
): Promise<DeleteOutcome> {
  const limit = pLimit(AT_ONCE);
  const results = await Promise.allSettled(ids.map((id) => limit(() => remove(id))));
  const outcome: DeleteOutcome = { deleted: [], failed: [] };
  results.forEach((result, index) => {
    const id = ids[index]!;
    if (result.status === 'fulfilled') outcome.deleted.push(id);
    else outcome.failed.push({ id, error: result.reason });
  });
  return outcome;
}
