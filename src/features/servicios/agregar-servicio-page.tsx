import { useMutation } from '@tanstack/react-query';
import { EntityPage } from '@/ui/entity-page';
import { useReturnToList } from '@/ui/use-return-to-list';
import { ServicioForm } from './servicio-form';
import { serviciosMutations } from './servicios.queries';

/** /agregar-servicio (spec section 2, Services). */
export function AgregarServicioPage() {
  const returnToList = useReturnToList('/servicios');
  const creation = useMutation(serviciosMutations.create());
  return (
    <EntityPage
      title="Agregar Servicio"
      crumbs={[
        { label: 'Inicio', to: '/' },
        { label: 'Servicios', to: '/servicios' },
        { label: 'Agregar' },
      ]}
    >
      <ServicioForm
        submitLabel="Agregar Servicio"
        onSubmit={(values) => creation.mutateAsync(values)}
        onSaved={returnToList}
        error={creation.error}
        errorFallback="Error inesperado"
        onCancel={returnToList}
      />
    </EntityPage>
  );
}
