import type { QueryClient } from '@tanstack/react-query';
import { settle } from '@/ui/forms/settle';
import { COMPUTED_AMOUNTS, type MovimientoFormValues } from './movimiento-form.schema';
import { NEW_PICKERS } from './movimiento-pickers';

/** Settles the texts of a new movement, and computes its amounts from what they mean. Never rejects. */
export async function settleMovimiento(
  queryClient: QueryClient,
  values: MovimientoFormValues,
): Promise<MovimientoFormValues> {
  const settled = await settle(queryClient, NEW_PICKERS, values);
  for (const { name, flag, compute } of COMPUTED_AMOUNTS) {
    if (!settled[flag]) settled[name] = compute(settled);
  }
  return settled;
}
