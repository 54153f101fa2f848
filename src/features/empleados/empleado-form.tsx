import { NativeSelect } from '@mantine/core';
import { useController, useFormContext } from 'react-hook-form';
import { ContactoFields } from '@/features/contactos';
import { fechaError } from '@/lib/values/fecha-form';
import { CreatePage, EditPage } from '@/ui/entity/entity-page';
import { FechaField } from '@/ui/field/fecha-field';
import { TextField } from '@/ui/field/text-field';
import {
  ADMINISTRATIVO,
  CHOFER,
  EMPLEADO_FORM,
  funcionesFor,
  type Empleado,
  type EmpleadoFormValues,
} from './empleado.schema';
import { EMPLEADOS } from './empleados.queries';

const { labels } = EMPLEADO_FORM;

export function EmpleadoFields({ record: empleado }: { record: Empleado | undefined }) {
  const { control, getValues, resetField, setValue } = useFormContext<EmpleadoFormValues>();
  const funcion = useController({ control, name: 'tipoId' }).field;

  function chooseFuncion(tipoId: number) {
    funcion.onChange(tipoId);
    // Spec section 4: an Administrativo has no licence. The other functions keep the date.
    if (tipoId === ADMINISTRATIVO) setValue('fechaVencimientoLicencia', null);
    // An invalid date in a hidden field would block the form.
    else if (fechaError(getValues('fechaVencimientoLicencia'))) {
      resetField('fechaVencimientoLicencia');
    }
  }

  return (
    <>
      <TextField name="nombre" label={labels.nombre} autoFocus={!empleado} />
      <TextField name="apellido" label={labels.apellido} />
      <NativeSelect
        label={labels.tipoId}
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
          label={labels.fechaVencimientoLicencia}
        />
      )}
      <ContactoFields editing={empleado !== undefined} />
      <FechaField control={control} name="fechaIngreso" label={labels.fechaIngreso} />
      <FechaField control={control} name="fechaNacimiento" label={labels.fechaNacimiento} />
    </>
  );
}

export const AgregarEmpleadoPage = () => <CreatePage entity={EMPLEADOS} Fields={EmpleadoFields} />;

export const EditarEmpleadoPage = ({ id }: { id: number }) => (
  <EditPage entity={EMPLEADOS} Fields={EmpleadoFields} id={id} />
);
