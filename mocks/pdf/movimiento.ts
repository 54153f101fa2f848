import type { Movimiento } from '../model';
import { sumCents } from './format';

/** The number printed for a movement: its own, else one made from its id. */
export function numeroRemito(movimiento: Pick<Movimiento, 'id' | 'remitoNumero'>): string {
  const numero = movimiento.remitoNumero?.trim() ?? '';
  return numero === '' ? `0000-${String(movimiento.id).padStart(8, '0')}` : numero;
}

/** Sub bultos count only where the movement has a sub service. */
export function subBultosDe(movimiento: Pick<Movimiento, 'subServicioId' | 'subBultos'>): number {
  return movimiento.subServicioId === null ? 0 : (movimiento.subBultos ?? 0);
}

export function totalBultosDe(
  movimiento: Pick<Movimiento, 'bultos' | 'subServicioId' | 'subBultos'>,
): number {
  return movimiento.bultos + subBultosDe(movimiento);
}

export function aCargoDe(movimiento: Pick<Movimiento, 'fleteACargoCliente'>): 'Origen' | 'Destino' {
  return movimiento.fleteACargoCliente ? 'Origen' : 'Destino';
}

export interface Totales {
  bultos: number;
  subBultos: number;
  montoCents: number;
  fleteCents: number;
}

export function totalesDe(movimientos: readonly Movimiento[]): Totales {
  return {
    bultos: movimientos.reduce((total, { bultos }) => total + bultos, 0),
    subBultos: movimientos.reduce((total, movimiento) => total + subBultosDe(movimiento), 0),
    montoCents: sumCents(movimientos.map(({ monto }) => monto)),
    fleteCents: sumCents(movimientos.map(({ flete }) => flete)),
  };
}
