import { Button, Modal, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { session, useSessionStatus } from '@/lib/session';
import { LoginForm } from './login-form';

/** Signs in again over the screen where the session ran out, so that what was typed there is kept. */
export function SessionExpiredDialog() {
  const status = useSessionStatus();
  const queryClient = useQueryClient();
  return (
    <Modal
      opened={status === 'expired'}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      centered
      title="Tu sesión venció"
    >
      <Text size="sm" mb="md">
        Ingresá de nuevo para seguir donde estabas. Lo que escribiste no se perdió.
      </Text>
      <LoginForm onSignedIn={() => void queryClient.invalidateQueries()} />
      <Button variant="subtle" color="gray" fullWidth mt="xs" onClick={() => session.signOut()}>
        Salir
      </Button>
    </Modal>
  );
}
