import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { causeOf, isAbort, mayBeDone, nullIfDeleted, shortMessage } from '@/lib/api/http-errors';
import { lastChange } from '@/lib/cache/last-change';
import { invalidate, restartFetches } from '@/lib/cache/query-client';
import { resultsOf, runMany } from '@/lib/cache/run-many';
import { logFailure } from '@/lib/cache/show-error';
import { useStore } from '@/lib/page/store';
import { toasts } from '@/lib/page/toasts';
import { FEW_ROWS } from '@/ui/bulk/progress';
import { PartlyDoneError, useBulk, type Batch, type Job } from '@/ui/bulk/use-bulk';
import type { Question } from '@/ui/overlay/confirm';
import { rememberMovimientos, type RememberedChange } from '../editar/undo-movimiento';
import { estadoPara, partitionFor, type Accion, type Partition } from '../estado-para';
import { countMovimientos, movimientoTitle, NONE_SELECTED } from '../movimiento-labels';
import type { Movimiento } from '../movimiento.schema';
import { readMovimiento } from '../movimientos.queries';
import type { Listado } from './use-listado';

/** A list whose rows are changed in the cache: rows that leave its search stay in it. */
export interface ListInPlace {
  read: () => Promise<readonly Movimiento[]>;
  update: (change: (row: Movimiento) => Movimiento) => void;
}

/** Something that is done to the ticked movements. */
export interface BulkAction
  extends RememberedChange, Omit<Job<Movimiento>, 'send' | 'count' | 'after'> {
  accion: Accion;
  question: (partition: Partition) => Question | null;
  send: (
    client: QueryClient,
    rows: Batch<Movimiento>,
    throwIfEnded: () => void,
  ) => Promise<readonly Movimiento[]>;
}

export interface BulkChangeOptions {
  listado: Listado;
  inPlace?: ListInPlace | undefined;
  readError: string;
}

/** A change of the ticked movements: it reads them, asks about what is stored, and sends and remembers only what changes. */
export function useBulkChange({
  listado: { query, selection, ticked },
  inPlace,
  readError,
}: BulkChangeOptions) {
  const client = useQueryClient();
  const reading = useMutation({
    mutationFn: read,
    meta: { error: readError, invalidates: [], keepsChange: true },
  });
  // The rows that a change reads first would still be those before the undo.
  const isUndoing = Boolean(useStore(lastChange)?.progress);
  const { button, run, guard, ask, follow, sayFailed, busy, status } = useBulk(
    selection,
    reading.isPending || isUndoing,
  );

  /** Rows as they are stored now: as the search finds them, the others read by id, without deleted ones. Throws if a row cannot be read. */
  async function read(chosen: readonly Movimiento[]): Promise<Movimiento[]> {
    const rows = inPlace
      ? await inPlace.read()
      : ((await query.refetch({ throwOnError: true })).data ?? []);
    const found = new Map(rows.map((row) => [row.id, row]));
    const missing = chosen.filter(({ id }) => !found.has(id));
    const others = await follow({ label: 'Leídos', few: FEW_ROWS }, missing.length, (options) =>
      runMany(missing, ({ id }) => readMovimiento(id).catch(nullIfDeleted), {
        ...options,
        stopAtFailure: true,
      }),
    );
    for (const row of resultsOf(others)) if (row) found.set(row.id, row);
    return chosen.flatMap(({ id }) => found.get(id) ?? []);
  }

  /** What came of rows whose call left that open. @throws the call's error if they cannot be read, or PartlyDoneError. */
  async function look(rows: readonly Movimiento[], error: unknown, { accion }: BulkAction) {
    if (!mayBeDone(error)) throw error;
    const stored = await read(rows).catch(() => {
      throw error;
    });
    const done = stored.filter((row) => !estadoPara(row, accion).changes);
    if (done.length < rows.length) throw new PartlyDoneError(done, causeOf(error));
    logFailure(error);
    return rows;
  }

  function sayUnread(error: unknown, action: BulkAction) {
    if (isAbort(error)) toasts.warning('Cancelado: no se cambió nada.');
    else {
      sayFailed({
        title: `${countMovimientos(ticked.length)} ${action.undone}`,
        reasons: [shortMessage(error, readError)],
        retryable: ticked.length,
        retry: () => void change(action),
      });
    }
    return null;
  }

  /** Never rejects. Returns whether all were changed. */
  async function change(action: BulkAction): Promise<boolean> {
    if (busy) return false;
    const stored = await reading
      .mutateAsync(ticked)
      .catch((error: unknown) => sayUnread(error, action));
    if (!stored) return false;
    const byId = new Map(stored.map((row) => [row.id, row]));
    inPlace?.update((row) => byId.get(row.id) ?? row);
    const partition = partitionFor(stored, action.accion, ticked.length - stored.length);
    if (partition.changing.length === 0) {
      const texts = partition.parts.map(({ text }) => text);
      toasts.warning(`No hay nada para cambiar: ${texts.join(', ')}`);
      return false;
    }
    const asked = action.question(partition);
    if (asked && !(await ask(asked, () => true))) return false;
    /** With those of the attempts before a retry. */
    const reached = new Set<Movimiento>();
    const job: Job<Movimiento> = {
      ...action,
      count: countMovimientos,
      send: (rows, throwIfEnded) =>
        action
          .send(client, rows, throwIfEnded)
          .catch((error: unknown) => look(rows, error, action)),
      reason: (error, row) => reasonOf(error, row, action),
      async after({ done, changed, failed }) {
        const unknown = failed.filter(({ error }) => mayBeDone(error));
        for (const row of [...changed, ...unknown.map(({ row }) => row)]) reached.add(row);
        const ids = new Set(done.map(({ id }) => id));
        // A fetch from before the change would show the old rows after `update`.
        if (inPlace) restartFetches(client);
        inPlace?.update((row) => (ids.has(row.id) ? action.apply(row) : row));
        rememberMovimientos([...reached], action);
        if (!inPlace || failed.length > 0) await invalidate(client);
      },
    };
    return (await guard.run(() => run(partition.changing, job))) ?? false;
  }

  return {
    button,
    busy,
    blockedBy: busy ? '' : ticked.length === 0 ? NONE_SELECTED : null,
    change,
    status,
  };
}

function reasonOf(
  error: unknown,
  row: Movimiento,
  { reason, error: fallback }: BulkAction,
): string {
  if (error instanceof PartlyDoneError)
    return `${movimientoTitle(row)}: ${shortMessage(error, 'no se cambió')}`;
  return reason ? reason(error, row) : shortMessage(error, fallback);
}
