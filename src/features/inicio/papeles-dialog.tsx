import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Modal } from '@/ui/overlay/overlay';
import { FechaVencimiento } from '@/ui/table/fecha-vencimiento';
import classes from './papeles-dialog.module.css';
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
      <ul className={classes.list}>
        {papeles.map(({ to, id, nombre, papel, vence }) => (
          <li key={`${to} ${id} ${papel}`}>
            <Anchor inherit renderRoot={(props) => <Link {...props} to={to} params={{ id }} />}>
              {nombre}
            </Anchor>{' '}
            <span className={classes.papel}>
              {papel} <FechaVencimiento fecha={vence} />
            </span>
          </li>
        ))}
      </ul>
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
