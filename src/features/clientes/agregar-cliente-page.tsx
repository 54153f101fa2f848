import { useMutation } from '@tanstack/react-query';
import { FormPage } from '@/ui/form-grid';
import { PageHeader } from '@/ui/page-header';
import { PanelCard } from '@/ui/panel-card';
import { useReturnToList } from '@/ui/use-return-to-list';
import { ClienteForm } from './cliente-form';
import { clientesMutations } from './clientes.queries';

/** /agregar-cliente (spec section 2, Clients). */
export function AgregarClientePage() {
  const returnToList = useReturnToList('/clientes');
  const creation = useMutation(clientesMutations.create());
  return (
    <FormPage>
      <PageHeader
        title="Agregar Cliente"
        crumbs={[
          { label: 'Inicio', to: '/' },
          { label: 'Cliente', to: '/clientes' },
          { label: 'Agregar' },
        ]}
      />
      <PanelCard>
        <ClienteForm
          submitLabel="Agregar Cliente"
          onSubmit={(values) => creation.mutateAsync(values).then(returnToList)}
          error={creation.error}
          errorFallback="Error inesperado"
          onCancel={returnToList}
        />
      </PanelCard>
    </FormPage>
  );
}
