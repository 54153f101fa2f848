import { GuardedButton } from './guarded-button';
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
      <GuardedButton
        variant="subtle"
        color="gray"
        size="xs"
        blockedBy={count === 0 ? '' : null}
        onClick={onClear}
      >
        Deseleccionar todo
      </GuardedButton>
    </>
  );
}
