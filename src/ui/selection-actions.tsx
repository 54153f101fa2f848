import { Button } from '@mantine/core';
import classes from './selection-actions.module.css';

interface SelectionActionsProps {
  count: number;
  onClear: () => void;
}

/** How many rows are selected, said aloud too, and the way to let them go. */
export function SelectionActions({ count, onClear }: SelectionActionsProps) {
  return (
    <>
      <span className={classes.count} role="status">
        {count === 0 ? '' : count === 1 ? '1 seleccionado' : `${count} seleccionados`}
      </span>
      <Button variant="subtle" color="gray" size="xs" disabled={count === 0} onClick={onClear}>
        Deseleccionar todo
      </Button>
    </>
  );
}
