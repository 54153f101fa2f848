import {
  CONTACTO_LABELS,
  ContactoFields,
  toContactoForm,
  type ContactoFormValues,
} from '@/features/contactos';
import type { FormRules } from '@/ui/entity/entity-form';
import { CreatePage, EditPage } from '@/ui/entity/entity-page';
import { TextField } from '@/ui/field/text-field';
import {
  representanteEditFormSchema,
  representanteFormSchema,
  type Representante,
} from './representante.schema';
import { REPRESENTANTES } from './representantes.queries';

const FORM: FormRules<Representante, ContactoFormValues> = {
  schema: representanteFormSchema,
  editSchema: representanteEditFormSchema,
  toForm: toContactoForm,
  labels: CONTACTO_LABELS,
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
