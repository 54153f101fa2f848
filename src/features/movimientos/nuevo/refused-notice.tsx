import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { errorMessage } from '@/lib/api/http-errors';
import { isTyped, problemText } from '@/lib/values/option';
import { EN_USO } from '../campos/remito-field';
import { CREATE_ERROR } from '../movimientos.queries';
import { clientsText } from './borrador-notice';
import type { Refused } from '../cola/movimiento-queue';

interface RefusedNoticeProps {
  refused: Refused;
  onReopen: () => void;
  onDiscard: () => void;
}

export function RefusedNotice({ refused, onReopen, onDiscard }: RefusedNoticeProps) {
  const { values } = refused;
  const remito = values.remitoNumero && `, remito ${values.remitoNumero}`;
  return (
    <Alert
      role="alert"
      color="red"
      mt="md"
      icon={<IconAlertTriangle />}
      title={`No se agregó el movimiento${clientsText(values)}${remito}.`}
    >
      <Text size="sm" mb="xs">
        {refusalText(refused)}
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

function refusalText({ values, fields, error }: Refused): string {
  const [name] = fields;
  const value = name && values[name];
  if (isTyped(value)) return problemText(value);
  return name === 'remitoNumero' ? EN_USO : errorMessage(error, CREATE_ERROR);
}
