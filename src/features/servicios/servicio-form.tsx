import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Stack, Switch } from '@mantine/core';
import { useController, useForm, type UseFormReturn } from 'react-hook-form';
import type { MergeRules } from '@/ui/entity/edit-conflict';
import { editResolver } from '@/ui/entity/edit-resolver';
import { EntityForm, type FormHost } from '@/ui/entity/entity-form';
import { CreatePage, EditPage } from '@/ui/entity/entity-page';
import { MoneyField } from '@/ui/field/money-field';
import { TextField } from '@/ui/field/text-field';
import { PorcentajeField } from './porcentaje-field';
import {
  servicioEditFormSchema,
  servicioFormSchema,
  settleServicio,
  toServicioForm,
  type PorcentajeUnit,
  type Servicio,
  type ServicioFormValues,
} from './servicio.schema';
import { readServicio, serviciosMutations, serviciosQueries } from './servicios.queries';

const LABELS = {
  nombre: 'Nombre',
  descripcion: 'Descripción',
  usarPorcentaje: 'Usar Porcentaje',
  precio: 'Precio',
  porcentaje: 'Porcentaje',
  contrareembolso: 'Comisión Contrareembolso',
  porcentajeContrareembolso: 'Porcentaje Comisión',
} satisfies Record<keyof ServicioFormValues, string>;

const MERGING: MergeRules<ServicioFormValues> = {
  labels: LABELS,
  // Each switch decides which of its amounts counts.
  together: [
    ['usarPorcentaje', 'precio', 'porcentaje'],
    ['contrareembolso', 'porcentajeContrareembolso'],
  ],
  settle: settleServicio,
};

/** Spec section 2, Services. Switching modes keeps the other mode's input. */
export function ServicioForm({
  record: servicio,
  ...host
}: FormHost<Servicio, ServicioFormValues>) {
  const form = useForm<ServicioFormValues>({
    resolver: servicio
      ? editResolver(servicioEditFormSchema, toServicioForm(servicio))
      : standardSchemaResolver(servicioFormSchema),
    defaultValues: toServicioForm(servicio),
  });
  const unit = servicio ? 'porciento' : 'fraccion';
  return (
    <EntityForm form={form} merging={MERGING} toForm={toServicioForm} {...host}>
      <TextField name="nombre" label={LABELS.nombre} autoFocus={!servicio} />
      <TextField name="descripcion" label={LABELS.descripcion} />
      <TarifaFields form={form} unit={unit} />
      <ComisionFields form={form} unit={unit} />
    </EntityForm>
  );
}

interface FieldsProps {
  form: UseFormReturn<ServicioFormValues>;
  unit: PorcentajeUnit;
}

function TarifaFields({ form, unit }: FieldsProps) {
  const { field } = useController({ control: form.control, name: 'usarPorcentaje' });
  return (
    <Stack gap="0.6rem" pt="xs">
      <Switch
        ref={field.ref}
        label={LABELS.usarPorcentaje}
        checked={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      {field.value ? (
        <PorcentajeField
          control={form.control}
          name="porcentaje"
          label={LABELS.porcentaje}
          unit={unit}
        />
      ) : (
        <MoneyField
          control={form.control}
          name="precio"
          label={LABELS.precio}
          description="Por bulto"
        />
      )}
    </Stack>
  );
}

function ComisionFields({ form, unit }: FieldsProps) {
  const { field } = useController({ control: form.control, name: 'contrareembolso' });
  return (
    <Stack gap="0.6rem" pt="xs">
      <Switch
        ref={field.ref}
        label={LABELS.contrareembolso}
        checked={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      {field.value && (
        <PorcentajeField
          control={form.control}
          name="porcentajeContrareembolso"
          label={LABELS.porcentajeContrareembolso}
          unit={unit}
        />
      )}
    </Stack>
  );
}

const LIST = { label: 'Servicios', to: '/servicios' } as const;

export function AgregarServicioPage() {
  return (
    <CreatePage
      title="Agregar Servicio"
      list={LIST}
      create={serviciosMutations.create()}
      form={ServicioForm}
    />
  );
}

export function EditarServicioPage({ id }: { id: number }) {
  return (
    <EditPage
      title="Editar Servicio"
      list={LIST}
      detail={serviciosQueries.detail(id)}
      notFound="Servicio no encontrado"
      update={serviciosMutations.update(id)}
      read={readServicio}
      recordName={({ nombre }) => nombre}
      form={ServicioForm}
    />
  );
}
