import type { QueryClient } from '@tanstack/react-query';
import type { Edit } from '@/lib/api/payload';
import { lastChange, type Change, type ChangedRecord, type PutBack } from '@/lib/cache/last-change';
import { scopeOf, writeRecord } from '@/lib/cache/write-record';
import { session } from '@/lib/person/session';
import { differingNames, mergeEdits, takeTheirs, type Merge } from '@/lib/values/merge-edits';
import { shorten } from '@/lib/values/shorten';

/** Offers to undo a change, in the place of the one before. */
export function rememberChange(change: Change): void {
  if (change.records.length === 0 || session.status() === 'signed-out') return;
  lastChange.set({ change, progress: null, undone: null });
}

interface MergeRules<Values> {
  labels: Partial<Record<keyof Values & string, string>>;
  merge?: (base: Values, mine: Values, theirs: Values) => Merge<Values>;
}

export interface EditRules<Item, Values> extends MergeRules<Values> {
  /** `base`: the values that the form opened with. */
  toForm: (record: Item, base: Values) => Values;
  labels: Record<keyof Values & string, string>;
}

export interface UndoRules<Item, Values> extends EditRules<Item, Values> {
  read: () => Promise<Item>;
  send: (edit: Edit<Values>) => Promise<unknown>;
}

/** What comes of a record if a change of it is undone. Undoing is a merge: the user puts back what was, and others may have changed it since. */
export function overStored<Values extends object>(
  written: Values,
  former: Values,
  now: Values,
  { labels, merge = mergeEdits }: MergeRules<Values>,
): PutBack & { values: Values } {
  const merged = merge(written, former, now);
  const values = takeTheirs(merged);
  return {
    values,
    kept: merged.conflicts.map(({ name }) => labels[name] ?? name),
    isPartly: differingNames(values, now).length > 0,
  };
}

/** Remembers what a form changed of a record, `Cliente actualizado: Ana (CUIT, Email)`. Nothing if that is nothing. */
export function rememberOne<Values extends object>(
  { values, before }: Edit<Values>,
  labels: Record<keyof Values & string, string>,
  { text, ...change }: Omit<Change, 'count' | 'records'>,
  record: ChangedRecord,
): void {
  const changed = new Set(differingNames(values, before).map((name) => labels[name]));
  if (changed.size === 0) return;
  rememberChange({
    ...change,
    text: `${shorten(text)} (${[...changed].join(', ')})`,
    count: () => '1 cambio',
    records: [record],
  });
}

/** Remembers an edit of a record that its form sends field by field. */
export function rememberEdit<Item, Values extends object>(
  edit: Edit<Values>,
  { read, send, ...rules }: UndoRules<Item, Values>,
  { id, name, ...change }: Omit<Change, 'count' | 'records'> & { id: number; name: string },
): void {
  const over = (stored: Item) => {
    const now = rules.toForm(stored, edit.values);
    return { ...overStored(edit.values, edit.before, now, rules), before: now };
  };
  async function putBack(client: QueryClient, throwIfEnded: () => void) {
    const writer = { scope: scopeOf(change.entity, id), read, send };
    const back = (stored: Item) => (over(stored).isPartly ? over(stored) : null);
    return over((await writeRecord(client, writer, back, { throwIfEnded })).stored);
  }
  rememberOne(edit, rules.labels, change, { id, name, putBack });
}
