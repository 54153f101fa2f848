import { errorStatus } from '@/lib/api/http-errors';
import { resultsOf, runMany } from '@/lib/cache/run-many';
import type { Movimiento } from '../movimiento.schema';
import { readMovimiento } from '../movimientos.queries';

/**
 * The chosen rows as they are stored now: as `search` finds them, and the others read by id. Deleted ones are left out.
 * @throws if a row cannot be read.
 */
export async function readChosen(
  chosen: readonly Movimiento[],
  search: () => Promise<readonly Movimiento[]>,
): Promise<Movimiento[]> {
  const found = new Map((await search()).map((row) => [row.id, row]));
  const missing = chosen.filter(({ id }) => !found.has(id));
  const read = await runMany(missing, ({ id }) => readMovimiento(id).catch(nullIfDeleted), {
    stopAtFailure: true,
  });
  for (const row of resultsOf(read)) if (row) found.set(row.id, row);
  return chosen.flatMap(({ id }) => found.get(id) ?? []);
}

function nullIfDeleted(error: unknown): null {
  if (errorStatus(error) === 404) return null;
  throw error;
}
