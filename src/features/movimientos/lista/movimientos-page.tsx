import { Box, Button } from '@mantine/core';
import { IconCopy, IconFileSpreadsheet, IconPrinter } from '@tabler/icons-react';
import {
  memo,
  useCallback,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from '@tanstack/react-router';
import { openPrintJob } from '@/lib/print/window';
import type { ListSearch } from '@/lib/url/list-search';
import { GuardedButton } from '@/ui/action/guarded-button';
import { useSubmitGuard } from '@/ui/action/submit-guard';
import { MODIFIERS } from '@/ui/action/keyboard';
import { useScreenKeys } from '@/ui/action/screen-keys';
import { blockedUnlessOne, RowActions } from '@/ui/bulk/list-actions';
import { ListCard } from '@/ui/entity/list-card';
import { useOpenFromList, useSavedId } from '@/ui/entity/list-history';
import { PageHeader } from '@/ui/frame/page-header';
import { PanelCard } from '@/ui/frame/panel-card';
import { useIsNarrow } from '@/ui/frame/use-is-narrow';
import { ColumnChooser } from '@/ui/table/column-chooser';
import { useTableView } from '@/ui/table/table-view';
import { useRowSelection, useSeenRows, type RowSelection } from '@/ui/table/use-row-selection';
import { printRemito, remitoName } from '../imprimir/print-remito';
import { countMovimientos, EDIT_TEXTS, movimientoTitle, NONE_SELECTED } from '../movimiento-labels';
import type { Movimiento } from '../movimiento.schema';
import { movimientosQueries, readMovimiento, removeMovimiento } from '../movimientos.queries';
import { FoldedForm } from '../nuevo/folded-form';
import {
  MovimientoCreateForm,
  type MovimientoCreateFormHandle,
} from '../nuevo/movimiento-create-form';
import { MovimientosSelection } from './movimientos-selection';
import { movimientosColumns, MovimientosTable } from './movimientos-table';

const deleteTexts = {
  count: countMovimientos,
  noneSelected: NONE_SELECTED,
  deleted: 'Movimiento eliminado',
  error: 'Error al eliminar movimiento',
};

/** Memoized, so that paging and ticking rows do not re-render the form. */
const CreateForm = memo(MovimientoCreateForm);

/** Spec section 2, Movements. */
export function MovimientosPage({ search }: { search: ListSearch }) {
  const tildados = useLocation({ select: ({ state }) => state.tildados });
  const selection = useRowSelection(search.texto, undefined, tildados);
  const open = useOpenFromList('/movimientos/$id', search);
  const form = useRef<MovimientoCreateFormHandle>(null);
  const isNarrow = useIsNarrow();
  const control = useTableView('movimientos');
  const [created, setCreated] = useState<number | null>(null);
  const savedId = useSavedId();

  /** Null while the form is shown. The form folds while the user works in the list. */
  const [folded, setFolded] = useState<{ isBegun: boolean } | null>(null);
  const formId = useId();
  const showForm = useCallback(() => setFolded(null), []);
  useScreenKeys(['N'], () => form.current?.focus());

  /** Called on key up in the list and on clicks into its search. Not on clicks on rows, which would move away from the pointer. */
  function foldForm({ currentTarget, target }: KeyboardEvent | MouseEvent) {
    // React also bubbles events of dialogs that the list opened.
    if (folded || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    flushSync(() => setFolded({ isBegun: form.current?.isBegun() ?? false }));
    target.scrollIntoView({ block: 'nearest' });
  }
  return (
    <>
      <PageHeader title="Movimientos" crumbs={[{ label: 'Movimientos' }]}>
        <Button
          variant="default"
          leftSection={<IconFileSpreadsheet size={18} />}
          renderRoot={(props) => <Link {...props} to="/movimientos/planilla" />}
        >
          Desde una planilla
        </Button>
      </PageHeader>
      <PanelCard>
        {folded && (
          <FoldedForm {...folded} formId={formId} onUnfold={() => form.current?.focus()} />
        )}
        <div id={formId} hidden={folded !== null}>
          <CreateForm ref={form} onCreated={setCreated} onShow={showForm} />
        </div>
      </PanelCard>
      <Box
        mt="md"
        onKeyUp={(event) => !MODIFIERS.has(event.key) && foldForm(event)}
        onClick={(event) =>
          event.target instanceof HTMLInputElement &&
          event.target.type === 'search' &&
          foldForm(event)
        }
      >
        <ListCard
          search={search}
          query={movimientosQueries.list}
          texts={{
            search: 'Buscar Movimiento',
            total: 'Total movimientos',
            noMatch: 'Ningún movimiento',
            nothingYet: 'Todavía no hay movimientos.',
          }}
          tools={!isNarrow && <ColumnChooser columns={movimientosColumns} control={control} />}
          frame={(table, rows, pagina) => (
            <PagedSelection
              selection={selection}
              hint="Tildá un movimiento para editar, imprimir o eliminar"
              rows={rows}
              actions={
                <MovimientosActions
                  selection={selection}
                  rows={rows}
                  pagina={pagina}
                  onEdit={open}
                  onDuplicar={(row) => form.current?.duplicate(row)}
                />
              }
            >
              {table}
            </PagedSelection>
          )}
        >
          {(table) => (
            <MovimientosTable
              {...table}
              label="Movimientos"
              view={control.view}
              selection={selection}
              importe="flete"
              freshId={created ?? savedId}
              onOpen={open}
            />
          )}
        </ListCard>
      </Box>
    </>
  );
}

function PagedSelection({ rows, ...props }: ComponentProps<typeof MovimientosSelection>) {
  return <MovimientosSelection {...props} rows={useSeenRows(rows)} />;
}

interface MovimientosActionsProps {
  selection: RowSelection;
  rows: readonly Movimiento[];
  pagina: number | undefined;
  onEdit: (row: { id: number }) => void;
  onDuplicar: (row: Movimiento) => void;
}

function MovimientosActions({
  selection,
  rows,
  pagina,
  onEdit,
  onDuplicar,
}: MovimientosActionsProps) {
  const printGuard = useSubmitGuard();
  const [selected] = selection.ids;
  const blockedBy = blockedUnlessOne(selection, EDIT_TEXTS);
  const shown = rows.find(({ id }) => id === selected);
  return (
    <RowActions
      selection={selection}
      rows={rows}
      pagina={pagina}
      texts={EDIT_TEXTS}
      onEdit={onEdit}
      remove={removeMovimiento}
      read={readMovimiento}
      rowName={movimientoTitle}
      deleteTexts={deleteTexts}
    >
      <GuardedButton
        variant="default"
        size="xs"
        leftSection={<IconPrinter size={16} />}
        blockedBy={printGuard.blocked ? '' : blockedBy}
        onClick={() =>
          selected !== undefined &&
          void printGuard.run(() =>
            printRemito(openPrintJob(), {
              id: selected,
              kind: 'remito',
              name: shown ? remitoName('remito', shown) : `Remito del movimiento ${selected}`,
            }),
          )
        }
      >
        Generar Remito
      </GuardedButton>
      <GuardedButton
        variant="default"
        size="xs"
        leftSection={<IconCopy size={16} />}
        blockedBy={blockedBy ?? (shown ? null : 'El movimiento está en otra página')}
        onClick={() => shown && onDuplicar(shown)}
      >
        Duplicar
      </GuardedButton>
    </RowActions>
  );
}
