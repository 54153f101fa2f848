import { useFormContext } from 'react-hook-form';
import { CONTACTO_LABELS, ContactoFields } from '@/features/contactos';
import type { FormRules } from '@/ui/entity/entity-form';
import { CreatePage, EditPage } from '@/ui/entity/entity-page';
import { FechaField } from '@/ui/field/fecha-field';
import { TextField } from '@/ui/field/text-field';
import {
  choferEditFormSchema,
  choferFormSchema,
  toChoferForm,
  type Chofer,
  type ChoferFormValues,
} from './chofer.schema';
import { CHOFERES } from './choferes.queries';

const LABELS = {
  ...CONTACTO_LABELS,
  fechaVencimientoLicencia: 'Fecha de Vencimiento de Licencia',
  fechaIngreso: 'Fecha Ingreso',
} satisfies Record<keyof ChoferFormValues, string>;

const FORM: FormRules<Chofer, ChoferFormValues> = {
  schema: choferFormSchema,
  editSchema: choferEditFormSchema,
  toForm: toChoferForm,
  labels: LABELS,
  Fields,
};

function Fields({ record }: { record: Chofer | undefined }) {
  const { control } = useFormContext<ChoferFormValues>();
  return (
    <>
      <TextField name="nombre" label={LABELS.nombre} autoFocus={!record} />
      <ContactoFields editing={record !== undefined} />
      <FechaField
        control={control}
        name="fechaVencimientoLicencia"
        label={LABELS.fechaVencimientoLicencia}
      />
      <FechaField control={control} name="fechaIngreso" label={LABELS.fechaIngreso} />
    </>
  );
}

export const AgregarChoferPage = () => <CreatePage entity={CHOFERES} form={FORM} />;

export const EditarChoferPage = ({ id }: { id: number }) => (
  <EditPage entity={CHOFERES} form={FORM} id={id} />
);
