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
import {
  readRepresentante,
  representantesMutations,
  representantesQueries,
} from './representantes.queries';

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

const LIST = { label: 'Representantes', to: '/representantes' } as const;

export function AgregarRepresentantePage() {
  return (
    <CreatePage
      title="Agregar Representante"
      list={LIST}
      create={representantesMutations.create()}
      form={FORM}
    />
  );
}

export function EditarRepresentantePage({ id }: { id: number }) {
  return (
    <EditPage
      title="Editar Representante"
      list={LIST}
      detail={representantesQueries.detail(id)}
      notFound="Representante no encontrado"
      update={representantesMutations.update(id)}
      read={readRepresentante}
      recordName={({ nombre }) => nombre}
      form={FORM}
    />
  );
}
