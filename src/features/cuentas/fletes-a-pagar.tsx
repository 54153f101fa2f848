import type { UseQueryResult } from '@tanstack/react-query';
import { IconCash, IconFileText } from '@tabler/icons-react';
import { formatFecha } from '@/domain/fechas';
import {
  MovimientosResult,
  useBulkChange,
  useListado,
  type ListadoTexts,
  type Movimiento,
} from '@/features/movimientos';
import { marcar, printReporte, SEARCH_ERROR } from '@/features/reportes';
import { GuardedButton } from '@/ui/action/guarded-button';
import { useSubmitGuard } from '@/ui/action/submit-guard';
import type { TableView } from '@/ui/table/table-view';
import { UndoLine } from '@/ui/undo/undo-line';

export const NOT_LOADED = 'La cuenta todavía no está entera: esperá a que cargue.';

const TEXTS: Omit<ListadoTexts, 'fileName'> = {
  title: 'Fletes a pagar',
  viewName: 'cuenta',
  importe: 'flete',
  hint: 'Tildá los fletes que pagó',
  error: SEARCH_ERROR,
  totals: ['bultos', 'flete'],
};

const nothingSince = (desde: string) => `Nada desde el ${formatFecha(desde)}.`;

interface FletesAPagarProps {
  id: number;
  nombre: string;
  desde: string;
  query: UseQueryResult<Movimiento[]>;
  /** The other part of the account, which is printed too. Undefined while loading. */
  aRendirle: readonly Movimiento[] | undefined;
  columnas: TableView | undefined;
}

/** The fletes that a client owes, and a report of its whole account. */
export function FletesAPagar({ id, nombre, desde, query, aRendirle, columnas }: FletesAPagarProps) {
  const listado = useListado(query, `${id} ${desde}`);
  const { rows = [], ticked } = listado;
  const { button, blockedBy, change, status } = useBulkChange({
    listado,
    readError: SEARCH_ERROR,
  });
  const printGuard = useSubmitGuard();
  const isEmpty = rows.length === 0 && aRendirle?.length === 0;

  function print() {
    // A movement can be in both parts.
    const account = new Map([...rows, ...(aRendirle ?? [])].map((row) => [row.id, row]));
    // By id: the API has no filter for an account's movements.
    return printReporte(null, ticked, [...account.values()], {
      name: nombre ? `Reporte de ${nombre}` : 'Reporte',
      fileName: 'estado-de-cuenta.pdf',
    });
  }

  return (
    <MovimientosResult
      texts={{ ...TEXTS, fileName: `Fletes de ${nombre}` }}
      listado={listado}
      filters={[`Desde el ${formatFecha(desde)}`]}
      columnas={columnas}
      empty={nothingSince(desde)}
      actions={
        <>
          <GuardedButton
            ref={button}
            size="xs"
            leftSection={<IconCash size={16} />}
            blockedBy={blockedBy}
            onClick={() => void change(marcar('fletePagado'))}
          >
            Marcar fletes como pagados
          </GuardedButton>
          <GuardedButton
            variant="default"
            size="xs"
            leftSection={<IconFileText size={16} />}
            blockedBy={
              printGuard.blocked
                ? ''
                : query.data === undefined || aRendirle === undefined
                  ? NOT_LOADED
                  : isEmpty
                    ? nothingSince(desde)
                    : null
            }
            onClick={() => void printGuard.run(print)}
          >
            Imprimir reporte
          </GuardedButton>
          {status}
          <UndoLine of="movimientos" />
        </>
      }
    />
  );
}
