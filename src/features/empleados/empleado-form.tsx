import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { NativeSelect, TextInput } from '@mantine/core';
import { useController, useForm } from 'react-hook-form';
import { ContactoFields } from '@/ui/contacto-fields';
import { fechaError } from '@/lib/fecha-form';
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
  const { control, getValues, register, resetField, setValue } = form;
  const funcion = useController({ control, name: 'tipoId' }).field;

  function chooseFuncion(tipoId: number) {
    funcion.onChange(tipoId);
    // Spec section 4: an Administrativo has no licence; the other functions keep what there was.
    if (tipoId === ADMINISTRATIVO) setValue('fechaVencimientoLicencia', null);
    // An unreadable date would hold the form back from a field that is no longer shown.
    else if (fechaError(getValues('fechaVencimientoLicencia'))) {
      resetField('fechaVencimientoLicencia');
    }
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
        {...funcion}
        onChange={(event) => chooseFuncion(Number(event.currentTarget.value))}
      />
      {funcion.value === CHOFER && (
        <FechaField
          control={control}
          name="fechaVencimientoLicencia"
          label="Fecha Vencimiento Licencia"
        />
      )}
      <ContactoFields editing={empleado !== undefined} />
      <FechaField control={control} name="fechaIngreso" label="Fecha Ingreso" />
      <FechaField control={control} name="fechaNacimiento" label="Fecha Nacimiento" />
    </EntityForm>
  );
}
