import { formatPorcentaje } from '@/domain/porcentajes';
import { showMonto } from '@/lib/show-importe';
import { SearchPicker, type SearchPickerProps } from '@/ui/forms/search-picker';
import type { Servicio } from './servicio.schema';
import { serviciosQueries } from './servicios.queries';

type ServicioPickerProps = Omit<SearchPickerProps<Servicio>, 'query' | 'describe'>;

/** Searches services by name. Options show the rate. */
export function ServicioPicker(props: ServicioPickerProps) {
  return <SearchPicker {...props} query={serviciosQueries.filtro} describe={describeTarifa} />;
}

function describeTarifa({
  precio,
  porcentaje,
  contrareembolso,
  porcentajeContrareembolso,
}: Servicio): string | null {
  const tarifa = porcentaje
    ? `${formatPorcentaje(porcentaje)} del monto`
    : precio
      ? `${showMonto(precio)} por bulto`
      : null;
  const comision =
    contrareembolso && porcentajeContrareembolso
      ? `comisión ${formatPorcentaje(porcentajeContrareembolso)}`
      : null;
  return [tarifa, comision].filter(Boolean).join(' · ') || null;
}
