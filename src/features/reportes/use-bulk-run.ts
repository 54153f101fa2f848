import { isUnanswered } from '@/lib/http-errors';
import { BATCH_SIZE } from '@/lib/in-batches';
import { showCount } from '@/lib/show-importe';
import { toasts } from '@/lib/toasts';
import { useProgress } from '@/ui/list/progress';
import type { RowSelection } from '@/ui/table/use-row-selection';
import type { BulkRun } from './reportes.queries';

/** Toast after a bulk change that stopped halfway. Without an answer, the last batch may have been changed. */
function partialOutcome(done: number, total: number, error: unknown) {
  const left = `${showCount(total - done)} ${isUnanswered(error) ? 'sin confirmar' : 'sin actualizar'}`;
  return `Actualizados: ${showCount(done)} de ${showCount(total)}. Quedaron ${left}.`;
}

/** Runs a bulk change on movements. If a call fails or the user cancels, the remaining movements stay ticked. */
export function useBulkRun(selection: RowSelection) {
  const { progress, follow } = useProgress(BATCH_SIZE);

  /** Never rejects. Returns the changed ids, and whether those are all. */
  async function run(ids: readonly number[], change: (run: BulkRun) => Promise<unknown>) {
    const done = new Set<number>();
    const failure = await follow(ids.length, (signal, onDone) =>
      change({
        ids,
        signal,
        onDone: (batch) => {
          for (const id of batch) done.add(id);
          onDone(done.size);
        },
      }).then(
        () => null,
        (error: unknown) => ({ error }),
      ),
    );
    if (failure && ids.length > BATCH_SIZE) {
      selection.replace(ids.filter((id) => !done.has(id)));
      toasts.warning(partialOutcome(done.size, ids.length, failure.error));
    }
    return { done, isComplete: failure === null };
  }

  return { progress, run };
}
