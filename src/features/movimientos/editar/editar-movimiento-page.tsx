import { useGoBack } from '@/ui/entity/list-history';
import { PageHeader } from '@/ui/frame/page-header';
import { PanelCard } from '@/ui/frame/panel-card';
import { MovimientoEditor } from './movimiento-editor';

export function EditarMovimientoPage({ id }: { id: number }) {
  const goBack = useGoBack('/movimientos');
  return (
    <>
      <PageHeader
        title="Editar Movimiento"
        crumbs={[{ label: 'Movimientos', to: '/movimientos' }, { label: 'Editar' }]}
      />
      <PanelCard>
        <MovimientoEditor
          // A route keeps its component when only the id changes.
          key={id}
          id={id}
          closeLabel="Volver"
          errorText="Error al actualizar el movimiento"
          onClose={() => goBack()}
          onSaved={() => goBack(id)}
        />
      </PanelCard>
    </>
  );
}
