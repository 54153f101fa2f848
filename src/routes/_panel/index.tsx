import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { InicioPage } from '@/features/inicio';
import {
  notificacionesQueries,
  notificacionesSearchDefaults,
  notificacionesSearchSchema,
} from '@/features/notificaciones';
import { warm } from '@/lib/warm';

export const Route = createFileRoute('/_panel/')({
  validateSearch: notificacionesSearchSchema,
  search: { middlewares: [stripSearchParams(notificacionesSearchDefaults)] },
  loader: ({ context: { queryClient }, preload }) => {
    warm(queryClient, notificacionesQueries.nuevas(), preload);
    warm(queryClient, notificacionesQueries.leidas(), preload);
    warm(queryClient, notificacionesQueries.anotaciones(), preload);
    warm(queryClient, notificacionesQueries.sanitizer(), preload);
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
