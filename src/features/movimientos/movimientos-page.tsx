import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconPencil, IconPrinter } from '@tabler/icons-react';
import type { ListSearch } from '@/lib/list-search';
import { openPrintJob } from '@/lib/printing';
import { useSubmitGuard } from '@/lib/submit-guard';
import { DeleteSelected } from '@/ui/delete-selected';
import { GuardedButton } from '@/ui/guarded-button';
import { ListToolbar } from '@/ui/list-toolbar';
import { PageHeader } from '@/ui/page-header';
import { Pager } from '@/ui/pager';
import { PanelCard } from '@/ui/panel-card';
import { SelectionActions } from '@/ui/selection-actions';
import { LoadError } from '@/ui/states';
import { useListSearch } from '@/ui/use-list-search';
import { useRowSelection } from '@/ui/use-row-selection';
import { MovimientoCreateForm } from './movimiento-create-form';
import { movimientosQueries, removeMovimiento } from './movimientos.queries';
import { MovimientosTable } from './movimientos-table';
import { printRemito } from './print-remito';

const deleteTexts = {
  count: (n: number) => (n === 1 ? '1 movimiento' : `${n} movimientos`),
  noneSelected: 'Debe seleccionar al menos un movimiento',
  deleted: 'Movimiento eliminado',
  error: 'Error al eliminar movimiento',
};

/** /movimientos (spec section 2, Movements). */
export function MovimientosPage({ search }: { search: ListSearch }) {
  const navigate = useNavigate();
  const list = useQuery(movimientosQueries.list(search));
  const { setTexto, setPagina } = useListSearch(search, list.data?.page);
  const selection = useRowSelection(search.texto);
  const printGuard = useSubmitGuard();
  const rows = list.data?.items;
  const [selected] = selection.ids;

  const open = (id: number) =>
    void navigate({ to: '/movimientos/$id', params: { id }, state: { listSearch: search } });

  const exactlyOne =
    selection.ids.size === 1
      ? null
      : selection.ids.size === 0
        ? 'Seleccioná un movimiento primero'
        : 'Seleccioná un solo movimiento';

  return (
    <>
      <PageHeader
        title="Movimientos"
        crumbs={[{ label: 'Inicio', to: '/' }, { label: 'Movimientos' }]}
      />
      <PanelCard>
        <MovimientoCreateForm />
      </PanelCard>
      <PanelCard flush>
        <ListToolbar searchLabel="Buscar Movimiento" texto={search.texto} onSearch={setTexto}>
          <SelectionActions count={selection.ids.size} onClear={selection.clear} />
          <GuardedButton
            variant="default"
            size="xs"
            leftSection={<IconPrinter size={16} />}
            blockedBy={printGuard.blocked ? '' : exactlyOne}
            onClick={() =>
              selected !== undefined &&
              void printGuard.run(() => printRemito(openPrintJob(), selected, 'remito'))
            }
          >
            Generar Remito
          </GuardedButton>
          <GuardedButton
            variant="default"
            size="xs"
            leftSection={<IconPencil size={16} />}
            blockedBy={exactlyOne}
            onClick={() => selected !== undefined && open(selected)}
          >
            Editar Movimiento
          </GuardedButton>
          <DeleteSelected
            selection={selection}
            visibleIds={rows?.map(({ id }) => id) ?? []}
            remove={removeMovimiento}
            texts={deleteTexts}
          />
        </ListToolbar>
        {list.isError && !rows ? (
          <LoadError
            error={list.error}
            fallback="Error al obtener movimientos"
            onRetry={() => void list.refetch()}
          />
        ) : (
          <MovimientosTable
            label="Movimientos"
            rows={rows}
            selection={selection}
            onOpen={({ id }) => open(id)}
            refetching={list.isPlaceholderData}
            empty={
              search.texto
                ? `Ningún movimiento coincide con «${search.texto}».`
                : 'Todavía no hay movimientos.'
            }
          />
        )}
        <Pager page={list.data?.page} totalLabel="Total movimientos" onGoTo={setPagina} />
      </PanelCard>
    </>
  );
}
