import type { Edit } from '@/lib/api/payload';
import { errorStatus, throwUnconfirmed } from '@/lib/api/http-errors';
import { lastChange, type Change, type PutBack } from '@/lib/cache/last-change';
import { session } from '@/lib/person/session';
import { differingNames, mergeEdits, takeTheirs, type Merge } from '@/lib/values/merge-edits';
import { shorten } from '@/lib/values/shorten';

/** Offers to undo a change, in the place of the one before. */
export function rememberChange(change: Change): void {
  if (change.records.length === 0 || session.status() === 'signed-out') return;
  lastChange.set({ change, progress: null, undone: null });
}

export interface EditRules<Item, Values> {
  /** `base`: the values that the form opened with. */
  toForm: (record: Item, base: Values) => Values;
  labels: Record<keyof Values & string, string>;
  merge?: (base: Values, mine: Values, theirs: Values) => Merge<Values>;
}

export interface UndoRules<Item, Values> extends EditRules<Item, Values> {
  send: (edit: Edit<Values>, stored: Item) => Promise<unknown>;
  noteOf?: (stored: Item) => string | undefined;
}

/** A record that could not be read, so that nothing was sent. Its cause is the failed call's error. */
export class UnreadError extends Error {
  override name = 'UnreadError';
}

const isFinal = (error: unknown) => [401, 404].includes(errorStatus(error) ?? 0);

/** Undoing is a merge: the user changes what was written back to what it was, and others may have changed it meanwhile. */
export async function putBack<Item, Values extends object>(
  read: () => Promise<Item>,
  { values: written, before: former }: Edit<Values>,
  { toForm, merge = mergeEdits, labels, send, noteOf }: UndoRules<Item, Values>,
  throwIfEnded: () => void,
): Promise<PutBack> {
  const stored = await read().catch((cause: unknown) => {
    throw isFinal(cause) ? cause : new UnreadError('', { cause });
  });
  throwIfEnded();
  const now = toForm(stored, written);
  const merged = merge(written, former, now);
  const values = takeTheirs(merged);
  const isPartly = differingNames(values, now).length > 0;
  if (isPartly) await send({ values, before: now }, stored).catch(throwUnconfirmed);
  return {
    kept: merged.conflicts.map(({ name }) => labels[name]),
    isPartly,
    note: isPartly ? noteOf?.(stored) : undefined,
  };
}

/** Remembers an edit by a form, unless it changed nothing. */
export function rememberEdit<Item, Values extends object>(
  edit: Edit<Values>,
  read: () => Promise<Item>,
  rules: UndoRules<Item, Values>,
  { id, name, text, ...change }: Omit<Change, 'count' | 'records'> & { id: number; name: string },
): void {
  const changed = new Set(
    differingNames(edit.values, edit.before).map((field) => rules.labels[field]),
  );
  if (changed.size === 0) return;
  rememberChange({
    ...change,
    text: `${shorten(text)} (${[...changed].join(', ')})`,
    count: () => '1 cambio',
    records: [{ id, name, putBack: (throwIfEnded) => putBack(read, edit, rules, throwIfEnded) }],
  });
}
