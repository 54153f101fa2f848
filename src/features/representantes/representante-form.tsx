import {
  CONTACTO_FORM,
  ContactoFields,
  type Contacto,
  type ContactoFormValues,
} from '@/features/contactos';
import type { FormRules } from '@/ui/entity/entity-form';
import { CreatePage, EditPage } from '@/ui/entity/entity-page';
import { TextField } from '@/ui/field/text-field';
import { REPRESENTANTES } from './representantes.queries';

const FORM: FormRules<Contacto, ContactoFormValues> = {
  ...CONTACTO_FORM,
  Fields: ({ record }) => (
    <>
      <TextField name="nombre" label={CONTACTO_FORM.labels.nombre} autoFocus={!record} />
      <ContactoFields editing={record !== undefined} />
    </>
  ),
};

export const AgregarRepresentantePage = () => <CreatePage entity={REPRESENTANTES} form={FORM} />;

export const EditarRepresentantePage = ({ id }: { id: number }) => (
  <EditPage entity={REPRESENTANTES} form={FORM} id={id} />
);
