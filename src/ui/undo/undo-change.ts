import type { QueryClient } from '@tanstack/react-query';
import { errorStatus, UnreadError } from '@/lib/api/http-errors';
import {
  lastChange,
  type Change,
  type ChangedRecord,
  type LastChange,
  type NotUndone,
  type PutBack,
  type Undone,
} from '@/lib/cache/last-change';
import { invalidate } from '@/lib/cache/query-client';
import { follow, runMany, type Outcome } from '@/lib/cache/run-many';
import { sayWhy } from '@/lib/cache/run-outcome';
import { failureReason, logFailure } from '@/lib/cache/show-error';
import { underWayText } from '@/lib/cache/under-way';
import { toasts } from '@/lib/page/toasts';
import { showCount } from '@/lib/values/show-importe';
import { listFormat } from '@/lib/values/some-of';

const NOT_TRIED = 'sin intentar';

function whyNotUndone(error: unknown, fallback: string): string {
  if (errorStatus(error) === 404) return 'fue eliminado';
  logFailure(error);
  return failureReason(error, error instanceof UnreadError ? NOT_TRIED : fallback);
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
      reason: whyNotUndone(error, fallback),
      canRetry: errorStatus(error) !== 404,
    })),
    ...left.map((record) => ({ record, reason: NOT_TRIED, canRetry: true })),
  ];
}

function undoneText({ text, count, records }: Change, notUndone: readonly NotUndone[]): string {
  const { length: total } = records;
  if (notUndone.length === 0) return `Se deshizo «${text}»`;
  if (total > 1) return `Se deshizo en ${showCount(total - notUndone.length)} de ${count(total)}`;
  return `${notUndone[0]?.isPartly ? 'Se deshizo una parte de' : 'No se deshizo'} «${text}»`;
}

/**
 * Puts the former values of a change back, four records at once, or after a first attempt those of the records that can be tried again.
 * Says the outcome in a toast and in {@link lastChange}, unless another change has taken its place. Never rejects.
 */
export async function undoChange(queryClient: QueryClient): Promise<void> {
  const last = lastChange.get();
  if (!last || last.progress) return;
  const { change, undone } = last;
  const settled = undone?.notUndone.filter(({ canRetry }) => !canRetry) ?? [];
  const again = undone?.notUndone.filter(({ canRetry }) => canRetry);
  const records = again?.map(({ record }) => record) ?? change.records;
  const { length: total } = records;

  const say = (state: Partial<LastChange>) => {
    const last = lastChange.get();
    if (last?.change === change) lastChange.set({ ...last, ...state });
  };
  const outcome = await follow(
    total,
    // The outcome and the end of the progress show at once.
    (progress) => progress && say({ progress }),
    (options) =>
      runMany(records, (record, throwIfEnded) => record.putBack(queryClient, throwIfEnded), {
        ...options,
        doing: (done) => underWayText('deshaciendo', change.count(total), done),
      }),
  );
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
  // Each failure stands in the change's line.
  if (!sayWhy({ ended, failed: [] }, change.error, `${text}.`))
    toasts[notUndone.length > 0 ? 'warning' : 'success'](text);
  await invalidate(queryClient);
}
