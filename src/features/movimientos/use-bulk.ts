import { useMutation } from '@tanstack/react-query';
import { shortMessage } from '@/lib/api/http-errors';
import { lastChange } from '@/lib/cache/last-change';
import { useStore } from '@/lib/page/store';
import { toasts } from '@/lib/page/toasts';
import { showCount } from '@/lib/values/show-importe';
import { useSubmitGuard } from '@/ui/action/submit-guard';
import { useFailedRows } from '@/ui/bulk/failed-rows';
import { useProgress } from '@/ui/bulk/progress';
import { useConfirm, type Question } from '@/ui/overlay/confirm';
import type { RowSelection } from '@/ui/table/use-row-selection';
import { partitionFor, type Accion, type Partition } from './estado-para';
import type { Movimiento } from './movimiento.schema';
import { readStored } from './read-stored';

interface BulkOptions {
  selection: RowSelection;
  rows: readonly Movimiento[] | undefined;
  /** Fetches the screen's rows again. */
  search: () => Promise<readonly Movimiento[]>;
  /** Shown if the rows cannot be read and the server does not say why. */
  error: string;
  /** Gets the ticked rows as they are stored. */
  onRead?: (stored: readonly Movimiento[]) => void;
  /** Up to this number the progress is not shown. */
  few: number;
  /** `sin actualizar` */
  undone: string;
}

interface ChangeOfTicked {
  accion: Accion;
  /** Null: nothing to ask. */
  question: (partition: Partition) => Question | null;
  /** Gets the rows that the action changes. Returns whether all were changed. */
  run: (rows: readonly Movimiento[]) => Promise<boolean>;
}

/** A change of the ticked movements: it reads them, asks about what is stored, and sends only what changes. Render `failed` in the bar, and `dialog`. */
export function useBulk({
  selection,
  rows = [],
  search,
  error: readError,
  onRead,
  few,
  undone,
}: BulkOptions) {
  const guard = useSubmitGuard();
  const { ask, dialog } = useConfirm();
  const { progress, follow } = useProgress(few);
  // An undo writes whole records, and would take the change back.
  const isUndoing = Boolean(useStore(lastChange)?.progress);
  const reading = useMutation({
    mutationFn: (chosen: readonly Movimiento[]) => readStored(chosen, search),
    meta: { error: readError, invalidates: [], keepsChange: true },
  });
  const busy = reading.isPending || guard.blocked || isUndoing;
  const { failed, sayFailed } = useFailedRows(selection, busy);

  /** Never rejects. */
  async function change({ accion, question, run }: ChangeOfTicked): Promise<boolean> {
    if (busy) return false;
    const chosen = rows.filter(({ id }) => selection.ids.has(id));
    const stored = await reading.mutateAsync(chosen).catch((error: unknown) => {
      const reason = shortMessage(error, readError);
      sayFailed({
        title: (count) => `${showCount(count, 'movimiento')} ${undone}`,
        rows: chosen.map(({ id }) => ({ id, reason })),
        retry: () => void change({ accion, question, run }),
      });
      return null;
    });
    if (!stored) return false;
    onRead?.(stored);
    const partition = partitionFor(stored, accion, chosen.length - stored.length);
    if (partition.changing.length === 0) {
      const texts = partition.parts.map(({ text }) => text);
      toasts.warning(`No hay nada para cambiar: ${texts.join(', ')}`);
      return false;
    }
    const asked = question(partition);
    if (asked && !(await ask(asked, () => true))) return false;
    return (await guard.run(() => run(partition.changing))) ?? false;
  }

  return {
    change,
    guard,
    follow,
    progress,
    sayFailed,
    failed,
    dialog,
    busy,
  };
}
