import { useMutation, useQuery } from '@tanstack/react-query';
import { DetailState } from '@/ui/detail-state';
import { EntityPage } from '@/ui/entity-page';
import { useReturnToList } from '@/ui/use-return-to-list';
import { EmpleadoForm } from './empleado-form';
import { empleadosMutations, empleadosQueries } from './empleados.queries';

/** /empleados/{id} (spec section 2, Employees). */
export function EditarEmpleadoPage({ id }: { id: number }) {
  const returnToList = useReturnToList('/empleados');
  const empleado = useQuery(empleadosQueries.detail(id));
  const update = useMutation(empleadosMutations.update(id));
  return (
    <EntityPage
      title="Editar Empleado"
      crumbs={[
        { label: 'Inicio', to: '/' },
        { label: 'Empleados', to: '/empleados' },
        { label: 'Editar' },
      ]}
    >
      <DetailState
        query={empleado}
        notFound="Error al cargar el empleado"
        fallback="Error al cargar el empleado"
      >
        {(data) => (
          <EmpleadoForm
            key={data.id}
            empleado={data}
            submitLabel="Guardar Cambios"
            onSubmit={(values, before) => update.mutateAsync({ values, before })}
            onSaved={returnToList}
            error={update.error}
            errorFallback="Error al actualizar el empleado"
            onCancel={returnToList}
          />
        )}
      </DetailState>
    </EntityPage>
  );
}
