import { Button, Group, Text } from '@mantine/core';
import { GuardedButton } from './guarded-button';
import { Modal } from './overlay';

interface ConfirmDeleteProps {
  opened: boolean;
  /** What is about to be deleted: `3 clientes`. */
  what: string;
  /** How many of them are not on the page in view. */
  outOfView: number;
  busy: boolean;
  /** The submit guard's block, which outlasts the request. */
  blocked: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a permanent deletion (spec section 2, Shared list behaviour). */
export function ConfirmDelete({
  opened,
  what,
  outOfView,
  busy,
  blocked,
  onConfirm,
  onClose,
}: ConfirmDeleteProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={`¿Eliminar ${what}?`}
      centered
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
    >
      <Text size="sm">
        Esta acción no puede deshacerse. Se {what.startsWith('1 ') ? 'eliminará' : 'eliminarán'}{' '}
        {what} de forma permanente.
      </Text>
      {outOfView > 0 && (
        <Text size="sm" mt="xs" fw={600}>
          {outOfView === 1
            ? 'Atención: 1 de los seleccionados no está a la vista en esta página.'
            : `Atención: ${outOfView} de los seleccionados no están a la vista en esta página.`}
        </Text>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" data-autofocus onClick={onClose}>
          Cancelar
        </Button>
        <GuardedButton
          color="red"
          loading={busy}
          blockedBy={blocked ? '' : null}
          onClick={onConfirm}
        >
          Eliminar
        </GuardedButton>
      </Group>
    </Modal>
  );
}
