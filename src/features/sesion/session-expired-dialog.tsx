import { Button, getDefaultZIndex, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { askAgain } from '@/lib/query-client';
import { session, useSessionStatus } from '@/lib/session';
import { lazyPart } from '@/ui/lazy-part';
import { Modal } from '@/ui/overlay';
import { useLeave } from '@/ui/unsaved-work';

const LoginForm = lazyPart(() => import('./login-form').then((module) => module.LoginForm));

/** Signs in again over the screen where the session ran out, so that what was typed there is kept. */
export function SessionExpiredDialog() {
  const status = useSessionStatus();
  const queryClient = useQueryClient();
  const leave = useLeave();

  // Signed in again, here or in another tab: what was refused meanwhile is asked for anew.
  useEffect(() => {
    if (status !== 'expired') return;
    return () => {
      if (session.status() === 'signed-in') void askAgain(queryClient);
    };
  }, [status, queryClient]);

  return (
    <Modal
      opened={status === 'expired'}
      onClose={() => undefined}
      onMissing={null}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      centered
      // Above a drawer that was opened later than this was drawn.
      zIndex={getDefaultZIndex('overlay')}
      title="Tu sesión venció"
    >
      <Text size="sm" mb="md">
        Ingresá de nuevo para seguir donde estabas. Lo que escribiste no se perdió.
      </Text>
      <LoginForm />
      <Button
        variant="subtle"
        color="gray"
        fullWidth
        mt="xs"
        onClick={() => leave(() => session.signOut())}
      >
        Salir
      </Button>
    </Modal>
  );
}
