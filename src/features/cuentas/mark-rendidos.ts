import {
  readMovimiento,
  toRendidoPayload,
  updateMovimiento,
  type Movimiento,
} from '@/features/movimientos';
import { throwUnconfirmed } from '@/lib/api/http-errors';
import { failureReason } from '@/lib/cache/show-error';
import { showMonto } from '@/lib/values/show-importe';

class ConflictError extends Error {
  override name = 'ConflictError';
}

/** Reads a movement again and marks its monto, unless it changed since the user saw it. Returns none if another person has marked it. */
export async function markRendido(
  row: Movimiento,
  throwIfEnded: () => void,
): Promise<readonly Movimiento[]> {
  const stored = await readMovimiento(row.id);
  throwIfEnded();
  const conflict = conflictOf(row, stored);
  if (conflict) throw new ConflictError(conflict);
  if (stored.montoRendido) return [];
  await updateMovimiento(row.id, toRendidoPayload(stored)).catch(throwUnconfirmed);
  return [row];
}

export const notMarkedReason = (error: unknown): string =>
  error instanceof ConflictError
    ? error.message
    : failureReason(error, 'Error al actualizar movimiento');

function conflictOf(seen: Movimiento, stored: Movimiento): string | null {
  if (stored.monto !== seen.monto) {
    return `otra persona cambió su monto a ${showMonto(stored.monto)}`;
  }
  if (stored.clienteOrigen?.id !== seen.clienteOrigen?.id) return 'otra persona cambió su origen';
  return seen.montoPagado && !stored.montoPagado ? 'su monto ya no está pagado' : null;
}
