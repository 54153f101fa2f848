import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import { GuardedButton } from '@/ui/action/guarded-button';
import { useSubmitGuard } from '@/ui/action/submit-guard';
import { Modal } from '@/ui/overlay/overlay';
import type { Notificacion } from './notificacion.schema';
import { notificacionesMutations } from './notificaciones.queries';

/** Asks first, because all at once cannot be undone. `rows` is undefined while loading. */
export function MarcarTodas({ rows }: { rows: readonly Notificacion[] | undefined }) {
  const [opened, setOpened] = useState(false);
  const [asked, setAsked] = useState<readonly Notificacion[]>([]);
  const guard = useSubmitGuard();
  const marking = useMutation(notificacionesMutations.markAll());

  function ask() {
    setAsked(rows ?? []);
    setOpened(true);
  }

  function confirm() {
    setOpened(false);
    void guard.run(() => marking.mutateAsync(asked));
  }

  return (
    <>
      <GuardedButton
        variant="subtle"
        size="xs"
        leftSection={<IconChecks size={16} />}
        blockedBy={
          rows === undefined || guard.blocked
            ? ''
            : rows.length === 0
              ? 'No hay notificaciones para marcar.'
              : null
        }
        aria-label="Marcar todas como leídas"
        onClick={ask}
      >
        Marcar todas
      </GuardedButton>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={
          asked.length === 1
            ? '¿Marcar 1 notificación como leída?'
            : `¿Marcar ${asked.length} notificaciones como leídas?`
        }
        centered
      >
        <Text size="sm">Pasan a Leídas. Los recordatorios quedan.</Text>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" data-autofocus onClick={() => setOpened(false)}>
            Cancelar
          </Button>
          <Button onClick={confirm}>Marcar todas</Button>
        </Group>
      </Modal>
    </>
  );
}
