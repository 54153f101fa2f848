import { Switch, TextInput } from '@mantine/core';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { RepresentantePicker } from '@/features/representantes';
import { ChoiceField } from '@/ui/forms/choice-field';
import { FechaField } from '@/ui/forms/fecha-field';
import { PickerField } from '@/ui/forms/picker-field';
import { SearchPicker, type SearchPickerProps } from '@/ui/forms/search-picker';
import { hojaDeRutaQueries } from './hoja-de-ruta.queries';
import type { TipoDeVenta } from './hoja-de-ruta-search';
import type { ChoferItem, VehiculoItem } from './hoja-de-ruta.schema';

/** Values of the filter form. `fecha` is `yyyy-mm-dd`. Driver and vehicle are for the route sheet, not for the search. */
export interface HojaDeRutaFilters {
  fecha: string | null;
  chofer: { id: number; nombre: string } | null;
  vehiculo: VehiculoItem | null;
  conRepresentante: boolean;
  representante: { id: number; nombre: string } | null;
  tipo: TipoDeVenta;
}

const TIPOS: { value: TipoDeVenta; label: string }[] = [
  { value: 'cuentaCorriente', label: 'Cuenta Corriente' },
  { value: 'contado', label: 'Contado' },
  { value: 'todos', label: 'Todos' },
];

function ChoferPicker(props: Omit<SearchPickerProps<ChoferItem>, 'query'>) {
  return <SearchPicker {...props} query={hojaDeRutaQueries.choferes} />;
}

function VehiculoPicker(props: Omit<SearchPickerProps<VehiculoItem>, 'query'>) {
  return (
    <SearchPicker
      {...props}
      query={hojaDeRutaQueries.vehiculos}
      describe={({ patente }) => patente}
    />
  );
}

/** The filters of the route sheet's search (spec section 2, Route sheet). */
export function HojaDeRutaFields({ form }: { form: UseFormReturn<HojaDeRutaFilters> }) {
  const { control } = form;
  const vehiculo = useWatch({ control, name: 'vehiculo' });
  const conRepresentante = useWatch({ control, name: 'conRepresentante' });
  return (
    <>
      <FechaField control={control} name="fecha" label="Fecha" required clearable />
      <PickerField control={control} name="chofer" label="Chofer" picker={ChoferPicker} />
      <PickerField control={control} name="vehiculo" label="Vehiculo" picker={VehiculoPicker} />
      <TextInput label="Patente" variant="filled" readOnly value={vehiculo?.patente ?? ''} />
      <div>
        <PickerField
          control={control}
          name="representante"
          label="Representante"
          picker={RepresentantePicker}
          disabled={!conRepresentante}
        />
        <Switch
          mt={6}
          size="xs"
          label="Filtrar por representante"
          checked={conRepresentante}
          {...form.register('conRepresentante')}
        />
      </div>
      <ChoiceField control={control} name="tipo" label="Tipo de Venta" choices={TIPOS} />
    </>
  );
}
