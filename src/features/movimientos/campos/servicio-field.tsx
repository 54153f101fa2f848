import { useMemo, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { servicioSource, type Servicio } from '@/features/servicios';
import { taken } from '@/lib/values/option';
import { SearchPicker } from '@/ui/picker/search-picker';
import { useNewest, useRecent } from '../cola/remitos-usados';
import { LABELS } from '../movimiento-labels';
import { forgetTyped } from './forget-typed';
import type { MovimientoFormValues } from '../movimiento-form.schema';

interface ServicioFieldProps {
  form: UseFormReturn<MovimientoFormValues>;
  name: 'servicio' | 'subServicio';
  first?: { item: Servicio; note: string } | null;
  description?: ReactNode;
}

export function ServicioField({ form, name, first = null, description }: ServicioFieldProps) {
  return (
    <SearchPicker
      form={form}
      name={name}
      source={servicioSource}
      label={LABELS[name]}
      first={first}
      description={description}
      onChange={() => {
        forgetTyped(form, 'flete');
        if (name === 'servicio') forgetTyped(form, 'contrareembolso');
      }}
    />
  );
}

export function NewServicioField({ form }: Pick<ServicioFieldProps, 'form'>) {
  const origenId = useWatch({
    control: form.control,
    name: 'clienteOrigen',
    // `compute`, so that typing in a free-text origin does not re-render this.
    compute: (origen) => origen?.id ?? null,
  });
  const item = useLastServicio(origenId);
  const first = useMemo(() => item && { item, note: 'el último de este origen' }, [item]);
  return <ServicioField form={form} name="servicio" first={first} />;
}

/** Looks at this user's movements, then at the list's first page. */
function useLastServicio(origenId: number | null): Servicio | null {
  const used: readonly Pick<MovimientoFormValues, 'clienteOrigen' | 'servicio'>[] = [
    ...useRecent(),
    ...useNewest(),
  ];
  const last = used.find(
    ({ clienteOrigen, servicio }) => taken(servicio) && origenId && clienteOrigen?.id === origenId,
  );
  return taken(last?.servicio);
}
