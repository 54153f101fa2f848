import { Button, Text } from '@mantine/core';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import {
  MovimientosResult,
  MovimientosTotales,
  type ListInPlace,
  type Movimiento,
} from '@/features/movimientos';
import type { TableView } from '@/ui/table/table-view';
import { useRowSelection } from '@/ui/table/use-row-selection';
import { UndoLine } from '@/ui/undo/undo-line';
import { BulkActions } from './bulk-actions';
import { remitosNotFound, type ReporteQuery } from './reporte.schema';
import { fetchMovimientos, reportesQueries, SEARCH_ERROR } from './reportes.queries';
import { VerCuentaDeFila } from './ver-cuenta-de-fila';

export const NONE_FOUND = 'No hay movimientos para los filtros seleccionados.';

interface ReportesResultProps {
  /** Null before the first search. */
  applied: ReporteQuery | null;
  movimientos: UseQueryResult<Movimiento[]>;
  columnas: TableView | undefined;
  filters: readonly string[];
  /** Searches for the same client as destination. Null if the search has no client to move there. */
  onDestino: (() => void) | null;
  onSelected: (ids: readonly number[]) => void;
}

export function ReportesResult({
  applied,
  movimientos,
  columnas,
  filters,
  onDestino,
  onSelected,
}: ReportesResultProps) {
  const queryClient = useQueryClient();
  const rows = movimientos.isError ? undefined : movimientos.data;
  const selection = useRowSelection(JSON.stringify(applied), rows ?? []);
  // The changed rows are updated without a fetch (spec section 4).
  const inPlace: ListInPlace = {
    read: () => fetchMovimientos(applied),
    update: (change) =>
      queryClient.setQueryData(reportesQueries.movimientos(applied).queryKey, (current) =>
        current?.map(change),
      ),
  };
  const { ids: ticked } = selection;
  const ids = useMemo(() => [...ticked], [ticked]);
  useEffect(() => onSelected(ids), [ids, onSelected]);

  return (
    <MovimientosResult
      title="Movimientos"
      fileName="Consultas"
      filters={filters}
      viewName="reportes"
      columnas={columnas}
      query={movimientos}
      searched={applied !== null}
      selection={selection}
      importe="flete"
      hint="Tildá un movimiento para editar, marcar o cambiar el flete"
      notSearched="Elegí los filtros y buscá los movimientos."
      empty={
        <>
          <span>{NONE_FOUND}</span>{' '}
          {onDestino && (
            <Button ref={takeOver} variant="light" size="xs" m="xs" onClick={onDestino}>
              Buscar como destino
            </Button>
          )}
        </>
      }
      error={SEARCH_ERROR}
      actions={
        <>
          <BulkActions selection={selection} query={movimientos} inPlace={inPlace} />
          <UndoLine of="movimientos" />
        </>
      }
      more={<VerCuentaDeFila rows={rows ?? []} selection={selection} />}
      totals={(shown) => <MovimientosTotales rows={shown} show={['monto', 'flete', 'desglose']} />}
      footer={rows && applied && <NotFound remitos={remitosNotFound(applied, rows)} />}
    />
  );
}

/** Takes over the focus from a button of the search form, so that Enter continues here. */
function takeOver(button: HTMLButtonElement) {
  const focused = document.activeElement;
  if (focused instanceof HTMLButtonElement && focused.form) button.focus();
}

function NotFound({ remitos }: { remitos: readonly string[] }) {
  if (remitos.length === 0) return null;
  return (
    <Text size="sm" px="md" py="xs" role="status">
      {`No están entre los resultados: ${remitos.join(', ')}`}
    </Text>
  );
}
