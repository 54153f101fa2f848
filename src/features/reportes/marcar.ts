import { parseMonto } from '@/domain/dinero';
import { computeTotales } from '@/domain/totales';
import {
  countMovimientos,
  MOVIMIENTO_LABELS,
  type BulkAction,
  type Partition,
} from '@/features/movimientos';
import { showMonto } from '@/lib/values/show-importe';
import type { Question } from '@/ui/overlay/confirm';
import {
  applyBulkChange,
  MAX_IDS_PER_CALL,
  changeMovimientos,
  type BulkFlag,
} from './reportes.queries';

const FLAG_TEXTS = {
  montoPagado: { title: '¿Marcar como pagado?', amount: 'monto', state: 'pagado' },
  fletePagado: { title: '¿Marcar como pagado?', amount: 'flete', state: 'pagado' },
  fleteRendido: { title: '¿Marcar como Rendido?', amount: 'flete', state: 'rendido' },
} as const;

const SHARED = {
  label: 'Actualizados',
  doing: 'actualizando',
  undone: 'sin actualizar',
  perCall: MAX_IDS_PER_CALL,
} as const;

export function marcar(flag: BulkFlag): BulkAction {
  const { title, amount, state } = FLAG_TEXTS[flag];
  return {
    ...SHARED,
    accion: flag,
    /** `7 movimientos: monto $ 312.400,00 queda pagado`, of the rows that change, and what the others are. */
    question({ changing, parts }) {
      const sum = showMonto(computeTotales(changing)[amount]);
      const text = `${countMovimientos(changing.length)}: ${amount} ${sum} queda ${state}`;
      return { title, parts: [{ text }, ...parts], confirm: 'Confirmar' };
    },
    send: (client, rows) => changeMovimientos(client, rows, { flag }),
    apply: (row) => applyBulkChange(row, { flag }),
    done: `${MOVIMIENTO_LABELS[amount]} marcado como ${state}`,
    success: (total) => `Actualización exitosa: ${countMovimientos(total)}`,
    error: 'Error al actualizar los movimientos',
  };
}

/** `precioFlete` in pesos, of what was typed. Asks if that is no amount, or some of the fletes are paid already. */
export const cambiarFlete = (precioFlete: number, escrito: string): BulkAction => ({
  ...SHARED,
  accion: { flete: precioFlete },
  question: (partition) => askFlete(precioFlete, escrito, partition),
  send: (client, rows) => changeMovimientos(client, rows, { precioFlete }),
  apply: (row) => applyBulkChange(row, { precioFlete }),
  done: `Flete cambiado a ${showMonto(precioFlete)}`,
  success: () => 'Precio del flete actualizado exitosamente',
  error: 'Error al actualizar el precio del flete',
});

function askFlete(pesos: number, escrito: string, { changing, parts }: Partition): Question | null {
  const isAmount = parseMonto(escrito) !== null;
  if (isAmount && !changing.some(({ fletePagado }) => fletePagado)) return null;
  const text = `${countMovimientos(changing.length)}: el flete queda en ${showMonto(pesos)}`;
  return {
    title: '¿Cambiar el flete?',
    parts: [
      ...(isAmount ? [] : [{ text: `«${escrito}» no es un importe: va 0.` }]),
      { text },
      ...parts,
    ],
    confirm: 'Cambiar igual',
    caution: 'mistake',
  };
}
