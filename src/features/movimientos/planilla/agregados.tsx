import { Button, Group, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatFecha } from '@/domain/fechas';
import { BIG_PAGE_SIZE } from '@/lib/url/list-search';
import { QueryState } from '@/ui/feedback/states';
import { useRowSelection } from '@/ui/table/use-row-selection';
import { ImprimirTildados } from '../imprimir/imprimir-tildados';
import type { Movimiento } from '../movimiento.schema';
import { countMovimientos } from '../movimiento-labels';
import { fetchMovimientos, movimientosQueries } from '../movimientos.queries';

/** Those of the ids, in the order in which they were added. The list has the newest first: older pages have none. */
async function fetchAdded(ids: readonly number[], signal: AbortSignal): Promise<Movimiento[]> {
  const wanted = new Set(ids);
  const oldest = Math.min(...ids);
  const found: Movimiento[] = [];
  for (let pagina = 0; ; pagina += 1) {
    const search = { texto: '', pagina, cantidad: BIG_PAGE_SIZE };
    const { items } = await fetchMovimientos(search, signal);
    found.push(...items.filter(({ id }) => wanted.has(id)));
    if (found.length === ids.length || !items.some(({ id }) => id > oldest)) break;
  }
  return found.toSorted((a, b) => a.id - b.id);
}

const agregadosQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: [...movimientosQueries.all(), 'agregados', ids],
    queryFn: ({ signal }) => fetchAdded(ids, signal),
    meta: { error: 'Error al obtener movimientos' },
  });

/** What comes next for the movements that a planilla added: paper, a route sheet, the list. */
export function Agregados({ ids }: { ids: readonly number[] }) {
  const query = useQuery(agregadosQuery(ids));
  const rows = query.data ?? [];
  const selection = useRowSelection(null, query.data, ids);
  const fecha = rows[0]?.fecha ?? undefined;
  const others = rows.filter((row) => row.fecha !== fecha).length;
  return (
    <QueryState queries={[query]} error="Error al obtener movimientos">
      <Group gap="xs">
        <ImprimirTildados
          selection={selection}
          rows={rows}
          blockedBy={query.data ? null : 'Todavía se están leyendo'}
        >
          Imprimir
        </ImprimirTildados>
        <Button
          size="xs"
          variant="default"
          renderRoot={(props) => (
            <Link
              {...props}
              to="/hoja-de-ruta"
              search={{ fecha, tipo: 'todos', buscado: true }}
              state={{ tildados: ids }}
            />
          )}
        >
          Hoja de ruta
        </Button>
        <Button
          size="xs"
          variant="default"
          renderRoot={(props) => <Link {...props} to="/movimientos" state={{ tildados: ids }} />}
        >
          Ver en la lista
        </Button>
        {others > 0 && (
          <Text size="xs" c="dimmed">
            {`La hoja de ruta es de un día: abre el ${formatFecha(fecha ?? '')}. Quedan ${countMovimientos(others)} de otras fechas.`}
          </Text>
        )}
      </Group>
    </QueryState>
  );
}
