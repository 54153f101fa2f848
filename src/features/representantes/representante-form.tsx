import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import {
  CONTACTO_LABELS,
  ContactoFields,
  toContactoForm,
  type ContactoFormValues,
} from '@/features/contactos';
import { editResolver } from '@/ui/entity/edit-resolver';
import { EntityForm, type FormHost } from '@/ui/entity/entity-form';
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

export function RepresentanteForm({
  record: representante,
  ...host
}: FormHost<Representante, ContactoFormValues>) {
  const form = useForm<ContactoFormValues>({
    resolver: representante
      ? editResolver(representanteEditFormSchema, toContactoForm(representante))
      : standardSchemaResolver(representanteFormSchema),
    defaultValues: toContactoForm(representante),
  });
  return (
    <EntityForm form={form} merging={{ labels: CONTACTO_LABELS }} toForm={toContactoForm} {...host}>
      <TextField name="nombre" label={CONTACTO_LABELS.nombre} autoFocus={!representante} />
      <ContactoFields editing={representante !== undefined} />
    </EntityForm>
  );
}

const LIST = { label: 'Representantes', to: '/representantes' } as const;

export function AgregarRepresentantePage() {
  return (
    <CreatePage
      title="Agregar Representante"
      list={LIST}
      create={representantesMutations.create()}
      form={RepresentanteForm}
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
      form={RepresentanteForm}
    />
  );
}
