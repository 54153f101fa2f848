import { useMutation, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { isUnanswered, shortMessage } from '@/lib/api/http-errors';
import { lastChange } from '@/lib/cache/last-change';
import { invalidate, restartFetches } from '@/lib/cache/query-client';
import type { Outcome } from '@/lib/cache/run-many';
import { useStore } from '@/lib/page/store';
import { toasts } from '@/lib/page/toasts';
import { useBulk, type BulkOptions, type Job } from '@/ui/bulk/use-bulk';
import type { Question } from '@/ui/overlay/confirm';
import { rememberMovimientos, type RememberedChange } from './editar/undo-movimiento';
import { partitionFor, type Accion, type Partition } from './estado-para';
import { countMovimientos, NONE_SELECTED } from './movimiento-labels';
import type { Movimiento } from './movimiento.schema';
import { readStored } from './read-stored';

/** A list whose rows are changed in the cache: rows that leave its search stay in it. */
export interface ListInPlace {
  read: () => Promise<readonly Movimiento[]>;
  update: (change: (row: Movimiento) => Movimiento) => void;
}

export interface BulkChangeOptions extends Omit<BulkOptions, 'waits'> {
  query: UseQueryResult<Movimiento[]>;
  /** Default: the query is fetched again. */
  inPlace?: ListInPlace | undefined;
  /** Shown if the rows cannot be read and the server does not say why. */
  readError: string;
  undone: (error?: unknown) => string;
}

interface BulkChange<Result>
  extends
    RememberedChange,
    Pick<Job<Movimiento, Result>, 'send' | 'reason' | 'success' | 'perCall'> {
  accion: Accion;
  /** Null: nothing to ask. */
  question: (partition: Partition) => Question | null;
  /** The rows that the user has changed, or may have. */
  reached: (outcome: Outcome<Movimiento, Result>) => readonly Movimiento[];
}

/** A change of the ticked movements: it reads them, asks about what is stored, and sends and remembers only what changes. */
export function useBulkChange({
  query,
  inPlace,
  readError,
  undone,
  ...options
}: BulkChangeOptions) {
  const queryClient = useQueryClient();
  const search =
    inPlace?.read ?? (async () => (await query.refetch({ throwOnError: true })).data ?? []);
  const reading = useMutation({
    mutationFn: (chosen: readonly Movimiento[]) => readStored(chosen, search),
    meta: { error: readError, invalidates: [], keepsChange: true },
  });
  // An undo writes whole records, and would take the change back.
  const isUndoing = Boolean(useStore(lastChange)?.progress);
  const { run, guard, ask, sayFailed, busy, status } = useBulk({
    ...options,
    waits: reading.isPending || isUndoing,
  });

  const rows = (query.isError ? null : query.data) ?? [];
  const ticked = rows.filter(({ id }) => options.selection.ids.has(id));
  const blockedBy = busy ? '' : ticked.length === 0 ? NONE_SELECTED : null;

  /** Never rejects. Returns whether all were changed. */
  async function change<Result>(wanted: BulkChange<Result>): Promise<boolean> {
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
    const job: Job<Movimiento, Result> = {
      ...wanted,
      count: countMovimientos,
      undone,
      async after(outcome) {
        for (const row of wanted.reached(outcome)) reached.add(row);
        rememberMovimientos([...reached], wanted);
        if (!inPlace) return invalidate(queryClient);
        const done = new Set(outcome.done.map(({ item }) => item.id));
        await restartFetches(queryClient);
        if (outcome.failed.some(({ error }) => isUnanswered(error))) void invalidate(queryClient);
        inPlace.update((row) => (done.has(row.id) ? wanted.apply(row) : row));
      },
    };
    return (await guard.run(() => run(partition.changing, job))) ?? false;
  }

  return { ticked, busy, blockedBy, change, status };
}
