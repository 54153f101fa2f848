import { useMutation, useQuery } from '@tanstack/react-query';
import { EntityPage } from '@/ui/entity-page';
import { DetailState } from '@/ui/detail-state';
import { useReturnToList } from '@/ui/use-return-to-list';
import { ClienteForm } from './cliente-form';
import { clientesMutations, clientesQueries } from './clientes.queries';

/** /clientes/{id} (spec section 2, Clients). */
export function EditarClientePage({ id }: { id: number }) {
  const returnToList = useReturnToList('/clientes');
  const cliente = useQuery(clientesQueries.detail(id));
  const update = useMutation(clientesMutations.update(id));
  return (
    <EntityPage
      title="Editar Cliente"
      crumbs={[
        { label: 'Inicio', to: '/' },
        { label: 'Cliente', to: '/clientes' },
        { label: 'Editar' },
      ]}
    >
      <DetailState
        query={cliente}
        notFound="Cliente no encontrado"
        fallback="Error al cargar el cliente"
      >
        {(data) => (
          <ClienteForm
            key={data.id}
            cliente={data}
            submitLabel="Guardar Cambios"
            onSubmit={(values, before) => update.mutateAsync({ values, before })}
            onSaved={returnToList}
            error={update.error}
            errorFallback="Error al actualizar el cliente"
            onCancel={returnToList}
          />
        )}
      </DetailState>
    </EntityPage>
  );
}
