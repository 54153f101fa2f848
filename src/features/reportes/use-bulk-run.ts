import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changedMovimiento, partitionFor, type Movimiento } from '@/features/movimientos';
import { isUnanswered, shortMessage } from '@/lib/api/http-errors';
import { invalidate } from '@/lib/cache/query-client';
import { runMany, showSessionEnd, type RunOptions } from '@/lib/cache/run-many';
import { showError } from '@/lib/cache/show-error';
import { underWayText } from '@/lib/cache/under-way';
import { toasts } from '@/lib/page/toasts';
import { showCount, showMonto } from '@/lib/values/show-importe';
import { useSubmitGuard } from '@/ui/action/submit-guard';
import { useFailedRows } from '@/ui/bulk/failed-rows';
import { useProgress } from '@/ui/bulk/progress';
import type { RowSelection } from '@/ui/table/use-row-selection';
import { rememberChange } from '@/ui/undo/remember-change';
import { flagDone } from './ask-flag';
import {
  applyBulkChange,
  BATCH_SIZE,
  changeMovimientos,
  type BulkChange,
} from './reportes.queries';

interface BulkRun extends RunOptions {
  ids: readonly number[];
  change: BulkChange;
}

/** Sends the batches one by one until one fails. `onDone` is called with the number of movements tried. */
function sendBatches({ ids, change, signal, onDone }: BulkRun) {
  const { length: total } = ids;
  const inBatches = (tried: number) => Math.min(tried * BATCH_SIZE, total);
  const batches = Array.from({ length: Math.ceil(ids.length / BATCH_SIZE) }, (_, index) =>
    ids.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
  const changeBatch = (batch: readonly number[]) => changeMovimientos(batch, change);
  return runMany(batches, changeBatch, {
    signal,
    onDone: (tried) => onDone?.(inBatches(tried)),
    doing: (tried) =>
      underWayText('actualizando', showCount(total, 'movimiento'), inBatches(tried)),
    atOnce: 1,
    stopAtFailure: true,
  });
}

const countMovimientos = (n: number) => showCount(n, 'movimiento');

function rememberBulkChange(rows: readonly Movimiento[], made: BulkChange) {
  const { changing } = partitionFor(rows, made.flag ?? { flete: made.precioFlete });
  const records = changing.map((row) => changedMovimiento(row, applyBulkChange(row, made)));
  const done = made.flag ? flagDone(made.flag) : `Flete cambiado a ${showMonto(made.precioFlete)}`;
  const had = rows.length - records.length;
  rememberChange({
    entity: 'movimientos',
    text: `${done} en ${countMovimientos(records.length)}${had > 0 ? ` (sin cambio: ${showCount(had)})` : ''}`,
    count: countMovimientos,
    error: errorOf(made),
    records,
  });
}

const errorOf = (change: BulkChange) =>
  change.flag ? 'Error al actualizar los movimientos' : 'Error al actualizar el precio del flete';

/** If a call fails or the user cancels, the remaining movements stay ticked. `onChanged` gets the changed ids; the run waits for it. */
export function useBulkRun(
  selection: RowSelection,
  onChanged: (done: ReadonlySet<number>, change: BulkChange) => unknown,
) {
  const queryClient = useQueryClient();
  const guard = useSubmitGuard();
  const { progress, follow } = useProgress(BATCH_SIZE);
  const { failed, sayFailed } = useFailedRows(selection, guard.blocked);
  const { mutateAsync } = useMutation({ mutationFn: sendBatches, meta: { refetch: false } });

  /** Never rejects. Returns whether all were changed. `earlier` are the rows that this change has reached before a retry. */
  async function change(
    rows: readonly Movimiento[],
    made: BulkChange,
    earlier: readonly Movimiento[] = [],
  ) {
    const ids = rows.map(({ id }) => id);
    const { length: total } = ids;
    const outcome = await follow(total, (options) =>
      mutateAsync({ ids, change: made, ...options }),
    );
    const { ended } = outcome;
    const [failure] = outcome.failed;
    const done = new Set(outcome.done.flatMap(({ item }) => item));
    const isComplete = done.size === total;
    const rest = ids.filter((id) => !done.has(id));
    // Without an answer, the batch may have been changed.
    const isUnknown = isUnanswered(failure?.error);
    const undone = isUnknown ? 'sin confirmar' : 'sin actualizar';
    if (isUnknown) void invalidate(queryClient);
    const reached = new Set([...done, ...(isUnknown ? (failure?.item ?? []) : [])]);
    const changed = [...earlier, ...rows.filter(({ id }) => reached.has(id))];
    rememberBulkChange([...new Set(changed)], made);
    if (failure) {
      const { error } = failure;
      const reason = shortMessage(error, errorOf(made));
      showError(error, errorOf(made));
      sayFailed({
        title: (count) => `${showCount(count, 'movimiento')} ${undone}`,
        rows: rest.map((id) => ({ id, reason })),
        retry: (chosen) =>
          void run(
            rows.filter(({ id }) => chosen.includes(id)),
            made,
            changed,
          ),
      });
    } else if (isComplete) {
      sayFailed(null);
      const text = made.flag
        ? `Actualización exitosa: ${showCount(total, 'movimiento')}`
        : 'Precio del flete actualizado exitosamente';
      toasts.success(text);
    }
    let partly = '';
    if (!isComplete && total > BATCH_SIZE) {
      selection.replace(rest);
      partly = `Actualizados: ${showCount(done.size)} de ${showCount(total)}. Quedaron ${showCount(rest.length)} ${undone}.`;
    }
    if (ended?.by === 'session') showSessionEnd(ended, partly && `. ${partly}`);
    else if (partly) toasts.warning(partly);
    await onChanged(done, made);
    return isComplete;
  }

  const run = async (...args: Parameters<typeof change>) =>
    (await guard.run(() => change(...args))) ?? false;

  return { progress, failed, busy: guard.blocked, run };
}
