import type { QueryClient } from '@tanstack/react-query';
import type { Edit } from '@/lib/api/payload';
import { errorStatus, throwUnconfirmed } from '@/lib/api/http-errors';
import { toasts } from '@/lib/page/toasts';
import { session } from '@/lib/person/session';
import { differingNames, takeTheirs, type Merge } from '@/lib/values/merge-edits';
import {
  forgetChange,
  lastChange,
  type Change,
  type ChangedRecord,
  type LastChange,
  type NotUndone,
  type PutBack,
  type Undone,
} from '@/lib/cache/last-change';
import { invalidate } from '@/lib/cache/query-client';
import { runMany, showSessionEnd, type Outcome } from '@/lib/cache/run-many';
import { failureReason } from '@/lib/cache/show-error';
import { isChanging, underWayText } from '@/lib/cache/under-way';

let owner = '';

session.subscribe(() => {
  if (session.status() === 'signed-out' || session.userId() !== owner) forgetChange();
});

/** Offers to undo a change, in the place of the one before. */
export function rememberChange(change: Change): void {
  if (change.records.length === 0 || session.status() === 'signed-out') return;
  owner = session.userId();
  lastChange.set({ change, progress: null, undone: null });
}

/** How an entity's records are compared and written: by the values of their form. */
export interface UndoRules<Item, Values> {
  toForm: (record: Item, base: Values) => Values;
  merge: (base: Values, mine: Values, theirs: Values) => Merge<Values>;
  labels: Partial<Record<string, string>>;
  send: (edit: Edit<Values>, stored: Item) => Promise<unknown>;
  noteOf?: ((stored: Item) => string | undefined) | undefined;
}

interface Written<Values> {
  former: Values;
  /** As the change sent them. */
  written: Values;
}

/** A record that could not be read, so that nothing was sent. Its cause is the failed call's error. */
class UnreadError extends Error {
  override name = 'UnreadError';
}

const isFinal = (error: unknown) => [401, 404].includes(errorStatus(error) ?? 0);

/** Undoing is a merge: the user changes what was written back to what it was, and others may have changed it meanwhile. */
export async function putBack<Item, Values extends object>(
  read: () => Promise<Item>,
  { former, written }: Written<Values>,
  { toForm, merge, labels, send, noteOf }: UndoRules<Item, Values>,
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
    kept: merged.conflicts.map(({ name }) => labels[name] ?? name),
    isPartly,
    note: isPartly ? noteOf?.(stored) : undefined,
  };
}

const NOT_TRIED = 'sin intentar';

const listFormat = new Intl.ListFormat('es-AR');

function reasonOf(error: unknown, fallback: string): Pick<NotUndone, 'reason' | 'canRetry'> {
  if (errorStatus(error) === 404) return { reason: 'fue eliminado', canRetry: false };
  if (error instanceof UnreadError) {
    return { reason: failureReason(error.cause, NOT_TRIED), canRetry: true };
  }
  return { reason: failureReason(error, fallback), canRetry: true };
}

function notUndoneOf(
  { done, failed, left }: Outcome<ChangedRecord, PutBack>,
  fallback: string,
): NotUndone[] {
  return [
    ...done
      .filter(({ result }) => result.kept.length > 0)
      .map(({ item: record, result: { kept, isPartly } }) => ({
        record,
        reason: `${listFormat.format(kept)} ${kept.length > 1 ? 'cambiaron' : 'cambió'} desde entonces`,
        isPartly,
        canRetry: false,
      })),
    ...failed.map(({ item: record, error }) => ({
      record,
      ...reasonOf(error, fallback),
      isPartly: false,
    })),
    ...left.map((record) => ({ record, reason: NOT_TRIED, isPartly: false, canRetry: true })),
  ];
}

function undoneText({ text, count, records }: Change, notUndone: readonly NotUndone[]): string {
  const { length: total } = records;
  if (notUndone.length === 0) return `Se deshizo «${text}»`;
  if (total > 1) return `Se deshizo en ${total - notUndone.length} de ${count(total)}`;
  return `${notUndone[0]?.isPartly ? 'Se deshizo una parte de' : 'No se deshizo'} «${text}»`;
}

/**
 * Puts the former values of a change back, four records at once, or after a first attempt those of the records that can be tried again.
 * Says the outcome in a toast and in {@link lastChange}, unless another change has taken its place. Never rejects. Does nothing while this
 * or any other change runs: the record that it reads would lack that change, and its PATCH would take it back.
 */
export async function undoChange(queryClient: QueryClient): Promise<void> {
  const last = lastChange.get();
  if (!last || last.progress || isChanging(queryClient)) return;
  const { change, undone } = last;
  const settled = undone?.notUndone.filter(({ canRetry }) => !canRetry) ?? [];
  const records = undone
    ? undone.notUndone.filter(({ canRetry }) => canRetry).map(({ record }) => record)
    : change.records;
  const stop = new AbortController();
  const { length: total } = records;

  const say = (state: Partial<LastChange>) => {
    const last = lastChange.get();
    if (last?.change === change) lastChange.set({ ...last, ...state });
  };
  const sayProgress = (done: number) =>
    say({ progress: { done, total, cancelled: stop.signal.aborted, cancel } });
  let tried = 0;
  function cancel() {
    stop.abort();
    sayProgress(tried);
  }

  sayProgress(0);
  const outcome = await runMany(records, (record, throwIfEnded) => record.putBack(throwIfEnded), {
    signal: stop.signal,
    onDone: (done) => sayProgress((tried = done)),
    doing: (done) => underWayText('deshaciendo', change.count(total), done),
  });
  const { ended, done } = outcome;
  const notUndone = [...settled, ...notUndoneOf(outcome, change.error)];
  const text = undoneText(change, notUndone);
  const result: Undone = {
    text,
    notUndone,
    notes: [
      ...(undone?.notes ?? []),
      ...done.flatMap(({ item: { name }, result: { note } }) => (note ? [{ name, note }] : [])),
    ],
  };
  say({ progress: null, undone: result });
  if (ended?.by === 'session') showSessionEnd(ended, `. ${text}.`);
  else if (notUndone.length > 0) toasts.warning(text);
  else toasts.success(text);
  await invalidate(queryClient);
}
