import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { errorStatus } from '@/lib/http-errors';
import { runMany, showSessionEnd } from '@/lib/run-many';
import { shorten } from '@/lib/shorten';
import { useSubmitGuard } from '@/lib/submit-guard';
import { showError } from '@/lib/show-error';
import { toasts } from '@/lib/toasts';
import { underWayText } from '@/lib/under-way';
import { GuardedButton } from '../forms/guarded-button';
import { Foot } from '../layout/foot';
import { NameList } from '../overlay/name-list';
import { Modal } from '../overlay/overlay';
import type { RowSelection } from '../table/use-row-selection';

export interface DeleteTexts {
  /** `1 cliente`, `3 clientes` */
  count: (n: number) => string;
  noneSelected: string;
  deleted: string;
  error: string;
}

interface DeleteDialogProps {
  opened: boolean;
  onClose: () => void;
  selection: RowSelection;
  /** The selected rows of this page, to name them and to warn about those of other pages. */
  visible: readonly { id: number; name: string }[];
  remove: (id: number) => Promise<unknown>;
  texts: DeleteTexts;
}

/** How many rows are named; the others are counted. */
const NAMED = 5;

/**
 * Asks before deleting the selected rows (spec section 2, Shared list behaviour). Rows that could not be deleted stay selected, and an
 * error toast counts both kinds and gives the server's reason.
 */
export function DeleteDialog({
  opened,
  onClose,
  selection,
  visible,
  remove,
  texts,
}: DeleteDialogProps) {
  const guard = useSubmitGuard();
  const ids = [...selection.ids];
  const what = texts.count(ids.length);
  const outOfView = ids.length - visible.length;

  const deletion = useMutation({
    mutationFn: () =>
      runMany(ids, remove, { doing: (tried) => underWayText('eliminando', what, tried) }),
    onSuccess: ({ done, failed, left, ended }) => {
      // 404: another user has deleted the row already.
      const undone = failed.filter(({ error }) => errorStatus(error) !== 404);
      selection.replace([...undone.map(({ item }) => item), ...left]);
      onClose();
      if (done.length === 1) toasts.success(texts.deleted);
      else if (done.length > 1) toasts.success(`${texts.deleted} (${done.length})`);
      const rest = failed.length + left.length;
      const outcome =
        ids.length === 1
          ? ''
          : ` (${rest} de ${ids.length} sin eliminar; eliminados: ${done.length})`;
      const [first] = failed;
      if (ended) showSessionEnd(ended, outcome);
      else if (first) showError(first.error, texts.error, outcome);
    },
  });

  return (
    <Modal opened={opened} onClose={onClose} title={`¿Eliminar ${what}?`} centered>
      <Text size="sm">
        {`Esta acción no puede deshacerse. Se ${what.startsWith('1 ') ? 'eliminará' : 'eliminarán'} ${what} de forma permanente.`}
      </Text>
      <NameList fw={600}>
        {visible.slice(0, NAMED).map(({ id, name }) => (
          <li key={id}>{shorten(name.trim()) || 'Sin nombre'}</li>
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
          onClick={() => void guard.run(() => deletion.mutateAsync())}
        >
          Eliminar
        </GuardedButton>
      </Foot>
    </Modal>
  );
}
