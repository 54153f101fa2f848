import { mutationOptions } from '@tanstack/react-query';
import type { Tarifas } from '@/features/servicios';
import type { MergedEdit } from '@/ui/entity/editing';
import { rememberOne } from '@/ui/undo/undo';
import { toMovimientoForm } from '../movimiento-form';
import type { MovimientoFormValues } from '../movimiento-form.schema';
import { LABELS, numeroOf } from '../movimiento-labels';
import { toEditedMovimiento, type Wanted } from '../movimiento-payload';
import type { Movimiento } from '../movimiento.schema';
import { movimientosQueries, writeMovimiento } from '../movimientos.queries';
import { mergeMovimiento } from './merge-movimiento';
import { changedMovimiento } from './undo-movimiento';

type SavedEdit = MergedEdit<Movimiento, MovimientoFormValues>;

/** Saves an edit by the form. Merges it again if another writer was ahead. `error`: the spec has one text for the page and another for the drawers. */
export const saveMovimiento = (id: number, error: string, tarifas: Tarifas | undefined) =>
  mutationOptions({
    mutationKey: [...movimientosQueries.all(), 'update', id],
    mutationFn: ({ values, before, stored: known }: SavedEdit, { client }) =>
      writeMovimiento(
        client,
        id,
        (stored) =>
          toEditedMovimiento(
            mergeMovimiento(tarifas)(before, values, toMovimientoForm(stored, tarifas)).values,
            stored,
            tarifas,
          ),
        { known },
      ),
    meta: { success: 'Movimiento actualizado', error },
  });

/** Remembers a saved edit, unless it changed nothing. */
export function rememberEdited(
  edit: SavedEdit,
  { stored, wanted }: { stored: Movimiento; wanted: Wanted | null },
  error: string,
): void {
  const text = `Movimiento actualizado: ${numeroOf(stored)}`;
  if (wanted)
    rememberOne(
      edit,
      LABELS,
      { entity: 'movimientos', text, error },
      changedMovimiento(stored, wanted),
    );
}
