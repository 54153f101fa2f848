import { Button, type ButtonProps } from '@mantine/core';

interface ResetButtonProps extends ButtonProps {
  children: string;
  /** Null: there is nothing to bring back. */
  onUndo: (() => void) | null;
}

/** Empties or restores its form. «Deshacer» appears beside it. */
export const ResetButton = ({ onUndo, ...button }: ResetButtonProps) => (
  <>
    <Button {...button} type="reset" />
    {onUndo && (
      <Button variant="light" data-undo onClick={onUndo}>
        Deshacer
      </Button>
    )}
  </>
);
