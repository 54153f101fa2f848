import type { RefObject } from 'react';
import { showSessionEnd, type Outcome } from '@/lib/cache/run-many';
import { toasts } from '@/lib/page/toasts';
import { showCount } from '@/lib/values/show-importe';
import { useSubmitGuard } from '@/ui/action/submit-guard';
import { useConfirm } from '@/ui/overlay/confirm';
import type { RowSelection } from '@/ui/table/use-row-selection';
import { useFailedRows } from './failed-rows';
import { FEW, ProgressStatus, useProgress, type FollowOptions } from './progress';

export interface Job<Row, Result> {
  /** Passes the options to `runMany`. */
  send: (rows: readonly Row[], options: FollowOptions) => Promise<Outcome<Row, Result>>;
  /** `2 movimientos` */
  count: (n: number) => string;
  /** `sin rendir`, after a first failure or none. */
  undone: (error?: unknown) => string;
  /** Why a row was not changed. */
  reason: (error: unknown, row: Row) => string;
  /** Said if all rows are done. */
  success: (outcome: Outcome<Row, Result>) => string;
  /** A run of so few rows is one call, and says no counts. */
  perCall?: number;
  after: (outcome: Outcome<Row, Result>) => Promise<unknown>;
}

export interface BulkOptions {
  selection: RowSelection;
  /** `Rendidos`, followed by counts. */
  label: string;
  /** Up to this number of rows the progress is not shown. */
  few?: number;
  /** Takes the focus if Cancelar has it when it unmounts. */
  focusAfter: RefObject<HTMLElement | null>;
  /** Nothing can start. */
  waits?: boolean;
}

/** Does something with the ticked rows, one run at a time. Render `status` inside the bar. */
export function useBulk({ selection, label, few = FEW, focusAfter, waits = false }: BulkOptions) {
  const guard = useSubmitGuard();
  const { ask, dialog } = useConfirm();
  const { progress, follow } = useProgress(few);
  const busy = guard.blocked || waits;
  const { failed: notice, sayFailed } = useFailedRows(selection, busy);

  /** Rows that are not done stay ticked. Never rejects. Returns whether all are done. */
  async function run<Row extends { id: number }, Result>(
    rows: readonly Row[],
    job: Job<Row, Result>,
  ): Promise<boolean> {
    const { length: total } = rows;
    const outcome = await follow(total, (options) => job.send(rows, options));
    const { done, failed, left, ended } = outcome;
    const error = failed[0]?.error;
    // A run that stopped at a failure left the other rows because of it.
    const lost = ended ? failed : [...failed, ...left.map((item) => ({ item, error }))];
    const items = lost.map(({ item }) => item);
    sayFailed({
      title: `${job.count(lost.length)} ${job.undone(error)}`,
      reasons: lost.map((one) => job.reason(one.error, one.item)),
      retry: () => void guard.run(() => run(items, job)),
    });
    const rest = total - done.length;
    if (rest === 0) toasts.success(job.success(outcome));
    else {
      selection.remove(done.map(({ item }) => item.id));
      const ofThem = rest === 1 ? 'Quedó 1' : `Quedaron ${showCount(rest)}`;
      const counts =
        total > (job.perCall ?? 0) &&
        `${label}: ${showCount(done.length)} de ${showCount(total)}. ${ofThem} ${job.undone(error)}.`;
      if (ended?.by === 'session') showSessionEnd(ended, counts ? `. ${counts}` : '');
      else if (counts) toasts.warning(counts);
    }
    await job.after(outcome);
    return rest === 0;
  }

  return {
    run,
    guard,
    ask,
    progress,
    follow,
    sayFailed,
    busy,
    status: (
      <>
        <ProgressStatus label={label} progress={progress} focusAfter={focusAfter} />
        {notice}
        {dialog}
      </>
    ),
  };
}
