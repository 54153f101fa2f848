import { CONTACTO_FORM, ContactoFields } from '@/features/contactos';
import { CreatePage, EditPage } from '@/ui/entity/entity-page';
import { TextField } from '@/ui/field/text-field';
import type { Cliente } from './cliente.schema';
import { CLIENTES } from './clientes.queries';
import { UniqueField } from './unique-field';
import { VerCuenta } from './ver-cuenta';

export const ClienteFields = ({ record }: { record: Cliente | undefined }) => (
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
);

export function AgregarClientePage() {
  return <CreatePage entity={CLIENTES} Fields={ClienteFields} />;
}

export function EditarClientePage({ id }: { id: number }) {
  const actions = <VerCuenta clienteId={id} blockedBy={null} />;
  return <EditPage entity={CLIENTES} Fields={ClienteFields} id={id} actions={actions} />;
}
