import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorStatus, shortMessage } from '@/lib/api/http-errors';
import { lastChange } from '@/lib/cache/last-change';
import { invalidate, restartFetches } from '@/lib/cache/query-client';
import { resultsOf, runMany } from '@/lib/cache/run-many';
import { useStore } from '@/lib/page/store';
import { toasts } from '@/lib/page/toasts';
import { useBulk, type BulkOptions, type Job } from '@/ui/bulk/use-bulk';
import type { Question } from '@/ui/overlay/confirm';
import { rememberMovimientos, type RememberedChange } from '../editar/undo-movimiento';
import { partitionFor, type Accion, type Partition } from '../estado-para';
import { countMovimientos, NONE_SELECTED } from '../movimiento-labels';
import type { Movimiento } from '../movimiento.schema';
import { readMovimiento } from '../movimientos.queries';
import type { Listado } from './use-listado';

/** A list whose rows are changed in the cache: rows that leave its search stay in it. */
export interface ListInPlace {
  read: () => Promise<readonly Movimiento[]>;
  update: (change: (row: Movimiento) => Movimiento) => void;
}

export interface BulkChangeOptions extends Omit<BulkOptions, 'selection' | 'waits'> {
  listado: Listado;
  inPlace?: ListInPlace | undefined;
  readError: string;
  undone: (error?: unknown) => string;
}

interface WantedChange
  extends RememberedChange, Omit<Job<Movimiento>, 'count' | 'undone' | 'error' | 'after'> {
  accion: Accion;
  question: (partition: Partition) => Question | null;
  /** Whether a failed call may have made the change. */
  isUnknown: (error: unknown) => boolean;
}

/** A change of the ticked movements: it reads them, asks about what is stored, and sends and remembers only what changes. */
export function useBulkChange({
  listado: { query, selection, ticked },
  inPlace,
  readError,
  undone,
  ...options
}: BulkChangeOptions) {
  const queryClient = useQueryClient();
  const search =
    inPlace?.read ?? (async () => (await query.refetch({ throwOnError: true })).data ?? []);
  const reading = useMutation({
    mutationFn: (chosen: readonly Movimiento[]) => readChosen(chosen, search),
    meta: { error: readError, invalidates: [], keepsChange: true },
  });
  // An undo writes whole records, and would take the change back.
  const isUndoing = Boolean(useStore(lastChange)?.progress);
  const { run, guard, ask, sayFailed, busy, status } = useBulk({
    ...options,
    selection,
    waits: reading.isPending || isUndoing,
  });

  const blockedBy = busy ? '' : ticked.length === 0 ? NONE_SELECTED : null;

  /** Never rejects. Returns whether all were changed. */
  async function change(wanted: WantedChange): Promise<boolean> {
    if (busy) return false;
    const stored = await reading.mutateAsync(ticked).catch((error: unknown) => {
      sayFailed({
        title: `${countMovimientos(ticked.length)} ${undone()}`,
        reasons: ticked.map(() => shortMessage(error, readError)),
        retry: () => void change(wanted),
      });
      return null;
    });
    if (!stored) return false;
    const byId = new Map(stored.map((row) => [row.id, row]));
    inPlace?.update((row) => byId.get(row.id) ?? row);
    const partition = partitionFor(stored, wanted.accion, ticked.length - stored.length);
    if (partition.changing.length === 0) {
      const texts = partition.parts.map(({ text }) => text);
      toasts.warning(`No hay nada para cambiar: ${texts.join(', ')}`);
      return false;
    }
    const asked = wanted.question(partition);
    if (asked && !(await ask(asked, () => true))) return false;
    /** With those of the attempts before a retry. */
    const reached = new Set<Movimiento>();
    const job: Job<Movimiento> = {
      ...wanted,
      count: countMovimientos,
      undone,
      async after({ done, failed }) {
        const unknown = failed.filter(({ error }) => wanted.isUnknown(error));
        const rows = [...done.map(({ result }) => result), ...unknown.map(({ item }) => item)];
        for (const row of rows.flat()) reached.add(row);
        const ids = new Set(done.flatMap(({ item }) => item.map(({ id }) => id)));
        if (inPlace) restartFetches(queryClient);
        inPlace?.update((row) => (ids.has(row.id) ? wanted.apply(row) : row));
        rememberMovimientos([...reached], wanted);
        if (!inPlace || unknown.length > 0) await invalidate(queryClient);
      },
    };
    return (await guard.run(() => run(partition.changing, job))) ?? false;
  }

  return { busy, blockedBy, change, status };
}

/** The rows as they are stored now: as `search` finds them, the others read by id, without deleted ones. Throws if a row cannot be read. */
async function readChosen(
  chosen: readonly Movimiento[],
  search: () => Promise<readonly Movimiento[]>,
): Promise<Movimiento[]> {
  const found = new Map((await search()).map((row) => [row.id, row]));
  const missing = chosen.filter(({ id }) => !found.has(id));
  const read = await runMany(missing, ({ id }) => readMovimiento(id).catch(nullIfDeleted), {
    stopAtFailure: true,
  });
  for (const row of resultsOf(read)) if (row) found.set(row.id, row);
  return chosen.flatMap(({ id }) => found.get(id) ?? []);
}

function nullIfDeleted(error: unknown): null {
  if (errorStatus(error) === 404) return null;
  throw error;
}
