import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconPrinter } from '@tabler/icons-react';
import { memo } from 'react';
import { emptyListText, type ListSearch } from '@/lib/list-search';
import { openPrintJob } from '@/lib/printing';
import { useSubmitGuard } from '@/lib/submit-guard';
import { GuardedButton } from '@/ui/guarded-button';
import { ListActions } from '@/ui/list-actions';
import { ListCard } from '@/ui/list-card';
import { PageHeader } from '@/ui/page-header';
import { PanelCard } from '@/ui/panel-card';
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

const NONE_SELECTED = 'Seleccioná un movimiento primero';
const SEVERAL_SELECTED = 'Seleccioná un solo movimiento';

/** Another page of the list, or a tick in it, is nothing to the form above. */
const CreateForm = memo(MovimientoCreateForm);

/** /movimientos (spec section 2, Movements). */
export function MovimientosPage({ search }: { search: ListSearch }) {
  const navigate = useNavigate();
  const list = useQuery(movimientosQueries.list(search));
  const selection = useRowSelection(search.texto);
  const printGuard = useSubmitGuard();
  const rows = list.data?.items;
  const [selected, ...others] = selection.ids;

  const open = (id: number) =>
    void navigate({ to: '/movimientos/$id', params: { id }, state: { listSearch: search } });

  return (
    <>
      <PageHeader
        title="Movimientos"
        crumbs={[{ label: 'Inicio', to: '/' }, { label: 'Movimientos' }]}
      />
      <PanelCard>
        <CreateForm />
      </PanelCard>
      <ListCard
        query={list}
        pageQuery={movimientosQueries.list}
        search={search}
        searchLabel="Buscar Movimiento"
        totalLabel="Total movimientos"
        error="Error al obtener movimientos"
        actions={
          <ListActions
            selection={selection}
            rows={rows}
            edit={{
              label: 'Editar Movimiento',
              noneSelected: NONE_SELECTED,
              severalSelected: SEVERAL_SELECTED,
              to: '/movimientos/$id',
              onEdit: open,
            }}
            remove={removeMovimiento}
            deleteTexts={deleteTexts}
          >
            <GuardedButton
              variant="default"
              size="xs"
              leftSection={<IconPrinter size={16} />}
              blockedBy={
                printGuard.blocked
                  ? ''
                  : selected === undefined
                    ? NONE_SELECTED
                    : others.length > 0
                      ? SEVERAL_SELECTED
                      : null
              }
              onClick={() =>
                selected !== undefined &&
                void printGuard.run(() => printRemito(openPrintJob(), selected, 'remito'))
              }
            >
              Generar Remito
            </GuardedButton>
          </ListActions>
        }
      >
        <MovimientosTable
          label="Movimientos"
          rows={rows}
          selection={selection}
          onOpen={({ id }) => open(id)}
          refetching={list.isPlaceholderData}
          empty={emptyListText(search.texto, 'Ningún movimiento', 'Todavía no hay movimientos.')}
        />
      </ListCard>
    </>
  );
}
