import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { EntityForm, type FormHost } from '@/ui/entity/entity-form';
import { CreatePage, EditPage } from '@/ui/entity/entity-page';
import { FechaField } from '@/ui/field/fecha-field';
import { TextField } from '@/ui/field/text-field';
import {
  toVehiculoForm,
  vehiculoFormSchema,
  type Vehiculo,
  type VehiculoFormValues,
} from './vehiculo.schema';
import { readVehiculo, vehiculosMutations, vehiculosQueries } from './vehiculos.queries';

const LABELS = {
  vehiculo: 'Vehículo',
  patente: 'Patente',
  fechaTecnica: 'Fecha Técnica',
  fechaSeguro: 'Fecha Seguro',
  fechaMatafuego: 'Fecha Matafuego',
  fechaRuta: 'Fecha Ruta',
} satisfies Record<keyof VehiculoFormValues, string>;

export function VehiculoForm({
  record: vehiculo,
  ...host
}: FormHost<Vehiculo, VehiculoFormValues>) {
  const form = useForm<VehiculoFormValues>({
    resolver: standardSchemaResolver(vehiculoFormSchema),
    defaultValues: toVehiculoForm(vehiculo),
  });
  const { control } = form;
  return (
    <EntityForm form={form} merging={{ labels: LABELS }} toForm={toVehiculoForm} {...host}>
      <TextField name="vehiculo" label={LABELS.vehiculo} autoFocus={!vehiculo} />
      <TextField name="patente" label={LABELS.patente} autoComplete="off" />
      <FechaField control={control} name="fechaTecnica" label={LABELS.fechaTecnica} />
      <FechaField control={control} name="fechaSeguro" label={LABELS.fechaSeguro} />
      <FechaField control={control} name="fechaMatafuego" label={LABELS.fechaMatafuego} />
      <FechaField control={control} name="fechaRuta" label={LABELS.fechaRuta} />
    </EntityForm>
  );
}

const LIST = { label: 'Vehículos', to: '/vehiculos' } as const;

export function AgregarVehiculoPage() {
  return (
    <CreatePage
      title="Agregar Vehículo"
      list={LIST}
      create={vehiculosMutations.create()}
      form={VehiculoForm}
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
      form={VehiculoForm}
    />
  );
}
