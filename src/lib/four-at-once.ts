import pLimit from 'p-limit';

/** Calls `task` for each item, at most four at a time. Each promise settles like the task of its item. */
export function fourAtOnce<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result>[] {
  const limit = pLimit(4);
  return items.map((item) => limit(task, item));
}
