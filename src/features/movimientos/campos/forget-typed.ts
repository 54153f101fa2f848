import type { UseFormReturn } from 'react-hook-form';
import type { MovimientoFormValues } from '../movimiento-form.schema';

/** Call when something that the tariff depends on has changed (spec section 4). */
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
