import { CONTACTO_FORM, ContactoFields, type ContactoFormValues } from '@/features/contactos';
import type { FormRules } from '@/ui/entity/entity-form';
import { CreatePage, EditPage } from '@/ui/entity/entity-page';
import { TextField } from '@/ui/field/text-field';
import type { Cliente } from './cliente.schema';
import { CLIENTES } from './clientes.queries';
import { UniqueField } from './unique-field';
import { VerCuenta } from './ver-cuenta';

export const CLIENTE_FORM: FormRules<Cliente, ContactoFormValues> = {
  ...CONTACTO_FORM,
  Fields: ({ record }) => (
    <>
      <UniqueField name="nombre" ownId={record?.id}>
        <TextField
          name="nombre"
          label={CONTACTO_FORM.labels.nombre}
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

export function AgregarClientePage() {
  return <CreatePage entity={CLIENTES} form={CLIENTE_FORM} />;
}

export function EditarClientePage({ id }: { id: number }) {
  const actions = <VerCuenta clienteId={id} blockedBy={null} />;
  return <EditPage entity={CLIENTES} form={CLIENTE_FORM} id={id} actions={actions} />;
}
