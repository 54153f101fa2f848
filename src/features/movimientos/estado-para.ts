import { showCount } from '@/lib/values/show-importe';
import type { QuestionPart } from '@/ui/overlay/confirm';
import { movimientoTitle } from './movimiento-labels';
import type { Movimiento } from './movimiento.schema';

/** What is done to many movements at once: a flag that is set, a freight in pesos, a receipt of the montos, and of the fletes with them. */
export type Accion =
  | 'montoPagado'
  | 'fletePagado'
  | 'montoRendido'
  | 'fleteRendido'
  | 'recibo'
  | 'fleteDelRecibo'
  | { flete: number };

type Note = readonly [one: string, several: string];

const PAGADO: Note = ['ya estaba pagado', 'ya estaban pagados'];
const RENDIDO: Note = ['ya estaba rendido', 'ya estaban rendidos'];
const MISMO: Note = ['ya tenía ese flete', 'ya tenían ese flete'];
const IMPAGO: Note = ['no está pagado', 'no están pagados'];
const COBRADO: Note = ['tiene el flete pagado', 'tienen el flete pagado'];
const FLETE_RENDIDO: Note = ['tiene el flete rendido', 'tienen el flete rendido'];
const DE_DESTINO: Note = [
  'tiene el flete a cargo del destino',
  'tienen el flete a cargo del destino',
];

interface Estado {
  /** Whether the action changes the row, or counts its amount. */
  changes: boolean;
  note: Note | null;
}

const had = (note: Note): Estado => ({ changes: false, note });
const unusual = (isUnusual: boolean, note: Note): Estado => ({
  changes: true,
  note: isUnusual ? note : null,
});

/** How a movement stands before an action: what it already is, or what makes the action unusual. */
export function estadoPara(row: Movimiento, accion: Accion): Estado {
  if (typeof accion === 'object') {
    return row.flete === accion.flete ? had(MISMO) : unusual(row.fletePagado, COBRADO);
  }
  switch (accion) {
    case 'montoPagado':
    case 'fletePagado':
      return row[accion] ? had(PAGADO) : unusual(false, PAGADO);
    case 'montoRendido':
      return row.montoRendido ? had(RENDIDO) : unusual(!row.montoPagado, IMPAGO);
    case 'fleteRendido':
      return row.fleteRendido ? had(RENDIDO) : unusual(!row.fletePagado, IMPAGO);
    case 'recibo':
      return row.montoRendido ? unusual(true, RENDIDO) : unusual(!row.montoPagado, IMPAGO);
    case 'fleteDelRecibo':
      if (row.flete === 0) return unusual(false, COBRADO);
      if (row.fleteRendido) return unusual(true, FLETE_RENDIDO);
      return row.fletePagado
        ? unusual(true, COBRADO)
        : unusual(!row.fleteACargoCliente, DE_DESTINO);
  }
}

export interface Partition {
  /** The rows that an action changes: its count and its sum are of these. */
  changing: readonly Movimiento[];
  /** What a question says of the others (`1 ya estaba pagado`), and of rows that it names. */
  parts: readonly QuestionPart[];
}

/** `deleted`: how many of the rows that the user chose are gone. */
export function partitionFor(rows: readonly Movimiento[], accion: Accion, deleted = 0): Partition {
  const groups = new Map<Note, Movimiento[]>();
  const changing = rows.filter((row) => {
    const { changes, note } = estadoPara(row, accion);
    if (note) groups.set(note, [...(groups.get(note) ?? []), row]);
    return changes;
  });
  const isNamed = new Set(changing);
  const parts: QuestionPart[] = [...groups].map(([[one, several], group]) => {
    const text = `${showCount(group.length)} ${group.length === 1 ? one : several}`;
    if (!group.some((row) => isNamed.has(row))) return { text };
    return {
      text: `${text}:`,
      items: group.map((row) => ({ name: movimientoTitle(row), details: [] })),
    };
  });
  if (deleted > 0) {
    parts.push({
      text: `${showCount(deleted)} ${deleted === 1 ? 'fue eliminado' : 'fueron eliminados'}`,
    });
  }
  return { changing, parts };
}
