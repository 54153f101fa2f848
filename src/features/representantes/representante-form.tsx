import {
  CONTACTO_FORM,
  CONTACTO_LABELS,
  ContactoFields,
  type ContactoFormValues,
} from '@/features/contactos';
import type { FormRules } from '@/ui/entity/entity-form';
import { CreatePage, EditPage } from '@/ui/entity/entity-page';
import { TextField } from '@/ui/field/text-field';
import type { Representante } from './representante.schema';
import { REPRESENTANTES } from './representantes.queries';

const FORM: FormRules<Representante, ContactoFormValues> = {
  ...CONTACTO_FORM,
  Fields: ({ record }) => (
    <>
      <TextField name="nombre" label={CONTACTO_LABELS.nombre} autoFocus={!record} />
      <ContactoFields editing={record !== undefined} />
    </>
  ),
};

export const AgregarRepresentantePage = () => <CreatePage entity={REPRESENTANTES} form={FORM} />;

export const EditarRepresentantePage = ({ id }: { id: number }) => (
  <EditPage entity={REPRESENTANTES} form={FORM} id={id} />
);
