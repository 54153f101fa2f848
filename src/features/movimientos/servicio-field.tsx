import { useMemo } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import { ServicioPicker } from '@/features/servicios';
import { LABELS } from './movimiento-labels';
import type { MovimientoFormValues } from './movimiento-form.schema';
import { lastServicioOf, useNewest } from './ultimos-movimientos';

/** The service of a new movement. The one last used for its origin is offered first. */
export function ServicioField({
  control,
  recent,
}: {
  control: Control<MovimientoFormValues>;
  recent: readonly MovimientoFormValues[];
}) {
  const { field, fieldState } = useController({ control, name: 'servicio' });
  const origenId = useWatch({
    control,
    name: 'clienteOrigen',
    // A key in a free-text origin renders nothing here.
    compute: (origen) => origen?.id ?? null,
  });
  const item = lastServicioOf(origenId, [...recent, ...useNewest()]);
  const first = useMemo(() => item && { item, note: 'el último de este origen' }, [item]);
  return (
    <ServicioPicker
      ref={field.ref}
      label={LABELS.servicio}
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      first={first}
    />
  );
}
