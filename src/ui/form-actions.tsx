import { Button, Group } from '@mantine/core';
import { GuardedButton } from './guarded-button';

interface FormActionsProps {
  submitLabel: string;
  busy: boolean;
  /** The submit guard's block, which outlasts the request. */
  blocked: boolean;
  onCancel: () => void;
}

/** The end of a form: Cancelar, and what it is for. */
export function FormActions({ submitLabel, busy, blocked, onCancel }: FormActionsProps) {
  return (
    <Group justify="flex-end" gap="xs" mt="lg">
      <Button variant="default" onClick={onCancel}>
        Cancelar
      </Button>
      <GuardedButton type="submit" loading={busy} blockedBy={blocked ? '' : null}>
        {submitLabel}
      </GuardedButton>
    </Group>
  );
}
