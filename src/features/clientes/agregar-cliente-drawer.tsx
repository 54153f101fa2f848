import { cuitProblem } from '@/domain/cuit';
import type { ContactoFormValues } from '@/features/contactos';
import type { Created } from '@/lib/api/crud';
import { toasts } from '@/lib/page/toasts';
import { EntityForm } from '@/ui/entity/entity-form';
import { FormOverlay } from '@/ui/leaving/unsaved-work';
import { Drawer } from '@/ui/overlay/overlay';
import { ClienteFields } from './cliente-form';
import { CLIENTES } from './clientes.queries';

interface AgregarClienteDrawerProps {
  opened: boolean;
  nombre: string;
  /** What else is known of the client. */
  contacto?: Partial<ContactoFormValues>;
  /** Null if the answer could not be read; the client was created all the same. */
  onCreated: (cliente: Created) => void;
  onClose: () => void;
}

export function AgregarClienteDrawer({
  opened,
  nombre,
  contacto,
  onCreated,
  onClose,
}: AgregarClienteDrawerProps) {
  return (
    <FormOverlay onClose={onClose}>
      {(overlay) => (
        <Drawer {...overlay} opened={opened} position="right" title="Agregar un cliente">
          <EntityForm
            rules={CLIENTES.form}
            Fields={ClienteFields}
            typed={{
              ...contacto,
              [cuitProblem(nombre) === null ? 'identificacion' : 'nombre']: nombre,
            }}
            mutation={CLIENTES.mutations.create()}
            submitLabel="Agregar Cliente"
            onSaved={(cliente) => {
              if (!cliente)
                toasts.warning('Buscá el cliente que agregaste: no se pudo elegir solo');
              onCreated(cliente);
            }}
            onCancel={overlay.onClose}
          />
        </Drawer>
      )}
    </FormOverlay>
  );
}
