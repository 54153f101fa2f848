import { Switch, TextInput } from '@mantine/core';
import { FormProvider, useWatch, type UseFormReturn } from 'react-hook-form';
import { formatFecha } from '@/domain/fechas';
import { representanteSource } from '@/features/representantes';
import { ChoiceField } from '@/ui/field/choice-field';
import { FechaField } from '@/ui/field/fecha-field';
import { SearchPicker } from '@/ui/picker/search-picker';
import { Foldable, type FilterChip } from '@/ui/search/filter-fold';
import type { HojaDeRutaSearch, TipoDeVenta } from './hoja-de-ruta-search';
import { hojaDeRutaQueries } from './hoja-de-ruta.queries';
import type { VehiculoItem } from './hoja-de-ruta.schema';
import { papelesQueries } from './papeles-del-viaje';
import { useAvisoDePapeles } from './papeles-vencidos';

/** `fecha` is `yyyy-mm-dd`. Driver and vehicle are for the route sheet, not for the search. */
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

const choferSource = { query: hojaDeRutaQueries.choferes };

const vehiculoSource = {
  query: hojaDeRutaQueries.vehiculos,
  describe: ({ patente }: VehiculoItem) => patente,
};

function ChoferYVehiculo({ form }: { form: UseFormReturn<HojaDeRutaFilters> }) {
  const [chofer, vehiculo] = useWatch({ control: form.control, name: ['chofer', 'vehiculo'] });
  return (
    <>
      <SearchPicker
        form={form}
        name="chofer"
        source={choferSource}
        label="Chofer"
        description={useAvisoDePapeles(papelesQueries.chofer(chofer))}
      />
      <SearchPicker
        form={form}
        name="vehiculo"
        source={vehiculoSource}
        label="Vehiculo"
        description={useAvisoDePapeles(papelesQueries.vehiculo(vehiculo))}
      />
      <TextInput label="Patente" variant="filled" readOnly value={vehiculo?.patente ?? ''} />
    </>
  );
}

export function HojaDeRutaFields({ form }: { form: UseFormReturn<HojaDeRutaFilters> }) {
  const { control } = form;
  const conRepresentante = useWatch({ control, name: 'conRepresentante' });
  return (
    <FormProvider {...form}>
      <Foldable>
        <FechaField control={control} name="fecha" label="Fecha" required clearable />
      </Foldable>
      <ChoferYVehiculo form={form} />
      <Foldable>
        <div>
          <SearchPicker
            form={form}
            name="representante"
            source={representanteSource}
            label="Representante"
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
