import { VisuallyHidden } from '@mantine/core';
import type { Movimiento } from '../movimiento.schema';
import classes from './movimientos-table.module.css';

/** Spelled as in the spec (section 2, Movements). */
export const siNo = (value: boolean): string => (value ? 'Si' : 'No');

/** Spec section 2, Movements. */
export const nombreOf = (value: { nombre: string } | null): string => value?.nombre || 'N/A';

/** `2026-11-20 10:30`: sorts by time. */
export const fechaHoraOf = ({ fecha, hora }: Movimiento): string => `${fecha ?? ''} ${hora ?? ''}`;

/** Who pays the flete (spec section 2, Movements). */
export const ladoACargo = ({ fleteACargoCliente }: Movimiento): string =>
  fleteACargoCliente ? 'Origen' : 'Destino';

/** Nothing is due for zero pesos. */
export const isDue = (movimiento: Movimiento, what: 'monto' | 'flete'): boolean =>
  !movimiento[`${what}Pagado`] && movimiento[what] > 0;

interface SiNoProps {
  /** `Pagado` */
  name: string;
  value: boolean;
  /** Highlights unpaid money. */
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
