import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { errorMessage } from '@/lib/http-errors';
import { isTyped, problemText } from '@/lib/option';
import { clientsText } from './borrador-notice';
import { CREATE_ERROR } from './movimientos.queries';
import type { Refused } from './use-movimiento-queue';

interface RefusedNoticeProps {
  refused: Refused;
  onReopen: () => void;
  onDiscard: () => void;
}

/** Names a movement that was refused while the next one was being typed, and offers it again. */
export function RefusedNotice({
  refused: { values, error },
  onReopen,
  onDiscard,
}: RefusedNoticeProps) {
  const remito = values.remitoNumero && `, remito ${values.remitoNumero}`;
  const text = Object.values(values).find(isTyped);
  return (
    <Alert
      role="alert"
      color="red"
      mt="md"
      icon={<IconAlertTriangle />}
      title={`No se agregó el movimiento${clientsText(values)}${remito}.`}
    >
      <Text size="sm" mb="xs">
        {text ? problemText(text) : errorMessage(error, CREATE_ERROR)}
      </Text>
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={onReopen}>
          Volver a este movimiento
        </Button>
        <Button size="xs" variant="subtle" color="red" onClick={onDiscard}>
          Descartar
        </Button>
      </Group>
    </Alert>
  );
}
