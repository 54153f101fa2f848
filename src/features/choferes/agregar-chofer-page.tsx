import { useMutation } from '@tanstack/react-query';
import { EntityPage } from '@/ui/entity-page';
import { useReturnToList } from '@/ui/use-return-to-list';
import { ChoferForm } from './chofer-form';
import { choferesMutations } from './choferes.queries';

/** /agregar-chofer (spec section 2, Drivers). */
export function AgregarChoferPage() {
  const returnToList = useReturnToList('/choferes');
  const creation = useMutation(choferesMutations.create());
  return (
    <EntityPage
      title="Agregar Chofer"
      crumbs={[
        { label: 'Inicio', to: '/' },
        { label: 'Choferes', to: '/choferes' },
        { label: 'Agregar' },
      ]}
    >
      <ChoferForm
        submitLabel="Agregar Chofer"
        onSubmit={(values) => creation.mutateAsync(values)}
        onSaved={returnToList}
        error={creation.error}
        errorFallback="Error inesperado"
        onCancel={returnToList}
      />
    </EntityPage>
  );
}
