import type { QueryClient } from '@tanstack/react-query';
import { wholeBultos } from '@/domain/totales';
import { clientesQueries } from '@/features/clientes';
import { readNow } from '@/lib/cache/read-now';
import { resultsOf, runMany } from '@/lib/cache/run-many';
import { printDocument } from '@/lib/print/document';
import type { PrintJob } from '@/lib/print/window';
import { showCount } from '@/lib/values/show-importe';
import type { Movimiento } from '../movimiento.schema';
import { movimientosQueries } from '../movimientos.queries';
import type { Formato } from './etiqueta';
import { toEtiquetas } from './to-etiquetas';

interface PrintOptions {
  formato: Formato;
  desde: number;
}

/**
 * Labels of the movements as they are stored now: the rows may be older. Movements lack the town, so this reads each client too. Never throws.
 * Returns the number of towns it could not read, or null if nothing was printed.
 */
export async function printEtiquetas(
  job: PrintJob,
  queryClient: QueryClient,
  ids: readonly number[],
  options: PrintOptions,
): Promise<number | null> {
  const read = (id: number) =>
    readNow(queryClient, { ...movimientosQueries.detail(id), ...AT_ONCE });
  let unread = 0;
  let name = '';
  const isMade = await printDocument(job, {
    name: () => name,
    // The town is left out: it is the client's.
    source: { ids, read, onPaper: (movimiento) => toEtiquetas(movimiento, null) },
    load: async (from) => {
      const [{ writeEtiquetas }, { loadFuentes }, movimientos] = await Promise.all([
        import('./write-etiquetas'),
        import('./load-fuentes'),
        readAll(from.ids, from.read),
      ]);
      const localidades = await readLocalidades(queryClient, movimientos);
      unread = localidades.unread;
      name = sizeOf(movimientos);
      const etiquetas = movimientos.flatMap((movimiento) =>
        toEtiquetas(movimiento, localidades.byCliente.get(movimiento.clienteDestino?.id) ?? null),
      );
      return writeEtiquetas(etiquetas, { ...options, fuentes: await loadFuentes() });
    },
    fileName: 'etiquetas.pdf',
    error: 'No se pudieron armar las etiquetas',
  });
  return isMade ? unread : null;
}

/** Offline the request fails at once. */
const AT_ONCE = { networkMode: 'always' } as const;

/** `12 etiquetas de 4 movimientos` */
export const sizeOf = (movimientos: readonly Movimiento[]): string =>
  `${showCount(
    movimientos.reduce((sum, one) => sum + wholeBultos(one), 0),
    'etiqueta',
  )} de ${showCount(movimientos.length, 'movimiento')}`;

/** @throws if one cannot be read: a label without its amounts as they are would collect the wrong ones. */
const readAll = async (ids: readonly number[], read: (id: number) => Promise<Movimiento>) =>
  resultsOf(await runMany(ids, read, { stopAtFailure: true }));

async function readLocalidades(queryClient: QueryClient, movimientos: readonly Movimiento[]) {
  const ids = new Set(movimientos.flatMap(({ clienteDestino }) => clienteDestino?.id ?? []));
  const { done, failed, left } = await runMany([...ids], (id) =>
    // A town that cannot be read is left out.
    readNow(queryClient, { ...clientesQueries.detail(id), ...AT_ONCE }),
  );
  return {
    byCliente: new Map<number | null | undefined, string | null>(
      done.map(({ item, result }) => [item, result.localidad]),
    ),
    unread: failed.length + left.length,
  };
}
