import { useState, type RefObject } from 'react';
import { follow, runMany, showSessionEnd, type Outcome, type Progress } from '@/lib/cache/run-many';
import { showError } from '@/lib/cache/show-error';
import { underWayText } from '@/lib/cache/under-way';
import { toasts } from '@/lib/page/toasts';
import { showCount } from '@/lib/values/show-importe';
import { useSubmitGuard } from '@/ui/action/submit-guard';
import { useConfirm } from '@/ui/overlay/confirm';
import type { RowSelection } from '@/ui/table/use-row-selection';
import { useFailedRows } from './failed-rows';
import { FEW, ProgressStatus } from './progress';

type Batch<Row> = readonly [Row, ...Row[]];

export interface Job<Row> {
  /** Makes one call, for {@link perCall} rows. Returns those that it has changed. */
  send: (rows: Batch<Row>, throwIfEnded: () => void) => Promise<readonly Row[]>;
  /** Default 1. Calls for several go one after the other until one fails, which a toast says; counts are said where there were several calls. */
  perCall?: number;
  doing: string;
  count: (n: number) => string;
  /** `sin rendir`, after a first failure or none. */
  undone: (error?: unknown) => string;
  reason: (error: unknown, row: Row) => string;
  error: string;
  success: (total: number, changed: number) => string;
  after: (outcome: Outcome<Batch<Row>, readonly Row[]>) => Promise<unknown>;
}

export interface BulkOptions {
  selection: RowSelection;
  label: string;
  few?: number;
  focusAfter: RefObject<HTMLElement | null>;
  waits?: boolean;
}

/** Does something with the ticked rows, one run at a time. Render `status` inside the bar. */
export function useBulk({ selection, label, few = FEW, focusAfter, waits = false }: BulkOptions) {
  const guard = useSubmitGuard();
  const { ask, dialog } = useConfirm();
  const [progress, say] = useState<Progress | null>(null);
  const busy = guard.blocked || waits;
  const { failed: notice, sayFailed } = useFailedRows(selection, busy);

  /** Rows that are not done stay ticked. Never rejects. Returns whether all are done. */
  async function run<Row extends { id: number }>(
    rows: readonly Row[],
    job: Job<Row>,
  ): Promise<boolean> {
    const { perCall = 1 } = job;
    const { length: total } = rows;
    const calls = rows.flatMap((row, at): Batch<Row>[] =>
      at % perCall === 0 ? [[row, ...rows.slice(at + 1, at + perCall)]] : [],
    );
    const inRows = (tried: number) => Math.min(tried * perCall, total);
    const outcome = await follow(total, say, ({ signal, onDone }) =>
      runMany(calls, job.send, {
        signal,
        onDone: (tried) => onDone(inRows(tried)),
        doing: (tried) => underWayText(job.doing, job.count(total), inRows(tried)),
        ...(perCall > 1 && { atOnce: 1, stopAtFailure: true }),
      }),
    );
    const { failed, left, ended } = outcome;
    const done = outcome.done.flatMap(({ item }) => item);
    const error = failed[0]?.error;
    // A run that stopped at a failure left the other rows because of it.
    const lost = [...failed, ...(ended ? [] : left.map((item) => ({ item, error })))];
    const items = lost.flatMap(({ item }) => item);
    sayFailed({
      title: `${job.count(items.length)} ${job.undone(error)}`,
      reasons: lost.flatMap((one) => one.item.map((row) => job.reason(one.error, row))),
      retry: () => void guard.run(() => run(items, job)),
    });
    const rest = total - done.length;
    if (rest === 0) {
      const changed = outcome.done.flatMap(({ result }) => result);
      toasts.success(job.success(total, changed.length));
    } else {
      selection.remove(done.map(({ id }) => id));
      const ofThem = rest === 1 ? 'Quedó 1' : `Quedaron ${showCount(rest)}`;
      const counts =
        calls.length > 1
          ? `${label}: ${showCount(done.length)} de ${showCount(total)}. ${ofThem} ${job.undone(error)}.`
          : '';
      if (ended?.by === 'session') showSessionEnd(ended, counts && `. ${counts}`);
      else if (failed.length > 0) showError(error, job.error, counts && ` (${counts})`);
      else toasts.warning(counts);
    }
    await job.after(outcome);
    return rest === 0;
  }

  return {
    run,
    guard,
    ask,
    progress,
    say,
    sayFailed,
    busy,
    isRunning: progress !== null,
    status: (
      <>
        <ProgressStatus label={label} progress={progress} few={few} focusAfter={focusAfter} />
        {notice}
        {dialog}
      </>
    ),
  };
}
