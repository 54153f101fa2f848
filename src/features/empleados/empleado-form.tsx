import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { NativeSelect } from '@mantine/core';
import { useController, useForm } from 'react-hook-form';
import { CONTACTO_LABELS, ContactoFields } from '@/features/contactos';
import { fechaError } from '@/lib/values/fecha-form';
import type { MergeRules } from '@/ui/entity/edit-conflict';
import { editResolver } from '@/ui/entity/edit-resolver';
import { EntityForm, type FormHost } from '@/ui/entity/entity-form';
import { CreatePage, EditPage } from '@/ui/entity/entity-page';
import { FechaField } from '@/ui/field/fecha-field';
import { TextField } from '@/ui/field/text-field';
import {
  ADMINISTRATIVO,
  CHOFER,
  empleadoName,
  empleadoEditFormSchema,
  empleadoFormSchema,
  funcionesFor,
  toEmpleadoForm,
  type Empleado,
  type EmpleadoFormValues,
} from './empleado.schema';
import { readEmpleado, empleadosMutations, empleadosQueries } from './empleados.queries';

const LABELS = {
  ...CONTACTO_LABELS,
  apellido: 'Apellido',
  tipoId: 'Función',
  fechaVencimientoLicencia: 'Fecha Vencimiento Licencia',
  fechaIngreso: 'Fecha Ingreso',
  fechaNacimiento: 'Fecha Nacimiento',
} satisfies Record<keyof EmpleadoFormValues, string>;

const mergingOf = (funciones: ReturnType<typeof funcionesFor>): MergeRules<EmpleadoFormValues> => ({
  labels: LABELS,
  show: (name, value) =>
    name === 'tipoId' ? funciones.find(({ id }) => id === value)?.descripcion : undefined,
  // The licence depends on the function (spec section 4).
  together: [['tipoId', 'fechaVencimientoLicencia']],
});

export function EmpleadoForm({
  record: empleado,
  ...host
}: FormHost<Empleado, EmpleadoFormValues>) {
  const form = useForm<EmpleadoFormValues>({
    resolver: empleado
      ? editResolver(empleadoEditFormSchema, toEmpleadoForm(empleado))
      : standardSchemaResolver(empleadoFormSchema),
    defaultValues: toEmpleadoForm(empleado),
  });
  const { control, getValues, resetField, setValue } = form;
  const funcion = useController({ control, name: 'tipoId' }).field;

  const funciones = funcionesFor(empleado);

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
    <EntityForm form={form} merging={mergingOf(funciones)} toForm={toEmpleadoForm} {...host}>
      <TextField name="nombre" label={LABELS.nombre} autoFocus={!empleado} />
      <TextField name="apellido" label={LABELS.apellido} />
      <NativeSelect
        label={LABELS.tipoId}
        data={funciones.map(({ id, descripcion }) => ({
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
          label={LABELS.fechaVencimientoLicencia}
        />
      )}
      <ContactoFields editing={empleado !== undefined} />
      <FechaField control={control} name="fechaIngreso" label={LABELS.fechaIngreso} />
      <FechaField control={control} name="fechaNacimiento" label={LABELS.fechaNacimiento} />
    </EntityForm>
  );
}

const LIST = { label: 'Empleados', to: '/empleados' } as const;

export function AgregarEmpleadoPage() {
  return (
    <CreatePage
      title="Agregar Empleado"
      submitLabel="Crear Empleado"
      list={LIST}
      create={empleadosMutations.create()}
      form={EmpleadoForm}
    />
  );
}

export function EditarEmpleadoPage({ id }: { id: number }) {
  return (
    <EditPage
      title="Editar Empleado"
      list={LIST}
      detail={empleadosQueries.detail(id)}
      notFound="Error al cargar el empleado"
      update={empleadosMutations.update(id)}
      read={readEmpleado}
      recordName={empleadoName}
      form={EmpleadoForm}
    />
  );
}
