import { useMemo, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { servicioSource, type Servicio } from '@/features/servicios';
import { SearchPicker } from '@/ui/picker/search-picker';
import { LABELS } from '../movimiento-labels';
import { forgetTyped } from './forget-typed';
import type { MovimientoFormValues } from '../movimiento-form.schema';
import { useLastServicio } from './ultimo-servicio';

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
