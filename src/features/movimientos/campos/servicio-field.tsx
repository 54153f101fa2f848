import { Text } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { servicioSource, useTarifas, type Servicio, type Tarifas } from '@/features/servicios';
import { taken } from '@/lib/values/option';
import { SearchPicker } from '@/ui/picker/search-picker';
import { useNewest, useRecent } from '../cola/remitos-usados';
import { LABELS } from '../movimiento-labels';
import { forgetTyped } from './forget-typed';
import type { MovimientoFormValues } from '../movimiento-form.schema';
import { goneText } from '../movimiento-importes';

export interface TarifaProps {
  form: UseFormReturn<MovimientoFormValues>;
  /** Undefined until they have come. */
  tarifas: Tarifas | undefined;
}

interface ServicioFieldProps extends TarifaProps {
  name: 'servicio' | 'subServicio';
  first?: { item: Servicio; note: string } | null;
}

export function ServicioField({ form, name, tarifas, first = null }: ServicioFieldProps) {
  const { query } = useTarifas();
  const { refetch, isFetching } = query;
  const value = useWatch({ control: form.control, name });
  const id = taken(value)?.id;
  const isMissing = !!id && !!tarifas && !tarifas.has(id);
  // It may have been created since the services were read.
  useEffect(() => {
    if (isMissing) void refetch();
  }, [isMissing, id, refetch]);
  return (
    <SearchPicker
      form={form}
      name={name}
      source={servicioSource}
      label={LABELS[name]}
      first={first}
      description={
        isMissing &&
        !isFetching && (
          <Text span inherit c="red">
            {goneText(value)}
          </Text>
        )
      }
      onChange={() => {
        forgetTyped(form, 'flete');
        if (name === 'servicio') forgetTyped(form, 'contrareembolso');
      }}
    />
  );
}

export function NewServicioField({ form, tarifas }: TarifaProps) {
  const origenId = useWatch({
    control: form.control,
    name: 'clienteOrigen',
    // `compute`, so that typing in a free-text origin does not re-render this.
    compute: (origen) => origen?.id ?? null,
  });
  const last = useLastServicioId(origenId);
  const item = tarifas?.get(last ?? 0);
  const first = useMemo(() => (item ? { item, note: 'el último de este origen' } : null), [item]);
  return <ServicioField form={form} name="servicio" tarifas={tarifas} first={first} />;
}

/** Looks at this user's movements, then at the list's first page. */
function useLastServicioId(origenId: number | null): number | null | undefined {
  const used: readonly Pick<MovimientoFormValues, 'clienteOrigen' | 'servicio'>[] = [
    ...useRecent(),
    ...useNewest(),
  ];
  const last = used.find(
    ({ clienteOrigen, servicio }) => taken(servicio) && origenId && clienteOrigen?.id === origenId,
  );
  return last?.servicio?.id;
}
