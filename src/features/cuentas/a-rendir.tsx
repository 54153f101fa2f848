import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconCash, IconReceipt } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { montoARendir } from '@/domain/deuda';
import { sumPesos } from '@/domain/dinero';
import { formatFecha } from '@/domain/fechas';
import {
  countMovimientos,
  losesCents,
  MovimientosResult,
  movimientoTitle,
  NONE_SELECTED,
  useBulkChange,
  useListado,
  type BulkAction,
  type ListadoTexts,
  type Movimiento,
  type Partition,
} from '@/features/movimientos';
import { SEARCH_ERROR } from '@/features/reportes';
import { showCount, showMonto } from '@/lib/values/show-importe';
import { GuardedButton } from '@/ui/action/guarded-button';
import type { Question } from '@/ui/overlay/confirm';
import type { TableView } from '@/ui/table/table-view';
import { markRendido, notMarkedReason } from './mark-rendidos';

const TEXTS: Omit<ListadoTexts, 'title' | 'fileName'> = {
  viewName: 'por-rendir',
  importe: 'monto',
  hint: 'Tildá los montos para rendir',
  error: SEARCH_ERROR,
  totals: ['bultos', 'monto'],
};

export const nothingToHandOver = (desde: string) =>
  `Nada por rendir desde el ${formatFecha(desde)}.`;

/** `3 movimientos: monto $ 12.400,00 queda rendido`, and a warning where cents are lost. */
function askHandOver({ changing, parts }: Partition): Question {
  const sum = showMonto(sumPesos(changing.map(montoARendir)));
  const rounded = changing.filter(losesCents);
  return {
    title: '¿Marcar como rendidos?',
    parts: [
      { text: `${countMovimientos(changing.length)}: monto ${sum} queda rendido` },
      ...parts,
      ...(rounded.length > 0
        ? [
            {
              text: 'Su seguro o redespacho tiene centavos, y se guarda en pesos enteros. El flete no cambia:',
              items: rounded.map((row) => ({ name: movimientoTitle(row), details: [] })),
            },
          ]
        : []),
    ],
    confirm: 'Confirmar',
  };
}

function successText(total: number, changed: number): string {
  const byOthers = total - changed;
  const already = byOthers > 0 ? ` (${showCount(byOthers)} por otra persona)` : '';
  return `Actualización exitosa: ${countMovimientos(total)}${already}`;
}

const RENDIR: BulkAction = {
  accion: 'montoRendido',
  label: 'Rendidos',
  doing: 'marcando como rendidos',
  undone: 'sin rendir',
  question: askHandOver,
  send: (client, [row], throwIfEnded) => markRendido(client, row, throwIfEnded),
  apply: (row) => ({ ...row, montoRendido: true }),
  done: 'Monto marcado como rendido',
  success: successText,
  error: 'Error al actualizar movimiento',
  reason: (error, row) => `${movimientoTitle(row)}: ${notMarkedReason(error)}`,
};

interface ARendirProps {
  title: string;
  remitente: { id: number; nombre: string } | null;
  desde: string;
  query: UseQueryResult<Movimiento[]>;
  columnas: TableView | undefined;
  children?: ReactNode;
}

/** Collected montos that the carrier still owes a sender: give it the sender as `key`. Movements that could not be marked stay ticked. */
export function ARendir({ title, remitente, desde, query, columnas, children }: ARendirProps) {
  const listado = useListado(query, desde);
  const { ticked } = listado;
  const navigate = useNavigate();
  const { button, blockedBy, change, status } = useBulkChange({
    listado,
    readError: SEARCH_ERROR,
  });

  function openRecibo() {
    const fechas = ticked.flatMap(({ fecha }) => fecha ?? []).sort();
    if (!remitente) return;
    void navigate({
      to: '/contrareembolso',
      search: {
        cliente: remitente,
        fechaDesde: fechas[0],
        fechaHasta: fechas.at(-1),
        buscado: true,
      },
      state: { tildados: ticked.map(({ id }) => id) },
    });
  }

  return (
    <MovimientosResult
      texts={{ ...TEXTS, title, fileName: `A rendir a ${remitente?.nombre ?? title}` }}
      listado={listado}
      filters={[`Desde el ${formatFecha(desde)}`]}
      columnas={columnas}
      empty={nothingToHandOver(desde)}
      actions={
        <>
          <GuardedButton
            variant="default"
            size="xs"
            leftSection={<IconReceipt size={16} />}
            blockedBy={
              ticked.length === 0
                ? NONE_SELECTED
                : remitente
                  ? null
                  : 'El remitente no es un cliente registrado'
            }
            onClick={openRecibo}
          >
            Hacer el recibo
          </GuardedButton>
          <GuardedButton
            ref={button}
            size="xs"
            leftSection={<IconCash size={16} />}
            blockedBy={blockedBy}
            onClick={() => void change(RENDIR)}
          >
            Marcar como rendidos
          </GuardedButton>
          {status}
          {children}
        </>
      }
    />
  );
}
