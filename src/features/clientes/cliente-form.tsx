import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { toContactoForm, type ContactoFormValues } from '@/lib/contacto';
import { CONTACTO_LABELS, ContactoFields } from '@/ui/contacto-fields';
import { EntityForm, type FormHost } from '@/ui/entity-form';
import { clienteEditFormSchema, clienteFormSchema, type Cliente } from './cliente.schema';
import { readCliente } from './clientes.queries';

interface ClienteFormProps<Saved> extends FormHost<ContactoFormValues, Saved> {
  /** The client being edited; none for a new one. */
  cliente?: Cliente;
  /** A new client's name, where it was typed already. */
  nombre?: string;
}

/** A client's fields (spec section 2, Clients). Hosted by the create page, the edit page and the movement form's drawer. */
export function ClienteForm<Saved>({ cliente, nombre = '', ...host }: ClienteFormProps<Saved>) {
  const form = useForm<ContactoFormValues>({
    resolver: standardSchemaResolver(cliente ? clienteEditFormSchema : clienteFormSchema),
    defaultValues: cliente ? toContactoForm(cliente) : { ...toContactoForm(), nombre },
  });
  return (
    <EntityForm
      form={form}
      merging={{ labels: CONTACTO_LABELS }}
      read={cliente && ((signal) => readCliente(cliente.id, signal).then(toContactoForm))}
      {...host}
    >
      <TextInput
        label={CONTACTO_LABELS.nombre}
        data-autofocus
        autoFocus={!cliente}
        {...form.register('nombre')}
      />
      <ContactoFields editing={cliente !== undefined} />
    </EntityForm>
  );
}
