import { PageHeader } from '@/ui/layout/page-header';
import { PanelCard } from '@/ui/layout/panel-card';
import { useGoBack } from '@/ui/layout/list-history';
import { MovimientoEditor } from './movimiento-editor';

/** /movimientos/{id} (spec section 2, Movements). */
export function EditarMovimientoPage({ id }: { id: number }) {
  const goBack = useGoBack('/movimientos');
  return (
    <>
      <PageHeader
        title="Editar Movimiento"
        crumbs={[
          { label: 'Inicio', to: '/' },
          { label: 'Movimientos', to: '/movimientos' },
          { label: 'Editar' },
        ]}
      />
      <PanelCard>
        <MovimientoEditor
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
