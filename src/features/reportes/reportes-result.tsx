import { Button, Text } from '@mantine/core';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useImperativeHandle, type Ref } from 'react';
import {
  MovimientosResult,
  useListado,
  type ListadoTexts,
  type ListInPlace,
  type Movimiento,
} from '@/features/movimientos';
import type { TableView } from '@/ui/table/table-view';
import { UndoLine } from '@/ui/undo/undo-line';
import { BulkActions } from './bulk-actions';
import { remitosNotFound, type ReporteQuery } from './reporte.schema';
import { fetchMovimientos, reportesQueries, SEARCH_ERROR } from './reportes.queries';
import { VerCuentaDeFila } from './ver-cuenta-de-fila';

export const NONE_FOUND = 'No hay movimientos para los filtros seleccionados.';

const TEXTS: ListadoTexts = {
  title: 'Movimientos',
  fileName: 'Consultas',
  viewName: 'reportes',
  importe: 'flete',
  hint: 'Tildá un movimiento para editar, marcar o cambiar el flete',
  notSearched: 'Elegí los filtros y buscá los movimientos.',
  error: SEARCH_ERROR,
  totals: ['monto', 'flete', 'desglose'],
};

interface ReportesResultProps {
  applied: ReporteQuery | null;
  movimientos: UseQueryResult<Movimiento[]>;
  columnas: TableView | undefined;
  filters: readonly string[] | null;
  onDestino: (() => void) | null;
  ref: Ref<readonly Movimiento[]>;
}

export function ReportesResult({
  applied,
  movimientos,
  columnas,
  filters,
  onDestino,
  ref,
}: ReportesResultProps) {
  const queryClient = useQueryClient();
  const listado = useListado(movimientos, JSON.stringify(applied));
  const { rows, ticked } = listado;
  useImperativeHandle(ref, () => ticked, [ticked]);
  // The changed rows are updated without a fetch (spec section 4).
  const inPlace: ListInPlace = {
    read: () => fetchMovimientos(applied),
    update: (change) =>
      queryClient.setQueryData(reportesQueries.movimientos(applied).queryKey, (current) =>
        current?.map(change),
      ),
  };

  return (
    <MovimientosResult
      texts={TEXTS}
      listado={listado}
      filters={filters}
      columnas={columnas}
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
      actions={
        <>
          <BulkActions listado={listado} inPlace={inPlace} />
          <UndoLine of="movimientos" />
        </>
      }
      more={<VerCuentaDeFila listado={listado} />}
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
