import { computeTotales } from '@/domain/totales';
import {
  MOVIMIENTO_LABELS,
  movimientoTitle,
  partitionFor,
  type Movimiento,
} from '@/features/movimientos';
import { showMoment, type Issued } from '@/lib/cache/issued';
import { showMonto } from '@/lib/values/show-importe';
import type { Question } from '@/ui/overlay/confirm';
import type { ContrareembolsoPayload, ReciboLibrePayload } from './recibo.schema';

type Recibos = ReadonlyMap<number, Issued<ContrareembolsoPayload>>;

export const reciboMark = ({ status }: Issued<unknown>): string =>
  status === 'success' ? 'Recibo emitido' : 'Recibo sin confirmar';

const reciboText = ({ status, at }: Issued<unknown>): string =>
  status === 'success'
    ? `Recibo emitido a ${showMoment(at)}.`
    : `Recibo de ${showMoment(at)} sin confirmar: fijate en Ver Recibos.`;

const AGAIN: Omit<Question, 'parts'> = {
  title: '¿Emitir otro recibo?',
  confirm: 'Imprimir igual',
  caution: 'mistake',
};

/** What of the ticked rows is stored otherwise by now. Rows that the search no longer finds are not on the receipt. */
export function askCambios(
  ticked: readonly Movimiento[],
  stored: readonly Movimiento[],
  incluyeFlete: boolean,
): Question | null {
  const byId = new Map(stored.map((row) => [row.id, row]));
  const gone = ticked.filter(({ id }) => !byId.has(id));
  const changed = ticked.flatMap((row) => {
    const now = byId.get(row.id) ?? row;
    const details = (incluyeFlete ? (['monto', 'flete'] as const) : (['monto'] as const))
      .filter((what) => row[what] !== now[what])
      .map((what) => ({
        text: `${MOVIMIENTO_LABELS[what]}: ${showMonto(row[what])} → ${showMonto(now[what])}`,
      }));
    return details.length > 0 ? [{ name: movimientoTitle(now), details }] : [];
  });
  const parts = [
    ...(changed.length > 0 ? [{ text: 'Cambió desde que lo buscaste:', items: changed }] : []),
    ...(gone.length > 0
      ? [
          {
            text: 'Ya no está en la búsqueda, y no va en el recibo:',
            items: gone.map((row) => ({ name: movimientoTitle(row), details: [] })),
          },
        ]
      : []),
  ];
  if (parts.length === 0) return null;
  const sum = showMonto(computeTotales(stored).monto);
  return {
    ...AGAIN,
    title: '¿Emitir el recibo igual?',
    parts: [...parts, { text: `El recibo queda por ${sum}.` }],
  };
}

export function askRecibo(
  rows: readonly Movimiento[],
  recibos: Recibos,
  incluyeFlete: boolean,
): Question | null {
  const items = rows.flatMap((row) => {
    const recibo = recibos.get(row.id);
    return recibo ? [{ name: movimientoTitle(row), details: [{ text: reciboText(recibo) }] }] : [];
  });
  const acciones = incluyeFlete ? (['recibo', 'fleteDelRecibo'] as const) : (['recibo'] as const);
  const parts = acciones.flatMap((accion) => partitionFor(rows, accion).parts);
  if (items.length === 0 && parts.length === 0) return null;
  const text =
    items.length === 1
      ? 'Este movimiento ya está en un recibo:'
      : 'Estos movimientos ya están en un recibo:';
  return items.length === 0
    ? { ...AGAIN, title: '¿Emitir el recibo igual?', parts }
    : { ...AGAIN, parts: [{ text, items }, ...parts] };
}

export function askSame(
  { clienteId, totalMonto, concepto }: ReciboLibrePayload,
  cliente: string,
  recibos: readonly Issued<ReciboLibrePayload>[],
): Question | null {
  const same = recibos.findLast(
    ({ variables }) =>
      variables.clienteId === clienteId &&
      variables.totalMonto === totalMonto &&
      variables.concepto === concepto,
  );
  if (!same) return null;
  const name = `${cliente}, ${showMonto(totalMonto)}, ${concepto}`;
  return {
    ...AGAIN,
    parts: [
      { text: 'Ya hay uno igual:', items: [{ name, details: [{ text: reciboText(same) }] }] },
    ],
  };
}
