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
    <EntityForm form={form} {...host}>
      <TextInput label="Vehículo" autoFocus={!vehiculo} {...register('vehiculo')} />
      <TextInput label="Patente" autoComplete="off" {...register('patente')} />
      <FechaField control={control} name="fechaTecnica" label="Fecha Técnica" />
      <FechaField control={control} name="fechaSeguro" label="Fecha Seguro" />
      <FechaField control={control} name="fechaMatafuego" label="Fecha Matafuego" />
      <FechaField control={control} name="fechaRuta" label="Fecha Ruta" />
    </EntityForm>
  );
}
