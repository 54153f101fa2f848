import { exact, rounded } from './decimal';
import { sumPesos, toCents } from './dinero';

/** `precio` in pesos per bulto, `porcentaje` as a fraction of the monto. */
export type Tarifa = { precio: number | null; porcentaje: number | null };

/** `porcentajeContrareembolso` is a fraction of the monto. */
export type ServicioTarifado = Tarifa & {
  contrareembolso: boolean;
  porcentajeContrareembolso: number | null;
};

/** The amounts that a stored flete includes besides the freight, in pesos. */
export type Adicionales = {
  contrareembolso: number | null;
  redespacho: number | null;
  seguro: number | null;
};

/** `monto` in pesos; `bultos` and `subBultos` are counts. Nulls count as zero. */
export type DatosFlete = {
  monto: number | null;
  bultos: number | null;
  subBultos: number | null;
  servicio: Tarifa | null;
  subServicio: Tarifa | null;
};

/**
 * The freight of a movement in pesos, rounded once to cents: monto × percentage if the service has one, else price × bultos, plus the
 * sub-service's price × sub bultos. A service with neither (null or zero) charges 0, even with a sub-service. Spec section 9, Flete rule.
 * @throws RangeError when a number is not finite.
 */
export function computeFlete({
  monto,
  bultos,
  subBultos,
  servicio,
  subServicio,
}: DatosFlete): number {
  const sub = exact(subServicio?.precio).times(exact(subBultos));
  if (servicio?.porcentaje) {
    return rounded(exact(monto).times(exact(servicio.porcentaje)).plus(sub), 2);
  }
  if (servicio?.precio) {
    return rounded(exact(servicio.precio).times(exact(bultos)).plus(sub), 2);
  }
  return 0;
}

/** The contrareembolso commission in pesos, rounded to cents. 0 without one. Spec section 9. @throws RangeError when a number is not finite. */
export function computeComision(
  monto: number | null,
  servicio: Pick<ServicioTarifado, 'contrareembolso' | 'porcentajeContrareembolso'> | null,
): number {
  if (!servicio?.contrareembolso) return 0;
  return rounded(exact(monto).times(exact(servicio.porcentajeContrareembolso)), 2);
}

/** The stored flete in pesos: net freight plus extras (spec section 9, Stored flete). @throws RangeError when not finite. */
export function storedFlete(
  net: number,
  { contrareembolso, redespacho, seguro }: Adicionales,
): number {
  return sumPesos([net, contrareembolso, redespacho, seguro]);
}

/** The net freight in pesos, the inverse of {@link storedFlete} (spec section 4). @throws RangeError when not finite. */
export function netFlete(
  stored: number,
  { contrareembolso, redespacho, seguro }: Adicionales,
): number {
  const extras = exact(contrareembolso).plus(exact(redespacho)).plus(exact(seguro));
  return rounded(exact(stored).minus(extras), 2);
}

/** Spec section 9: tolerance for a manual flete. */
const TOLERANCE_CENTS = 1;

/**
 * The net flete in pesos if it was typed by hand: it differs from the computed one by more than 0.01, or is too large for cents. Null if
 * the computed one applies. Spec sections 4 (movement edit) and 9 (tolerance).
 * @throws RangeError when a stored amount is not finite.
 */
export function fleteForEdit({
  stored,
  computed,
  ...extras
}: Adicionales & { stored: number; computed: number }): number | null {
  const net = netFlete(stored, extras);
  const netCents = toCents(net);
  const computedCents = toCents(computed);
  const isManual =
    netCents === null ||
    computedCents === null ||
    Math.abs(netCents - computedCents) > TOLERANCE_CENTS;
  return isManual ? net : null;
}
