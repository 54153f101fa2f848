import type { QueryClient } from '@tanstack/react-query';
import { clienteSource } from '@/features/clientes';
import { representantesQueries } from '@/features/representantes';
import { serviciosQueries } from '@/features/servicios';
import { isTyped, meaningOf, type Option, type TypedText } from '@/lib/option';
import { findOptions, type PickerSource } from '@/ui/forms/use-picker-options';
import type { MovimientoFormValues } from './movimiento-form.schema';

/**
 * Replaces the typed texts of a new movement's pickers with what they mean. A text that means nothing stays, with its problem.
 * Never rejects.
 */
export async function settleMovimiento(
  queryClient: QueryClient,
  values: MovimientoFormValues,
): Promise<MovimientoFormValues> {
  async function settle<Value extends Option, Row extends Value>(
    value: Value | TypedText | null,
    source: PickerSource<Row>,
    freeText = false,
  ) {
    if (!isTyped(value)) return value;
    const typed: TypedText = { ...value, takes: value.takes ?? 'exact', problem: null };
    const options = await findOptions(queryClient, source, typed.nombre.trim());
    return meaningOf(typed, options, { ...source, freeText }) as Row | TypedText;
  }
  const servicios = { query: serviciosQueries.filtro };
  const [clienteOrigen, clienteDestino, servicio, subServicio, representante] = await Promise.all([
    settle(values.clienteOrigen, clienteSource, true),
    settle(values.clienteDestino, clienteSource, true),
    settle(values.servicio, servicios),
    settle(values.subServicio, servicios),
    settle(values.representante, { query: representantesQueries.filtro }),
  ]);
  return { ...values, clienteOrigen, clienteDestino, servicio, subServicio, representante };
}
