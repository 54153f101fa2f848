import { Alert, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { mayBeDone } from '@/lib/api/http-errors';
import { clientsText } from './borrador-notice';
import type { Refused } from '../cola/queue-state';

interface RefusedNoticeProps {
  refused: Refused;
  /** Its buttons, unless the form has it. */
  children?: ReactNode;
}

/** A movement that was not created. It returns to the form only by a press: the keys belong to the next movement. */
export function RefusedNotice({ refused, children }: RefusedNoticeProps) {
  const { values, reason, error } = refused;
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
      <Text size="sm">
        {reason}
        {isUnknown && <strong> Fijate en la lista antes de repetirlo.</strong>}
      </Text>
      {children && (
        <Group gap="xs" mt="xs">
          {children}
        </Group>
      )}
    </Alert>
  );
}
