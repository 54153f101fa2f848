import { VisuallyHidden } from '@mantine/core';
import classes from './movimientos-table.module.css';

/** Spelled as in the spec (section 2, Movements). */
export const siNo = (value: boolean): string => (value ? 'Si' : 'No');

interface SiNoProps {
  name: string;
  value: boolean;
  due?: boolean;
}

// Not the component, for the reason of `TableRow`: there are four in each row.
const HIDDEN = VisuallyHidden.classes.root;

/** `Si` is a check mark, `No` a word. Screen readers and the tooltip say `Pagado: Si`. */
export function SiNo({ name, value, due = false }: SiNoProps) {
  return (
    <span className={due ? classes.due : classes.quiet} title={`${name}: ${siNo(value)}`}>
      <span className={HIDDEN}>{`${name}: `}</span>
      {value ? (
        <>
          <span className={classes.si} aria-hidden="true" />
          <span className={HIDDEN}>Si</span>
        </>
      ) : (
        <span>No</span>
      )}
    </span>
  );
}
