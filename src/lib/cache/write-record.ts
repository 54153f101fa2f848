import { noop, type QueryClient } from '@tanstack/react-query';
import { UnreadError } from '@/lib/api/http-errors';

/** A record's writers wait for each other under this name, whether they send it alone or many at once. */
export const scopeOf = (key: string, id: number): string => `${key}-${id}`;

const isIn =
  (scope: string) =>
  ({ options }: { options: { scope?: { id: string } } }) =>
    options.scope?.id === scope;

/**
 * Runs `task` once no earlier writer of its records runs; later ones wait for it. The mutation cache is the lock: a mutation a record, all
 * started at once, so that two tasks never wait for each other. A task must not take a turn of its own records.
 */
export async function inTurn<Result>(
  client: QueryClient,
  scopes: readonly string[],
  task: () => Promise<Result>,
): Promise<Result> {
  const cache = client.getMutationCache();
  const ended: Promise<unknown>[] = [];
  const begun = scopes.map(
    (id) =>
      new Promise<void>((begin) => {
        const turn = cache.build(client, {
          scope: { id },
          meta: { invalidates: [], keepsChange: true },
          mutationFn() {
            begin();
            return result.then(noop, noop);
          },
        });
        ended.push(turn.execute(undefined).then(() => cache.remove(turn)));
      }),
  );
  const result = Promise.all(begun).then(task);
  try {
    return await result;
  } finally {
    // Who goes on from here finds the turn over.
    await Promise.all(ended);
  }
}

interface Writer<Item, Wanted> {
  scope: string;
  read: () => Promise<Item>;
  send: (wanted: Wanted, stored: Item) => Promise<unknown>;
}

export interface WriteOptions<Item> {
  /** The record as it has just been read. It is read again if another writer is ahead. */
  known?: Item | undefined;
  throwIfEnded?: (() => void) | undefined;
}

/**
 * In its turn, reads a record and sends what `edit` makes of it; null sends nothing.
 * @throws what `edit` and `send` throw, or UnreadError.
 */
export function writeRecord<Item, Wanted>(
  client: QueryClient,
  { scope, read, send }: Writer<Item, Wanted>,
  edit: (stored: Item) => Wanted | null,
  { known, throwIfEnded = noop }: WriteOptions<Item> = {},
): Promise<{ stored: Item; wanted: Wanted | null }> {
  const isKnown = known !== undefined && client.isMutating({ predicate: isIn(scope) }) === 0;
  return inTurn(client, [scope], async () => {
    throwIfEnded();
    const stored = isKnown ? known : await read().catch(throwUnread);
    throwIfEnded();
    const wanted = edit(stored);
    if (wanted !== null) await send(wanted, stored);
    return { stored, wanted };
  });
}

function throwUnread(cause: unknown): never {
  throw new UnreadError('', { cause });
}
