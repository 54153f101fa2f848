import { clean } from '@/domain/clean';
import { fold } from '@/domain/fold';
import type { MovimientoFormValues } from '../movimiento-form.schema';
import { cantidadOf, pesosOf } from '../movimiento-importes';
import type { Movimiento } from '../movimiento.schema';

/** Whether a stored movement is what these values were sent as: by its number, else by what it carries, for whom. */
export function isSame(movimiento: Movimiento, values: MovimientoFormValues): boolean {
  const number = clean(values.remitoNumero);
  if (number !== '') return clean(movimiento.remitoNumero ?? '') === number;
  const nombre = (of: { nombre: string } | null) => fold(of?.nombre ?? '');
  return (
    clean(movimiento.remitoNumero ?? '') === '' &&
    movimiento.fecha === values.fecha &&
    movimiento.monto === pesosOf(values.monto) &&
    movimiento.bultos === cantidadOf(values.bultos) &&
    nombre(movimiento.clienteDestino) === nombre(values.clienteDestino) &&
    nombre(movimiento.clienteOrigen) === nombre(values.clienteOrigen)
  );
}
