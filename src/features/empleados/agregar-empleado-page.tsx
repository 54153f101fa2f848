import { useMutation } from '@tanstack/react-query';
import { EntityPage } from '@/ui/entity-page';
import { useReturnToList } from '@/ui/use-return-to-list';
import { EmpleadoForm } from './empleado-form';
import { empleadosMutations } from './empleados.queries';

/** /agregar-empleado (spec section 2, Employees). */
export function AgregarEmpleadoPage() {
  const returnToList = useReturnToList('/empleados');
  const creation = useMutation(empleadosMutations.create());
  return (
    <EntityPage
      title="Agregar Empleado"
      crumbs={[
        { label: 'Inicio', to: '/' },
        { label: 'Empleados', to: '/empleados' },
        { label: 'Agregar' },
      ]}
    >
      <EmpleadoForm
        submitLabel="Crear Empleado"
        onSubmit={(values) => creation.mutateAsync(values)}
        onSaved={returnToList}
        error={creation.error}
        errorFallback="Error inesperado"
        onCancel={returnToList}
      />
    </EntityPage>
  );
}
