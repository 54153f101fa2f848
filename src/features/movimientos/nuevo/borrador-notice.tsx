import { Alert, Button, Group, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { fechaYHora } from '@/domain/fechas';
import type { Borrador } from './use-borrador';

function timeText(at: number): string {
  const [fecha, hora] = fechaYHora(at);
  return fecha === fechaYHora(Date.now())[0] ? `de las ${hora}` : `del ${fecha} a las ${hora}`;
}

/** ` (Origen → Destino)`, or empty if a movement has neither. */
export function clientsText({ clienteOrigen, clienteDestino }: Borrador['values']): string {
  if (!clienteOrigen && !clienteDestino) return '';
  return ` (${clienteOrigen?.nombre ?? 'sin origen'} → ${clienteDestino?.nombre ?? 'sin destino'})`;
}

interface BorradorNoticeProps {
  borrador: Borrador;
  onRecover: () => void;
  onDiscard: () => void;
}

export function BorradorNotice({ borrador, onRecover, onDiscard }: BorradorNoticeProps) {
  return (
    <Alert
      role="status"
      mb="md"
      icon={<IconHistory />}
      title={`Hay un movimiento sin terminar ${timeText(borrador.at)}${clientsText(borrador.values)}.`}
    >
      {borrador.partial && (
        <Text size="sm" mb="xs">
          Una parte no se pudo leer: revisalo antes de agregarlo.
        </Text>
      )}
      {borrador.sent && (
        <Text size="sm" mb="xs">
          Se estaba guardando: antes de agregarlo de nuevo, fijate que no esté en la lista.
        </Text>
      )}
      <Group gap="xs">
        <Button size="xs" variant="light" onClick={onRecover}>
          Recuperar
        </Button>
        <Button size="xs" variant="default" onClick={onDiscard}>
          Descartar
        </Button>
      </Group>
    </Alert>
  );
}
