import { useQuery } from '@tanstack/react-query';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { DetailState } from '@/ui/detail-state';
import { PageHeader } from '@/ui/page-header';
import { PanelCard } from '@/ui/panel-card';
import { useReturnToList } from '@/ui/use-return-to-list';
import { MovimientoEditor } from './movimiento-editor';
import { LOAD_ERROR, movimientosQueries } from './movimientos.queries';

/** /movimientos/{id} (spec section 2, Movements). */
export function EditarMovimientoPage({ id }: { id: number }) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const returnToList = useReturnToList('/movimientos');
  const movimiento = useQuery(movimientosQueries.detail(id));

  const goBack = () => (canGoBack ? router.history.back() : returnToList());

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
        <DetailState query={movimiento} notFound="Movimiento no encontrado" fallback={LOAD_ERROR}>
          {(data) => (
            <MovimientoEditor
              key={data.id}
              movimiento={data}
              closeLabel="Volver"
              errorText="Error al actualizar el movimiento"
              onClose={goBack}
              onSaved={goBack}
            />
          )}
        </DetailState>
      </PanelCard>
    </>
  );
}
