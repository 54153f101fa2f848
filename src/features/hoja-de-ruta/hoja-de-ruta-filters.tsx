import { Switch, TextInput } from '@mantine/core';
import { useController, type UseFormReturn } from 'react-hook-form';
import { RepresentantePicker } from '@/features/representantes';
import { ChoiceField } from '@/ui/choice-field';
import { FechaInput } from '@/ui/fecha-input';
import { FilterGrid } from '@/ui/filter-grid';
import { SearchPicker } from '@/ui/search-picker';
import { hojaDeRutaQueries } from './hoja-de-ruta.queries';
import type { TipoDeVenta, VehiculoItem } from './hoja-de-ruta.schema';

/** What the filter form holds. `fecha` is `yyyy-mm-dd`; the driver and the vehicle go into the sheet, not into the search. */
export interface HojaDeRutaFilters {
  fecha: string | null;
  chofer: { id: number; nombre: string } | null;
  vehiculo: VehiculoItem | null;
  conRepresentante: boolean;
  representante: { id: number; nombre: string } | null;
  tipo: TipoDeVenta;
}

type Form = UseFormReturn<HojaDeRutaFilters>;

const TIPOS: { value: TipoDeVenta; label: string }[] = [
  { value: 'cuentaCorriente', label: 'Cuenta Corriente' },
  { value: 'contado', label: 'Contado' },
  { value: 'todos', label: 'Todos' },
];

/** The filters of the route sheet's search (spec section 2, Route sheet). */
export function HojaDeRutaFields({ form }: { form: Form }) {
  const { control } = form;
  return (
    <FilterGrid>
      <FechaFilter form={form} />
      <ChoferFilter form={form} />
      <VehiculoFilter form={form} />
      <RepresentanteFilter form={form} />
      <ChoiceField control={control} name="tipo" label="Tipo de Venta" choices={TIPOS} />
    </FilterGrid>
  );
}

function FechaFilter({ form }: { form: Form }) {
  const { field, fieldState } = useController({ control: form.control, name: 'fecha' });
  return (
    <FechaInput
      label="Fecha"
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      required
    />
  );
}

function ChoferFilter({ form }: { form: Form }) {
  const { field, fieldState } = useController({ control: form.control, name: 'chofer' });
  return (
    <SearchPicker
      label="Chofer"
      query={hojaDeRutaQueries.choferes}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}

function VehiculoFilter({ form }: { form: Form }) {
  const { field, fieldState } = useController({ control: form.control, name: 'vehiculo' });
  const { value } = field;
  return (
    <>
      <SearchPicker
        label="Vehiculo"
        query={hojaDeRutaQueries.vehiculos}
        describe={({ patente }) => patente}
        value={value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={fieldState.error?.message}
      />
      <TextInput label="Patente" readOnly value={value?.patente ?? ''} />
    </>
  );
}

function RepresentanteFilter({ form }: { form: Form }) {
  const { field: toggle } = useController({ control: form.control, name: 'conRepresentante' });
  const { field } = useController({ control: form.control, name: 'representante' });
  return (
    <div>
      <RepresentantePicker
        label="Representante"
        disabled={!toggle.value}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      <Switch
        mt={6}
        size="xs"
        label="Filtrar por representante"
        checked={toggle.value}
        onChange={(event) => toggle.onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
