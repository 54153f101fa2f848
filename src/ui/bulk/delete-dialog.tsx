import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { errorStatus, shortMessage } from '@/lib/api/http-errors';
import { runMany, showSessionEnd } from '@/lib/cache/run-many';
import { showError } from '@/lib/cache/show-error';
import { underWayText } from '@/lib/cache/under-way';
import { toasts } from '@/lib/page/toasts';
import { shorten } from '@/lib/values/shorten';
import { GuardedButton } from '@/ui/action/guarded-button';
import { useSubmitGuard } from '@/ui/action/submit-guard';
import { Foot } from '@/ui/frame/foot';
import { NameList } from '@/ui/overlay/name-list';
import { Modal } from '@/ui/overlay/overlay';
import type { RowSelection } from '@/ui/table/use-row-selection';
import { useFailedRows } from './failed-rows';

export interface DeleteTexts {
  count: (n: number) => string;
  noneSelected: string;
  deleted: string;
  error: string;
}

interface DeleteDialogProps {
  opened: boolean;
  onClose: () => void;
  selection: RowSelection;
  /** The selected rows of this page: the dialog names them, and warns about selected rows of other pages. */
  visible: readonly { id: number; name: string }[];
  remove: (id: number) => Promise<unknown>;
  texts: DeleteTexts;
}

const NAMED = 5;

/** Deletes the selected rows (spec section 2, Shared list behaviour). Failed rows stay selected. Render it inside the bar. */
export function DeleteDialog({
  opened,
  onClose,
  selection,
  visible,
  remove,
  texts,
}: DeleteDialogProps) {
  const guard = useSubmitGuard();
  const { failed: notice, sayFailed } = useFailedRows(selection, guard.blocked);
  const ids = [...selection.ids];
  const what = texts.count(ids.length);
  const outOfView = ids.length - visible.length;

  const nameOf = (id: number) =>
    shorten(visible.find((row) => row.id === id)?.name.trim() ?? '') || 'Sin nombre';

  const deletion = useMutation({
    mutationFn: (chosen: readonly number[]) =>
      runMany(chosen, remove, {
        doing: (tried) => underWayText('eliminando', texts.count(chosen.length), tried),
      }),
    onSuccess: ({ done, failed, left, ended }, chosen) => {
      // 404: another user has deleted the row already.
      const undone = failed.filter(({ error }) => errorStatus(error) !== 404);
      const kept = new Set([...undone.map(({ item }) => item), ...left]);
      selection.remove(chosen.filter((id) => !kept.has(id)));
      onClose();
      sayFailed({
        title: `${texts.count(undone.length)} sin eliminar`,
        reasons: undone.map(
          ({ item, error }) => `${nameOf(item)}: ${shortMessage(error, texts.error)}`,
        ),
        retry: () => run(undone.map(({ item }) => item)),
      });
      if (done.length === 1) toasts.success(texts.deleted);
      else if (done.length > 1) toasts.success(`${texts.deleted} (${done.length})`);
      const rest = failed.length + left.length;
      const { length } = chosen;
      const outcome =
        length === 1 ? '' : ` (${rest} de ${length} sin eliminar; eliminados: ${done.length})`;
      const [first] = failed;
      if (ended) showSessionEnd(ended, outcome);
      else if (first) showError(first.error, texts.error, outcome);
    },
  });

  const run = (chosen: readonly number[]) => void guard.run(() => deletion.mutateAsync(chosen));

  return (
    <>
      {notice}
      <Modal opened={opened} onClose={onClose} title={`¿Eliminar ${what}?`} centered>
        <Text size="sm">
          {`Esta acción no puede deshacerse. Se ${what.startsWith('1 ') ? 'eliminará' : 'eliminarán'} ${what} de forma permanente.`}
        </Text>
        <NameList fw={600}>
          {visible.slice(0, NAMED).map(({ id }) => (
            <li key={id}>{nameOf(id)}</li>
          ))}
          {visible.length > NAMED && <li>{`y ${visible.length - NAMED} más`}</li>}
        </NameList>
        {outOfView > 0 && (
          <Text size="sm" mt="xs" fw={600}>
            {outOfView === 1
              ? 'Atención: 1 de los seleccionados no está a la vista en esta página.'
              : `Atención: ${outOfView} de los seleccionados no están a la vista en esta página.`}
          </Text>
        )}
        <Foot>
          <Button variant="default" data-autofocus onClick={onClose}>
            Cancelar
          </Button>
          <GuardedButton
            color="red"
            loading={deletion.isPending}
            blockedBy={guard.blocked ? '' : null}
            onClick={() => run(ids)}
          >
            Eliminar
          </GuardedButton>
        </Foot>
      </Modal>
    </>
  );
}
