import { useFormContext } from 'react-hook-form';
import type { FormRules } from '@/ui/entity/entity-form';
import { CreatePage, EditPage } from '@/ui/entity/entity-page';
import { FechaField } from '@/ui/field/fecha-field';
import { TextField } from '@/ui/field/text-field';
import { FECHAS, VEHICULO_FORM, type Vehiculo, type VehiculoFormValues } from './vehiculo.schema';
import { VEHICULOS } from './vehiculos.queries';

const { labels } = VEHICULO_FORM;

const FORM: FormRules<Vehiculo, VehiculoFormValues> = { ...VEHICULO_FORM, Fields };

function Fields({ record }: { record: Vehiculo | undefined }) {
  const { control } = useFormContext<VehiculoFormValues>();
  return (
    <>
      <TextField name="vehiculo" label={labels.vehiculo} autoFocus={!record} />
      <TextField name="patente" label={labels.patente} autoComplete="off" />
      {FECHAS.map((name) => (
        <FechaField key={name} control={control} name={name} label={labels[name]} />
      ))}
    </>
  );
}

export const AgregarVehiculoPage = () => <CreatePage entity={VEHICULOS} form={FORM} />;

export const EditarVehiculoPage = ({ id }: { id: number }) => (
  <EditPage entity={VEHICULOS} form={FORM} id={id} />
);
