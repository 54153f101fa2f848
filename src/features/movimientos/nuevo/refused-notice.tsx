import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { mayBeDone } from '@/lib/api/http-errors';
import { isTyped, problemText } from '@/lib/values/option';
import { saveFailure } from '@/ui/feedback/states';
import { CREATE_ERROR } from '../movimientos.queries';
import { clientsText } from './borrador-notice';
import type { Refused } from '../cola/movimiento-queue';

interface RefusedNoticeProps {
  refused: Refused;
  onReopen: () => void;
  onDiscard: () => void;
}

/** A movement that was not created. It returns to the form only by its button: the keys belong to the next movement. */
export function RefusedNotice({ refused, onReopen, onDiscard }: RefusedNoticeProps) {
  const { values, error } = refused;
  const remito = values.remitoNumero && `, remito ${values.remitoNumero}`;
  const isUnknown = error !== null && mayBeDone(error);
  return (
    <Alert
      role="alert"
      color="red"
      mb="md"
      icon={<IconAlertTriangle />}
      title={`${isUnknown ? 'No sabemos si se agregó el movimiento' : 'No se agregó el movimiento'}${clientsText(values)}${remito}.`}
    >
      <Text size="sm" mb="xs">
        {refusalText(refused)}
        {isUnknown && <strong> Fijate en la lista antes de repetirlo.</strong>}
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

function refusalText({ values, fields: [name], error }: Refused): string {
  const value = name && values[name];
  return isTyped(value) ? problemText(value) : saveFailure(error, CREATE_ERROR).shown;
}
