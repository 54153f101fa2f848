import { Button, getDefaultZIndex, Text } from '@mantine/core';
import { isInterrupted, useSessionStatus } from '@/lib/person/session';
import { Modal } from '@/ui/overlay/overlay';
import { LoginForm } from './login-form';

export function SessionExpiredDialog({ onSignOut }: { onSignOut: () => void }) {
  const status = useSessionStatus();

  return (
    <Modal
      opened={isInterrupted(status)}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      centered
      // Above a drawer that mounted later.
      zIndex={getDefaultZIndex('overlay')}
      title="Tu sesión venció"
    >
      <Text size="sm" mb="md">
        Ingresá de nuevo para seguir donde estabas. Lo que escribiste no se perdió. Si ingresa otra
        persona, esta pantalla se cierra.
      </Text>
      <LoginForm />
      <Button variant="subtle" color="gray" fullWidth mt="xs" onClick={onSignOut}>
        Salir
      </Button>
    </Modal>
  );
}
