import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnanswered } from '@/lib/http-errors';
import { invalidate } from '@/lib/query-client';
import { runMany, showSessionEnd, type RunOptions } from '@/lib/run-many';
import { showError } from '@/lib/show-error';
import { showCount } from '@/lib/show-importe';
import { toasts } from '@/lib/toasts';
import { underWayText } from '@/lib/under-way';
import { useProgress } from '@/ui/list/progress';
import type { RowSelection } from '@/ui/table/use-row-selection';
import { BATCH_SIZE, changeMovimientos, type BulkChange } from './reportes.queries';

interface BulkRun extends RunOptions {
  ids: readonly number[];
  change: BulkChange;
}

/** Sends a batch after the one before it was answered, until one fails. `onDone` is called with how many movements were tried. */
function sendBatches({ ids, change, signal, onDone }: BulkRun) {
  const { length: total } = ids;
  const inBatches = (tried: number) => Math.min(tried * BATCH_SIZE, total);
  const batches = Array.from({ length: Math.ceil(ids.length / BATCH_SIZE) }, (_, index) =>
    ids.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
  const send = (batch: readonly number[]) => changeMovimientos(batch, change);
  return runMany(batches, send, {
    signal,
    onDone: (tried) => onDone?.(inBatches(tried)),
    doing: (tried) =>
      underWayText('actualizando', showCount(total, 'movimiento'), inBatches(tried)),
    atOnce: 1,
    stopAtFailure: true,
  });
}

/** Runs a bulk change on movements. If a call fails or the user cancels, the remaining movements stay ticked. */
export function useBulkRun(selection: RowSelection) {
  const queryClient = useQueryClient();
  const { progress, follow } = useProgress(BATCH_SIZE);
  const { mutateAsync } = useMutation({ mutationFn: sendBatches, meta: { refetch: false } });

  /** Never rejects. Returns the changed ids, and whether those are all. */
  async function run(ids: readonly number[], change: BulkChange) {
    const { length: total } = ids;
    const outcome = await follow(total, (options) => mutateAsync({ ids, change, ...options }));
    const { ended } = outcome;
    const [failure] = outcome.failed;
    const done = new Set(outcome.done.flatMap(({ item }) => item));
    const isComplete = done.size === total;
    // Without an answer, the batch may have been changed.
    const isUnknown = isUnanswered(failure?.error);
    if (isUnknown) void invalidate(queryClient);
    if (failure) {
      const text = change.flag
        ? 'Error al actualizar los movimientos'
        : 'Error al actualizar el precio del flete';
      showError(failure.error, text);
    } else if (isComplete) {
      const text = change.flag
        ? `Actualización exitosa: ${showCount(total, 'movimiento')}`
        : 'Precio del flete actualizado exitosamente';
      toasts.success(text);
    }
    let partly = '';
    if (!isComplete && total > BATCH_SIZE) {
      selection.replace(ids.filter((id) => !done.has(id)));
      const left = `${showCount(total - done.size)} ${isUnknown ? 'sin confirmar' : 'sin actualizar'}`;
      partly = `Actualizados: ${showCount(done.size)} de ${showCount(total)}. Quedaron ${left}.`;
    }
    if (ended?.by === 'session') showSessionEnd(ended, partly && `. ${partly}`);
    else if (partly) toasts.warning(partly);
    return { done, isComplete };
  }

  return { progress, run };
}
