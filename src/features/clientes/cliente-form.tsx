import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { cuitProblem } from '@/domain/cuit';
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
import { clienteEditFormSchema, clienteFormSchema, type Cliente } from './cliente.schema';
import { readCliente, clientesMutations, clientesQueries } from './clientes.queries';
import { UniqueField } from './unique-field';
import { VerCuenta } from './ver-cuenta';

interface ClienteFormProps<Saved> extends FormHost<Cliente, ContactoFormValues, Saved> {
  /** The name or CUIT already typed in a picker, for a new client. */
  typed?: string;
}

export function ClienteForm<Saved>({
  record: cliente,
  typed = '',
  ...host
}: ClienteFormProps<Saved>) {
  const form = useForm<ContactoFormValues>({
    resolver: cliente
      ? editResolver(clienteEditFormSchema, toContactoForm(cliente))
      : standardSchemaResolver(clienteFormSchema),
    defaultValues: cliente
      ? toContactoForm(cliente)
      : {
          ...toContactoForm(),
          [cuitProblem(typed) === null ? 'identificacion' : 'nombre']: typed,
        },
  });
  return (
    <EntityForm form={form} merging={{ labels: CONTACTO_LABELS }} toForm={toContactoForm} {...host}>
      <UniqueField name="nombre" ownId={cliente?.id}>
        <TextField
          name="nombre"
          label={CONTACTO_LABELS.nombre}
          data-autofocus
          autoFocus={!cliente}
        />
      </UniqueField>
      <ContactoFields
        editing={cliente !== undefined}
        cuit={(input) => (
          <UniqueField name="identificacion" ownId={cliente?.id}>
            {input}
          </UniqueField>
        )}
      />
    </EntityForm>
  );
}

const LIST = { label: 'Cliente', to: '/clientes' } as const;

export function AgregarClientePage() {
  return (
    <CreatePage
      title="Agregar Cliente"
      list={LIST}
      create={clientesMutations.create()}
      form={ClienteForm}
    />
  );
}

export function EditarClientePage({ id }: { id: number }) {
  return (
    <EditPage
      title="Editar Cliente"
      list={LIST}
      detail={clientesQueries.detail(id)}
      notFound="Cliente no encontrado"
      update={clientesMutations.update(id)}
      read={readCliente}
      recordName={({ nombre }) => nombre}
      actions={<VerCuenta clienteId={id} blockedBy={null} />}
      form={ClienteForm}
    />
  );
}
