import { computeTotales } from '@/domain/totales';
import type { Movimiento } from '@/features/movimientos';
import { showCount, showMonto } from '@/lib/values/show-importe';
import type { Question } from '@/ui/overlay/confirm';
import type { BulkFlag } from './reportes.queries';

const WORDS = {
  montoPagado: {
    title: '¿Marcar como pagado?',
    amount: 'monto',
    state: 'pagado',
    done: 'Monto marcado como pagado',
  },
  fletePagado: {
    title: '¿Marcar como pagado?',
    amount: 'flete',
    state: 'pagado',
    done: 'Flete marcado como pagado',
  },
  fleteRendido: {
    title: '¿Marcar como Rendido?',
    amount: 'flete',
    state: 'rendido',
    done: 'Flete marcado como rendido',
  },
} as const;

export const flagDone = (flag: BulkFlag): string => WORDS[flag].done;

/** `7 movimientos: monto $ 312.400,00 queda pagado` */
export function askFlag(flag: BulkFlag, rows: readonly Movimiento[]): Question {
  const { title, amount, state } = WORDS[flag];
  const sum = showMonto(computeTotales(rows)[amount]);
  return {
    title,
    parts: [{ text: `${showCount(rows.length, 'movimiento')}: ${amount} ${sum} queda ${state}` }],
    confirm: 'Confirmar',
  };
}
