import {
  CONTACTO_LABELS,
  ContactoFields,
  toContactoForm,
  type ContactoFormValues,
} from '@/features/contactos';
import type { FormRules } from '@/ui/entity/entity-form';
import { CreatePage, EditPage } from '@/ui/entity/entity-page';
import { TextField } from '@/ui/field/text-field';
import { clienteEditFormSchema, clienteFormSchema, type Cliente } from './cliente.schema';
import { readCliente, clientesMutations, clientesQueries } from './clientes.queries';
import { UniqueField } from './unique-field';
import { VerCuenta } from './ver-cuenta';

export const CLIENTE_FORM: FormRules<Cliente, ContactoFormValues> = {
  schema: clienteFormSchema,
  editSchema: clienteEditFormSchema,
  toForm: toContactoForm,
  labels: CONTACTO_LABELS,
  Fields: ({ record }) => (
    <>
      <UniqueField name="nombre" ownId={record?.id}>
        <TextField
          name="nombre"
          label={CONTACTO_LABELS.nombre}
          data-autofocus
          autoFocus={!record}
        />
      </UniqueField>
      <ContactoFields
        editing={record !== undefined}
        cuit={(input) => (
          <UniqueField name="identificacion" ownId={record?.id}>
            {input}
          </UniqueField>
        )}
      />
    </>
  ),
};

const LIST = { label: 'Cliente', to: '/clientes' } as const;

export function AgregarClientePage() {
  return (
    <CreatePage
      title="Agregar Cliente"
      list={LIST}
      create={clientesMutations.create()}
      form={CLIENTE_FORM}
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
      form={CLIENTE_FORM}
    />
  );
}
