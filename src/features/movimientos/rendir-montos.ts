import { formatMonto } from '@/domain/dinero';
import { netFlete } from '@/domain/flete';
import { fourAtOnce } from '@/lib/four-at-once';
import { errorMessage, errorStatus, mayBeDone } from '@/lib/http-errors';
import { logError } from '@/lib/log';
import { montoToInput } from '@/lib/monto-input';
import { pesosOf, toMovimientoForm } from './movimiento-form.schema';
import { toMovimientoUpdatePayload } from './movimiento-payload';
import type { Movimiento } from './movimiento.schema';
import { readMovimiento, updateMovimiento } from './movimientos.queries';

/** The PATCH body that marks a stored movement's monto as handed over. The stored flete stays the same to the cent, also where seguro and redespacho lose their cents. */
export function toRendidoPayload(stored: Movimiento) {
  const values = toMovimientoForm(stored);
  const net = netFlete(stored.flete, {
    contrareembolso: stored.contrareembolso,
    seguro: pesosOf(values.seguro),
    redespacho: pesosOf(values.redespacho),
  });
  return toMovimientoUpdatePayload(
    { ...values, montoRendido: true, flete: montoToInput(net) },
    stored,
  );
}

/** Whether an update takes cents away, because the API takes seguro and redespacho in whole pesos. */
export const losesCents = ({ seguro, redespacho }: Movimiento): boolean =>
  !Number.isInteger(seguro) || !Number.isInteger(redespacho);

/** Why a movement was not marked. */
interface NotMarked {
  row: Movimiento;
  reason: string;
}

export interface RendirOutcome {
  /** Ids of those that are marked now, by this person or by another meanwhile. */
  done: number[];
  /** How many of those another person had marked. */
  byOthers: number;
  failed: NotMarked[];
  /** How many were not tried, because the user cancelled or the session expired. */
  left: number;
}

interface RendirOptions {
  /** Checked before each call. An update that runs is not aborted, because its outcome would be unknown. */
  signal: AbortSignal;
  /** Called after each movement, with how many were tried. */
  onProgress: (tried: number) => void;
}

const REFUSED = 'Error al actualizar movimiento';

/**
 * Marks the montos of movements as handed over: reads each again and updates it, four at a time. A movement that changed since the user saw
 * it is not marked. Never rejects.
 */
export async function rendirMontos(
  rows: readonly Movimiento[],
  { signal, onProgress }: RendirOptions,
): Promise<RendirOutcome> {
  const outcome: RendirOutcome = { done: [], byOthers: 0, failed: [], left: 0 };
  let tried = 0;
  let expired = false;
  const isOver = () => signal.aborted || expired;
  await Promise.all(
    fourAtOnce(rows, async (row) => {
      if (isOver()) {
        outcome.left += 1;
        return;
      }
      let sent = false;
      try {
        const stored = await readMovimiento(row.id);
        const reason = conflictOf(row, stored);
        if (isOver()) {
          outcome.left += 1;
        } else if (reason) {
          outcome.failed.push({ row, reason });
        } else {
          sent = !stored.montoRendido;
          if (sent) await updateMovimiento(row.id, toRendidoPayload(stored));
          else outcome.byOthers += 1;
          outcome.done.push(row.id);
        }
      } catch (error) {
        if (errorStatus(error) === 401) {
          expired = true;
          outcome.left += 1;
          return;
        }
        logError(error);
        const isUnknown = sent && mayBeDone(error);
        outcome.failed.push({
          row,
          reason: isUnknown ? 'sin confirmar' : errorMessage(error, REFUSED),
        });
      }
      tried += 1;
      onProgress(tried);
    }),
  );
  return outcome;
}

/** Why a movement is no longer what the user saw, or null. */
function conflictOf(seen: Movimiento, stored: Movimiento): string | null {
  if (stored.monto !== seen.monto) {
    return `otra persona cambió su monto a ${formatMonto(stored.monto)}`;
  }
  if (stored.clienteOrigen?.id !== seen.clienteOrigen?.id) return 'otra persona cambió su origen';
  return stored.montoPagado ? null : 'su monto ya no está pagado';
}
