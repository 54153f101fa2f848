import { Stack, Switch } from '@mantine/core';
import { useController, useFormContext } from 'react-hook-form';
import { CreatePage, EditPage } from '@/ui/entity/entity-page';
import { MoneyField } from '@/ui/field/money-field';
import { TextField } from '@/ui/field/text-field';
import { PorcentajeField } from './porcentaje-field';
import type { PorcentajeUnit, Servicio, ServicioFormValues } from './servicio.schema';
import { SERVICIOS } from './servicios.queries';

const { labels } = SERVICIOS.form;

export function ServicioFields({ record }: { record: Servicio | undefined }) {
  const unit = record ? 'porciento' : 'fraccion';
  return (
    <>
      <TextField name="nombre" label={labels.nombre} autoFocus={!record} />
      <TextField name="descripcion" label={labels.descripcion} />
      <TarifaFields unit={unit} />
      <ComisionFields unit={unit} />
    </>
  );
}

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
        label={labels.usarPorcentaje}
        checked={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      {field.value ? (
        <PorcentajeField
          control={control}
          name="porcentaje"
          label={labels.porcentaje}
          unit={unit}
        />
      ) : (
        <MoneyField control={control} name="precio" label={labels.precio} description="Por bulto" />
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
        label={labels.contrareembolso}
        checked={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      {field.value && (
        <PorcentajeField
          control={control}
          name="porcentajeContrareembolso"
          label={labels.porcentajeContrareembolso}
          unit={unit}
        />
      )}
    </Stack>
  );
}

export const AgregarServicioPage = () => <CreatePage entity={SERVICIOS} Fields={ServicioFields} />;

export const EditarServicioPage = ({ id }: { id: number }) => (
  <EditPage entity={SERVICIOS} Fields={ServicioFields} id={id} />
);
