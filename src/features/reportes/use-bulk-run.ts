import {
  countMovimientos,
  useBulkChange,
  type BulkChangeOptions,
  type Movimiento,
} from '@/features/movimientos';
import { isUnanswered, shortMessage } from '@/lib/api/http-errors';
import { runMany, type Outcome, type RunOptions } from '@/lib/cache/run-many';
import { showError } from '@/lib/cache/show-error';
import { underWayText } from '@/lib/cache/under-way';
import { showMonto } from '@/lib/values/show-importe';
import { askFlag, askFlete, flagDone } from './ask-flag';
import {
  applyBulkChange,
  BATCH_SIZE,
  changeMovimientos,
  SEARCH_ERROR,
  type BulkChange,
} from './reportes.queries';

/** Sends the batches one by one until one fails. */
async function sendBatches(
  rows: readonly Movimiento[],
  change: BulkChange,
  { signal, onDone }: RunOptions,
): Promise<Outcome<Movimiento>> {
  const { length: total } = rows;
  const inBatches = (tried: number) => Math.min(tried * BATCH_SIZE, total);
  const batches = Array.from({ length: Math.ceil(total / BATCH_SIZE) }, (_, index) =>
    rows.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
  const { done, failed, left, ended } = await runMany(
    batches,
    (batch) =>
      changeMovimientos(
        batch.map(({ id }) => id),
        change,
      ),
    {
      signal,
      onDone: (tried) => onDone?.(inBatches(tried)),
      doing: (tried) => underWayText('actualizando', countMovimientos(total), inBatches(tried)),
      atOnce: 1,
      stopAtFailure: true,
    },
  );
  for (const { error } of failed) showError(error, errorOf(change));
  return {
    done: done.flatMap(({ item, result }) => item.map((row) => ({ item: row, result }))),
    failed: failed.flatMap(({ item, error }) => item.map((row) => ({ item: row, error }))),
    left: left.flat(),
    ended,
  };
}

const errorOf = (change: BulkChange) =>
  change.flag ? 'Error al actualizar los movimientos' : 'Error al actualizar el precio del flete';

/** If a call fails or the user cancels, the remaining movements stay ticked. */
export function useBulkRun(
  options: Pick<BulkChangeOptions, 'selection' | 'query' | 'inPlace' | 'focusAfter'>,
) {
  const { change, ...bulk } = useBulkChange({
    ...options,
    label: 'Actualizados',
    few: BATCH_SIZE,
    readError: SEARCH_ERROR,
    // Without an answer, the batch may have been changed.
    undone: (error) => (isUnanswered(error) ? 'sin confirmar' : 'sin actualizar'),
  });
  return {
    ...bulk,
    change: (made: BulkChange) =>
      change({
        accion: made.flag ?? { flete: made.precioFlete },
        question: (partition) =>
          made.flag ? askFlag(made.flag, partition) : askFlete(made.precioFlete, partition),
        send: (rows, runOptions) => sendBatches(rows, made, runOptions),
        perCall: BATCH_SIZE,
        apply: (row) => applyBulkChange(row, made),
        reached: ({ done, failed }) =>
          [...done, ...failed.filter(({ error }) => isUnanswered(error))].map(({ item }) => item),
        done: made.flag ? flagDone(made.flag) : `Flete cambiado a ${showMonto(made.precioFlete)}`,
        success: ({ done }) =>
          made.flag
            ? `Actualización exitosa: ${countMovimientos(done.length)}`
            : 'Precio del flete actualizado exitosamente',
        error: errorOf(made),
        reason: (error) => shortMessage(error, errorOf(made)),
      }),
  };
}
