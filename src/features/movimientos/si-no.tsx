import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import classes from './movimientos-table.module.css';
import type { Movimiento } from './movimiento.schema';

/** A boolean as the spec words it (section 2, Movements). */
export const siNo = (value: boolean): string => (value ? 'Si' : 'No');

/** A client's or representative's name, or `N/A` (spec section 2, Movements). */
export const nombreOf = (value: { nombre: string } | null): string => value?.nombre || 'N/A';

/** Whether a movement's monto or flete has yet to be paid. Nothing is due for zero pesos. */
export const isDue = (movimiento: Movimiento, what: 'monto' | 'flete'): boolean =>
  !movimiento[`${what}Pagado`] && movimiento[what] > 0;

interface SiNoProps {
  value: boolean;
  /** Draws the eye: money that is not paid. */
  due?: boolean;
}

/** `Si` as a quiet check, `No` as a word. */
export function SiNo({ value, due = false }: SiNoProps) {
  if (!value) return <span className={due ? classes.due : classes.no}>No</span>;
  return (
    <>
      <IconCheck className={classes.si} size={16} aria-hidden="true" />
      <VisuallyHidden>Si</VisuallyHidden>
    </>
  );
}
