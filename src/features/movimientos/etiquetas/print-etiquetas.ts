import type { QueryClient } from '@tanstack/react-query';
import { clientesQueries } from '@/features/clientes';
import { readNow } from '@/lib/cache/read-now';
import { runMany } from '@/lib/cache/run-many';
import { printDocument } from '@/lib/print/document';
import type { PrintJob } from '@/lib/print/window';
import type { Movimiento } from '../movimiento.schema';
import type { Formato } from './etiqueta';
import { toEtiquetas } from './to-etiquetas';

interface PrintOptions {
  /** For Últimas impresiones: `12 etiquetas de 4 movimientos`. */
  name: string;
  formato: Formato;
  desde: number;
}

/** Movements lack the town: this reads each client. Never throws. Returns the number of towns it could not read, or null if nothing was printed. */
export async function printEtiquetas(
  job: PrintJob,
  queryClient: QueryClient,
  movimientos: readonly Movimiento[],
  { name, ...options }: PrintOptions,
): Promise<number | null> {
  let unread = 0;
  const isMade = await printDocument(job, {
    name,
    load: async () => {
      const [{ writeEtiquetas }, { loadFuentes }, localidades] = await Promise.all([
        import('./write-etiquetas'),
        import('./load-fuentes'),
        readLocalidades(queryClient, movimientos),
      ]);
      unread = localidades.unread;
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

async function readLocalidades(queryClient: QueryClient, movimientos: readonly Movimiento[]) {
  const ids = new Set(movimientos.flatMap(({ clienteDestino }) => clienteDestino?.id ?? []));
  const { done, failed, left } = await runMany([...ids], (id) => {
    // Offline the request fails at once, and the labels go without towns.
    const options = { ...clientesQueries.detail(id), networkMode: 'always' as const };
    return readNow(queryClient, options);
  });
  return {
    byCliente: new Map<number | null | undefined, string | null>(
      done.map(({ item, result }) => [item, result.localidad]),
    ),
    unread: failed.length + left.length,
  };
}
