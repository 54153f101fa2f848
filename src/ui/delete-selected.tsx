import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { DeleteDialogProps } from './delete-dialog';
import { GuardedButton } from './guarded-button';
import { lazyOverlay } from './overlay';

const DeleteDialog = lazyOverlay(() =>
  import('./delete-dialog').then((module) => module.DeleteDialog),
);

/** Eliminar, which opens its confirmation. */
export function DeleteSelected(props: Omit<DeleteDialogProps, 'opened' | 'onClose'>) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <GuardedButton
        variant="light"
        color="red"
        size="xs"
        leftSection={<IconTrash size={16} />}
        blockedBy={props.selection.ids.size === 0 ? props.texts.noneSelected : null}
        onClick={() => setOpened(true)}
      >
        Eliminar
      </GuardedButton>
      <DeleteDialog {...props} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
