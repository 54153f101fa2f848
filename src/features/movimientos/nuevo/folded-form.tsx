import { Button, Kbd, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import classes from '../campos/movimiento-form.module.css';
import { savingText, useMovimientoQueue } from '../cola/queue-state';

interface FoldedFormProps {
  formId: string;
  isBegun: boolean;
  onUnfold: () => void;
}

export function FoldedForm({ formId, isBegun, onUnfold }: FoldedFormProps) {
  const { waiting, refused } = useMovimientoQueue();
  const note =
    savingText(waiting.length) ??
    (refused.length > 0 ? `${refused.length} sin agregar` : isBegun && 'A medio cargar');
  return (
    <Button
      classNames={{ label: classes.folded }}
      h="auto"
      py="xs"
      variant="light"
      size="xs"
      fullWidth
      justify="flex-start"
      leftSection={<IconPlus size={16} />}
      rightSection={
        <Kbd size="xs" aria-hidden>
          N
        </Kbd>
      }
      aria-expanded={false}
      aria-controls={formId}
      aria-keyshortcuts="N"
      onClick={onUnfold}
    >
      <span>Nuevo movimiento</span>
      {note && <Text span inherit c="dimmed" fz="sm">{`\u00a0· ${note}`}</Text>}
    </Button>
  );
}
