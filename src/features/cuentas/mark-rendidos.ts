import { formatMonto } from '@/domain/dinero';
import {
  readMovimiento,
  toRendidoPayload,
  updateMovimiento,
  type Movimiento,
} from '@/features/movimientos';
import { errorMessage, mayBeDone } from '@/lib/api/http-errors';
import { runMany, type Outcome, type RunOptions } from '@/lib/cache/run-many';
import { underWayText } from '@/lib/cache/under-way';
import { logError } from '@/lib/page/log';
import { showCount } from '@/lib/values/show-importe';

/** `byOther`: another person had already marked it. */
export type RendirOutcome = Outcome<Movimiento, { byOther: boolean }>;

/** Its message is shown to the user. */
class NotMarkedError extends Error {
  override name = 'NotMarkedError';
}

/** Reads each movement again and marks its monto, unless it changed since the user saw it. Never rejects. */
export const markRendidos = (
  rows: readonly Movimiento[],
  options: RunOptions,
): Promise<RendirOutcome> =>
  runMany(
    rows,
    async (row, throwIfEnded) => {
      const stored = await readMovimiento(row.id);
      throwIfEnded();
      const conflict = conflictOf(row, stored);
      if (conflict) throw new NotMarkedError(conflict);
      if (stored.montoRendido) return { byOther: true };
      await updateMovimiento(row.id, toRendidoPayload(stored)).catch((error: unknown) => {
        throw mayBeDone(error) ? new NotMarkedError('sin confirmar', { cause: error }) : error;
      });
      return { byOther: false };
    },
    {
      ...options,
      doing: (tried) =>
        underWayText('marcando como rendidos', showCount(rows.length, 'movimiento'), tried),
    },
  );

/** The server may have marked it. */
export const isUnconfirmed = (error: unknown): boolean =>
  error instanceof NotMarkedError && error.cause !== undefined;

/** Also logs errors of the server and the network. */
export function notMarkedReason(error: unknown): string {
  if (!(error instanceof NotMarkedError)) {
    logError(error);
    return errorMessage(error, 'Error al actualizar movimiento');
  }
  if (error.cause) logError(error.cause);
  return error.message;
}

/** How the stored movement differs from the one on screen, or null. */
function conflictOf(seen: Movimiento, stored: Movimiento): string | null {
  if (stored.monto !== seen.monto) {
    return `otra persona cambió su monto a ${formatMonto(stored.monto)}`;
  }
  if (stored.clienteOrigen?.id !== seen.clienteOrigen?.id) return 'otra persona cambió su origen';
  return stored.montoPagado ? null : 'su monto ya no está pagado';
}
