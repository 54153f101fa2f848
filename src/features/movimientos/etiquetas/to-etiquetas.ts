import { clean } from '@/domain/clean';
import { sumPesos } from '@/domain/dinero';
import { fold } from '@/domain/fold';
import { wholeBultos } from '@/domain/totales';
import { config } from '@/lib/page/config';
import { showMonto } from '@/lib/values/show-importe';
import { AMOUNTS, isDue, LABELS, ladoACargo, nombreOf } from '../movimiento-labels';
import type { Movimiento } from '../movimiento.schema';
import type { Etiqueta } from './etiqueta';

/** In observaciones, with or without its accent, it puts FRÁGIL on the label. */
const FRAGIL_WORD = 'fragil';

/** The remito number, which `Tildar por remito` reads. Null if the movement has none. */
export const codigoDe = ({ remitoNumero }: Movimiento): string | null =>
  clean(remitoNumero ?? '') || null;

const isPaidOnDelivery = ({ fleteACargoCliente, cuentaCorriente }: Movimiento) =>
  !fleteACargoCliente && !cuentaCorriente;

/** Unpaid amounts that the destination pays on delivery; a flete on account is billed later. Null if there are none. */
function cobrarDe(movimiento: Movimiento): Etiqueta['cobrar'] {
  const parts = AMOUNTS.filter((what) => isDue(movimiento, what))
    .filter((what) => what === 'monto' || isPaidOnDelivery(movimiento))
    .map((what) => ({ nombre: LABELS[what], pesos: movimiento[what] }));
  if (parts.length === 0) return null;
  return {
    detalle: parts
      .map(({ nombre, pesos }) => (parts.length > 1 ? `${nombre} ${showMonto(pesos)}` : nombre))
      .join(' + '),
    importe: showMonto(sumPesos(parts.map(({ pesos }) => pesos))),
  };
}

/** One label per bulto. `localidad` is the destination's. */
export function toEtiquetas(movimiento: Movimiento, localidad: string | null): Etiqueta[] {
  const bultos = wholeBultos(movimiento);
  const codigo = codigoDe(movimiento);
  const cobrar = cobrarDe(movimiento);
  return Array.from({ length: bultos }, (_, index) => ({
    empresa: config.companyName,
    remito: codigo,
    codigo,
    bulto: index + 1,
    bultos,
    origen: nombreOf(movimiento.clienteOrigen),
    destino: nombreOf(movimiento.clienteDestino),
    localidad,
    aCargoDe: ladoACargo(movimiento),
    cobrar,
    fragil: fold(movimiento.observaciones ?? '').includes(FRAGIL_WORD),
  }));
}
