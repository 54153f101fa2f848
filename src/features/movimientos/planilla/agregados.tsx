import { Button, Group } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { allPages } from '@/lib/cache/all-pages';
import { BIG_PAGE_SIZE } from '@/lib/url/list-search';
import { QueryState } from '@/ui/feedback/states';
import { useRowSelection } from '@/ui/table/use-row-selection';
import { ImprimirTildados } from '../imprimir/imprimir-tildados';
import { fetchMovimientos, movimientosQueries } from '../movimientos.queries';

const agregadosQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: [...movimientosQueries.all(), 'agregados', ids],
    queryFn: async ({ signal }) => {
      const wanted = new Set(ids);
      const { items } = await allPages(
        (pagina, signal) =>
          fetchMovimientos({ texto: '', pagina, cantidad: BIG_PAGE_SIZE }, signal),
        { signal },
      );
      return items.filter(({ id }) => wanted.has(id)).reverse();
    },
    meta: { error: 'Error al obtener movimientos' },
  });

/** What comes next for the movements that a planilla added: paper, a route sheet, the list. */
export function Agregados({ ids, fecha }: { ids: readonly number[]; fecha: string | null }) {
  const query = useQuery(agregadosQuery(ids));
  const selection = useRowSelection(null, query.data, ids);
  return (
    <QueryState queries={[query]} error="Error al obtener movimientos">
      <Group gap="xs">
        <ImprimirTildados
          selection={selection}
          rows={query.data ?? []}
          blockedBy={query.data ? null : 'Todavía se están leyendo'}
        />
        <Button
          size="xs"
          variant="default"
          renderRoot={(props) => (
            <Link
              {...props}
              to="/hoja-de-ruta"
              search={{ fecha: fecha ?? undefined, buscado: true }}
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
      </Group>
    </QueryState>
  );
}
