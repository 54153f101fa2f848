import { useMutation } from '@tanstack/react-query';
import { EntityPage } from '@/ui/entity-page';
import { useReturnToList } from '@/ui/use-return-to-list';
import { ClienteForm } from './cliente-form';
import { clientesMutations } from './clientes.queries';

/** /agregar-cliente (spec section 2, Clients). */
export function AgregarClientePage() {
  const returnToList = useReturnToList('/clientes');
  const creation = useMutation(clientesMutations.create());
  return (
    <EntityPage
      title="Agregar Cliente"
      crumbs={[
        { label: 'Inicio', to: '/' },
        { label: 'Cliente', to: '/clientes' },
        { label: 'Agregar' },
      ]}
    >
      <ClienteForm
        submitLabel="Agregar Cliente"
        onSubmit={(values) => creation.mutateAsync(values)}
        onSaved={returnToList}
        error={creation.error}
        errorFallback="Error inesperado"
        onCancel={returnToList}
      />
    </EntityPage>
  );
}
