import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { NativeSelect, TextInput } from '@mantine/core';
import { useForm, useWatch } from 'react-hook-form';
import { ContactoFields } from '@/ui/contacto-fields';
import { EntityForm, type FormHost } from '@/ui/entity-form';
import { FechaField } from '@/ui/fecha-field';
import {
  ADMINISTRATIVO,
  CHOFER,
  empleadoEditFormSchema,
  empleadoFormSchema,
  funcionesFor,
  toEmpleadoForm,
  type Empleado,
  type EmpleadoFormValues,
} from './empleado.schema';

interface EmpleadoFormProps extends FormHost<EmpleadoFormValues> {
  /** The employee being edited; none for a new one. */
  empleado?: Empleado;
}

/** An employee's fields (spec section 2, Employees). */
export function EmpleadoForm({ empleado, ...host }: EmpleadoFormProps) {
  const form = useForm<EmpleadoFormValues>({
    resolver: standardSchemaResolver(empleado ? empleadoEditFormSchema : empleadoFormSchema),
    defaultValues: toEmpleadoForm(empleado),
  });
  const { control, register, setValue } = form;
  const tipoId = useWatch({ control, name: 'tipoId' });

  // Spec section 4: choosing Administrativo clears the licence; the other functions keep it.
  function clearLicence(event: { target: { value: string } }) {
    if (Number(event.target.value) === ADMINISTRATIVO) setValue('fechaVencimientoLicencia', null);
  }

  return (
    <EntityForm form={form} {...host}>
      <TextInput label="Nombre" autoFocus={!empleado} {...register('nombre')} />
      <TextInput label="Apellido" {...register('apellido')} />
      <NativeSelect
        label="Función"
        data={funcionesFor(empleado).map(({ id, descripcion }) => ({
          value: String(id),
          label: descripcion,
        }))}
        {...register('tipoId', { valueAsNumber: true, onChange: clearLicence })}
      />
      {tipoId === CHOFER && (
        <FechaField
          control={control}
          name="fechaVencimientoLicencia"
          label="Fecha Vencimiento Licencia"
        />
      )}
      <ContactoFields editing={empleado !== undefined} />
      <FechaField control={control} name="fechaIngreso" label="Fecha Ingreso" opensAbove />
      <FechaField control={control} name="fechaNacimiento" label="Fecha Nacimiento" opensAbove />
    </EntityForm>
  );
}
