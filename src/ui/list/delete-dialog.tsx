import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { deleteMany } from '@/lib/delete-many';
import { errorStatus } from '@/lib/http-errors';
import { useSubmitGuard } from '@/lib/submit-guard';
import { showError } from '@/lib/show-error';
import { toasts } from '@/lib/toasts';
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
    mutationFn: () => deleteMany(ids, remove),
    onSuccess: ({ deleted, failed }) => {
      // 404: another user has deleted the row already.
      const left = failed.filter(({ error }) => errorStatus(error) !== 404);
      selection.replace(left.map(({ id }) => id));
      onClose();
      if (deleted.length === 1) toasts.success(texts.deleted);
      else if (deleted.length > 1) toasts.success(`${texts.deleted} (${deleted.length})`);
      const [first] = failed;
      if (first) {
        const outcome = `(${failed.length} de ${ids.length} sin eliminar; eliminados: ${deleted.length})`;
        showError(first.error, texts.error, ids.length === 1 ? '' : ` ${outcome}`);
      }
    },
  });

  return (
    <Modal opened={opened} onClose={onClose} title={`¿Eliminar ${what}?`} centered>
      <Text size="sm">
        Esta acción no puede deshacerse. Se {what.startsWith('1 ') ? 'eliminará' : 'eliminarán'}{' '}
        {what} de forma permanente.
      </Text>
      <NameList fw={600}>
        {visible.slice(0, NAMED).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
        {visible.length > NAMED && <li>y {visible.length - NAMED} más</li>}
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
