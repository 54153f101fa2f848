import type { QueryClient } from '@tanstack/react-query';
import { writeMovimiento, type Movimiento } from '@/features/movimientos';
import { failureReason } from '@/lib/cache/show-error';
import { showMonto } from '@/lib/values/show-importe';

class ConflictError extends Error {
  override name = 'ConflictError';
}

/** Marks the monto of a movement, unless it changed since the user saw it. Returns none if another person has marked it. */
export async function markRendido(
  client: QueryClient,
  row: Movimiento,
  throwIfEnded: () => void,
): Promise<readonly Movimiento[]> {
  const edit = (stored: Movimiento) => {
    const conflict = conflictOf(row, stored);
    if (conflict) throw new ConflictError(conflict);
    return stored.montoRendido ? null : { ...stored, montoRendido: true };
  };
  const { wanted } = await writeMovimiento(client, row.id, edit, { throwIfEnded });
  return wanted ? [row] : [];
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
