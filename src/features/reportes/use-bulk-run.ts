import { countMovimientos, useBulkChange, type BulkChangeOptions } from '@/features/movimientos';
import { isUnanswered, shortMessage } from '@/lib/api/http-errors';
import { showMonto } from '@/lib/values/show-importe';
import { askFlag, askFlete, flagDone } from './ask-flag';
import {
  applyBulkChange,
  BATCH_SIZE,
  changeMovimientos,
  SEARCH_ERROR,
  type BulkChange,
} from './reportes.queries';

const errorOf = (change: BulkChange) =>
  change.flag ? 'Error al actualizar los movimientos' : 'Error al actualizar el precio del flete';

export function useBulkRun(options: Pick<BulkChangeOptions, 'listado' | 'inPlace' | 'focusAfter'>) {
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
          made.flag ? askFlag(made.flag, partition) : askFlete(made, partition),
        async send(rows) {
          const ids = rows.map(({ id }) => id);
          await changeMovimientos(ids, made);
          return rows;
        },
        perCall: BATCH_SIZE,
        doing: 'actualizando',
        apply: (row) => applyBulkChange(row, made),
        isUnknown: isUnanswered,
        done: made.flag ? flagDone(made.flag) : `Flete cambiado a ${showMonto(made.precioFlete)}`,
        success: (total) =>
          made.flag
            ? `Actualización exitosa: ${countMovimientos(total)}`
            : 'Precio del flete actualizado exitosamente',
        error: errorOf(made),
        reason: (error) => shortMessage(error, errorOf(made)),
      }),
  };
}
