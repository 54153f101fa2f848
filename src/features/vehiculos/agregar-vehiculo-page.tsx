import { useMutation } from '@tanstack/react-query';
import { EntityPage } from '@/ui/entity-page';
import { useReturnToList } from '@/ui/use-return-to-list';
import { VehiculoForm } from './vehiculo-form';
import { vehiculosMutations } from './vehiculos.queries';

/** /agregar-vehiculo (spec section 2, Vehicles). */
export function AgregarVehiculoPage() {
  const returnToList = useReturnToList('/vehiculos');
  const creation = useMutation(vehiculosMutations.create());
  return (
    <EntityPage
      title="Agregar Vehículo"
      crumbs={[
        { label: 'Inicio', to: '/' },
        { label: 'Vehículos', to: '/vehiculos' },
        { label: 'Agregar' },
      ]}
    >
      <VehiculoForm
        submitLabel="Agregar Vehículo"
        onSubmit={(values) => creation.mutateAsync(values)}
        onSaved={returnToList}
        error={creation.error}
        errorFallback="Error inesperado"
        onCancel={returnToList}
      />
    </EntityPage>
  );
}
