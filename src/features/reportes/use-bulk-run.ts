import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changedMovimiento, useBulk, type Movimiento } from '@/features/movimientos';
import { isUnanswered, shortMessage } from '@/lib/api/http-errors';
import { invalidate } from '@/lib/cache/query-client';
import { runMany, showSessionEnd, type RunOptions } from '@/lib/cache/run-many';
import { showError } from '@/lib/cache/show-error';
import { underWayText } from '@/lib/cache/under-way';
import { toasts } from '@/lib/page/toasts';
import { showCount, showMonto } from '@/lib/values/show-importe';
import type { RowSelection } from '@/ui/table/use-row-selection';
import { rememberChange } from '@/ui/undo/undo';
import { askFlag, askFlete, flagDone } from './ask-flag';
import {
  applyBulkChange,
  BATCH_SIZE,
  changeMovimientos,
  SEARCH_ERROR,
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
  const done = made.flag ? flagDone(made.flag) : `Flete cambiado a ${showMonto(made.precioFlete)}`;
  rememberChange({
    entity: 'movimientos',
    text: `${done} en ${countMovimientos(rows.length)}`,
    count: countMovimientos,
    error: errorOf(made),
    records: rows.map((row) => changedMovimiento(row, applyBulkChange(row, made))),
  });
}

const errorOf = (change: BulkChange) =>
  change.flag ? 'Error al actualizar los movimientos' : 'Error al actualizar el precio del flete';

interface BulkRunOptions {
  selection: RowSelection;
  rows: readonly Movimiento[] | undefined;
  search: () => Promise<readonly Movimiento[]>;
  onRead?: (stored: readonly Movimiento[]) => void;
  /** Gets the changed ids; the run waits for it. */
  onChanged: (done: ReadonlySet<number>, change: BulkChange) => unknown;
}

/** If a call fails or the user cancels, the remaining movements stay ticked. */
export function useBulkRun({ onChanged, ...options }: BulkRunOptions) {
  const { selection } = options;
  const queryClient = useQueryClient();
  const bulk = useBulk({
    ...options,
    error: SEARCH_ERROR,
    few: BATCH_SIZE,
    undone: 'sin actualizar',
  });
  const { sayFailed, follow } = bulk;
  const { mutateAsync } = useMutation({ mutationFn: sendBatches, meta: { refetch: false } });

  /** Never rejects. Returns whether all were changed. `earlier` are the rows that this change has reached before a retry. */
  async function run(
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
        retry: (chosen) => {
          const failed = rows.filter(({ id }) => chosen.includes(id));
          void bulk.guard.run(() => run(failed, made, changed));
        },
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

  const change = (made: BulkChange) =>
    bulk.change({
      accion: made.flag ?? { flete: made.precioFlete },
      question: (partition) =>
        made.flag ? askFlag(made.flag, partition) : askFlete(made.precioFlete, partition),
      run: (rows) => run(rows, made),
    });

  return { ...bulk, change };
}
