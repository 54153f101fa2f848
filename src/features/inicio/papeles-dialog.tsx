import { Box, Button, Group, Text } from '@mantine/core';
import { Modal } from '@/ui/overlay/overlay';
import { PapelLinea } from './papel-linea';
import type { PapelVencido } from './papeles';

interface PapelesDialogProps {
  opened: boolean;
  onClose: () => void;
  papeles: readonly PapelVencido[];
  /** Names of the lists that could not be read. */
  unread: readonly string[];
  onRetry: () => void;
}

/** The expired papers, each a link to its vehicle or person. */
export function PapelesDialog({ opened, onClose, papeles, unread, onRetry }: PapelesDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Papeles vencidos" centered>
      {papeles.length === 0 && unread.length === 0 && <Text size="sm">Ninguno.</Text>}
      <Box component="ul" m={0} p={0}>
        {papeles.map((papel) => (
          <PapelLinea key={`${papel.to} ${papel.id} ${papel.papel}`} papel={papel} />
        ))}
      </Box>
      {unread.length > 0 && (
        <Group mt="sm" gap="xs">
          <Text size="sm">Sin leer: {unread.join(', ')}.</Text>
          <Button variant="default" size="compact-sm" onClick={onRetry}>
            Reintentar
          </Button>
        </Group>
      )}
    </Modal>
  );
}
