import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { toContactoForm, type ContactoFormValues } from '@/lib/contacto';
import { CONTACTO_LABELS, ContactoFields } from '@/ui/contacto-fields';
import { EntityForm, type FormHost } from '@/ui/entity-form';
import {
  representanteEditFormSchema,
  representanteFormSchema,
  type Representante,
} from './representante.schema';
import { readRepresentante } from './representantes.queries';

interface RepresentanteFormProps extends FormHost<ContactoFormValues> {
  /** The representative being edited; none for a new one. */
  representante?: Representante;
}

/** A representative's fields (spec section 3). */
export function RepresentanteForm({ representante, ...host }: RepresentanteFormProps) {
  const form = useForm<ContactoFormValues>({
    resolver: standardSchemaResolver(
      representante ? representanteEditFormSchema : representanteFormSchema,
    ),
    defaultValues: toContactoForm(representante),
  });
  return (
    <EntityForm
      form={form}
      merging={{ labels: CONTACTO_LABELS }}
      read={
        representante &&
        ((signal) => readRepresentante(representante.id, signal).then(toContactoForm))
      }
      {...host}
    >
      <TextInput
        label={CONTACTO_LABELS.nombre}
        autoFocus={!representante}
        {...form.register('nombre')}
      />
      <ContactoFields editing={representante !== undefined} />
    </EntityForm>
  );
}
