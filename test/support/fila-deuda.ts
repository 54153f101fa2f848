import type { FilaDeuda } from '@/domain/deuda';

export const HOY = '2026-11-20';
export const ana = { id: 1, nombre: 'Ana' };
export const beto = { id: 2, nombre: 'Beto' };

export type Fila = FilaDeuda & { remitoNumero: string | null };

/** A movement of today with an unpaid flete of 10 pesos. */
export const fila = (changes: Partial<Fila> = {}): Fila => ({
  remitoNumero: 'A-1',
  fecha: HOY,
  clienteOrigen: ana,
  clienteDestino: beto,
  representante: null,
  servicio: { id: 1, nombre: 'Encomienda' },
  bultos: 1,
  subBultos: null,
  subServicio: null,
  monto: 100,
  montoPagado: false,
  montoRendido: false,
  flete: 10,
  fletePagado: false,
  cuentaCorriente: false,
  fleteACargoCliente: true,
  ...changes,
});
