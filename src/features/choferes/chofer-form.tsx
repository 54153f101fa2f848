import { useFormContext } from 'react-hook-form';
import { ContactoFields } from '@/features/contactos';
import type { FormRules } from '@/ui/entity/entity-form';
import { CreatePage, EditPage } from '@/ui/entity/entity-page';
import { FechaField } from '@/ui/field/fecha-field';
import { TextField } from '@/ui/field/text-field';
import { CHOFER_FORM, type Chofer, type ChoferFormValues } from './chofer.schema';
import { CHOFERES } from './choferes.queries';

const { labels } = CHOFER_FORM;

const FORM: FormRules<Chofer, ChoferFormValues> = { ...CHOFER_FORM, Fields };

function Fields({ record }: { record: Chofer | undefined }) {
  const { control } = useFormContext<ChoferFormValues>();
  return (
    <>
      <TextField name="nombre" label={labels.nombre} autoFocus={!record} />
      <ContactoFields editing={record !== undefined} />
      <FechaField
        control={control}
        name="fechaVencimientoLicencia"
        label={labels.fechaVencimientoLicencia}
      />
      <FechaField control={control} name="fechaIngreso" label={labels.fechaIngreso} />
    </>
  );
}

export const AgregarChoferPage = () => <CreatePage entity={CHOFERES} form={FORM} />;

export const EditarChoferPage = ({ id }: { id: number }) => (
  <EditPage entity={CHOFERES} form={FORM} id={id} />
);
