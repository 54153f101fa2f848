import { clean } from '@/domain/clean';
import { fold } from '@/domain/fold';
import { wholeBultos } from '@/domain/totales';
import { config } from '@/lib/config';
import type { Etiqueta } from '@/lib/etiquetas/etiqueta';
import { showMonto } from '@/lib/show-importe';
import type { Movimiento } from './movimiento.schema';
import { aCargoDe, nombreOf } from './si-no';

/** What a movement's barcodes hold: its remito number, which `Tildar por remito` reads. Null if it has none. */
export const codigoDe = ({ remitoNumero }: Movimiento): string | null =>
  clean(remitoNumero ?? '') || null;

/**
 * What the destination pays on delivery, in pesos: the monto of a contrareembolso that is not paid yet. Null if nothing is to be
 * collected.
 */
function contrareembolsoDe({ servicio, contrareembolso, monto, montoPagado }: Movimiento) {
  const isContrareembolso = servicio?.contrareembolso === true || contrareembolso > 0;
  return isContrareembolso && !montoPagado && monto > 0 ? monto : null;
}

/** The labels of a movement, in the order of its bultos. `localidad` is the destination's. */
export function toEtiquetas(movimiento: Movimiento, localidad: string | null): Etiqueta[] {
  const bultos = wholeBultos(movimiento);
  const codigo = codigoDe(movimiento);
  const cobrar = contrareembolsoDe(movimiento);
  return Array.from({ length: bultos }, (_, index) => ({
    empresa: config.companyName,
    remito: codigo,
    codigo,
    bulto: index + 1,
    bultos,
    origen: nombreOf(movimiento.clienteOrigen),
    destino: nombreOf(movimiento.clienteDestino),
    localidad,
    aCargoDe: aCargoDe(movimiento),
    contrareembolso: cobrar === null ? null : showMonto(cobrar),
    fragil: fold(movimiento.observaciones ?? '').includes('fragil'),
  }));
}
