import { useRef, useState } from 'react';
import { CallError, shortMessage } from '@/lib/api/http-errors';
import { forgetChange } from '@/lib/cache/last-change';
import { follow as followRun, runMany, type FollowedRun, type Outcome } from '@/lib/cache/run-many';
import { reachedText, restText, sayWhy } from '@/lib/cache/run-outcome';
import { underWayText } from '@/lib/cache/under-way';
import { toasts } from '@/lib/page/toasts';
import { useSubmitGuard } from '@/ui/action/submit-guard';
import { useConfirm } from '@/ui/overlay/confirm';
import type { RowSelection } from '@/ui/table/use-row-selection';
import { useFailedRows } from './failed-rows';
import { FEW_ROWS, ProgressStatus, type ShownProgress } from './progress';

export type Batch<Row> = readonly [Row, ...Row[]];

export interface Job<Row> {
  /** Makes one call, for {@link perCall} rows. Returns those that it has changed. */
  send: (rows: Batch<Row>, throwIfEnded: () => void) => Promise<readonly Row[]>;
  /** Default 1. Calls for several go one after the other until one fails, which a toast says; counts are said where there were several calls. */
  perCall?: number;
  /** `Rendidos`. */
  label: string;
  doing: string;
  count: (n: number) => string;
  /** `sin rendir`. */
  undone: string;
  /** Default: the server's, or `error`. */
  reason?: (error: unknown, row: Row) => string;
  error: string;
  success: (total: number, changed: number) => string;
  after: (outcome: RowOutcome<Row>) => Promise<unknown>;
}

/** Of a call's rows only these are changed, as reading them has shown. */
export class PartlyDoneError extends CallError {
  override name = 'PartlyDoneError';

  constructor(
    readonly done: readonly { id: number }[],
    cause: unknown,
  ) {
    super('', { cause });
  }
}

interface RowOutcome<Row> {
  /** Also those that others have changed so. */
  done: Row[];
  changed: Row[];
  failed: { row: Row; error: unknown }[];
}

function byRow<Row extends { id: number }>({
  done,
  failed,
}: Outcome<Batch<Row>, readonly Row[]>): RowOutcome<Row> {
  const rows = failed.flatMap(({ item, error }) =>
    item.map((row) => ({
      row,
      error,
      isDone: error instanceof PartlyDoneError && error.done.some(({ id }) => id === row.id),
    })),
  );
  const found = rows.filter(({ isDone }) => isDone).map(({ row }) => row);
  return {
    done: [...done.flatMap(({ item }) => item), ...found],
    changed: [...done.flatMap(({ result }) => result), ...found],
    failed: rows.filter(({ isDone }) => !isDone),
  };
}

/** Does something with the ticked rows, one run at a time. Render `status` inside the bar; Cancelar hands its focus to `button`. */
export function useBulk(selection: RowSelection, waits = false) {
  const button = useRef<HTMLButtonElement>(null);
  const guard = useSubmitGuard();
  const { ask, dialog } = useConfirm();
  const [progress, setProgress] = useState<ShownProgress | null>(null);
  const busy = guard.blocked || waits;
  const { failed: notice, sayFailed } = useFailedRows(selection, busy);

  const follow = <Result,>(
    shown: Pick<ShownProgress, 'label' | 'few'>,
    total: number,
    work: FollowedRun<Result>,
  ) => followRun(total, (made) => setProgress(made && { ...made, ...shown }), work);

  /** Rows that are not done stay ticked. Never rejects. Returns whether all are done. */
  async function run<Row extends { id: number }>(
    asked: readonly Row[],
    job: Job<Row>,
  ): Promise<boolean> {
    const { perCall = 1, label, reason = (error) => shortMessage(error, job.error) } = job;
    const { length: total } = asked;
    const calls = asked.flatMap((row, at): Batch<Row>[] =>
      at % perCall === 0 ? [[row, ...asked.slice(at + 1, at + perCall)]] : [],
    );
    const inRows = (tried: number) => Math.min(tried * perCall, total);
    // Ctrl+Z must not reach behind what is being done.
    forgetChange();
    const outcome = await follow({ label, few: Math.max(perCall, FEW_ROWS) }, total, (options) =>
      runMany(calls, job.send, {
        signal: options.signal,
        onDone: (tried) => options.onDone(inRows(tried)),
        doing: (tried) => underWayText(job.doing, job.count(total), inRows(tried)),
        ...(perCall > 1 && { atOnce: 1, stopAtFailure: true }),
      }),
    );
    const rows = byRow(outcome);
    const { done, changed, failed } = rows;
    const { ended } = outcome;
    // A run that stopped at a failure left the other rows because of it.
    const left = ended ? [] : outcome.left.flat();
    const items = [...failed.map(({ row }) => row), ...left];
    sayFailed({
      title: restText({ failed, left: left.length }, job.undone, job.count),
      reasons: failed.map(({ row, error }) => reason(error, row)),
      retryable: items.length,
      retry: () => void guard.run(() => run(items, job)),
    });
    const rest = total - done.length;
    if (rest === 0) toasts.success(job.success(total, changed.length));
    else {
      selection.remove(done.map(({ id }) => id));
      const cut = rest - items.length;
      const counts =
        total > perCall || done.length > 0
          ? reachedText(label, [done.length, total], { failed, cut, left: left.length }, job.undone)
          : '';
      if (!sayWhy({ ended, failed }, job.error, counts)) toasts.warning(counts);
    }
    await job.after(rows);
    return rest === 0;
  }

  return {
    button,
    run,
    guard,
    ask,
    progress,
    follow,
    sayFailed,
    busy,
    isRunning: progress !== null,
    status: (
      <>
        <ProgressStatus progress={progress} focusAfter={button} />
        {notice}
        {dialog}
      </>
    ),
  };
}
