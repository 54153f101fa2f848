import { useMutation, useQuery } from '@tanstack/react-query';
import { EntityPage } from '@/ui/entity-page';
import { DetailState } from '@/ui/detail-state';
import { useReturnToList } from '@/ui/use-return-to-list';
import { RepresentanteForm } from './representante-form';
import { representantesMutations, representantesQueries } from './representantes.queries';

/** /representantes/{id} (spec section 2, Representatives). */
export function EditarRepresentantePage({ id }: { id: number }) {
  const returnToList = useReturnToList('/representantes');
  const representante = useQuery(representantesQueries.detail(id));
  const update = useMutation(representantesMutations.update(id));
  return (
    <EntityPage
      title="Editar Representante"
      crumbs={[
        { label: 'Inicio', to: '/' },
        { label: 'Representantes', to: '/representantes' },
        { label: 'Editar' },
      ]}
    >
      <DetailState
        query={representante}
        notFound="Representante no encontrado"
        fallback="Error al cargar el representante"
      >
        {(data) => (
          <RepresentanteForm
            key={data.id}
            representante={data}
            submitLabel="Guardar Cambios"
            onSubmit={(values, before) => update.mutateAsync({ values, before })}
            onSaved={returnToList}
            error={update.error}
            errorFallback="Error al actualizar el representante"
            onCancel={returnToList}
          />
        )}
      </DetailState>
    </EntityPage>
  );
}
