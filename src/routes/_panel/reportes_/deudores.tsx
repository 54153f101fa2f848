import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router';
import { fechaLocal } from '@/domain/fechas';
import {
  DeudoresPage,
  deudoresSearchDefaults,
  deudoresSearchSchema,
  initialDeudores,
} from '@/features/cuentas';

export const Route = createFileRoute('/_panel/reportes_/deudores')({
  validateSearch: deudoresSearchSchema,
  search: { middlewares: [stripSearchParams(deudoresSearchDefaults)] },
  beforeLoad: ({ search: { buscado } }) => {
    if (buscado) return;
    const search = initialDeudores(fechaLocal(new Date()));
    throw redirect({ to: '/reportes/deudores', search, replace: true });
  },
  staticData: { title: 'Deudores' },
  component: Deudores,
});

function Deudores() {
  return <DeudoresPage search={Route.useSearch()} />;
}
