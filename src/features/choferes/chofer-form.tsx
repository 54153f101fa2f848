import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { ContactoFields } from '@/ui/contacto-fields';
import { EntityForm, type FormHost } from '@/ui/entity-form';
import { FechaField } from '@/ui/fecha-field';
import {
  choferEditFormSchema,
  choferFormSchema,
  toChoferForm,
  type Chofer,
  type ChoferFormValues,
} from './chofer.schema';

interface ChoferFormProps extends FormHost<ChoferFormValues> {
  /** The driver being edited; none for a new one. */
  chofer?: Chofer;
}

/** A driver's fields (spec section 3). */
export function ChoferForm({ chofer, ...host }: ChoferFormProps) {
  const form = useForm<ChoferFormValues>({
    resolver: standardSchemaResolver(chofer ? choferEditFormSchema : choferFormSchema),
    defaultValues: toChoferForm(chofer),
  });
  return (
    <EntityForm form={form} {...host}>
      <TextInput label="Nombre" autoFocus={!chofer} {...form.register('nombre')} />
      <ContactoFields editing={chofer !== undefined} />
      <FechaField
        control={form.control}
        name="fechaVencimientoLicencia"
        label="Fecha de Vencimiento de Licencia"
      />
      <FechaField control={form.control} name="fechaIngreso" label="Fecha Ingreso" />
    </EntityForm>
  );
}
