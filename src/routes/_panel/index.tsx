import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { fechaLocal } from '@/domain/fechas';
import { figureQuery, figureSearches, InicioPage } from '@/features/inicio';
import {
  notificacionesQueries,
  notificacionesSearchDefaults,
  notificacionesSearchSchema,
} from '@/features/notificaciones';
import { vencimientosQueries } from '@/features/vencimientos';
import { prefetch } from '@/lib/cache/prefetch';

export const Route = createFileRoute('/_panel/')({
  validateSearch: notificacionesSearchSchema,
  search: { middlewares: [stripSearchParams(notificacionesSearchDefaults)] },
  loader: ({ context: { queryClient }, preload }) => {
    // A browser makes six calls at once: first the data of Para hoy and the notices, so that they appear together.
    prefetch(queryClient, vencimientosQueries.vehiculos(), preload);
    prefetch(queryClient, vencimientosQueries.choferes(), preload);
    prefetch(queryClient, vencimientosQueries.empleados(), preload);
    prefetch(queryClient, notificacionesQueries.nuevas(), preload);
    prefetch(queryClient, notificacionesQueries.anotaciones(), preload);
    prefetch(queryClient, notificacionesQueries.sanitizer(), preload);
    for (const search of Object.values(figureSearches(fechaLocal(new Date())))) {
      prefetch(queryClient, figureQuery(search), preload);
    }
    prefetch(queryClient, notificacionesQueries.leidas(), preload);
  },
  staticData: { title: 'Inicio' },
  component: Inicio,
});

function Inicio() {
  const { notificaciones } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <InicioPage
      tab={notificaciones}
      onTab={(tab) =>
        void navigate({ search: { notificaciones: tab }, replace: true, resetScroll: false })
      }
    />
  );
}
