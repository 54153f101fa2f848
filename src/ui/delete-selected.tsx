import { useMutation } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { deleteMany } from '@/lib/delete-many';
import { errorStatus } from '@/lib/http-errors';
import { useSubmitGuard } from '@/lib/submit-guard';
import { tellError } from '@/lib/tell-error';
import { toasts } from '@/lib/toasts';
import { ConfirmDelete } from './confirm-delete';
import { GuardedButton } from './guarded-button';
import type { RowSelection } from './use-row-selection';

export interface DeleteTexts {
  /** `1 cliente`, `3 clientes` */
  count: (n: number) => string;
  noneSelected: string;
  deleted: string;
  error: string;
}

interface DeleteSelectedProps {
  selection: RowSelection;
  /** The rows in view, to say how many of the selected ones are not. */
  visibleIds: readonly number[];
  remove: (id: number) => Promise<unknown>;
  texts: DeleteTexts;
}

/**
 * Eliminar with its confirmation. The outcome is told as it was: what could not be deleted stays selected, and the toast says how many
 * were and how many were not, with the server's reason.
 */
export function DeleteSelected({ selection, visibleIds, remove, texts }: DeleteSelectedProps) {
  const [opened, setOpened] = useState(false);
  const guard = useSubmitGuard();
  const ids = [...selection.ids];

  const deletion = useMutation({
    mutationFn: () => deleteMany(ids, remove),
    onSuccess: ({ deleted, failed }) => {
      // What somebody else deleted meanwhile is not there to be selected.
      const left = failed.filter(({ error }) => errorStatus(error) !== 404);
      selection.replace(left.map(({ id }) => id));
      setOpened(false);
      if (deleted.length === 1) toasts.success(texts.deleted);
      else if (deleted.length > 1) toasts.success(`${texts.deleted} (${deleted.length})`);
      const [first] = failed;
      if (first) {
        const outcome = `(${failed.length} de ${ids.length} sin eliminar; eliminados: ${deleted.length})`;
        tellError(first.error, texts.error, ids.length === 1 ? '' : ` ${outcome}`);
      }
    },
  });

  return (
    <>
      <GuardedButton
        variant="light"
        color="red"
        size="xs"
        leftSection={<IconTrash size={16} />}
        blockedBy={ids.length === 0 ? texts.noneSelected : null}
        onClick={() => setOpened(true)}
      >
        Eliminar
      </GuardedButton>
      <ConfirmDelete
        opened={opened}
        what={texts.count(ids.length)}
        outOfView={ids.filter((id) => !visibleIds.includes(id)).length}
        busy={deletion.isPending}
        blocked={guard.blocked}
        onConfirm={() => void guard.run(() => deletion.mutateAsync())}
        onClose={() => setOpened(false)}
      />
    </>
  );
}
