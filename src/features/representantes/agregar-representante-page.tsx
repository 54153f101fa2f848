import { useMutation } from '@tanstack/react-query';
import { EntityPage } from '@/ui/entity-page';
import { useReturnToList } from '@/ui/use-return-to-list';
import { RepresentanteForm } from './representante-form';
import { representantesMutations } from './representantes.queries';

/** /agregar-representante (spec section 2, Representatives). */
export function AgregarRepresentantePage() {
  const returnToList = useReturnToList('/representantes');
  const creation = useMutation(representantesMutations.create());
  return (
    <EntityPage
      title="Agregar Representante"
      crumbs={[
        { label: 'Inicio', to: '/' },
        { label: 'Representantes', to: '/representantes' },
        { label: 'Agregar' },
      ]}
    >
      <RepresentanteForm
        submitLabel="Agregar Representante"
        onSubmit={(values) => creation.mutateAsync(values)}
        onSaved={returnToList}
        error={creation.error}
        errorFallback="Error inesperado"
        onCancel={returnToList}
      />
    </EntityPage>
  );
}
