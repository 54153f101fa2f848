import { parseMonto } from '@/domain/dinero';
import { computeTotales } from '@/domain/totales';
import type { Partition } from '@/features/movimientos';
import { showCount, showMonto } from '@/lib/values/show-importe';
import type { Question } from '@/ui/overlay/confirm';
import type { BulkFlag, FleteChange } from './reportes.queries';

const FLAG_TEXTS = {
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

export const flagDone = (flag: BulkFlag): string => FLAG_TEXTS[flag].done;

/** `7 movimientos: monto $ 312.400,00 queda pagado`, of the rows that change, and what the others are. */
export function askFlag(flag: BulkFlag, { changing, parts }: Partition): Question {
  const { title, amount, state } = FLAG_TEXTS[flag];
  const sum = showMonto(computeTotales(changing)[amount]);
  const text = `${showCount(changing.length, 'movimiento')}: ${amount} ${sum} queda ${state}`;
  return { title, parts: [{ text }, ...parts], confirm: 'Confirmar' };
}

/** Null unless the new flete is typed as no amount, or some of the fletes are paid already. */
export function askFlete(
  { precioFlete, escrito }: FleteChange,
  { changing, parts }: Partition,
): Question | null {
  const isAmount = parseMonto(escrito) !== null;
  if (isAmount && !changing.some(({ fletePagado }) => fletePagado)) return null;
  const text = `${showCount(changing.length, 'movimiento')}: el flete queda en ${showMonto(precioFlete)}`;
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
