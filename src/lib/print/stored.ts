import { nullIfDeleted } from '@/lib/api/http-errors';
import { runMany } from '@/lib/cache/run-many';

/** The records that a paper is made of: they may change after it was printed. */
export interface PaperSource<Item> {
  ids: readonly number[];
  /** A record as it is stored now. @throws a 404 if it was deleted. */
  read: (id: number) => Promise<Item>;
  /** What of a record is on the paper. */
  onPaper: (item: Item) => unknown;
}

/** Nothing stored tells whether such a paper has changed. */
export const NOTHING_STORED: PaperSource<never> = {
  ids: [],
  read: () => Promise.reject(new Error('No record')),
  onPaper: () => null,
};

/** What has come of a paper's records since. `unread`: how many of them nobody knows. */
export interface Since {
  of: number;
  changed: number;
  deleted: ReadonlySet<number>;
  unread: number;
}

export type StoredRecords<Item> = ReturnType<typeof readStored<Item>>;

/** Reads the records of a paper while it is being made, each once. A record that cannot be read keeps no paper from being printed. */
export function readStored<Item>({ ids, read, onPaper }: PaperSource<Item>, signal?: AbortSignal) {
  const reads = new Map<number, Promise<Item>>();
  function readOnce(id: number): Promise<Item> {
    const reading = reads.get(id) ?? read(id);
    reads.set(id, reading);
    return reading;
  }
  const toText = (item: Promise<Item>) =>
    item.then((one) => JSON.stringify(onPaper(one)), nullIfDeleted);
  void runMany(ids, readOnce, { signal });

  return {
    read: readOnce,
    /** Reads them again, of those that are on the paper. Never rejects. */
    async since(printed: readonly number[]): Promise<Since> {
      const { done } = await runMany(printed, async (id) => {
        const [was, now] = await Promise.all([toText(readOnce(id)), toText(read(id))]);
        return { isDeleted: now === null && was !== null, hasChanged: now !== was };
      });
      const deleted = done.filter(({ result }) => result.isDeleted).map(({ item }) => item);
      return {
        of: printed.length,
        changed: done.filter(({ result }) => result.hasChanged).length - deleted.length,
        deleted: new Set(deleted),
        unread: printed.length - done.length,
      };
    },
  };
}
