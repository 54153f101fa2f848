import { IconPrinter } from '@tabler/icons-react';
import { memo } from 'react';
import type { ListSearch } from '@/lib/list-search';
import { openPrintJob } from '@/lib/printing';
import { useSubmitGuard } from '@/lib/submit-guard';
import { GuardedButton } from '@/ui/forms/guarded-button';
import { ListActions } from '@/ui/list/list-actions';
import { ListCard } from '@/ui/list/list-card';
import { useOpenFromList } from '@/ui/list/list-history';
import { PageHeader } from '@/ui/layout/page-header';
import { PanelCard } from '@/ui/layout/panel-card';
import { useRowSelection } from '@/ui/table/use-row-selection';
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

const EDITOR = '/movimientos/$id';

const NONE_SELECTED = 'Seleccioná un movimiento primero';
const SEVERAL_SELECTED = 'Seleccioná un solo movimiento';

/** Memoized, so that paging and ticking rows do not re-render the form. */
const CreateForm = memo(MovimientoCreateForm);

/** /movimientos (spec section 2, Movements). */
export function MovimientosPage({ search }: { search: ListSearch }) {
  const selection = useRowSelection(search.texto);
  const open = useOpenFromList(EDITOR, search);
  const printGuard = useSubmitGuard();
  const [selected, ...others] = selection.ids;

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
        search={search}
        query={movimientosQueries.list}
        texts={{
          search: 'Buscar Movimiento',
          total: 'Total movimientos',
          noMatch: 'Ningún movimiento',
          nothingYet: 'Todavía no hay movimientos.',
        }}
        actions={(rows) => (
          <ListActions
            selection={selection}
            rows={rows}
            to={EDITOR}
            texts={{
              label: 'Editar Movimiento',
              noneSelected: NONE_SELECTED,
              severalSelected: SEVERAL_SELECTED,
            }}
            onEdit={open}
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
        )}
      >
        {(table) => (
          <MovimientosTable {...table} label="Movimientos" selection={selection} onOpen={open} />
        )}
      </ListCard>
    </>
  );
}
