import { useFormContext } from 'react-hook-form';
import type { FormRules } from '@/ui/entity/entity-form';
import { CreatePage, EditPage } from '@/ui/entity/entity-page';
import { FechaField } from '@/ui/field/fecha-field';
import { TextField } from '@/ui/field/text-field';
import {
  FECHAS,
  LABELS,
  toVehiculoForm,
  vehiculoFormSchema,
  type Vehiculo,
  type VehiculoFormValues,
} from './vehiculo.schema';
import { readVehiculo, vehiculosMutations, vehiculosQueries } from './vehiculos.queries';

const FORM: FormRules<Vehiculo, VehiculoFormValues> = {
  schema: vehiculoFormSchema,
  editSchema: vehiculoFormSchema,
  toForm: toVehiculoForm,
  labels: LABELS,
  Fields,
};

function Fields({ record }: { record: Vehiculo | undefined }) {
  const { control } = useFormContext<VehiculoFormValues>();
  return (
    <>
      <TextField name="vehiculo" label={LABELS.vehiculo} autoFocus={!record} />
      <TextField name="patente" label={LABELS.patente} autoComplete="off" />
      {FECHAS.map((name) => (
        <FechaField key={name} control={control} name={name} label={LABELS[name]} />
      ))}
    </>
  );
}

const LIST = { label: 'Vehículos', to: '/vehiculos' } as const;

export function AgregarVehiculoPage() {
  return (
    <CreatePage
      title="Agregar Vehículo"
      list={LIST}
      create={vehiculosMutations.create()}
      form={FORM}
    />
  );
}

export function EditarVehiculoPage({ id }: { id: number }) {
  return (
    <EditPage
      title="Editar Vehículo"
      list={LIST}
      detail={vehiculosQueries.detail(id)}
      notFound="Vehículo no encontrado"
      update={vehiculosMutations.update(id)}
      read={readVehiculo}
      recordName={({ vehiculo }) => vehiculo}
      form={FORM}
    />
  );
}
