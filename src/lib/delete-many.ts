import pLimit from 'p-limit';

const AT_ONCE = 4;

export interface DeleteOutcome {
  deleted: number[];
  failed: { id: number; error: unknown }[];
}

/** Calls `remove` for each id, at most four at a time. Never rejects: the outcome lists deleted and failed ids in the given order. */
export async function deleteMany(
  ids: readonly number[],
  remove: (id: number) => Promise<unknown>,
): Promise<DeleteOutcome> {
  const limit = pLimit(AT_ONCE);
  const results = await Promise.all(
    ids.map((id) =>
      limit(() => remove(id)).then(
        () => ({ id, failed: false as const }),
        (error: unknown) => ({ id, failed: true as const, error }),
      ),
    ),
  );
  return {
    deleted: results.filter(({ failed }) => !failed).map(({ id }) => id),
    failed: results.filter((result) => result.failed).map(({ id, error }) => ({ id, error })),
  };
}
