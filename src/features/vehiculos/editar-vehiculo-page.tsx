import { useMutation, useQuery } from '@tanstack/react-query';
import { DetailState } from '@/ui/detail-state';
import { EntityPage } from '@/ui/entity-page';
import { useReturnToList } from '@/ui/use-return-to-list';
import { VehiculoForm } from './vehiculo-form';
import { vehiculosMutations, vehiculosQueries } from './vehiculos.queries';

/** /vehiculos/{id} (spec section 2, Vehicles). */
export function EditarVehiculoPage({ id }: { id: number }) {
  const returnToList = useReturnToList('/vehiculos');
  const vehiculo = useQuery(vehiculosQueries.detail(id));
  const update = useMutation(vehiculosMutations.update(id));
  return (
    <EntityPage
      title="Editar Vehículo"
      crumbs={[
        { label: 'Inicio', to: '/' },
        { label: 'Vehículos', to: '/vehiculos' },
        { label: 'Editar' },
      ]}
    >
      <DetailState
        query={vehiculo}
        notFound="Vehículo no encontrado"
        fallback="Error al cargar el vehículo"
      >
        {(data) => (
          <VehiculoForm
            key={data.id}
            vehiculo={data}
            submitLabel="Guardar Cambios"
            onSubmit={(values, before) => update.mutateAsync({ values, before })}
            onSaved={returnToList}
            error={update.error}
            errorFallback="Error al editar vehículo"
            onCancel={returnToList}
          />
        )}
      </DetailState>
    </EntityPage>
  );
}
