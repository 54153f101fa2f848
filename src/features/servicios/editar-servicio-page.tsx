import { useMutation, useQuery } from '@tanstack/react-query';
import { EntityPage } from '@/ui/entity-page';
import { DetailState } from '@/ui/detail-state';
import { useReturnToList } from '@/ui/use-return-to-list';
import { ServicioForm } from './servicio-form';
import { serviciosMutations, serviciosQueries } from './servicios.queries';

/** /servicios/{id} (spec section 2, Services). */
export function EditarServicioPage({ id }: { id: number }) {
  const returnToList = useReturnToList('/servicios');
  const servicio = useQuery(serviciosQueries.detail(id));
  const update = useMutation(serviciosMutations.update(id));
  return (
    <EntityPage
      title="Editar Servicio"
      crumbs={[
        { label: 'Inicio', to: '/' },
        { label: 'Servicios', to: '/servicios' },
        { label: 'Editar' },
      ]}
    >
      <DetailState
        query={servicio}
        notFound="Servicio no encontrado"
        fallback="Error al cargar el servicio"
      >
        {(data) => (
          <ServicioForm
            key={data.id}
            servicio={data}
            submitLabel="Guardar Cambios"
            onSubmit={(values, before) => update.mutateAsync({ values, before })}
            onSaved={returnToList}
            error={update.error}
            errorFallback="Error al actualizar el servicio"
            onCancel={returnToList}
          />
        )}
      </DetailState>
    </EntityPage>
  );
}
