import { useMutation, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { memo, useEffect, useMemo, useState } from 'react';
import { computeTotales } from '@/domain/totales';
import { MovimientosResult, MovimientosTotales, type Movimiento } from '@/features/movimientos';
import { useSubmitGuard } from '@/lib/submit-guard';
import { useRowSelection } from '@/ui/use-row-selection';
import { BulkActions } from './bulk-actions';
import type { ReporteQuery } from './reporte.schema';
import {
  applyBulkChange,
  reportesMutations,
  reportesQueries,
  SEARCH_ERROR,
  type BulkChange,
} from './reportes.queries';

export const NO_ROWS = 'No hay movimientos para los filtros seleccionados.';

interface ReportesResultProps {
  /** The search that the rows are of, or null before one. */
  applied: ReporteQuery | null;
  movimientos: UseQueryResult<Movimiento[]>;
  /** Told the ids of the ticked rows. */
  onSelected: (ids: readonly number[]) => void;
}

/** What a search of Consultas found: ticked, changed together, and summed (spec section 2, Reports). */
export function ReportesResult({ applied, movimientos, onSelected }: ReportesResultProps) {
  const queryClient = useQueryClient();
  const bulkGuard = useSubmitGuard();
  const [precio, setPrecio] = useState('');
  const rows = movimientos.isError ? undefined : movimientos.data;
  const selection = useRowSelection(JSON.stringify(applied), rows ?? []);
  const flag = useMutation(reportesMutations.flag());
  const precioFlete = useMutation(reportesMutations.precioFlete());
  const { ids: ticked } = selection;
  const ids = useMemo(() => [...ticked], [ticked]);
  useEffect(() => onSelected(ids), [ids, onSelected]);

  /**
   * Changes the ticked movements. The rows on screen follow what the server accepted, without asking for them again (spec section 4).
   * Answers whether it did.
   */
  async function change<Change extends BulkChange>(
    { mutateAsync }: { mutateAsync: (change: Change) => Promise<unknown> },
    made: Change,
  ) {
    const accepted = await bulkGuard.run(() =>
      mutateAsync(made).then(
        () => true,
        () => false,
      ),
    );
    if (accepted) {
      queryClient.setQueryData(reportesQueries.movimientos(applied).queryKey, (current) =>
        current?.map((row) => applyBulkChange(row, made)),
      );
    }
    return accepted ?? false;
  }

  return (
    <MovimientosResult
      title="Movimientos"
      query={movimientos}
      searched={applied !== null}
      selection={selection}
      notSearched="Elegí los filtros y buscá los movimientos."
      empty={NO_ROWS}
      error={SEARCH_ERROR}
      editor={{
        position: 'right',
        description: 'Modificá los datos del movimiento seleccionado.',
      }}
      actions={
        <BulkActions
          count={selection.ids.size}
          busy={bulkGuard.blocked}
          precio={precio}
          onPrecio={setPrecio}
          onFlag={(name) => void change(flag, { ids, flag: name })}
          onPrecioFlete={(pesos) => change(precioFlete, { ids, precioFlete: pesos })}
        />
      }
      footer={(shown) => <ReportesTotales rows={shown} />}
    />
  );
}

/** Summed anew only where the rows are others, and not at each tick. */
const ReportesTotales = memo(function ReportesTotales({ rows }: { rows: readonly Movimiento[] }) {
  return (
    <MovimientosTotales totales={computeTotales(rows)} show={['monto', 'flete', 'desglose']} />
  );
});
