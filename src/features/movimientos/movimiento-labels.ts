import { clean } from '@/domain/clean';
import { fechaLocal, formatFecha } from '@/domain/fechas';
import { showCount } from '@/lib/values/show-importe';
import type { EditTexts } from '@/ui/bulk/list-actions';
import type { MovimientoFormValues } from './movimiento-form.schema';
import type { Movimiento } from './movimiento.schema';

export const EDIT_TEXTS: EditTexts = {
  label: 'Editar Movimiento',
  noneSelected: 'Seleccioná un movimiento primero',
  severalSelected: 'Seleccioná un solo movimiento',
};

export const NONE_SELECTED = 'Debe seleccionar al menos un movimiento';

export const countMovimientos = (n: number): string => showCount(n, 'movimiento');

export const numeroOf = ({ id, remitoNumero }: Movimiento): string =>
  clean(remitoNumero ?? '') || `movimiento ${id}`;

/** Spec section 2, Movements. */
export const nombreOf = (value: { nombre: string } | null): string => value?.nombre || 'N/A';

/** `2026-11-20 10:30`: sorts by time. */
export const fechaHoraOf = ({ fecha, hora }: Movimiento): string => `${fecha ?? ''} ${hora ?? ''}`;

/** Who pays the flete (spec section 2, Movements). */
export const ladoACargo = ({
  fleteACargoCliente,
}: Pick<Movimiento, 'fleteACargoCliente'>): string => (fleteACargoCliente ? 'Origen' : 'Destino');

export const AMOUNTS = ['monto', 'flete'] as const;

export type MontoOFlete = (typeof AMOUNTS)[number];

/** Nothing is due for zero pesos. */
export const isDue = (movimiento: Movimiento, what: MontoOFlete): boolean =>
  !movimiento[`${what}Pagado`] && movimiento[what] > 0;

export function movimientoTitle(movimiento: Movimiento): string {
  const { id, remitoNumero, clienteOrigen, clienteDestino } = movimiento;
  const numero = remitoNumero ? `Remito ${remitoNumero}` : `Movimiento ${id}`;
  return `${numero}: ${nombreOf(clienteOrigen)} → ${nombreOf(clienteDestino)}`;
}

export function movimientoName({
  id,
  remitoNumero,
  clienteOrigen,
  clienteDestino,
}: Movimiento): string {
  const numero = remitoNumero ? `remito ${remitoNumero}` : `movimiento ${id}`;
  return `${numero}, de ${nombreOf(clienteOrigen)} a ${nombreOf(clienteDestino)}`;
}

/** A shipment that has the same number. Its date is left out if it is today's. */
export function repeatedText(remito: string, other: Movimiento): string {
  const dia = other.fecha === fechaLocal(new Date()) ? '' : formatFecha(other.fecha ?? '');
  const parties = `${nombreOf(other.clienteOrigen)} → ${nombreOf(other.clienteDestino)}`;
  const when = [dia, other.hora].filter(Boolean).join(' ');
  return `El remito ${remito} también lo tiene otro movimiento: ${parties}, ${when}`;
}

export const LABELS = {
  fecha: 'Fecha',
  clienteOrigen: 'Cliente Origen',
  clienteDestino: 'Cliente Destino',
  remitoNumero: 'Nro Remito',
  servicio: 'Servicio',
  bultos: 'Bultos',
  conSubServicio: 'Sub Servicio',
  subServicio: 'Sub Servicio',
  subBultos: 'Sub bultos',
  representante: 'Representante',
  fleteACargo: 'Flete a cargo',
  cuentaCorriente: 'Cuenta corriente',
  monto: 'Monto',
  montoPagado: 'Monto pagado',
  montoRendido: 'Monto rendido',
  flete: 'Flete',
  fletePagado: 'Flete pagado',
  fleteRendido: 'Flete rendido',
  seguro: 'Seguro',
  redespacho: 'Redespacho',
  contrareembolso: 'Com. Contrareembolso',
  valorDeclarado: 'Valor Declarado',
  observaciones: 'Observaciones',
} satisfies Record<keyof MovimientoFormValues, string>;
