import { useMutation } from '@tanstack/react-query';
import { IconChecks } from '@tabler/icons-react';
import { GuardedButton } from '@/ui/action/guarded-button';
import { useSubmitGuard } from '@/ui/action/submit-guard';
import { useConfirm, type Question } from '@/ui/overlay/confirm';
import type { Notificacion } from './notificacion.schema';
import { notificacionesMutations } from './notificaciones.queries';

/** Asks first, because all at once cannot be undone. `rows` is undefined while loading. */
export function MarcarTodas({ rows }: { rows: readonly Notificacion[] | undefined }) {
  const { ask, dialog } = useConfirm();
  const guard = useSubmitGuard();
  const marking = useMutation(notificacionesMutations.markAll());

  function confirm(asked: readonly Notificacion[]) {
    const question: Question = {
      title:
        asked.length === 1
          ? '¿Marcar 1 notificación como leída?'
          : `¿Marcar ${asked.length} notificaciones como leídas?`,
      parts: [{ text: 'Pasan a Leídas. Los recordatorios quedan.' }],
      confirm: 'Marcar todas',
      caution: 'mistake',
    };
    void ask(question, () => guard.run(() => marking.mutateAsync(asked)));
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
        onClick={() => confirm(rows ?? [])}
      >
        Marcar todas
      </GuardedButton>
      {dialog}
    </>
  );
}
