import { Stack, Switch } from '@mantine/core';
import { useController, useFormContext } from 'react-hook-form';
import { mergeEdits } from '@/lib/values/merge-edits';
import type { FormRules } from '@/ui/entity/entity-form';
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
import { SERVICIOS } from './servicios.queries';

const LABELS = {
  nombre: 'Nombre',
  descripcion: 'Descripción',
  usarPorcentaje: 'Usar Porcentaje',
  precio: 'Precio',
  porcentaje: 'Porcentaje',
  contrareembolso: 'Comisión Contrareembolso',
  porcentajeContrareembolso: 'Porcentaje Comisión',
} satisfies Record<keyof ServicioFormValues, string>;

const FORM: FormRules<Servicio, ServicioFormValues> = {
  schema: servicioFormSchema,
  editSchema: servicioEditFormSchema,
  toForm: toServicioForm,
  labels: LABELS,
  merge: (...edits) =>
    mergeEdits(...edits, {
      // Each switch decides which of its amounts counts.
      together: [
        ['usarPorcentaje', 'precio', 'porcentaje'],
        ['contrareembolso', 'porcentajeContrareembolso'],
      ],
      settle: settleServicio,
    }),
  Fields: ({ record }) => {
    const unit = record ? 'porciento' : 'fraccion';
    return (
      <>
        <TextField name="nombre" label={LABELS.nombre} autoFocus={!record} />
        <TextField name="descripcion" label={LABELS.descripcion} />
        <TarifaFields unit={unit} />
        <ComisionFields unit={unit} />
      </>
    );
  },
};

interface FieldsProps {
  unit: PorcentajeUnit;
}

function TarifaFields({ unit }: FieldsProps) {
  const { control } = useFormContext<ServicioFormValues>();
  const { field } = useController({ control, name: 'usarPorcentaje' });
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
          control={control}
          name="porcentaje"
          label={LABELS.porcentaje}
          unit={unit}
        />
      ) : (
        <MoneyField control={control} name="precio" label={LABELS.precio} description="Por bulto" />
      )}
    </Stack>
  );
}

function ComisionFields({ unit }: FieldsProps) {
  const { control } = useFormContext<ServicioFormValues>();
  const { field } = useController({ control, name: 'contrareembolso' });
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
          control={control}
          name="porcentajeContrareembolso"
          label={LABELS.porcentajeContrareembolso}
          unit={unit}
        />
      )}
    </Stack>
  );
}

export const AgregarServicioPage = () => <CreatePage entity={SERVICIOS} form={FORM} />;

export const EditarServicioPage = ({ id }: { id: number }) => (
  <EditPage entity={SERVICIOS} form={FORM} id={id} />
);
