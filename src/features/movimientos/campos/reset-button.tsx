import { Button, Group, type ButtonProps } from '@mantine/core';

interface ResetButtonProps extends ButtonProps {
  children: string;
  /** Null: there is nothing to bring back. */
  onUndo: (() => void) | null;
}

/** Empties or restores its form. «Deshacer» appears beside it, and moves no other button. */
export const ResetButton = ({ onUndo, ...button }: ResetButtonProps) => (
  <Group gap="xs" wrap="nowrap" mr="auto">
    <Button {...button} type="reset" />
    {onUndo && (
      <Button variant="light" onClick={onUndo}>
        Deshacer
      </Button>
    )}
  </Group>
);
