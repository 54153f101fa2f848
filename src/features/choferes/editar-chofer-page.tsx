import { useMutation, useQuery } from '@tanstack/react-query';
import { EntityPage } from '@/ui/entity-page';
import { DetailState } from '@/ui/detail-state';
import { useReturnToList } from '@/ui/use-return-to-list';
import { ChoferForm } from './chofer-form';
import { choferesMutations, choferesQueries } from './choferes.queries';

/** /choferes/{id} (spec section 2, Drivers). */
export function EditarChoferPage({ id }: { id: number }) {
  const returnToList = useReturnToList('/choferes');
  const chofer = useQuery(choferesQueries.detail(id));
  const update = useMutation(choferesMutations.update(id));
  return (
    <EntityPage
      title="Editar Chofer"
      crumbs={[
        { label: 'Inicio', to: '/' },
        { label: 'Choferes', to: '/choferes' },
        { label: 'Editar' },
      ]}
    >
      <DetailState
        query={chofer}
        notFound="Chofer no encontrado"
        fallback="Error al cargar el chofer"
      >
        {(data) => (
          <ChoferForm
            key={data.id}
            chofer={data}
            submitLabel="Guardar Cambios"
            onSubmit={(values, before) => update.mutateAsync({ values, before })}
            onSaved={returnToList}
            error={update.error}
            errorFallback="Error al actualizar el chofer"
            onCancel={returnToList}
          />
        )}
      </DetailState>
    </EntityPage>
  );
}
