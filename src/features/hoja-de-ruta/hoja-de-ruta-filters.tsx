import { Switch, TextInput } from '@mantine/core';
import { FormProvider, useWatch, type UseFormReturn } from 'react-hook-form';
import { formatFecha } from '@/domain/fechas';
import { RepresentantePicker } from '@/features/representantes';
import { ChoiceField } from '@/ui/forms/choice-field';
import { FechaField } from '@/ui/forms/fecha-field';
import { PickerField } from '@/ui/forms/picker-field';
import { SearchPicker, type SearchPickerProps } from '@/ui/forms/search-picker';
import { Foldable, type FilterChip } from '@/ui/list/filter-fold';
import { hojaDeRutaQueries } from './hoja-de-ruta.queries';
import type { HojaDeRutaSearch, TipoDeVenta } from './hoja-de-ruta-search';
import type { ChoferItem, VehiculoItem } from './hoja-de-ruta.schema';
import { papelesQueries } from './papeles';
import { OpcionVencidos, useAvisoDePapeles } from './papeles-vencidos';

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

/** The filters of an applied search. `search` is called with the search without a removed one. */
export function hojaDeRutaChips(
  applied: HojaDeRutaSearch & { fecha: string },
  search: (next: HojaDeRutaSearch) => void,
): FilterChip[] {
  const { fecha, representante } = applied;
  const tipo = TIPOS.find(({ value }) => value === applied.tipo);
  const chips: FilterChip[] = [{ text: `Fecha: ${formatFecha(fecha)}` }];
  if (representante) {
    chips.push({
      text: `Representante: ${representante.nombre}`,
      onRemove: () => search({ ...applied, representante: undefined }),
    });
  }
  if (tipo && tipo.value !== 'todos') {
    chips.push({
      text: `Tipo de Venta: ${tipo.label}`,
      onRemove: () => search({ ...applied, tipo: 'todos' }),
    });
  }
  return chips;
}

function ChoferPicker(props: Omit<SearchPickerProps<ChoferItem>, 'query'>) {
  return (
    <SearchPicker
      {...props}
      query={hojaDeRutaQueries.choferes}
      warn={(chofer) => <OpcionVencidos query={papelesQueries.chofer(chofer)} />}
      description={useAvisoDePapeles(papelesQueries.chofer(props.value))}
    />
  );
}

function VehiculoPicker(props: Omit<SearchPickerProps<VehiculoItem>, 'query'>) {
  return (
    <SearchPicker
      {...props}
      query={hojaDeRutaQueries.vehiculos}
      describe={({ patente }) => patente}
      warn={(vehiculo) => <OpcionVencidos query={papelesQueries.vehiculo(vehiculo)} />}
      description={useAvisoDePapeles(papelesQueries.vehiculo(props.value))}
    />
  );
}

/** The filters of the route sheet's search (spec section 2, Route sheet). */
export function HojaDeRutaFields({ form }: { form: UseFormReturn<HojaDeRutaFilters> }) {
  const { control } = form;
  const vehiculo = useWatch({ control, name: 'vehiculo' });
  const conRepresentante = useWatch({ control, name: 'conRepresentante' });
  return (
    <FormProvider {...form}>
      <Foldable>
        <FechaField control={control} name="fecha" label="Fecha" required clearable />
      </Foldable>
      <PickerField control={control} name="chofer" label="Chofer" picker={ChoferPicker} />
      <PickerField control={control} name="vehiculo" label="Vehiculo" picker={VehiculoPicker} />
      <TextInput label="Patente" variant="filled" readOnly value={vehiculo?.patente ?? ''} />
      <Foldable>
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
        <ChoiceField
          control={control}
          name="tipo"
          label="Tipo de Venta"
          choices={TIPOS}
          segmented
        />
      </Foldable>
    </FormProvider>
  );
}
