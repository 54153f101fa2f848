import { formatPorcentaje } from '@/domain/porcentajes';
import { showMonto } from '@/lib/values/show-importe';
import type { PickerSource } from '@/ui/picker/settle';
import type { Servicio } from './servicio.schema';
import { serviciosQueries } from './servicios.queries';

export const servicioSource: PickerSource<Servicio> = {
  query: serviciosQueries.filtro,
  describe: describeTarifa,
  // A form that held the price would go on with an old one.
  toValue: ({ id, nombre }) => ({ id, nombre }),
};

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
