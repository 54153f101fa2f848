import { useMemo } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { servicioSource } from '@/features/servicios';
import { SearchPicker } from '@/ui/forms/search-picker';
import { LABELS } from './movimiento-labels';
import type { MovimientoFormValues } from './movimiento-form.schema';
import { lastServicioOf, useNewest } from './ultimos-movimientos';

/** The service of a new movement. The one last used for its origin is offered first. */
export function ServicioField({
  form,
  recent,
}: {
  form: UseFormReturn<MovimientoFormValues>;
  recent: readonly MovimientoFormValues[];
}) {
  const origenId = useWatch({
    control: form.control,
    name: 'clienteOrigen',
    // A key in a free-text origin renders nothing here.
    compute: (origen) => origen?.id ?? null,
  });
  const item = lastServicioOf(origenId, [...recent, ...useNewest()]);
  const first = useMemo(() => item && { item, note: 'el último de este origen' }, [item]);
  return (
    <SearchPicker
      form={form}
      name="servicio"
      source={servicioSource}
      label={LABELS.servicio}
      first={first}
    />
  );
}
