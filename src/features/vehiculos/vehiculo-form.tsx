import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { EntityForm, type FormHost } from '@/ui/entity-form';
import { FechaField } from '@/ui/fecha-field';
import {
  toVehiculoForm,
  vehiculoFormSchema,
  type Vehiculo,
  type VehiculoFormValues,
} from './vehiculo.schema';
import { readVehiculo } from './vehiculos.queries';

const LABELS = {
  vehiculo: 'Vehículo',
  patente: 'Patente',
  fechaTecnica: 'Fecha Técnica',
  fechaSeguro: 'Fecha Seguro',
  fechaMatafuego: 'Fecha Matafuego',
  fechaRuta: 'Fecha Ruta',
} satisfies Record<keyof VehiculoFormValues, string>;

interface VehiculoFormProps extends FormHost<VehiculoFormValues> {
  /** The vehicle being edited; none for a new one. */
  vehiculo?: Vehiculo;
}

/** A vehicle's fields (spec section 3). */
export function VehiculoForm({ vehiculo, ...host }: VehiculoFormProps) {
  const form = useForm<VehiculoFormValues>({
    resolver: standardSchemaResolver(vehiculoFormSchema),
    defaultValues: toVehiculoForm(vehiculo),
  });
  const { control, register } = form;
  return (
    <EntityForm
      form={form}
      merging={{ labels: LABELS }}
      read={vehiculo && ((signal) => readVehiculo(vehiculo.id, signal).then(toVehiculoForm))}
      {...host}
    >
      <TextInput label={LABELS.vehiculo} autoFocus={!vehiculo} {...register('vehiculo')} />
      <TextInput label={LABELS.patente} autoComplete="off" {...register('patente')} />
      <FechaField control={control} name="fechaTecnica" label={LABELS.fechaTecnica} />
      <FechaField control={control} name="fechaSeguro" label={LABELS.fechaSeguro} />
      <FechaField control={control} name="fechaMatafuego" label={LABELS.fechaMatafuego} />
      <FechaField control={control} name="fechaRuta" label={LABELS.fechaRuta} />
    </EntityForm>
  );
}
