import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { CONTACTO_LABELS, ContactoFields } from '@/ui/contacto-fields';
import { EntityForm, type FormHost } from '@/ui/entity-form';
import { FechaField } from '@/ui/fecha-field';
import {
  choferEditFormSchema,
  choferFormSchema,
  toChoferForm,
  type Chofer,
  type ChoferFormValues,
} from './chofer.schema';
import { readChofer } from './choferes.queries';

const LABELS = {
  ...CONTACTO_LABELS,
  fechaVencimientoLicencia: 'Fecha de Vencimiento de Licencia',
  fechaIngreso: 'Fecha Ingreso',
} satisfies Record<keyof ChoferFormValues, string>;

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
    <EntityForm
      form={form}
      merging={{ labels: LABELS }}
      read={chofer && ((signal) => readChofer(chofer.id, signal).then(toChoferForm))}
      {...host}
    >
      <TextInput label={LABELS.nombre} autoFocus={!chofer} {...form.register('nombre')} />
      <ContactoFields editing={chofer !== undefined} />
      <FechaField
        control={form.control}
        name="fechaVencimientoLicencia"
        label={LABELS.fechaVencimientoLicencia}
      />
      <FechaField control={form.control} name="fechaIngreso" label={LABELS.fechaIngreso} />
    </EntityForm>
  );
}
