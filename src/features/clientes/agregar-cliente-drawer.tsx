import { useMutation } from '@tanstack/react-query';
import { cuitProblem } from '@/domain/cuit';
import { EntityForm } from '@/ui/entity/entity-form';
import { FormOverlay } from '@/ui/leaving/unsaved-work';
import { Drawer } from '@/ui/overlay/overlay';
import { CLIENTE_FORM } from './cliente-form';
import { clientesMutations } from './clientes.queries';

interface AgregarClienteDrawerProps {
  opened: boolean;
  nombre: string;
  /** Null if the answer could not be read; the client was created all the same. */
  onCreated: (cliente: { id: number; nombre: string } | null) => void;
  onClose: () => void;
}

export function AgregarClienteDrawer({
  opened,
  nombre,
  onCreated,
  onClose,
}: AgregarClienteDrawerProps) {
  const create = clientesMutations.create();
  const { mutateAsync, error } = useMutation(create);
  return (
    <FormOverlay onClose={onClose}>
      {(overlay) => (
        <Drawer {...overlay} opened={opened} position="right" title="Agregar un cliente">
          <EntityForm
            rules={CLIENTE_FORM}
            typed={{ [cuitProblem(nombre) === null ? 'identificacion' : 'nombre']: nombre }}
            submitLabel="Agregar Cliente"
            onSubmit={({ values }) => mutateAsync(values)}
            onSaved={onCreated}
            onCancel={overlay.onClose}
            error={error}
            errorFallback={create.meta?.error}
          />
        </Drawer>
      )}
    </FormOverlay>
  );
}
