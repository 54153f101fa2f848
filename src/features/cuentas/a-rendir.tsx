import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconCash, IconReceipt } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { montoARendir } from '@/domain/deuda';
import { sumPesos } from '@/domain/dinero';
import { formatFecha } from '@/domain/fechas';
import {
  changedMovimiento,
  losesCents,
  MovimientosResult,
  movimientoTitle,
  useBulk,
  useListado,
  type ListadoTexts,
  type Movimiento,
  type Partition,
} from '@/features/movimientos';
import { SEARCH_ERROR } from '@/features/reportes';
import { UnconfirmedError } from '@/lib/api/http-errors';
import { invalidate } from '@/lib/cache/query-client';
import { showSessionEnd } from '@/lib/cache/run-many';
import { toasts } from '@/lib/page/toasts';
import { showCount, showMonto } from '@/lib/values/show-importe';
import { GuardedButton } from '@/ui/action/guarded-button';
import { ProgressStatus } from '@/ui/bulk/progress';
import type { Question } from '@/ui/overlay/confirm';
import type { TableView } from '@/ui/table/table-view';
import { rememberChange } from '@/ui/undo/undo';
import { markRendidos, notMarkedReason, type RendirOutcome } from './mark-rendidos';

const TEXTS: Omit<ListadoTexts, 'title' | 'fileName'> = {
  viewName: 'por-rendir',
  importe: 'monto',
  hint: 'Tildá los montos para rendir',
  error: SEARCH_ERROR,
  totals: ['bultos', 'monto'],
};

/** Fewer movements are done before anyone could read the progress. */
const FEW = 4;

/** `desde` is `yyyy-mm-dd`. */
export const nothingToHandOver = (desde: string) =>
  `Nada por rendir desde el ${formatFecha(desde)}.`;

const NONE_SELECTED = 'Debe seleccionar al menos un movimiento';

/** `3 movimientos: monto $ 12.400,00 queda rendido`, and a warning where cents are lost. */
function askHandOver({ changing, parts }: Partition): Question {
  const sum = showMonto(sumPesos(changing.map(montoARendir)));
  const rounded = changing.filter(losesCents);
  return {
    title: '¿Marcar como rendidos?',
    parts: [
      { text: `${showCount(changing.length, 'movimiento')}: monto ${sum} queda rendido` },
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

function sayOutcome({ done, failed, left, ended }: RendirOutcome) {
  const total = done.length + failed.length + left.length;
  const rest = total - done.length;
  if (rest > 0) {
    const left = rest === 1 ? 'Quedó 1' : `Quedaron ${showCount(rest)}`;
    const text = `Rendidos: ${showCount(done.length)} de ${showCount(total)}. ${left} sin rendir.`;
    if (ended?.by === 'session') showSessionEnd(ended, `. ${text}`);
    else toasts.warning(text);
    return;
  }
  const byOthers = done.filter(({ result }) => result.byOther).length;
  const already = byOthers > 0 ? ` (${showCount(byOthers)} por otra persona)` : '';
  toasts.success(`Actualización exitosa: ${showCount(done.length, 'movimiento')}${already}`);
}

const countMovimientos = (n: number) => showCount(n, 'movimiento');

/** Returns the rows of this change, with those of an `earlier` attempt. */
function rememberRendidos({ done, failed }: RendirOutcome, earlier: readonly Movimiento[]) {
  const reached = [
    ...done.filter(({ result }) => !result.byOther),
    ...failed.filter(({ error }) => error instanceof UnconfirmedError),
  ];
  const rows = [...new Set([...earlier, ...reached.map(({ item }) => item)])];
  rememberChange({
    entity: 'movimientos',
    text: `Monto marcado como rendido en ${countMovimientos(rows.length)}`,
    count: countMovimientos,
    error: 'Error al actualizar movimiento',
    records: rows.map((row) => changedMovimiento(row, { ...row, montoRendido: true })),
  });
  return rows;
}

interface ARendirProps {
  title: string;
  /** Null if the sender is not a registered client. */
  remitente: { id: number; nombre: string } | null;
  desde: string;
  query: UseQueryResult<Movimiento[]>;
  columnas: TableView | undefined;
  /** More in the bar. */
  children?: ReactNode;
}

/** Collected montos that the carrier still owes a sender: give it the sender as `key`. Movements that could not be marked stay ticked. */
export function ARendir({ title, remitente, desde, query, columnas, children }: ARendirProps) {
  const listado = useListado(query, desde);
  const { rows, selection, ticked } = listado;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { change, guard, busy, progress, follow, failed, sayFailed, dialog } = useBulk({
    selection,
    rows,
    search: async () => (await query.refetch({ throwOnError: true })).data ?? [],
    error: SEARCH_ERROR,
    few: FEW,
    undone: 'sin rendir',
  });
  const button = useRef<HTMLButtonElement>(null);
  const noneTicked = ticked.length === 0 ? NONE_SELECTED : null;

  const handOver = () => change({ accion: 'montoRendido', question: askHandOver, run });

  async function run(chosen: readonly Movimiento[], earlier: readonly Movimiento[] = []) {
    const outcome = await follow(chosen.length, (options) => markRendidos(chosen, options));
    const changed = rememberRendidos(outcome, earlier);
    selection.remove(outcome.done.map(({ item }) => item.id));
    sayFailed({
      title: (count) => `${showCount(count, 'movimiento')} sin rendir`,
      rows: outcome.failed.map(({ item, error }) => ({
        id: item.id,
        reason: `${movimientoTitle(item)}: ${notMarkedReason(error)}`,
      })),
      retry: (ids) => {
        const failed = chosen.filter(({ id }) => ids.includes(id));
        void guard.run(() => run(failed, changed));
      },
    });
    sayOutcome(outcome);
    await invalidate(queryClient);
    return outcome.done.length === chosen.length;
  }

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
    <>
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
                noneTicked ?? (remitente ? null : 'El remitente no es un cliente registrado')
              }
              onClick={openRecibo}
            >
              Hacer el recibo
            </GuardedButton>
            <GuardedButton
              ref={button}
              size="xs"
              leftSection={<IconCash size={16} />}
              blockedBy={busy ? '' : noneTicked}
              onClick={() => void handOver()}
            >
              Marcar como rendidos
            </GuardedButton>
            <ProgressStatus label="Rendidos" progress={progress} focusAfter={button} />
            {failed}
            {children}
          </>
        }
      />
      {dialog}
    </>
  );
}
