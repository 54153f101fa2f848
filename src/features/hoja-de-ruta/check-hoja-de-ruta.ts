import type { HojaDeRutaFilters } from './hoja-de-ruta-filters';
import type { HojaDeRutaPayload } from './hoja-de-ruta.schema';

export interface Problem {
  field?: 'fecha' | 'chofer' | 'vehiculo';
  message: string;
}

export const NO_FECHA: Problem = { field: 'fecha', message: 'La fecha es obligatoria' };

/** The first problem in the order of spec section 5, or the payload. If nothing is ticked, the sheet takes all `loaded` movements. */
export function toHojaDeRutaPayload(
  filters: HojaDeRutaFilters,
  loaded: readonly { id: number }[] | undefined,
  ticked: ReadonlySet<number>,
): { payload: HojaDeRutaPayload } | { problem: Problem } {
  const { fecha, chofer, vehiculo, conRepresentante, representante } = filters;
  if (!fecha) return { problem: NO_FECHA };
  if (!chofer) return { problem: { field: 'chofer', message: 'Debe seleccionar un chofer' } };
  if (!vehiculo) {
    return { problem: { field: 'vehiculo', message: 'Debe seleccionar un vehículo' } };
  }
  const problem = (message: string) => ({ problem: { message } });
  if (!loaded) {
    return problem('No hay movimientos para crear la hoja de ruta. Realice una búsqueda primero.');
  }
  const movimientoIds = ticked.size > 0 ? [...ticked] : loaded.map(({ id }) => id);
  if (movimientoIds.length === 0) {
    return problem('Debe haber al menos un movimiento seleccionado para crear la hoja de ruta.');
  }
  return {
    payload: {
      fecha,
      representanteId: conRepresentante ? (representante?.id ?? null) : null,
      vehiculoId: vehiculo.id,
      empleadoId: chofer.id,
      movimientoIds,
    },
  };
}
