import { useMutation } from '@tanstack/react-query';
import { isUnanswered } from '@/lib/http-errors';
import { showSessionEnd } from '@/lib/run-many';
import { showCount } from '@/lib/show-importe';
import { toasts } from '@/lib/toasts';
import { useProgress } from '@/ui/list/progress';
import type { RowSelection } from '@/ui/table/use-row-selection';
import { BATCH_SIZE, reportesMutations, type BulkChange } from './reportes.queries';

/** Runs a bulk change on movements. If a call fails or the user cancels, the remaining movements stay ticked. */
export function useBulkRun(selection: RowSelection) {
  const { progress, follow } = useProgress(BATCH_SIZE);
  const { mutateAsync } = useMutation(reportesMutations.change());

  /** Never rejects. Returns the changed ids, and whether those are all. */
  async function run(ids: readonly number[], change: BulkChange) {
    const { length: total } = ids;
    const {
      done: batches,
      failed: [failure],
      ended,
    } = await follow(total, ({ signal, onDone }) =>
      mutateAsync({
        ids,
        change,
        signal,
        onDone: (batches) => onDone(Math.min(batches * BATCH_SIZE, total)),
      }),
    );
    const done = new Set(batches.flatMap(({ item }) => item));
    const isComplete = done.size === total;
    let outcome = '';
    if (!isComplete && total > BATCH_SIZE) {
      selection.replace(ids.filter((id) => !done.has(id)));
      // Without an answer, the batch may have been changed.
      const left = isUnanswered(failure?.error) ? 'sin confirmar' : 'sin actualizar';
      outcome = `Actualizados: ${showCount(done.size)} de ${showCount(total)}. Quedaron ${showCount(total - done.size)} ${left}.`;
    }
    if (ended?.by === 'session') showSessionEnd(ended, outcome && `. ${outcome}`);
    else if (outcome) toasts.warning(outcome);
    return { done, isComplete };
  }

  return { progress, run };
}
