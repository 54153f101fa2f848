import type { UseFormReturn } from 'react-hook-form';
import { isSearching, isTyped, type Option } from '@/lib/option';
import type { MovimientoFormValues } from './movimiento-form.schema';

/** Discards amounts typed by hand, because something that the tariff depends on has changed (spec section 4). */
export function forgetTyped(
  form: UseFormReturn<MovimientoFormValues>,
  ...names: ('flete' | 'contrareembolso')[]
): void {
  for (const name of names) {
    if (form.getValues(name) === null) continue;
    form.setValue(name, null, { shouldDirty: true });
    form.clearErrors(name);
  }
}

/** Whether the user changed a service. Leaving a text, searching it again and the answer to its search are no changes. */
export const isServicioChange = (before: Option | null, next: Option | null): boolean =>
  isTyped(next) ? next.nombre !== before?.nombre : !isSearching(before);
